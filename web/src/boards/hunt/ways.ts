// Ways over the board as curves: from location to location along the dots between them.
import { placeId } from "../map/layout";
import type { Atlas } from "../../lib/types";
import { HIGH, spotOf, WIDE, type Layer } from "./layer";

const isDot = (atlas: Atlas) => new Set(atlas.places.filter((place) => place.built?.name === "kind:dot").map((place) => place.name));

/** The shortest way from one location to another by dots alone; both ends included. */
export function walk(atlas: Atlas, from: string, to: string): string[] {
  const dots = isDot(atlas);
  const near = new Map<string, string[]>();
  for (const { a, b } of atlas.ways) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const before = new Map<string, string | null>([[from, null]]);
  for (let queue = [from]; queue.length; ) {
    const [here = "", ...rest] = queue;
    queue = rest;
    if (here === to) break;
    for (const next of near.get(here) ?? []) {
      if (before.has(next) || (next !== to && !dots.has(next))) continue;
      before.set(next, here);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [from, to];
  const way: string[] = [];
  for (let at: string | null | undefined = to; at; at = before.get(at)) way.unshift(at);
  return way;
}

/** All places on the way through these locations. */
export function through(atlas: Atlas, locations: readonly string[]): string[] {
  const found = locations.slice(0, 1);
  locations.slice(1).forEach((to, n) => found.push(...walk(atlas, locations[n] ?? to, to).slice(1)));
  return found;
}

/** A way as path data in units of the ground. */
export function curve(atlas: Atlas, layer: Layer, places: readonly string[]): string {
  const at = new Map(
    atlas.places.map((place) => {
      const [x, y] = spotOf(place);
      return [place.name, `${Math.round((x * WIDE) / 100)} ${Math.round((y * HIGH) / 100)}`];
    }),
  );
  const bends = new Map<string, readonly number[]>();
  for (const [a, b, , c] of layer.ways) {
    bends.set(`${a} ${b}`, c);
    bends.set(`${b} ${a}`, [c[2] ?? 0, c[3] ?? 0, c[0] ?? 0, c[1] ?? 0]);
  }
  return places
    .map((name, n) => {
      const end = at.get(name) ?? "0 0";
      const previous = places[n - 1];
      if (previous === undefined) return `M${end}`;
      const bend = bends.get(`${placeId(previous)} ${placeId(name)}`);
      return bend ? `C${bend.join(" ")} ${end}` : `L${end}`;
    })
    .join("");
}
