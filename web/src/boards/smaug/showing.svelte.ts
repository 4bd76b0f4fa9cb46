// Cards that are shown to the others while hands are closed: words in the notebook of the table, which all of the company
// read. The board tells what the notebook holds; hand and seats look here.
import type { Note } from "../../lib/types";

const WORD = "shown";

class Showing {
  /** Null where hands are open, or where I only look on. */
  notes = $state.raw<readonly Note[] | null>(null);
  write = $state.raw<((thing: string, text: string) => void) | null>(null);

  /** What a colour (`colour:red`) shows. */
  of(colour: string): string[] {
    return (this.notes ?? []).flatMap(({ thing, text }) => (text === WORD && thing.startsWith(`${colour} `) ? [thing.slice(colour.length + 1)] : []));
  }

  show(colour: string, card: string, on: boolean): void {
    this.write?.(`${colour} ${card}`, on ? WORD : "");
  }

  /** A card that has left the hand is not shown any more. */
  keep(colour: string, hand: readonly string[]): void {
    for (const card of this.of(colour)) if (!hand.includes(card)) this.show(colour, card, false);
  }
}

export const showing = new Showing();
