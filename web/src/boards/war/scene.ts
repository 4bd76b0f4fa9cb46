// Finding things in the scene of War of the Ring.
import type { Item, Panel, Scene } from "../../lib/types";

export const SHORT: Readonly<Record<string, string>> = { southrons_easterlings: "south" };
export const nationOf = (name: string) => {
  const value = name.slice(name.indexOf(":") + 1);
  return SHORT[value] ?? value;
};
export const SHADOW_NATIONS: ReadonlySet<string> = new Set(["isengard", "sauron", "south"]);

export const panelOf = (scene: Scene, title: string): Panel | undefined => scene.panels.find((panel) => panel.title === title);

export function itemsOf(panel: Panel | undefined, tray: string): Item[] {
  return panel?.trays.find((one) => one.title === tray)?.items ?? [];
}

export function numberOf(panel: Panel | undefined, name: string): number | null {
  return panel?.trays.flatMap((tray) => tray.items).find((item) => item.name === name)?.number ?? null;
}
