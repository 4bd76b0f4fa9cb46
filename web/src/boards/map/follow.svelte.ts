// Pieces glide to where they went, so that the eye can follow: they stand at their new place already and only begin
// their way at the old one. Without motion both places are marked for a while.
import { tick } from "svelte";
import type { GameEvent } from "../../lib/types";

export interface Step {
  /** Null: from elsewhere; then the new place is marked. */
  from: string | null;
  to: string;
}

const MARK = 2000;
/** More news than this at once is a jump in the record, not a move to be followed. */
const MOST = 24;

/** What is new, as far as it is a move to be followed. */
export function fresh(events: readonly GameEvent[], since: number): readonly GameEvent[] {
  return since < 0 || events.length - since > MOST ? [] : events.slice(since);
}

/** Follow all that happens: `steps` says who went where among the news, `movers` what of the sheet shows it. */
export function follow<S extends Step>(
  events: () => readonly GameEvent[],
  steps: (events: readonly GameEvent[], since: number) => S[],
  movers: (sheet: HTMLElement, step: S) => Iterable<HTMLElement>,
): void {
  let seen = -1;
  $effect(() => {
    const news = steps(events(), seen);
    seen = events().length;
    if (!news.length) return;
    void tick().then(() => {
      const sheet = document.querySelector<HTMLElement>(".mapsheet");
      if (sheet) for (const step of news) glide(sheet, step, movers(sheet, step));
    });
  });
}

const millis = (value: string) => parseFloat(value) * (value.trim().endsWith("ms") ? 1 : 1000) || 0;

function glide(sheet: HTMLElement, { from, to }: Step, movers: Iterable<HTMLElement>): void {
  const place = (name: string | null) => (name === null ? null : sheet.querySelector<HTMLElement>(`[data-region="${name}"]`));
  const [start, end] = [place(from), place(to)];
  if (!end) return;
  const style = getComputedStyle(sheet);
  const duration = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : millis(style.getPropertyValue("--move"));
  if (!duration || !start) {
    for (const mark of [start, end]) {
      mark?.classList.add("fresh");
      setTimeout(() => mark?.classList.remove("fresh"), MARK);
    }
    return;
  }
  const way = `translate(${start.offsetLeft - end.offsetLeft}px, ${start.offsetTop - end.offsetTop}px)`;
  // added to where each stands beside its place
  const frames = [{ transform: way, zIndex: 7 }, { transform: "translate(0, 0)", zIndex: 7 }];
  const easing = style.getPropertyValue("--ease") || "ease-out";
  for (const one of movers) one.animate(frames, { duration, easing, composite: "add" });
}
