import type { BoardKit } from "../index";
import Board from "./Board.svelte";
import EventFaces from "./EventFaces.svelte";

const kit: BoardKit = {
  board: Board,
  faces: EventFaces,
  matters: (key) => /^(evaluate|ending)\./.test(key),
};

export default kit;
