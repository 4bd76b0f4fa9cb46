// Which sign of the boards' sprite stands for a kind of event, and for a phase of a turn.
export const SIGNS: Readonly<Record<string, string>> = {
  card: "card-back",
  fellowship: "f-hidden",
  companions: "p-leader",
  character: "p-leader",
  hunt: "tile-eye",
  action: "die-will",
  army: "v-move",
  minions: "p-leader",
  nazgul: "p-nazgul",
  muster: "v-muster",
  battle: "v-attack",
  siege: "siege",
  settlement: "flag",
  politics: "vp",
  victory: "vp",
};
export const PHASE_SIGNS: Readonly<Record<string, string>> = {
  draw: "deck-character",
  fellowship: "f-hidden",
  hunt: "tile-eye",
  roll: "die-will",
  actions: "v-move",
};
