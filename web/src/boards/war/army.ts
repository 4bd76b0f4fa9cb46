// What stands in a region, as its badge shows it: shield = Free Peoples, octagon = Shadow.
import type { Piece, Spot } from "../../lib/types";

export interface Army {
  side: "free" | "shadow";
  /** The nation with the most units, and the next one if there are more. */
  nation: string;
  second: string | null;
  regular: number;
  elite: number;
  leaders: number;
  nazgul: number;
  besieged: boolean;
  pieces: Piece[];
}
export interface Person {
  name: string;
  side: "free" | "shadow";
  option: string | null;
  besieged: boolean;
}
export interface Region {
  armies: Army[];
  persons: Person[];
  ring: Piece | null;
}

const SHORT: Record<string, string> = { southrons_easterlings: "south" };
const sideOf = (piece: Piece) => (piece.side === "side:shadow" ? "shadow" : "free");

function figure(name: string): { nation: string; kind: string } {
  const value = name.slice("figure:".length);
  if (value === "nazgul") return { nation: "sauron", kind: "nazgul" };
  const cut = value.lastIndexOf("_");
  const nation = value.slice(0, cut);
  return { nation: SHORT[nation] ?? nation, kind: value.slice(cut + 1) };
}

export function armyOf(pieces: readonly Piece[]): Army | null {
  const first = pieces[0];
  if (!first) return null;
  const army: Army = { side: sideOf(first), nation: "", second: null, regular: 0, elite: 0, leaders: 0, nazgul: 0, besieged: first.enclosed, pieces: [...pieces] };
  const units = new Map<string, number>();
  for (const piece of pieces) {
    const { nation, kind } = figure(piece.name);
    const number = piece.number ?? 1;
    if (kind === "regular") army.regular += number;
    else if (kind === "elite") army.elite += number;
    else if (kind === "leader") army.leaders += number;
    else army.nazgul += number;
    const weight = kind === "regular" || kind === "elite" ? number : 0;
    units.set(nation, (units.get(nation) ?? 0) + weight);
  }
  const nations = [...units].sort(([, a], [, b]) => b - a).map(([nation]) => nation);
  army.nation = nations[0] ?? "";
  army.second = nations.length > 1 && (units.get(nations[1] ?? "") ?? 0) > 0 ? (nations[1] ?? null) : null;
  return army;
}

export function regionOf(spot: Spot | null): Region {
  const pieces = spot?.pieces ?? [];
  const figures = pieces.filter((piece) => piece.name.startsWith("figure:"));
  const armies = (["free", "shadow"] as const).flatMap((side) => {
    const army = armyOf(figures.filter((piece) => sideOf(piece) === side));
    return army ? [army] : [];
  });
  const persons = pieces
    .filter((piece) => piece.name.startsWith("character:"))
    .map((piece) => ({ name: piece.name, side: sideOf(piece), option: piece.option, besieged: piece.enclosed }) as Person);
  return { armies: armies.sort((a, b) => Number(a.besieged) - Number(b.besieged)), persons, ring: pieces.find((piece) => piece.name === "label:ring_bearers") ?? null };
}
