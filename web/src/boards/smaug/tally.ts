// Who did what, counted from the log: spaces ahead, cards played, enemies beaten, steps that Smaug was driven back.
import type { GameEvent } from "../../lib/types";
import { colourOf, spaceOf, valueOf } from "./scene";

export interface Tally {
  colour: string;
  spaces: number;
  cards: number;
  foes: number;
  back: number;
}

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : []);

export function tallyOf(events: readonly GameEvent[], colours: readonly string[]): Tally[] {
  const found = new Map(colours.map((colour) => [colour, { colour, spaces: 0, cards: 0, foes: 0, back: 0 }]));
  let turn = "";
  for (const { key, args } of events) {
    const own = found.get(valueOf(words(args["colour"])[0] ?? ""));
    const active = found.get(turn);
    if (key === "turn.begin") turn = own?.colour ?? turn;
    else if (key === "cards.play" && own) own.cards += 1;
    else if (key === "fight.won" && active) {
      active.foes += 1;
      active.cards += words(args["cards"]).length;
    } else if (key === "smaug.back" && active) active.back += Number(args["n"] ?? 0);
    else if (key === "move.ahead") {
      const way = (spaceOf(words(args["space"])[0] ?? null) ?? 0) - (spaceOf(words(args["origin"])[0] ?? null) ?? 0);
      for (const piece of words(args["pieces"])) {
        const whose = found.get(colourOf(piece)) ?? active;
        if (whose && way > 0) whose.spaces += way;
      }
    }
  }
  return [...found.values()];
}
