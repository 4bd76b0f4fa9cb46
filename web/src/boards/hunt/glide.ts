// Figures glide to where they rode, so that the eye can follow: they stand at their new place already and only begin
// their way at the old one. Without motion both places are marked for a while.
import type { GameEvent } from "../../lib/types";

const MARK = 2000;
/** More news than this at once is a jump in the record, not a move to be followed. */
const MOST = 24;

export interface Ride {
  piece: string;
  from: string;
  to: string;
}

/** Who rode where among the news; of several ways of one figure the whole. */
export function rides(events: readonly GameEvent[], since: number): Ride[] {
  if (since < 0 || events.length - since > MOST || events.length <= since) return [];
  const found = new Map<string, Ride>();
  for (const { key, args } of events.slice(since)) {
    const { rider, origin, place } = args;
    if (key !== "rider.moved" || typeof rider !== "string" || typeof origin !== "string" || typeof place !== "string") continue;
    found.set(rider, { piece: rider, from: found.get(rider)?.from ?? origin, to: place });
  }
  return [...found.values()].filter(({ from, to }) => from !== to);
}

const millis = (value: string) => parseFloat(value) * (value.trim().endsWith("ms") ? 1 : 1000) || 0;

export function glide(sheet: HTMLElement, { piece, from, to }: Ride): void {
  const place = (name: string) => sheet.querySelector<HTMLElement>(`[data-region="${name}"]`);
  const [start, end] = [place(from), place(to)];
  // the Lord of the Nazgûl stands on the board under his own name
  const figure = sheet.querySelector<HTMLElement>(`[data-piece="${piece}"]`) ?? sheet.querySelector<HTMLElement>('[data-piece="rider:lord"]');
  if (!start || !end || !figure) return;
  const style = getComputedStyle(sheet);
  const duration = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : millis(style.getPropertyValue("--move"));
  if (!duration) {
    for (const mark of [start, end]) {
      mark.classList.add("fresh");
      setTimeout(() => mark.classList.remove("fresh"), MARK);
    }
    return;
  }
  const [dx, dy] = [start.offsetLeft - end.offsetLeft, start.offsetTop - end.offsetTop];
  // added to where the figure stands beside its place
  figure.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }], {
    duration,
    easing: style.getPropertyValue("--ease") || "ease-out",
    composite: "add",
  });
}
