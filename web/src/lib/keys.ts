// Play without a mouse: digits choose what carries them, n and p go round the options, letters do the rest.
import type { Table } from "./table.svelte";
import { texts } from "./texts.svelte";

export function optionElements(): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>("[data-option]:not(:disabled)")];
  const seen = new Set<string>(); // the same answer may be offered in two places: one is enough
  return found.filter((element) => {
    const option = element.dataset["option"] ?? "";
    const first = element.getClientRects().length > 0 && !seen.has(option);
    if (first) seen.add(option);
    return first;
  });
}

/** What stands on the screen under a digit; what is folded up or on another tab has none. */
function numbered(digit: string): HTMLElement | undefined {
  // Of two places that offer the same answer, the one that shows the digit.
  const found = [...document.querySelectorAll<HTMLElement>(`[data-option][data-number="${digit}"]:not(:disabled)`)];
  return found.find((element) => element.getClientRects().length > 0);
}

/** The key by the letter on it, or by its place where the layout has no Latin letters. */
function keyOf(event: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  if (letter && !/^[a-z]$/i.test(event.key)) return letter.toLowerCase();
  if (event.code === "Slash" && /^[.,]$/.test(event.key)) return event.shiftKey ? "?" : "/";
  return event.key;
}

export function focusPrompt(): void {
  document.getElementById("prompt")?.focus({ preventScroll: true });
}

function go(step: number): void {
  const options = optionElements();
  if (!options.length) return;
  const now = options.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? (step > 0 ? 0 : options.length - 1) : (now + step + options.length) % options.length;
  options[next]?.focus();
}

export function handleKey(event: KeyboardEvent, table: Table): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target.closest("input, select, textarea, dialog")) return;
  if (/^[1-9]$/.test(event.key)) {
    const option = numbered(event.key);
    if (!option) return;
    focusPrompt();
    option.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  } else if (event.key === "Enter") {
    const picked = target.closest("[data-option][aria-pressed=true]") !== null && table.choice.complete !== null;
    if (table.screen.handing && !target.closest("button, a, [role=button]")) table.screen.handOver();
    if (!picked && target.closest("button, a, summary, [role=button], [role=tab]")) return;
    table.choice.confirm();
  } else {
    const action = actions[keyOf(event)];
    if (!action) return;
    action(table);
  }
  event.preventDefault();
}

const actions: Record<string, (table: Table) => void> = {
  n: () => go(1),
  p: () => go(-1),
  u: (table) => table.undo(),
  c: (table) => table.mayPull && table.screen.pull(),
  h: (table) => void table.askHint(),
  l: (table) => {
    table.tab = "log";
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-log]")?.focus());
  },
  i: (table) => {
    const focused = document.activeElement as HTMLElement | null;
    const thing = focused?.dataset["about"] ?? focused?.dataset["thing"] ?? "";
    if (texts.now.readable(thing)) void table.reader.open(thing, focused);
  },
  f: () => document.querySelector<HTMLElement>("input.find")?.focus(),
  "/": (table) => (table.commanding = true),
  "?": (table) => (table.keys = true),
  Escape: (table) => {
    table.choice.picks = [];
    table.closeHint();
    table.reader.close();
    table.sharing = false;
    table.tip.hide();
    table.commanding = false;
    table.link?.skip();
    table.fault = null;
  },
};
