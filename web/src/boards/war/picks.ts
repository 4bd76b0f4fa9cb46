// Several figures chosen together: losses of a round, who of an army goes. The chains of the prompt say what goes
// with what; the same figure may be named more than once, so picks are counted, not switched.
import type { Prompt } from "../../lib/types";

const PICK = /^(figure|remove|character):/;
/** Questions that are answered by figures, one after the other. */
const KINDS = /^(battle\.loss|card\.loss|army\.(excess|who|attackers)|card\.who|battle\.advance_who)$/;

export const byFigures = (prompt: Prompt | null) => prompt !== null && KINDS.test(prompt.kind);
export const isLoss = (prompt: Prompt) => prompt.kind.endsWith(".loss");

export function counted(picks: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const pick of picks) found.set(pick, (found.get(pick) ?? 0) + 1);
  return found;
}

function within(small: Map<string, number>, big: Map<string, number>): boolean {
  return [...small].every(([pick, number]) => (big.get(pick) ?? 0) >= number);
}

/** What belongs to this question: its picks, and the word that ends them where it must be said. */
function answersOf(chain: readonly string[]): { picks: string[]; whole: string[] } {
  const end = chain.findIndex((text) => !PICK.test(text));
  const picks = end < 0 ? [...chain] : chain.slice(0, end);
  return { picks, whole: end >= 0 && chain[end] === "done" ? [...picks, "done"] : picks };
}

export function ways(prompt: Prompt): { picks: string[]; whole: string[] }[] {
  const chains = prompt.chains?.length ? prompt.chains : prompt.options.map((option) => [option.text]);
  return chains.map(answersOf).filter((way) => way.picks.length > 0);
}

export interface Many {
  name: string;
  number: number | null;
}

/** Those who stand there, and whoever else can be picked: a card may gather figures from several places. */
export function everybody(prompt: Prompt, force: readonly Many[]): Many[] {
  const most = new Map<string, number>();
  for (const { picks } of ways(prompt)) {
    for (const [name, number] of counted(picks.map((pick) => pick.replace("remove:", "figure:")))) {
      most.set(name, Math.max(number, most.get(name) ?? 0));
    }
  }
  const here = new Set(force.map(({ name }) => name));
  const others = [...most].filter(([name]) => !here.has(name)).map(([name, number]) => ({ name, number }));
  return [...force, ...others];
}

/** What may be picked besides. */
export function further(prompt: Prompt, picks: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const way of ways(prompt)) {
    const all = counted(way.picks);
    for (const pick of all.keys()) if (within(counted([...picks, pick]), all)) found.add(pick);
  }
  return found;
}

/** The answer that the picks amount to, once they do. */
export function answer(prompt: Prompt, picks: readonly string[]): string[] | null {
  const wanted = counted(picks);
  if (!picks.length) return null;
  const found = ways(prompt).find((way) => way.picks.length === picks.length && within(wanted, counted(way.picks)));
  return found?.whole ?? null;
}

/** How many hits the picks take: a whole Elite takes two. */
export const hitsOf = (picks: readonly string[]) => picks.reduce((sum, pick) => sum + (pick.startsWith("remove:") ? 2 : 1), 0);
