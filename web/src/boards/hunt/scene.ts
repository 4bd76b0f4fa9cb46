// Finding things in the scene of Hunt for the Ring.
import type { Args, GameEvent, Item, Panel, Prompt, Scene } from "../../lib/types";

export const panelOf = (scene: Scene, title: string): Panel | undefined => scene.panels.find((panel) => panel.title === title);
export const bearerOf = (scene: Scene) => panelOf(scene, "side:bearer");
export const tableOf = (scene: Scene) => panelOf(scene, "panel:table");

export function itemsOf(panel: Panel | undefined, tray: string): Item[] {
  return panel?.trays.find((one) => one.title === tray)?.items ?? [];
}
export function numberOf(panel: Panel | undefined, tray: string, name: string): number | null {
  return itemsOf(panel, tray).find((item) => item.name === name)?.number ?? null;
}
export const valueOf = (name: string) => name.slice(name.indexOf(":") + 1);
export const domainOf = (name: string) => (name.includes(":") ? name.slice(0, name.indexOf(":")) : "");

/** Which board lies on the table. */
export function boardOf(scene: Scene): string {
  const spot = scene.map?.spots[0]?.place;
  return spot ? domainOf(spot) : itemsOf(bearerOf(scene), "tray:journey").length ? "wild" : "shire";
}

export const onTrack = (panel: Panel | undefined, title: string) =>
  Math.max(0, panel?.tracks.find((track) => track.title === title)?.cells.findIndex((cell) => cell.state === "mark:here") ?? 0);
export const phaseOf = (scene: Scene) => bearerOf(scene)?.notes.find((note) => note.startsWith("phase:"))?.slice(6) ?? "day1";

/** Shares in per cent by place; null where the table does not show them to me. */
export function beliefOf(scene: Scene): Map<string, number> | null {
  const items = itemsOf(tableOf(scene), "tray:belief");
  return items.length ? new Map(items.map((item) => [item.name, item.number ?? 0])) : null;
}

export interface Odds {
  /** In per cent. */
  yes: number;
  /** How many places are left after each answer. */
  left: number;
  without: number;
}
/** How a question about an area would be answered, as far as anybody can say. */
export function odds(belief: ReadonlyMap<string, number>, inside: (place: string) => boolean): Odds {
  let [sum, total, left] = [0, 0, 0];
  for (const [place, share] of belief) {
    const weight = Math.max(share, 0.3);
    total += weight;
    if (inside(place)) {
      sum += weight;
      left += 1;
    }
  }
  return { yes: total ? Math.round((sum / total) * 100) : 0, left, without: belief.size - left };
}

/** Of one to four: how dense the hatching is. */
export const density = (share: number) => (share >= 15 ? 4 : share >= 8 ? 3 : share >= 3 ? 2 : 1);

export interface Answer {
  what: "search" | "hunt" | "perception" | "card";
  place: string | null;
  yes: boolean;
  /** Which words explain it. */
  means: string;
  entry: number;
}
const isYes = (args: Args) => args["yes"] === true;

/** What was answered last, unless somebody has moved on since. */
export function latestAnswer(events: readonly GameEvent[]): Answer | null {
  for (let n = events.length - 1; n >= 0; n -= 1) {
    const { key, args, number } = events[n] as GameEvent;
    if (/^(phase|day|encounter|crossing|frodo)\./.test(key)) return null;
    const place = typeof args["place"] === "string" ? args["place"] : typeof args["area"] === "string" ? args["area"] : null;
    if (key === "search.answer") return { what: "search", place, yes: isYes(args), means: isYes(args) ? "search-yes" : "search-no", entry: number };
    if (key === "hunt.answer") {
      const answer = String(args["answer"]);
      return { what: "hunt", place, yes: answer !== "no", means: `hunt-${answer}`, entry: number };
    }
    if (key === "perception.answer") {
      const second = /^(zone|section):(IV|VI?)\b/.test(place ?? ""); // Gandalf is sensed as well (p. 32)
      return { what: "perception", place, yes: isYes(args), means: isYes(args) ? (second ? "both-yes" : "perception-yes") : "perception-no", entry: number };
    }
    if (key === "perception.exact") return { what: "perception", place, yes: args["who"] !== "nobody", means: "card", entry: number };
    if (/^card\.(within|in_zone|in_wild)$/.test(key)) return { what: "card", place: null, yes: isYes(args), means: "card", entry: number };
  }
  return null;
}

