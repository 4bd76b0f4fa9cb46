// Finding things in the scene of War of the Ring.
import type { Item, Panel, Scene } from "../../lib/types";

export const SHORT: Readonly<Record<string, string>> = { southrons_easterlings: "south" };
export const nationOf = (name: string) => {
  const value = name.slice(name.indexOf(":") + 1);
  return SHORT[value] ?? value;
};
export const SHADOW_NATIONS: ReadonlySet<string> = new Set(["isengard", "sauron", "south"]);

/** The side that a player of it belongs to: two share one at a table of three or four. */
export const sideOf = (title: string): "free" | "shadow" => (/:(shadow|witch_king|saruman)/.test(title) ? "shadow" : "free");

export const panelOf = (scene: Scene, title: string): Panel | undefined => scene.panels.find((panel) => panel.title === title);

export function itemsOf(panel: Panel | undefined, tray: string): Item[] {
  return panel?.trays.find((one) => one.title === tray)?.items ?? [];
}

export function numberOf(panel: Panel | undefined, name: string): number | null {
  return panel?.trays.flatMap((tray) => tray.items).find((item) => item.name === name)?.number ?? null;
}

/** Which figure it is: the shape on its badge. */
export function kindOf(name: string): string {
  const value = name.split(":")[1] ?? "";
  return value === "nazgul" ? "nazgul" : name.startsWith("character:") ? "leader" : value.slice(value.lastIndexOf("_") + 1);
}

/** Whose figure it is; persons and Nazgûl have no nation of their own on the table. */
export function nationOfFigure(name: string): string {
  const value = name.split(":")[1] ?? "";
  return name.startsWith("figure:") && value !== "nazgul" ? nationOf(`nation:${value.slice(0, value.lastIndexOf("_"))}`) : "sauron";
}

const FACES: Readonly<Record<string, string>> = { will_of_the_west: "will" };

/** The sign of a die's face. */
export function faceOf(name: string): string {
  const face = name.split(":")[1] ?? "";
  return FACES[face] ?? face;
}
