// Which pieces went where, the dragon among them.
import type { GameEvent } from "../../lib/types";
import { fresh, type Step as Way } from "../map/follow.svelte";

export interface Step extends Way {
  /** Whose way it is. */
  pieces: string[];
}

/** Who went where among the news. */
export function steps(events: readonly GameEvent[], since: number): Step[] {
  const news = fresh(events, since);
  const before = news.length ? events.slice(0, since) : [];
  const smaug = before.findLast((event) => /^smaug\.(moves|back)$/.test(event.key))?.args["space"];
  let dragon = typeof smaug === "string" ? smaug : "space:cave";
  return news.flatMap<Step>((event) => {
    const { origin, space, pieces, piece } = event.args;
    if (typeof space !== "string") return [];
    if (/^move\.(ahead|back)$/.test(event.key) && typeof origin === "string" && Array.isArray(pieces)) {
      return [{ pieces: pieces.map(String), from: origin, to: space }];
    }
    if (event.key === "move.driven" && typeof piece === "string") return [{ pieces: [piece], from: null, to: space }];
    if (/^smaug\.(moves|back)$/.test(event.key)) {
      const step = { pieces: ["label:smaug"], from: dragon, to: space };
      dragon = space;
      return [step];
    }
    return [];
  });
}

/** The tokens at the end of the way that have come along it. */
export const movers = (sheet: HTMLElement, { pieces, to }: Step) =>
  [...sheet.querySelectorAll<HTMLElement>(`[data-place="${to}"]`)].filter((token) => pieces.includes(token.dataset["piece"] ?? token.dataset["thing"] ?? ""));
