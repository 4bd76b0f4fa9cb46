// Finding things in the scene of The Desolation of Smaug.
import type { Atlas, Item, Panel, Scene } from "../../lib/types";

export const COLOURS = ["blue", "green", "red", "yellow"] as const;
export const panelOf = (scene: Scene, title: string): Panel | undefined => scene.panels.find((panel) => panel.title === title);
export const itemsOf = (panel: Panel | undefined, tray: string): Item[] => panel?.trays.find((one) => one.title === tray)?.items ?? [];
export const valueOf = (name: string) => name.slice(name.indexOf(":") + 1);
/** The number of a space; null for the cave and for whatever is none. */
export const spaceOf = (name: string | null): number | null => (name && /^space:\d+$/.test(name) ? Number(valueOf(name)) : null);

export interface Dragon {
  /** Steps from the cave, and how many lead to the dragon space. */
  steps: number;
  last: number;
  /** His space; null in the cave. */
  at: number | null;
  /** Where he would stop by how many of the cards that are still to come. */
  reach: ReadonlyMap<number, number>;
  /** Steps to the farthest of those spaces. */
  far: number;
  /** The move that is due. */
  main: number;
  extra: number;
}

/** Where Smaug's steps lead: the last space but one, down the road to the dragon space. */
export const LAST = 49;
export const wayOf = (steps: number): number | null => (steps > 0 ? LAST + 1 - steps : null);

export function dragonOf(scene: Scene): Dragon {
  const panel = panelOf(scene, "panel:smaug");
  const cells = panel?.tracks[0]?.cells ?? [];
  const steps = Math.max(0, cells.findIndex((cell) => cell.state === "mark:here"));
  const reach = new Map(itemsOf(panel, "tray:reach").map((item) => [spaceOf(item.name) ?? 0, item.number ?? 0]));
  const number = (name: string) => itemsOf(panel, "tray:threat").find((item) => item.name === name)?.number ?? 0;
  const at = wayOf(steps);
  const least = Math.min(LAST + 1 - steps, ...reach.keys());
  const far = LAST + 1 - steps - least;
  return { steps, last: cells.length - 1, at, reach, far, main: number("label:main"), extra: number("label:extra") };
}

export interface Stop {
  space: number;
  halts: boolean;
  pieces: string[];
}

/** What the move that is due would do, space by space: who is flown over, beside him too, who is met where he stops. */
export function flight(dragon: Dragon, at: ReadonlyMap<number, string[]>): Stop[] {
  const { steps, last, main, extra } = dragon;
  const found: Stop[] = [];
  const stops = [main, main + extra];
  for (let n = 0; main + extra && n <= main + extra; n++) {
    const space = wayOf(Math.min(last, steps + n));
    if (space === null || found.some((stop) => stop.space === space) || !(n || at.has(space))) continue;
    found.push({ space, halts: n > 0 && (stops.includes(n) || steps + n >= last), pieces: at.get(space) ?? [] });
  }
  return found;
}

/** Who stands on each space of the road, Smaug left out; Bilbo with the Ring is not seen. */
export function seenAt(scene: Scene): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const spot of scene.map?.spots ?? []) {
    const space = spaceOf(spot.place);
    const seen = spot.pieces.filter((piece) => piece.name.startsWith("piece:") && piece.state !== "note:ring");
    if (space !== null && seen.length) found.set(space, seen.map((piece) => piece.name));
  }
  return found;
}

/** The kind of a place: what is built there. */
export function kindsOf(atlas: Atlas | null): Map<string, string> {
  return new Map((atlas?.places ?? []).map((place) => [place.name, valueOf(place.built?.name ?? "place:path")]));
}

export interface Marker {
  colour: string;
  at: number;
  caught: boolean;
  killed: boolean;
}

export const colourOf = (piece: string): string => (piece === "piece:bilbo" ? "bilbo" : (valueOf(piece).split("_")[0] ?? ""));

/** The dwarves of a seat on the road. */
export function dwarvesOf(panel: Panel): Marker[] {
  return itemsOf(panel, "tray:dwarves").map((item) => ({
    colour: colourOf(item.name),
    at: spaceOf(item.shows) ?? 0,
    caught: item.state === "note:caught",
    killed: item.state === "note:killed",
  }));
}

/** Bilbo: his space, and whether he wears the Ring. */
export function bilboOf(scene: Scene): { at: number; ring: boolean } | null {
  for (const spot of scene.map?.spots ?? []) {
    const piece = spot.pieces.find((one) => one.name === "piece:bilbo");
    if (piece) return { at: spaceOf(spot.place) ?? 0, ring: piece.state === "note:ring" };
  }
  return null;
}
