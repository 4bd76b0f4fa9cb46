// What a hunter has laid over the map, on this device.
export type Pencil = "strike" | "ask" | "ring" | "erase";
export type View = "both" | "riders" | "frodo";

class Layers {
  /** Where he can be is hatched on the map. */
  heat = $state(true);
  /** What the next tap on a place writes down; null: taps answer. */
  pencil = $state<Pencil | null>(null);
  /** What a replay of a match that is over shows. */
  view = $state<View>("both");
}

export const layers = new Layers();
