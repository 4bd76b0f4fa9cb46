// The log: headings where turns and phases begin, and nothing said twice in a row.
import { expect, test } from "vitest";
import { chronicle, isHeading } from "../src/lib/chronicle";
import type { GameEvent } from "../src/lib/types";

const events = (...keys: string[]): GameEvent[] => keys.map((key, number) => ({ number, key, args: {}, entry: number }));
const told = (game: string, ...keys: string[]) =>
  chronicle(game, events(...keys), (event) => event.key.replace(/\d$/, "")).map((part) => {
    if (part.kind === "line") return part.line.times > 1 ? `${part.line.text} x${part.line.times}` : part.line.text;
    return part.kind === "fold" ? `+${part.lines.length}` : part.kind === "phase" ? `<${part.phase}>` : `# ${part.text}`;
  });

test("turns are headings, a siege that begins is not", () => {
  expect(["turn.begins", "turn.begin", "round.begin", "siege.begins"].map((key) => isHeading(events(key)[0] as GameEvent))).toEqual([true, true, true, false]);
});

test("phases follow each other and do not come back within a turn", () => {
  expect(told("war", "turn.begins", "card.draws", "hunt.allocates", "action.roll", "action.die", "hunt.roll", "card.draws", "turn.begins", "card.draws")).toEqual([
    "# turn.begins", "<draw>", "card.draws", "<hunt>", "hunt.allocates", "<roll>", "action.roll", "<actions>", "action.die", "hunt.roll", "card.draws",
    "# turn.begins", "<draw>", "card.draws",
  ]);
});

test("games without phases have turns only", () => {
  expect(told("mordor", "turn.begin", "throw.roll", "card.draws")).toEqual(["# turn.begin", "throw.roll", "card.draws"]);
});

test("what is said twice in a row is said once, with its number", () => {
  expect(told("mordor", "a.b", "a.b", "a.b", "c.d", "a.b")).toEqual(["a.b x3", "c.d", "a.b"]);
});

test("of many lines alike three are told and the rest is folded", () => {
  const alike = chronicle("mordor", events("m.r", "m.r", "m.r", "m.r", "m.r", "e.f"), (event) => `${event.key} ${event.number}`);
  expect(alike.map((part) => part.kind)).toEqual(["line", "line", "line", "fold", "line"]);
  expect(alike.flatMap((part) => (part.kind === "fold" ? part.lines.map((line) => line.text) : []))).toEqual(["m.r 3", "m.r 4"]);
});
