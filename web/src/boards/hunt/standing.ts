// Where everything that lies beside a place is put, so that it hides neither numbers nor names.
import type { Language } from "../../lib/text";
import type { Atlas, WorldMap } from "../../lib/types";
import { placeId } from "../map/layout";
import type { Layer } from "./layer";
import { AROUND, DIAGONAL, Placer, type Beside } from "./placer";

export interface Step {
  place: string;
  number: number;
}
export interface Put {
  /** By place, in the order of its pieces. */
  pieces: Map<string, Beside[]>;
  steps: (Step & Beside)[];
  shares: ({ place: string; share: number } & Beside)[];
  marks: ({ place: string; mark: string; number: number } & Beside)[];
}
export interface Things {
  atlas: Atlas;
  layer: Layer;
  language: Language;
  map: WorldMap;
  targets: readonly string[];
  steps: readonly Step[];
  heat: ReadonlyMap<string, number> | null;
  marks: readonly { place: string; mark: string; number: number }[];
}

/** Shares below this are hatched only: a number would say less than the place it takes. */
const WORTH = 2;

export function arrange({ atlas, layer, language, map, targets, steps, heat, marks }: Things): Put {
  const placer = new Placer(atlas, layer, language);
  for (const place of targets) placer.ring(place);
  const dots = new Set(atlas.places.filter((place) => place.built?.name === "kind:dot").map((place) => place.name));
  const pieces = new Map<string, Beside[]>();
  const big = (name: string) => name.startsWith("rider:") || name === "piece:gandalf";
  // Figures first, for they are largest; then tokens, each in the order of its place.
  for (const figures of [true, false]) {
    for (const { place, pieces: here } of map.spots) {
      const found = pieces.get(place) ?? here.map(() => ({ dx: 0, dy: 0 }));
      const spots = layer.places[placeId(place)]?.s ?? [];
      let count = 0;
      here.forEach((piece, n) => {
        if (big(piece.name) !== figures || piece.name === "piece:frodo") return;
        if (figures) {
          const lord = piece.name === "rider:lord";
          const width = (lord ? 32 : 25) + (piece.state === "note:acts" ? 8 : 0);
          const distance = (dots.has(place) ? 17 : 25) + (lord ? 3 : 0);
          const own = spots[count] ?? spots[0];
          found[n] = placer.put({ place, width, height: width, distance, angles: own === undefined ? AROUND : [own, ...AROUND] });
          count += 1;
        } else {
          const ally = piece.name === "piece:ally";
          const size = ally ? 19 : 18;
          found[n] = placer.put({ place, width: size, height: size, distance: ally ? 19 : 16, angles: ally ? [315, 45, 225, 135, 0, 180] : [45, 315, 135, 225], own: 0.12 });
        }
      });
      pieces.set(place, found);
    }
  }
  const scale = (beside: Beside, em: number): Beside => ({ dx: (beside.dx * 12) / em, dy: (beside.dy * 12) / em });
  return {
    pieces,
    steps: steps.map((step) => ({ ...step, ...scale(placer.put({ place: step.place, width: 15, height: 15, distance: 18, angles: DIAGONAL, own: 0.2 }), 10.8) })),
    marks: marks.map((mark) => {
      const strike = mark.mark === "strike";
      const wish = strike
        ? { place: mark.place, width: 13, height: 13, distance: 17, angles: [45, 315, 135, 225], own: 0.25 }
        : { place: mark.place, width: 17, height: 17, distance: 22, angles: AROUND };
      return { ...mark, ...scale(placer.put(wish), strike ? 10.8 : 12) };
    }),
    shares: [...(heat ?? [])]
      .filter(([, share]) => share >= WORTH)
      .map(([place, share]) => ({ place, share, ...scale(placer.put({ place, width: share >= 10 ? 20 : 13, height: 13, distance: 19, angles: DIAGONAL, own: 0.25 }), 11.4) })),
  };
}
