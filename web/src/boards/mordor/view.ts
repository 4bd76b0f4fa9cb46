// Made by `make types` from the fields that westmarch.games.mordor declares. Do not edit: change the fields.

/** What one seat, or a spectator, may know. */
export interface MordorView {
  game: "mordor";
  players: number;
  seat: number | null;
  options: { sheet: "basic" | "advanced"; layout: "standard" | "long"; hobbits: string; first: string };
  turn: number;
  position: number[];
  phase: "setup" | "throw" | "choose" | "resolve" | "over";
  hobbits: ("frodo" | "sam" | "merry" | "pippin")[];
  first: number;
  active: number;
  out: number[];
  effect: "none" | "equal_symbols" | "no_gandalf" | "double_fellowship" | "repeat_throws" | "double_orcs" | "no_nazgul" | "all_nazgul" | "two_rings";
  aside: ("yellow" | "red" | "blue" | "green" | "black")[];
  picked: ("yellow" | "red" | "blue" | "green" | "black")[];
  open_dice: ("yellow" | "red" | "blue" | "green" | "black")[];
  may_repeat: boolean;
  gandalfs: number;
  strikes: number;
  others_struck: number[];
  rings: number;
  squares: (("x" | "x." | "." | "..")[])[];
  marks_left: number[];
  faces: Partial<Record<"yellow" | "red" | "blue" | "green" | "black", "ring" | "gandalf" | "fellowship" | "orc" | "nazgul" | "white_tree">>;
}
