// Frodo's and Gandalf's ways as the Ring-bearer's page knows them; on other pages there is nothing to read.
import type { Item, Scene } from "../../lib/types";
import { bearerOf, isPlace, itemsOf, onTrack } from "./scene";
import type { Step } from "./standing";

export interface Entry {
  /** A place, `note:dot`, or `note:stays` after an escape. */
  name: string;
  refuge: boolean;
}
export interface Journey {
  /** What was or will be written, the start first. */
  entries: Entry[];
  /** How many of them are behind him, without the start. */
  at: number;
  gandalf: string[];
}

const entryOf = (item: Item): Entry => ({ name: item.name, refuge: item.state === "note:refuge" });

export function journeyOf(scene: Scene, board: string): Journey | null {
  const bearer = bearerOf(scene);
  const sheet = itemsOf(bearer, board === "wild" ? "tray:way" : "tray:sheet");
  if (!sheet.length) return null;
  return {
    entries: sheet.map(entryOf),
    at: board === "wild" ? onTrack(bearer, "track:movement") : sheet.length - 1,
    gandalf: board === "wild" ? itemsOf(bearer, "tray:gandalf").map((item) => item.name) : [],
  };
}

/** The locations of a stretch of the sheet, in their order. */
export const locations = (entries: readonly Entry[]) => entries.map((entry) => entry.name).filter(isPlace);

/** The last location at this point of the sheet. */
export const lastBy = (journey: Journey, at: number) => locations(journey.entries.slice(0, at + 1)).at(-1) ?? null;

/** The number of each entry that is a location, where it was written last; the start has none. */
export function stepsOf(journey: Journey, until: number): Step[] {
  const found = new Map<string, number>();
  journey.entries.forEach(({ name }, n) => {
    if (n > 0 && n <= until && isPlace(name)) found.set(name, n);
  });
  return [...found].map(([place, number]) => ({ place, number }));
}
