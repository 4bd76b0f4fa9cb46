// What a hunter has laid over the map, on this device.
export type Pencil = "strike" | "ask" | "ring" | "erase";

class Layers {
  /** Where he can be is hatched on the map. */
  heat = $state(true);
  /** What the next tap on a place writes down; null: taps answer. */
  pencil = $state<Pencil | null>(null);
  /** What is possible before the eyes of all: a step of the record that is over. */
  reveal = $state<number | null>(null);
}

export const layers = new Layers();
