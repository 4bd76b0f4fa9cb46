// Where the names of the places stand, with the plaques that tell their powers: outside the road, tied to the landmark.
import type { Text } from "../../lib/text";
import { POWERS } from "./faces";
import { wordWidth } from "./measure.svelte";
import type { Place, Road } from "./road";

export interface Label {
  place: Place;
  name: string;
  words: string;
  effect: string | null;
  mark: string;
  /** Of the plaque, or of the words where there is none. */
  left: number;
  wide: number;
  nameX: number;
  nameY: number;
  top: number;
  ground: number;
  size: number;
}
/** Sizes of letters and signs on a sheet. */
export interface Type {
  narrow: boolean;
  zoom: number;
  name: number;
  words: number;
  sign: number;
  /** How high a plaque is. */
  high: number;
}

const TITLES = '"Alegreya SC", "Alegreya Sans"'; // measured so before they come: nothing moves then

export function typeFor(narrow: boolean, width: number, height: number): Type {
  const zoom = narrow ? 1 : Math.max(1, Math.min(1.28, width / 1160, height / 500));
  return { narrow, zoom, name: narrow ? 12.5 : 17 * zoom, words: 13 * zoom, sign: narrow ? 13 : 15 * zoom, high: narrow ? 17 : 19 * zoom };
}

export function signWidth(type: Type, mark: string): number {
  const letters = mark === "" || mark === "/" ? 0 : wordWidth(mark, `700 ${type.sign * 0.78}px "Alegreya Sans"`) + 2;
  return type.sign + letters;
}

/** All labels of a road; without words on the plaques where they would run into each other. */
export function labelsOf(road: Road, text: Text, width: number, height: number, type: Type): Label[] {
  const { zoom } = type;
  const nameWidth = (words: string) => wordWidth(words, `700 ${type.name}px ${TITLES}`);
  const inside = (x: number, half: number) => Math.min(Math.max(x, half + 9), width - half - 9);
  const markOf = (effect: string | null) => (effect ? (POWERS[effect]?.mark ?? "") : "");
  const isLast = (place: Place) => place.number === road.places.length - 1;

  function broad(place: Place, wordy: boolean): Label {
    const size = road.landmark * (isLast(place) ? 1.1 : 1);
    const ground = place.above ? place.y - road.radius : place.y + road.radius - 2 + size * 0.8;
    const effect = place.cell.effect ?? null;
    const mark = markOf(effect);
    const words = wordy || !effect ? (text.part(effect ?? place.cell.name, "short") ?? "") : "";
    const sign = effect ? signWidth(type, mark) + (words ? 5 : 0) : 0;
    const length = (words ? wordWidth(words, `700 ${type.words}px "Alegreya Sans"`) : 0) + sign + 16 * zoom;
    const name = text.name(place.cell.name);
    const x = inside(place.x, Math.max(length, nameWidth(name)) / 2);
    const nameY = place.above ? Math.max(15 * zoom + 5, ground - size * 0.9 - 26 * zoom) : Math.min(height - 31 * zoom, ground + 21 * zoom);
    return { place, name, words, effect, mark, left: x - length / 2, wide: length, nameX: x, nameY, top: nameY + 6 * zoom, ground, size };
  }

  function slim(place: Place): Label {
    const effect = place.cell.effect ?? null;
    const mark = markOf(effect);
    const name = text.name(place.cell.name);
    const length = effect ? signWidth(type, mark) + 9 : 0;
    const all = nameWidth(name) + length + 2;
    const left = Math.min(Math.max(place.x - all / 2, 3), width - all - 3);
    const size = road.landmark * (isLast(place) ? 1.05 : 1);
    return { place, name, words: "", effect, mark, left, wide: length, nameX: left + length + 2, nameY: place.y + 22, top: place.y + 9, ground: place.y - 6, size };
  }

  if (type.narrow) return road.places.map(slim);
  const full = road.places.map((place) => broad(place, true));
  return crowded(full) ? road.places.map((place) => broad(place, false)) : full;
}

function crowded(labels: Label[]): boolean {
  return [true, false].some((above) => {
    const row = labels.filter((label) => label.place.above === above);
    return row.some((label, n) => {
      const next = row[n + 1];
      return next !== undefined && label.left + label.wide + 4 > next.left;
    });
  });
}
