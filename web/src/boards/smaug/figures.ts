// The figures on cards: by their names, or by the tables of an owner of the box where those say otherwise.
import type { Scene } from "../../lib/types";
import { lookOf, titled, type Titled } from "./cards";

const JOINED: Readonly<Record<string, string>> = { dwarf: "/", ally: "/", smaug: "+" };

/** `1–4` where every number between is meant, else `1/3`. */
function joined(card: string, figures: readonly number[]): string {
  const by = JOINED[lookOf(card).sort];
  const [first = 0, last = 0] = [figures[0], figures.at(-1)];
  if (by === undefined && figures.length > 1 && last - first === figures.length - 1) return `${first}–${last}`;
  return figures.join(by ?? "/");
}

/** Figures of cards that are others than those in their names. */
export function figuresOf(scene: Scene): ReadonlyMap<string, string> {
  const found = new Map<string, number[]>();
  for (const { name, number } of scene.trays.find((tray) => tray.title === "tray:own_numbers")?.items ?? []) {
    if (number !== null) found.set(name, [...(found.get(name) ?? []), number]);
  }
  return new Map([...found].map(([card, figures]) => [card, joined(card, figures)]));
}

/** The name of a card and what counts, by the tables in use. */
export function faceOf(card: string, name: string, figures: ReadonlyMap<string, string>): Titled {
  const title = titled(name);
  return { name: title.name, value: figures.get(card) ?? title.value };
}
