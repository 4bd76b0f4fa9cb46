// What a card looks like: its sort, sign and picture by its id; the numeral that counts by its name.
export interface Look {
  /** The colour of its band. */
  sort: string;
  sign: string;
  picture: string;
}

const look = (sort: string, sign: string, picture: string): Look => ({ sort, sign: `sm-${sign}`, picture: `em-${picture}` });
const BY_ID: Readonly<Record<string, Look>> = {
  thorins_key: look("key", "key", "key"),
  dwarf_way: look("way", "way", "way"),
  dwarf_thorin: look("dwarf", "hammer", "thorin"),
  dwarf_thorin_e: look("dwarf", "hammer", "thorin"),
  ally_beorn: look("ally", "ally", "beorn"),
  ally_bard: look("ally", "ally", "bard"),
  ally_tauriel: look("ally", "ally", "elf"),
  legolas: { sort: "elf", sign: "n-elves", picture: "em-elf" },
  galadriel: { sort: "elf", sign: "n-elves", picture: "em-elf" },
  bards_arrow: look("arrow", "arrow", "arrow"),
  barrels: look("barrels", "barrel", "barrels"),
  enchanted_stream: look("event", "spider", "path"),
  elf_lanterns: look("event", "spider", "lantern"),
  wandering: look("event", "spider", "bilbo"),
  longing: look("event", "axe", "treasure"),
  dragon_fire: look("event", "flame", "fire"),
  secret_stair: look("event", "axe", "key"),
  old_thrush: look("event", "axe", "eagle"),
  enemy_giant_spider: look("enemy", "spider", "spider"),
  enemy_spider_brood: look("enemy", "spider", "spider"),
  enemy_warg: look("enemy", "spider", "warg"),
  enemy_warg_riders: look("enemy", "axe", "warg"),
  enemy_wood_elves: look("enemy", "spider", "elf"),
};
const BY_SORT: Readonly<Record<string, Look>> = {
  dwarf: look("dwarf", "hammer", "dwarf"),
  bilbo: look("bilbo", "bilbo", "bilbo"),
  paths: look("paths", "paths", "path"),
  eagle: look("eagle", "eagle", "eagle"),
  gandalf: look("gandalf", "gandalf", "gandalf"),
  treasure: look("treasure", "coins", "treasure"),
  smaug: look("smaug", "smaug", "smaug"),
  web: look("webc", "web", "web"),
  enemy: look("enemy", "axe", "orc"),
};
const OTHER = look("event", "again", "lantern");

/** Of `card:dwarf_bofur`. */
export function lookOf(card: string): Look {
  const id = card.slice(card.indexOf(":") + 1);
  return BY_ID[id] ?? BY_SORT[id.split("_")[0] ?? ""] ?? OTHER;
}

export interface Titled {
  name: string;
  /** What counts: "2/4", "1–4", "14"; empty where the card has no number. */
  value: string;
}

const NUMBERED = /^(.*?)[\s(]+(\d[\d/–+\s]*)\)?$/u;

/** Names end in the number that counts; on a card it stands apart. */
export function titled(name: string): Titled {
  const found = NUMBERED.exec(name);
  return found?.[1] && found[2] ? { name: found[1], value: found[2].replaceAll(/\s/g, "") } : { name, value: "" };
}

/** The strengths of a card of which one is chosen. */
export const strengths = (value: string): number[] => value.split("/").map(Number).filter((n) => n > 0);

export interface Filled {
  value: number;
  doubled: boolean;
}

/** How cards fill a measure: exactly if they can, else as far as they go without spilling over. */
export function fill(cards: readonly (readonly number[])[], need: number, doubling: boolean): { cards: Filled[]; sum: number; exact: boolean } {
  let best: { cards: Filled[]; sum: number } | null = null;
  const better = (sum: number) => {
    if (best === null) return true;
    const [now, was] = [sum <= need, best.sum <= need];
    return now !== was ? now : now ? sum > best.sum : sum < best.sum;
  };
  const go = (n: number, sum: number, used: boolean, taken: Filled[]) => {
    const values = cards[n];
    if (!values) {
      if (better(sum)) best = { cards: taken, sum };
      return;
    }
    for (const value of values.length ? values : [0]) {
      go(n + 1, sum + value, used, [...taken, { value, doubled: false }]);
      if (doubling && !used && value) go(n + 1, sum + 2 * value, true, [...taken, { value, doubled: true }]);
    }
  };
  go(0, 0, false, []);
  const found = best ?? { cards: [], sum: 0 };
  return { ...found, exact: cards.length > 0 && found.sum === need };
}

/** The smallest sets of cards, by their numbers, that make a sum exactly; a bigger one that holds such a set is left out. */
export function exactSets(cards: readonly (readonly number[])[], need: number, doubling: boolean, most = 4): number[][] {
  const found: number[][] = [];
  const from = (size: number, start: number, taken: number[]): void => {
    if (found.length >= most) return;
    if (taken.length === size) {
      const smaller = found.some((set) => set.every((n) => taken.includes(n)));
      if (!smaller && fill(taken.map((n) => cards[n] ?? []), need, doubling).exact) found.push([...taken]);
      return;
    }
    for (let n = start; n < cards.length; n++) from(size, n + 1, [...taken, n]);
  };
  for (let size = 1; size <= Math.min(cards.length, 5) && found.length < most; size++) from(size, 0, []);
  return found;
}
