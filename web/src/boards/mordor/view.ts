// Made by `make types` from the fields that westmarch.games.mordor declares. Do not edit: change the fields.

/** What the board reads of all that a seat, or a spectator, may know. */
export interface MordorView {
  phase: "setup" | "throw" | "choose" | "resolve" | "over";
  hobbits: ("frodo" | "sam" | "merry" | "pippin")[];
  active: number;
  out: number[];
  position: number[];
  squares: (("x" | "x." | "." | "..")[])[];
  marks_left: number[];
  effect: "none" | "equal_symbols" | "no_gandalf" | "double_fellowship" | "repeat_throws" | "double_orcs" | "no_nazgul" | "all_nazgul" | "two_rings";
  faces: Partial<Record<"yellow" | "red" | "blue" | "green" | "black", "ring" | "gandalf" | "fellowship" | "orc" | "nazgul" | "white_tree">>;
  aside: ("yellow" | "red" | "blue" | "green" | "black")[];
  picked: ("yellow" | "red" | "blue" | "green" | "black")[];
}
