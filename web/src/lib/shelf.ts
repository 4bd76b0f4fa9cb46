// What the start page knows of games before the server has told: those on the shelf.
import { texts } from "./texts.svelte";
import type { GameInfo } from "./types";

export interface Facts {
  /** Fewest and most players, until the server says. */
  players: [number, number];
  minutes: number;
  /** From 1 (easy) to 4 (deep). */
  difficulty: number;
  /** The first seat against all others: one chooses a side, more players come by "more". */
  sides?: boolean;
}
/** In the order in which a newcomer meets them. */
export const SHELF: Record<string, Facts> = {
  mordor: { players: [2, 4], minutes: 15, difficulty: 1 },
  war: { players: [2, 4], minutes: 150, difficulty: 4, sides: true },
  hunt: { players: [2, 5], minutes: 90, difficulty: 3, sides: true },
  smaug: { players: [2, 4], minutes: 60, difficulty: 2 },
};
export const FIRST = "mordor";

export interface Entry {
  id: string;
  facts: Facts | null;
  /** Null as long as the server has not told. */
  game: GameInfo | null;
}

/** The games on the shelf, then whatever else the server plays; the one that is wanted first stands first. */
export function shelf(games: readonly GameInfo[], first: string): Entry[] {
  const ids = [...new Set([...Object.keys(SHELF), ...games.map((game) => game.id)])];
  const entry = (id: string) => ({ id, facts: SHELF[id] ?? null, game: games.find((game) => game.id === id) ?? null });
  const entries = [...ids.filter((id) => id === first), ...ids.filter((id) => id !== first)].map(entry);
  return games.length ? entries.filter(({ game }) => game) : entries;
}

export function titleOf(id: string, games: readonly GameInfo[]): string {
  const key = `web-shelf-${id}`;
  if (texts.now.has(key)) return texts.now.get(key);
  return games.find((game) => game.id === id)?.title[texts.now.language] ?? "";
}

/** "2 players", "2–4 players". */
export function playersOf(least: number, most: number): string {
  return texts.now.get("web-count-players", { range: least === most ? String(most) : `${least}–${most}`, most });
}