/** The entries of the sheet that were made at night, as everybody could see. */
export function nights(events: readonly GameEvent[]): Set<number> {
  const found = new Set<number>();
  let night = false;
  for (const { key, args } of events) {
    if (key === "phase.begin") night = args["phase"] === "phase:night";
    if (key === "crossing.begins") found.clear();
    if ((key === "frodo.moved" || key === "frodo.escapes") && night) found.add(Number(args["track"]));
  }
  return found;
}

export interface Meeting {
  rescue: boolean;
  riders: string[];
  number: number;
}
/** The encounter that goes on: who takes part, and how many tokens are drawn. */
export function meeting(events: readonly GameEvent[]): Meeting | null {
  for (let n = events.length - 1; n >= 0; n -= 1) {
    const { key, args } = events[n] as GameEvent;
    if (/^(phase\.begin|frodo\.(escapes|keeps_way|turns_aside))$/.test(key)) return null;
    const riders = Array.isArray(args["riders"]) ? args["riders"].map(String) : [];
    if (key === "encounter.begins") return { rescue: false, riders, number: Number(args["number"]) };
    if (key === "rescue.begins") return { rescue: true, riders: [], number: Number(args["number"]) };
  }
  return null;
}

const RIDER_SIGNS: Readonly<Record<string, string>> = { blue: "r-blade", green: "r-horn", red: "r-torch", purple: "r-chain", lord: "r-lord" };
export const riderSign = (name: string) => RIDER_SIGNS[valueOf(name)] ?? "r-blade";
/** `lord_ring` looks like a Ring; its own frame says whose die it is. */
export const dieSign = (name: string) => `d-${valueOf(name).replace(/^lord_/, "").replace("_", "-")}`;
export const isLords = (name: string) => /^(lord|morgul)_|^manhunt$/.test(valueOf(name));

const WORD_SIGNS: Readonly<Record<string, string>> = {
  dot: "a-wild", rest: "a-rest", draw: "t-fellowship", search: "a-search", hunt: "a-hunt", remove: "t-ally", take: "a-sorcery",
  reveal: "c-gandalf", deed: "t-deed", rivendell: "l-exit", move: "u-step", change: "n-arrow", keep: "u-step",
};
const DOMAIN_SIGNS: Readonly<Record<string, string>> = {
  ally: "a-ally", sorcery: "a-sorcery", zone: "a-perception", section: "a-perception", journey: "a-journey", token: "t-number", ability: "t-info",
};
export function signOf(option: string): string | null {
  const domain = domainOf(option);
  if (domain === "companion") return `c-${valueOf(option)}`;
  if (domain === "rider") return riderSign(option);
  if (domain === "die") return dieSign(option);
  return domain ? (DOMAIN_SIGNS[domain] ?? null) : (WORD_SIGNS[option] ?? null);
}

export const isPlace = (option: string) => /^(shire|wild):/.test(option);
export const isArea = (option: string) => /^(zone|section):/.test(option);

/** Questions that are answered on the stage; the rest by the map, the hand and a few buttons. */
export function staged(prompt: Prompt): boolean {
  if (/^(rider\.(turn|die|which|zone|other|may_search|discard)|encounter\.|react\.|escape\.way|journey\.|setup\.(rider|lord)|crossing\.pass)/.test(prompt.kind)) return true;
  return /^(bearer\.(keep|discard)|card\.(effect|again|zone|section|player|look|die|rider))$/.test(prompt.kind);
}
/** Questions whose places are also chips on the private sheet. */
export const onSheet = (prompt: Prompt) => /^(bearer\.(turn|extra)|escape\.move|gandalf\.(go|start|hide))$/.test(prompt.kind);
