// What a hunter has laid over the map, on this device.
import type { NoteMark } from "./notes";

export type Pencil = "strike" | "ask" | "ring" | "erase";
export type View = "both" | "riders" | "frodo";

export interface Book {
  marks: readonly NoteMark[];
  /** All places of the board, and the move at which a note would be written now. */
  places: readonly string[];
  move: number;
  writes: boolean;
  write: (place: string, text: string) => void;
}

class Layers {
  /** The riders' notebook as the board reads it; null where I may not. */
  book = $state.raw<Book | null>(null);
  /** Where he can be is hatched on the map. */
  heat = $state(true);
  /** What the next tap on a place writes down; null: taps answer. */
  pencil = $state<Pencil | null>(null);
  /** What a replay of a match that is over shows. */
  view = $state<View>("both");
}

export const layers = new Layers();
