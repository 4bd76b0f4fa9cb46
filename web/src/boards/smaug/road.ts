// Where things lie on a space of the road: along it and across it, in em, so that they keep their size on the screen.
import type { Atlas, Place } from "../../lib/types";
import type { Layout, Point } from "../map/layout";
import { spaceOf, valueOf } from "./scene";
import data from "./road.json";

const SHEET: Point = [1600, 1130];
const AXES = data.axes as unknown as Record<string, [number, number, number]>;
const RINGS = data.rings as unknown as Record<string, Point[]>;
export const OUTLINES: Readonly<Record<string, string>> = data.outlines;
/** Numbers that a neighbour's piece would touch: along, across. */
const NUDGE: Readonly<Record<number, Point>> = { 31: [0.12, 0], 39: [0.16, 0], 9: [-0.06, 0.3], 45: [-0.18, 0], 15: [0.1, -0.12] };
const EMBLEMS: Readonly<Record<string, string>> = {
  mirkwood: "sm-spider",
  erebor: "sm-axe",
  esgaroth: "sm-lake",
  dragon: "sm-flame",
  rune: "sm-rune",
  key: "sm-key",
  treasury: "sm-coins",
};
/** The size of a number, in em of the sheet. */
const NUMBER = 0.917;
/** The first and the last space are round and hold everybody. */
export const isRound = (space: number) => RINGS[space] !== undefined;
export const emblemOf = (kind: string): string | null => EMBLEMS[kind] ?? null;
export const percent = ({ x, y }: { x: number; y: number }): Point => [(x / SHEET[0]) * 100, (y / SHEET[1]) * 100];
export const halfOf = (space: number): number => AXES[space]?.[2] ?? 1.5;

/** An offset in em of an element whose own size is `size` em: `along` the road and `across` it. */
export function offset(space: number, along: number, across: number, size = 1): Point {
  const [ux, uy] = AXES[space] ?? [1, 0];
  return [(ux * along - uy * across) / size, (uy * along + ux * across) / size];
}
export const margin = ([x, y]: Point) => `${y.toFixed(2)}em 0 0 ${x.toFixed(2)}em`;

/** Where the trailing part of a space begins, which belongs to pieces. */
export const trail = (space: number) => -(halfOf(space) - 0.93);

function numberAt(space: number, kind: string): Point {
  if (isRound(space)) return [0, 1.62];
  const [ux, uy] = AXES[space] ?? [1, 0];
  const lead = halfOf(space) - (Math.abs(ux) * 0.5 + Math.abs(uy) * 0.38) - 0.1;
  const [along, across] = NUDGE[space] ?? [0, 0];
  return offset(space, lead + along, (emblemOf(kind) ? -0.78 : 0) + across, NUMBER);
}

const SEATS: Readonly<Record<number, readonly number[]>> = { 1: [8], 2: [0, 4] };
const CROWD = [7, 1, 3, 5, 8, 0, 4, 2, 6];
/** Where the n-th of several stands on a round space, in hundredths of the sheet from its middle. */
export function standsAt(space: number, n: number, of: number): Point {
  return RINGS[space]?.[(SEATS[of] ?? CROWD)[n] ?? n] ?? [0, 0];
}

/** Numbers as names of the spaces; Gandalf's steps by theirs; the cave has its name below it. */
export function layoutOf(atlas: Atlas, cave: string): Layout {
  const one = (place: Place): Layout[string] => {
    const at = percent(place);
    const space = spaceOf(place.name);
    if (space === null) {
      const isCave = place.name === "space:cave";
      return { name: [...at, isCave ? cave : valueOf(place.name)], army: at, army2: at, ...(isCave ? { em: [-0.4, 2.3] as Point } : {}) };
    }
    return { name: [...at, String(space)], army: at, army2: at, em: numberAt(space, valueOf(place.built?.name ?? "")) };
  };
  return Object.fromEntries(atlas.places.map((place) => [place.name, one(place)]));
}
