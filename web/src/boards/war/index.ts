import type { BoardKit } from "../index";
import Board from "./Board.svelte";

const kit: BoardKit = {
  board: Board,
  matters: (key) => /^(battle|settlement|siege|hunt|fellowship|politics|turn)\./.test(key),
};

export default kit;
