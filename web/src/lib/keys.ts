// Play without a mouse: digits choose, n and p go round the options, letters do the rest.
import type { Table } from "./table.svelte";

export function optionElements(): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>("[data-option]:not(:disabled)")];
  return found.filter((element) => element.getClientRects().length > 0);
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
    const option = table.choice.open[Number(event.key) - 1];
    if (option === undefined) return;
    focusPrompt();
    table.choice.tap(option);
  } else if (event.key === "Enter") {
    if (target.closest("button, a, summary, [role=button], [role=tab]")) return;
    table.choice.confirm();
  } else {
    const action = actions[event.key];
    if (!action) return;
    action(table);
  }
  event.preventDefault();
}

const actions: Record<string, (table: Table) => void> = {
  n: () => go(1),
  p: () => go(-1),
  u: (table) => table.undo(),
  h: (table) => void table.askHint(),
  l: (table) => {
    table.tab = "log";
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-log]")?.focus());
  },
  "/": (table) => (table.commanding = true),
  "?": (table) => (table.keys = true),
  Escape: (table) => {
    table.choice.picks = [];
    table.closeHint();
    table.tip.hide();
    table.commanding = false;
    table.link?.skip();
    table.fault = null;
  },
};
