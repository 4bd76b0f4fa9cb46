// Pieces glide to where they went, so that the eye can follow: they stand at their new place already and only begin
// their way at the old one. Without motion both places are marked for a while.
import type { GameEvent } from "../../lib/types";

const MARK = 2000;
/** More news than this at once is a jump in the record, not a move to be followed. */
const MOST = 24;

export interface Step {
  /** Whose way it is; null: whatever stands there. */
  pieces: string[] | null;
  from: string | null;
  to: string;
}

/** Who went where among the news. */
export function steps(events: readonly GameEvent[], since: number): Step[] {
  if (since < 0 || events.length - since > MOST || events.length <= since) return [];
  const before = events.slice(0, since);
  const smaug = before.findLast((event) => /^smaug\.(moves|back)$/.test(event.key))?.args["space"];
  let dragon = typeof smaug === "string" ? smaug : "space:cave";
  return events.slice(since).flatMap<Step>((event) => {
    const { origin, space, pieces, piece } = event.args;
    if (typeof space !== "string") return [];
    if (/^move\.(ahead|back)$/.test(event.key) && typeof origin === "string" && Array.isArray(pieces)) {
      return [{ pieces: pieces.map(String), from: origin, to: space }];
    }
    if (event.key === "move.driven" && typeof piece === "string") return [{ pieces: [piece], from: null, to: space }];
    if (/^smaug\.(moves|back)$/.test(event.key)) {
      const step = { pieces: ["label:smaug"], from: dragon, to: space };
      dragon = space;
      return [step];
    }
    return [];
  });
}

const millis = (value: string) => parseFloat(value) * (value.trim().endsWith("ms") ? 1 : 1000) || 0;

/** Let what stands at `to` come from `from`. */
export function glide(sheet: HTMLElement, { pieces, from, to }: Step): void {
  const style = getComputedStyle(sheet);
  const duration = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : millis(style.getPropertyValue("--move"));
  const place = (name: string | null) => (name === null ? null : sheet.querySelector<HTMLElement>(`[data-region="${name}"]`));
  const [start, end] = [place(from), place(to)];
  if (!end) return;
  if (!duration || !start) {
    for (const name of [start, end]) {
      name?.classList.add("fresh");
      setTimeout(() => name?.classList.remove("fresh"), MARK);
    }
    return;
  }
  const dx = start.offsetLeft - end.offsetLeft;
  const dy = start.offsetTop - end.offsetTop;
  for (const token of sheet.querySelectorAll<HTMLElement>(`[data-place="${to}"]`)) {
    const who = token.dataset["piece"] ?? token.dataset["thing"] ?? "";
    if (pieces && !pieces.includes(who)) continue;
    const rest = "translate(-50%, -50%)";
    token.animate([{ transform: `translate(${dx}px, ${dy}px) ${rest}`, zIndex: 7 }, { transform: rest, zIndex: 7 }], {
      duration,
      easing: style.getPropertyValue("--ease") || "ease-out",
    });
  }
}
