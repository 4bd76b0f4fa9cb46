// The plain view of a game with more on its table than fits a screen: what is folded up, found and counted.
import { slug, type Text } from "./text";
import type { Item, Panel, Prompt, Scene, Tray } from "./types";

/** More than a player wants to see with every question. */
export function isBig(scene: Scene | null): boolean {
  return scene !== null && (scene.panels.some((panel) => panel.detail) || scene.trays.some((tray) => tray.detail));
}

/** For comparing what is typed with what is shown: no capitals, no accents. */
export function fold(text: string): string {
  return text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "").trim();
}

export function itemWords(text: Text, item: Item): string {
  const name = item.number === null ? text.name(item.name) : `${text.name(item.name)}: ${item.number}`;
  return [name, ...[item.shows, item.state].flatMap((word) => (word === null ? [] : [text.name(word)]))].join(": ");
}

export function optionsIn(panel: { trays: readonly Tray[]; tracks?: Panel["tracks"] }): string[] {
  const things = [...panel.trays.flatMap((tray) => tray.items), ...(panel.tracks ?? []).flatMap((track) => track.cells)];
  return things.flatMap(({ option }) => (option === null ? [] : [option]));
}

/** Everything a panel names, to find a thing in it. */
export function holds(panel: Panel, thing: string | null): boolean {
  if (thing === null) return false;
  return panel.title === thing || panel.trays.some((tray) => tray.title === thing || tray.items.some((i) => i.name === thing));
}

export interface Group {
  name: string;
  label: string;
  options: string[];
}

/** Options by kind, in the order of the prompt. */
export function groups(text: Text, prompt: Prompt, open: readonly string[]): Group[] {
  const found = new Map<string, string[]>();
  for (const option of open) {
    const domain = option.includes(":") ? (option.split(":")[0] ?? "") : "word";
    found.set(domain, [...(found.get(domain) ?? []), option]);
  }
  const kind = slug(prompt.kind);
  return [...found].map(([name, options]) => ({ name, options, label: text.group(kind, name) ?? text.get("web-group") }));
}

export interface Place {
  where: string;
  items: Item[];
}

/** Where a thing lies: with whom, or what lies there if it is a place itself. */
export function places(scene: Scene | null, thing: string): Place[] {
  const panels = scene?.panels ?? [];
  const trays = [...panels.flatMap((panel) => panel.trays), ...(scene?.trays ?? [])];
  const found: Place[] = [];
  for (const tray of trays) {
    if (tray.title === thing) found.push({ where: "", items: tray.items.filter((item) => item.name !== thing) });
    else {
      const items = tray.items.filter((item) => item.name === thing);
      if (items.length) found.push({ where: tray.title, items });
    }
  }
  return found.filter((place) => place.where || place.items.length);
}

/** What stands in a place, in a few words. */
export function standing(text: Text, scene: Scene | null, place: string): string {
  const here = places(scene, place).find(({ where }) => where === "");
  return (here?.items ?? []).map((item) => itemWords(text, item)).join(", ");
}
