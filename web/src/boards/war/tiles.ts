// What a Hunt tile shows: its number or sign, and whether it reveals. Read from the name that the table gives it.

export interface Tile {
  value: string;
  sign: string | null;
  reveals: boolean;
}

const SPECIAL: Record<string, Tile> = {
  elven_cloaks: { value: "0", sign: null, reveals: false },
  elven_rope: { value: "0", sign: null, reveals: false },
  phial_of_galadriel: { value: "−2", sign: null, reveals: false },
  smeagol_helps: { value: "−1", sign: null, reveals: false },
  shelobs_lair: { value: "", sign: "tile-shelob", reveals: false },
  ring_is_mine: { value: "", sign: "die-eye", reveals: true },
  on_on_they_went: { value: "3", sign: null, reveals: false },
  give_it_to_uss: { value: "1", sign: null, reveals: true },
};

export function tileOf(name: string): Tile {
  const id = name.slice(name.indexOf(":") + 1);
  const special = SPECIAL[id];
  if (special) return special;
  const [, face = ""] = id.split("_");
  const reveals = face.endsWith("r");
  const value = reveals ? face.slice(0, -1) : face;
  return value === "eye" ? { value: "", sign: "die-eye", reveals } : { value, sign: null, reveals };
}
