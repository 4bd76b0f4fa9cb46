// Small things beside a place: each takes the angle at which it covers least of names, places and other things.
// Counted on a sheet of 1000 x 596 with 12 to the em, which is what a laptop shows; other sheets are alike.
import type { Language } from "../../lib/text";
import { placeId } from "../map/layout";
import type { Atlas } from "../../lib/types";
import { spotOf, type Layer } from "./layer";

const WIDE = 1000;
const HIGH = 596;
const EM = 12;
const LETTER: Readonly<Record<Language, number>> = { en: 5.5, ru: 6.1, de: 5.6 };

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** What covering it costs. */
  weight: number;
  place: string | null;
}
/** Where something stands beside its place, in em. */
export interface Beside {
  dx: number;
  dy: number;
}
export interface Wish {
  place: string;
  /** In twelfths of an em. */
  width: number;
  height: number;
  distance: number;
  angles: readonly number[];
  /** How much its own place minds being touched, from 0 to 1. */
  own?: number;
}

export const DIAGONAL = [225, 315, 135, 45, 180, 0, 270, 90] as const;
export const AROUND: readonly number[] = Array.from({ length: 24 }, (_, n) => n * 15);

function boxAt(x: number, y: number, halfWide: number, halfHigh: number, weight: number, place: string | null = null): Box {
  return { left: x - halfWide, right: x + halfWide, top: y - halfHigh, bottom: y + halfHigh, weight, place };
}

export class Placer {
  private readonly boxes: Box[] = [];
  private readonly at = new Map<string, [number, number]>();

  constructor(atlas: Atlas, layer: Layer, language: Language) {
    const lines = (words: string, x: number, y: number, letter: number, high: number, weight: number) => {
      const parts = words.split("|");
      const longest = Math.max(...parts.map((line) => line.length));
      this.boxes.push(boxAt(x * 10, (y * HIGH) / 100, (longest * letter) / 2 + 1, (parts.length * high) / 2, weight));
    };
    for (const place of atlas.places) {
      const [x, y] = spotOf(place);
      this.at.set(place.name, [(x * WIDE) / 100, (y * HIGH) / 100]);
      const radius = place.built?.name === "kind:dot" ? 5 : 12.5;
      this.boxes.push(boxAt((x * WIDE) / 100, (y * HIGH) / 100, radius, radius, 3, place.name));
      const own = layer.places[placeId(place.name)];
      if (own?.n) lines(own[language] ?? "", own.n[0], own.n[1], LETTER[language], 11.6, 6);
    }
    for (const [x, y] of Object.values(layer.zones)) this.boxes.push(boxAt(x * 10, (y * HIGH) / 100, 17, 9, 4));
    for (const land of layer.lands) lines(land[language], land.at[0], land.at[1], 5.4, 11, 0.6);
  }

  /** Something lies around a place already: the ring of a target. */
  ring(place: string): void {
    const at = this.at.get(place);
    if (at) this.boxes.push(boxAt(at[0], at[1], 16, 16, 1, place));
  }

  put({ place, width, height, distance, angles, own = 1 }: Wish): Beside {
    const [cx, cy] = this.at.get(place) ?? [0, 0];
    let best: { cost: number; x: number; y: number; box: Box } | null = null;
    angles.forEach((angle, n) => {
      for (const more of [0, 3, 6]) {
        const x = cx + Math.cos((angle * Math.PI) / 180) * (distance + more);
        const y = cy + Math.sin((angle * Math.PI) / 180) * (distance + more);
        const box = boxAt(x, y, width / 2 + 1, height / 2 + 1, 6);
        const cost = n * 0.4 + more * 0.6 + this.cost(box, place, own);
        if (!best || cost < best.cost) best = { cost, x, y, box };
      }
    });
    const chosen = best as { x: number; y: number; box: Box } | null;
    if (!chosen) return { dx: 0, dy: 0 };
    this.boxes.push(chosen.box);
    return { dx: (chosen.x - cx) / EM, dy: (chosen.y - cy) / EM };
  }

  private cost(box: Box, place: string, own: number): number {
    let cost = box.left < 6 || box.top < 6 || box.right > WIDE - 6 || box.bottom > HIGH - 6 ? 500 : 0;
    for (const other of this.boxes) {
      const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (wide > 0 && high > 0) cost += wide * high * other.weight * (other.place === place ? own : 1);
    }
    return cost;
  }
}
