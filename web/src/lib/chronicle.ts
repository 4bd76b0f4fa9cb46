// The log as it is told: turns and phases as headings, and what repeats itself folded up.
import type { GameEvent } from "./types";

const HEADING = /^(turn|round|day|part)\.begins?$/;
/** What kinds of events belong to a phase, for games whose turns have phases; the first that fits. */
const PHASES: Record<string, [RegExp, string][]> = {
  war: [
    [/^card\.(draws|drawn|discards|discarded)$/, "draw"],
    [/^fellowship\.(declared|heals|guide|enters_mordor)$/, "fellowship"],
    [/^hunt\.(allocates|eyes|nobody)$/, "hunt"],
    [/^action\.roll$/, "roll"],
    [/^(action|army|muster|battle|siege|minions|nazgul|character|companions|card\.plays)/, "actions"],
  ],
};
const ORDER = ["draw", "fellowship", "hunt", "roll", "actions"];
/** Lines alike that are shown before the rest is folded. */
const ALIKE = 3;

export interface Line {
  event: GameEvent;
  text: string;
  /** How often it happened one after the other. */
  times: number;
}
export type Part =
  | { kind: "turn"; event: GameEvent; text: string }
  | { kind: "phase"; number: number; phase: string }
  | { kind: "line"; line: Line }
  | { kind: "fold"; lines: Line[] };

export function isHeading(event: GameEvent): boolean {
  return HEADING.test(event.key);
}

function phaseOf(game: string, event: GameEvent, now: string): string {
  const found = PHASES[game]?.find(([keys]) => keys.test(event.key))?.[1] ?? now;
  return ORDER.indexOf(found) > ORDER.indexOf(now) ? found : now; // a phase that is over does not come back
}

/** Lines that say the same one after another become one; of many alike only some are told at first. */
export function chronicle(game: string, events: readonly GameEvent[], say: (event: GameEvent) => string): Part[] {
  const parts: Part[] = [];
  let run: Line[] = [];
  let phase = "";
  const end = () => {
    const shown = run.length > ALIKE + 1 ? run.slice(0, ALIKE) : run;
    parts.push(...shown.map((line): Part => ({ kind: "line", line })));
    if (run.length > shown.length) parts.push({ kind: "fold", lines: run.slice(shown.length) });
    run = [];
  };
  for (const event of events) {
    const text = say(event);
    if (isHeading(event)) {
      end();
      phase = "";
      parts.push({ kind: "turn", event, text });
      continue;
    }
    const now = phaseOf(game, event, phase);
    if (now !== phase) {
      end();
      phase = now;
      parts.push({ kind: "phase", number: event.number, phase });
    }
    const last = run.at(-1);
    if (last && last.event.key !== event.key) end();
    if (last?.text === text && run.length) last.times += 1;
    else run.push({ event, text, times: 1 });
  }
  end();
  return parts;
}
