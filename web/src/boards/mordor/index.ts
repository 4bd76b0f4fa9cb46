import type { BoardKit } from "../index";
import Board from "./Board.svelte";
import EventFaces from "./EventFaces.svelte";
import { COLOUR_OF, FORMS } from "./faces";

const kit: BoardKit = {
  board: Board,
  numbered: true,
  faces: EventFaces,
  seal: ({ title }) => {
    const colour = COLOUR_OF[title] ?? "black";
    return { form: FORMS[colour] ?? "", colour };
  },
  line: (panel) => {
    const colour = COLOUR_OF[panel.title] ?? "black";
    return { colour, form: FORMS[colour] ?? "" };
  },
  matters: (key) => /^(evaluate|ending)\./.test(key),
};

export default kit;
