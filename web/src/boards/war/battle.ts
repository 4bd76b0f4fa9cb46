// A battle read from its events: rounds, rolls, hits and the cards that were shown.
import type { GameEvent, Panel } from "../../lib/types";

export interface Roll {
  number: number;
  dice: string[];
  need: number;
  base: number;
  modifier: number;
  again: boolean;
  hits: number;
}
export interface Round {
  number: number;
  rolls: Record<string, Roll[]>;
}

const CHOICES = new Set(["battle.no_card", "battle.chosen"]);

function rollOf(event: GameEvent): Roll {
  const number = (name: string) => Number(event.args[name] ?? 0);
  return {
    number: event.number,
    dice: (event.args["dice"] ?? []) as string[],
    need: number("need"),
    base: number("base"),
    modifier: number("modifier"),
    again: event.key === "battle.reroll",
    hits: number("n"),
  };
}

export interface Fight {
  attacker: string;
  rounds: Round[];
}

/** The fight that the panel is about. Each round begins with the attacker's choice of a card. */
export function fightOf(panel: Panel, events: readonly GameEvent[]): Fight {
  const kind = (panel.notes[1] ?? "").replace(":", ".");
  const began = events.findLastIndex((event) => event.key === kind);
  const attacker = String(events[began]?.args["side"] ?? "side:shadow");
  const rounds: Round[] = [{ number: 1, rolls: {} }];
  let chosen = 0;
  for (const event of began < 0 ? [] : events.slice(began)) {
    if (CHOICES.has(event.key) && event.args["side"] === attacker && ++chosen > 1) rounds.push({ number: chosen, rolls: {} });
    const now = rounds.at(-1);
    if (!now || !/^battle\.(roll|reroll)$/.test(event.key)) continue;
    const side = String(event.args["side"]);
    now.rolls[side] = [...(now.rolls[side] ?? []), rollOf(event)];
  }
  return { attacker, rounds };
}

export const hitsIn = (round: Round, side: string) => (round.rolls[side] ?? []).reduce((sum, roll) => sum + roll.hits, 0);
