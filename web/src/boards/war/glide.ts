// Armies, Nazgûl and the Ring-bearers glide to where they went, so that the eye can follow: the badge stands at its
// new place already and only begins its way at the old one. Without motion both places are marked for a while.
import type { GameEvent } from "../../lib/types";

const MOVES = new Set(["army.moves", "nazgul.fly", "battle.advance", "battle.retreat"]);
const MARK = 2000;
/** More news than this at once is a jump in the record, not a move to be followed. */
const MOST = 24;

export interface Step {
  from: string;
  to: string;
}

/** Who went where among the news; the last battle says where an advance began. */
export function steps(events: readonly GameEvent[], since: number): Step[] {
  if (since < 0 || events.length - since > MOST || events.length <= since) return [];
  return events.slice(since).flatMap((event) => {
    const { origin, region } = event.args;
    if (!MOVES.has(event.key) || typeof region !== "string") return [];
    if (typeof origin === "string") return [{ from: origin, to: region }];
    const fight = event.key === "battle.advance" ? events.findLast((one) => one.key === "battle.field" && one.number < event.number) : undefined;
    const from = fight?.args["origin"];
    return typeof from === "string" ? [{ from, to: region }] : [];
  });
}

const millis = (value: string) => parseFloat(value) * (value.trim().endsWith("ms") ? 1 : 1000) || 0;

/** Let what stands at `to` come from `from`. */
export function glide(sheet: HTMLElement, { from, to }: Step): void {
  const style = getComputedStyle(sheet);
  const duration = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : millis(style.getPropertyValue("--move"));
  const place = (name: string) => sheet.querySelector<HTMLElement>(`[data-region="${name}"]`);
  const [start, end] = [place(from), place(to)];
  const badges = [...sheet.querySelectorAll<HTMLElement>(`[data-place="${to}"]`)];
  if (!start || !end) return;
  if (!duration) {
    for (const name of [start, end]) {
      name.classList.add("fresh");
      setTimeout(() => name.classList.remove("fresh"), MARK);
    }
    return;
  }
  const dx = start.offsetLeft - end.offsetLeft;
  const dy = start.offsetTop - end.offsetTop;
  for (const badge of badges) {
    const rest = "translate(-50%, -50%)";
    badge.animate([{ transform: `translate(${dx}px, ${dy}px) ${rest}`, zIndex: 5 }, { transform: rest, zIndex: 5 }], {
      duration,
      easing: style.getPropertyValue("--ease") || "ease-out",
    });
  }
}
