// What is drawn of each board besides its ground: names, where pieces may stand, curves of the lines, zones.
import type { Layouts, Point } from "../map/layout";
import { placeId } from "../map/layout";
import type { Language } from "../../lib/text";
import type { Atlas, Place } from "../../lib/types";

type Words = Readonly<Record<Language, string>>;
export interface LayerPlace extends Partial<Words> {
  /** Angles at which pieces have room. */
  s: readonly number[];
  /** Where its name stands. */
  n?: Point;
  z: string;
}
export interface Layer {
  places: Readonly<Record<string, LayerPlace>>;
  /** From, to, road or path, and both control points in units of the ground. */
  ways: readonly (readonly [string, string, string, readonly number[]])[];
  zones: Readonly<Record<string, Point>>;
  sections: Readonly<Record<string, Point>>;
  lands: readonly (Words & { at: Point })[];
  rivers: readonly (Words & { at: Point; turn: number })[];
  outlines: Readonly<Record<string, string>>;
}
/** One board, `shire` or `wild`. */
export interface Sheet {
  layer: () => Promise<Layer>;
  /** Its painting, for which nobody waits. */
  ground: () => Promise<string>;
}

const inside = (svg: string) => svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
export const SHEETS: Readonly<Record<string, Sheet>> = {
  shire: {
    layer: async () => (await import("./layer-1.json")).default as unknown as Layer,
    ground: async () => inside((await import("./ground-1.svg?raw")).default),
  },
  wild: {
    layer: async () => (await import("./layer-2.json")).default as unknown as Layer,
    ground: async () => inside((await import("./ground-2.svg?raw")).default),
  },
};

/** The ground's own units; tables count in a frame that is a little larger on every side. */
export const WIDE = 1424;
export const HIGH = 1000;
const LEFT = 88;
const TOP = 16;
const percent = (value: number) => Math.round(value * 10000) / 100;

/** Hundredths of the sheet. */
export function spotOf(place: Place): Point {
  return [percent((place.x - LEFT) / WIDE), percent((place.y - TOP) / HIGH)];
}

export function layouts(atlas: Atlas): Layouts {
  const layout = Object.fromEntries(
    atlas.places.map((place) => {
      const at = spotOf(place);
      return [placeId(place.name), { name: [...at, ""] as [number, number, string], army: at, army2: at }];
    }),
  );
  return { wide: layout, tall: layout };
}

export const KINDS: Readonly<Record<string, string>> = {
  ally: "ally",
  dark: "dark",
  frodo_start: "start",
  journey_start: "start",
  nazgul_start: "riders",
  exit: "exit",
  dot: "dot",
};
/** The form of a place: its sign is `k-…`. */
export const kindOf = (place: Place) => KINDS[place.built?.name.split(":")[1] ?? ""] ?? "plain";
