// Which armies, Nazgûl and Ring-bearers went where.
import type { GameEvent } from "../../lib/types";
import { fresh, type Step } from "../map/follow.svelte";

const MOVES = new Set(["army.moves", "nazgul.fly", "battle.advance", "battle.retreat"]);

/** Who went where among the news; the last battle says where an advance began. */
export function steps(events: readonly GameEvent[], since: number): Step[] {
  return fresh(events, since).flatMap((event) => {
    const { origin, region } = event.args;
    if (!MOVES.has(event.key) || typeof region !== "string") return [];
    if (typeof origin === "string") return [{ from: origin, to: region }];
    const fight = event.key === "battle.advance" ? events.findLast((one) => one.key === "battle.field" && one.number < event.number) : undefined;
    const from = fight?.args["origin"];
    return typeof from === "string" ? [{ from, to: region }] : [];
  });
}

/** What stands at the end of the way. */
export const movers = (sheet: HTMLElement, { to }: Step) => sheet.querySelectorAll<HTMLElement>(`[data-place="${to}"]`);
