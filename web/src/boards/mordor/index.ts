import type { BoardKit } from "../index";
import Board from "./Board.svelte";
import EventFaces from "./EventFaces.svelte";
import { bare, COLOUR_OF, FORMS } from "./faces";

/** The colour and the form of the hobbit whose panel this is. */
function seal({ title }: { title: string }): { form: string; colour: string } {
  const colour = COLOUR_OF[bare(title) as keyof typeof COLOUR_OF];
  return { form: FORMS[colour] ?? "", colour };
}

const kit: BoardKit = {
  board: Board,
  numbered: true,
  faces: EventFaces,
  seal,
  line: seal,
  matters: (key) => /^(evaluate|ending)\./.test(key),
};

export default kit;
