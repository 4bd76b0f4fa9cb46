// Which figures rode where.
import type { GameEvent } from "../../lib/types";
import { fresh, type Step } from "../map/follow.svelte";

export interface Ride extends Step {
  piece: string;
  from: string;
}

/** Who rode where among the news; of several ways of one figure the whole. */
export function rides(events: readonly GameEvent[], since: number): Ride[] {
  const found = new Map<string, Ride>();
  for (const { key, args } of fresh(events, since)) {
    const { rider, origin, place } = args;
    if (key !== "rider.moved" || typeof rider !== "string" || typeof origin !== "string" || typeof place !== "string") continue;
    found.set(rider, { piece: rider, from: found.get(rider)?.from ?? origin, to: place });
  }
  return [...found.values()].filter(({ from, to }) => from !== to);
}

/** The figure; the Lord of the Nazgûl stands on the board under his own name. */
export const movers = (sheet: HTMLElement, { piece }: Ride) =>
  [sheet.querySelector<HTMLElement>(`[data-piece="${piece}"]`) ?? sheet.querySelector<HTMLElement>('[data-piece="rider:lord"]')].filter((one) => one !== null);
