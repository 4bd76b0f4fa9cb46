// What a client draws of any game: docs/protocol.md.

export interface Cell {
  name: string;
  state: string;
  option: string | null;
  /** What the space does to those who stand there. */
  effect?: string | null;
}
export interface Track {
  title: string;
  cells: Cell[];
  /** What the track still takes. */
  number?: number | null;
}
export interface Item {
  name: string;
  shows: string | null;
  state: string | null;
  option: string | null;
  /** How many there are, or where a marker stands. */
  number: number | null;
  /** What sort of thing it is: the back of a card. */
  kind: string | null;
}
export interface Tray {
  title: string;
  items: Item[];
  /** Looked up now and then, so folded up where room is short. */
  detail?: boolean;
}
export interface Panel {
  title: string;
  notes: string[];
  tracks: Track[];
  trays: Tray[];
  detail?: boolean;
  /** Whose things these are. */
  seat: number | null;
}
export interface Scene {
  panels: Panel[];
  trays: Tray[];
  map: WorldMap | null;
}

/** A sign told apart by form: what is built there, an army, a siege. */
export interface Mark {
  name: string;
  sign: string;
  number: number | null;
  enclosed: boolean;
}
export interface Place {
  /** Also the answer that stands for it. */
  name: string;
  x: number;
  y: number;
  area: string | null;
  built: Mark | null;
  landmark: boolean;
}
export interface Way {
  a: string;
  b: string;
  kind: string;
}
/** What is printed on a board. It never changes, so it is fetched once by its key. */
export interface Atlas {
  key: string;
  drawing: string;
  places: Place[];
  ways: Way[];
}
export interface Piece {
  name: string;
  /** How many; null: there is only one such. */
  number: number | null;
  side: string | null;
  enclosed: boolean;
  state: string | null;
  option: string | null;
}
export interface Spot {
  place: string;
  pieces: Piece[];
  marks: Mark[];
  /** Who holds it, where that is not what is printed. */
  held: string | null;
}
export interface WorldMap {
  /** The key of its atlas. */
  atlas: string;
  spots: Spot[];
  here: string | null;
}
