// What a question belongs to, read from the answers that have led to it: "Army from Fangorn to Orthanc: which die pays?"
import { texts } from "../../lib/texts.svelte";
import type { Prompt } from "../../lib/types";
import { byFigures } from "./picks";

/** Kinds of questions that are about the region they name; others only remember one. */
const ABOUT = /^(army\.(order|where|who|attackers|excess)|muster\.figure|minions\.destination|battle\.|combat\.|card\.loss|fellowship\.way)/;

/** The region that a question is about. */
export function placeOf(prompt: Prompt | null): string | null {
  const region = prompt?.args["region"];
  return prompt && ABOUT.test(prompt.kind) && typeof region === "string" ? region : null;
}

/** Where the answers of one action begin: an Elven Ring or a die named first is none of it. */
function deedOf(trail: readonly string[]): readonly string[] {
  const starts = trail.findLastIndex((text) => text === "action:ring" || text.startsWith("die:"));
  return trail.slice(starts + 1);
}

const MOST = 12;
const isRegion = (text: string | undefined): text is string => text?.startsWith("region:") ?? false;

/** A question about payment says what is paid for. */
export function worded(prompt: Prompt): string | null {
  if (prompt.kind !== "action.die" || prompt.args["deed"] === "card") return null;
  const text = texts.now;
  const [from, ...rest] = deedOf(prompt.trail ?? []);
  if (from === undefined) return null;
  if (!isRegion(from)) return text.get("deed-thing", { thing: from });
  const to = rest.find(isRegion);
  if (to) return to === from ? text.get("deed-here", { to }) : text.get("deed-march", { from, to });
  const figure = rest.find((one) => one.startsWith("figure:"));
  return figure ? text.get("deed-muster", { figure, to: from }) : null;
}

/** Questions that only dice answer: they lie on the stage, which is in view on a phone too. */
export const byDice = (prompt: Prompt) => /^action\.(die|ring_die|ring_face)$/.test(prompt.kind);

/** Questions that cards, nations or persons answer, and no place: a list with what they say, in view on a phone too. */
export function byName(prompt: Prompt): boolean {
  if (/^action\.(choose|use)$/.test(prompt.kind) || prompt.options.length > MOST) return false;
  const domains = new Set(prompt.options.map(({ text }) => (text.includes(":") ? (text.split(":")[0] ?? "") : "")));
  return ["card", "nation", "character"].some((one) => domains.has(one)) && !domains.has("region") && !domains.has("figure");
}

/** Whether a question is answered on the stage: hunts, battles, figures, dice, names. */
export function staged(prompt: Prompt): boolean {
  if (prompt.kind === "hunt.allocate") return false;
  return byDice(prompt) || byName(prompt) || byFigures(prompt) || /^(hunt|battle|combat)\./.test(prompt.kind);
}

/** What needs no button: all that the stage answers, and every place on the map. */
export const draws = (option: string, prompt: Prompt) => isRegion(option) || staged(prompt);
