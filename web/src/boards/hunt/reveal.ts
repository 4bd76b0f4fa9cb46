// What the end lays open: the true way beside all that the riders could know, move by move.
import type { Course } from "../../lib/types";

export interface Shown {
  part: number;
  move: number;
  phase: string;
  place: string;
  wild: boolean;
  belief: Readonly<Record<string, number>>;
  /** Kind, era, move, Gandalf's entries, what was asked about, and the answer. */
  said: readonly [string, number, number, number, unknown, boolean] | null;
  way: readonly string[];
}
export interface Step {
  entry: number;
  shown: Shown;
}

export const stepsOf = (course: Course | null): Step[] => (course?.reveal ?? []) as unknown as Step[];

/** What was so at an entry of the record. */
export function stepAt(steps: readonly Step[], at: number): Shown | null {
  return steps.findLast((step) => step.entry <= at)?.shown ?? null;
}

/** The way that was still before him then, from where he was, in the same part. */
export function ahead(steps: readonly Step[], now: Shown): string[] {
  const end = steps.findLast((step) => step.shown.part === now.part)?.shown.way ?? [];
  return end.slice(Math.max(0, now.way.length - 1));
}

export interface Row extends Step {
  /** The chance, in per cent, that what was said gave to the true place. */
  chance: number;
  /** How many places were possible, and the most that ever were. */
  possible: number;
}

/** One line a move: how things stood when the next one began. */
export function rows(steps: readonly Step[]): Row[] {
  const last = steps.filter(({ shown }, n) => {
    const next = steps[n + 1]?.shown;
    return !next || next.move !== shown.move || next.part !== shown.part;
  });
  return last.map((step) => ({
    ...step,
    chance: step.shown.belief[step.shown.place] ?? 0,
    possible: Object.keys(step.shown.belief).length,
  }));
}

const SIGNS: Readonly<Record<string, string>> = { searched: "a-search", visited: "a-hunt", last: "a-perception", either: "a-perception", gandalf: "c-gandalf", wild: "a-wild", moves_to_exit: "l-exit" };

/** What was asked last, in a sign and a few letters. */
export function asked(shown: Shown): { sign: string; what: string; yes: boolean } | null {
  if (!shown.said) return null;
  const [kind, , , , about, yes] = shown.said;
  const words = Array.isArray(about) ? about.map(String) : [String(about ?? "")];
  const what = words.length > 2 ? "…" : words.map((word) => word.replace(/^(zone|section) /, "").replace("-", "·")).join(", ");
  return { sign: SIGNS[kind] ?? "a-search", what: kind === "wild" ? "" : what, yes };
}
