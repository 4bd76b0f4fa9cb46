// A position in words: whatever a scene holds, one line a track or tray.
import type { Text } from "./text";
import { capital } from "./text";
import type { Cell, Scene, Tray } from "./types";

export function inWords(scene: Scene, text: Text): string {
  const lines: string[] = [];
  const tray = (one: Tray) => {
    const items = one.items.map((item) => names([item.name, item.shows, item.state], text));
    lines.push(`  ${capital(text.name(one.title))}: ${items.join("; ") || "–"}`);
  };
  for (const panel of scene.panels) {
    lines.push([panel.title, ...panel.notes].map((name) => text.name(name)).join(" · "));
    for (const track of panel.tracks) lines.push(`  ${capital(text.name(track.title))}: ${cells(track.cells, text)}`);
    panel.trays.forEach(tray);
  }
  scene.trays.forEach(tray);
  return lines.join("\n");
}

const names = (some: (string | null)[], text: Text) =>
  some.flatMap((name) => (name === null ? [] : [text.name(name)])).join(" – ");

/** Neighbours in the same state are told together. */
function cells(all: Cell[], text: Text): string {
  const groups: { first: string; last: string; state: string }[] = [];
  for (const cell of all) {
    const group = groups.at(-1);
    if (group?.state === cell.state) group.last = cell.name;
    else groups.push({ first: cell.name, last: cell.name, state: cell.state });
  }
  const told = groups.map(({ first, last, state }) => {
    const span = first === last ? text.name(first) : `${text.name(first)} … ${text.name(last)}`;
    return `${span} (${text.name(state)})`;
  });
  return told.join(", ");
}
