// The riders' notebook: a word and a number on a place, such as `strike 8`: not until move 8.
import type { Note } from "../../lib/types";
import type { Pencil } from "./layers.svelte";

export interface NoteMark {
  place: string;
  mark: Exclude<Pencil, "erase">;
  /** The move at which it was written. */
  number: number;
}

/** The notes on places of this board; what nobody can read is left out. */
export function marksOf(notes: readonly Note[], board: string): NoteMark[] {
  return notes.flatMap(({ thing, text }) => {
    const found = /^(strike|ask|ring) (\d{1,2})$/.exec(text);
    if (!found || !thing.startsWith(`${board}:`)) return [];
    return [{ place: thing, mark: found[1] as NoteMark["mark"], number: Number(found[2]) }];
  });
}

/** What a pencil writes on a place; the same mark once more takes it away. */
export function noteOf(pencil: Pencil, move: number, before: NoteMark | undefined): string {
  return pencil === "erase" || before?.mark === pencil ? "" : `${pencil} ${move}`;
}
