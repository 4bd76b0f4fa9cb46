// Where the options of a prompt lie in a scene.
import type { Scene } from "./types";

/** Options that stand for something drawn; the rest become buttons. */
export function drawnOptions(scene: Scene | null): Set<string> {
  const found = new Set<string>();
  if (!scene) return found;
  const trays = [...scene.trays, ...scene.panels.flatMap((panel) => panel.trays)];
  const cells = scene.panels.flatMap((panel) => panel.tracks.flatMap((track) => track.cells));
  for (const thing of [...cells, ...trays.flatMap((tray) => tray.items)]) {
    if (thing.option) found.add(thing.option);
  }
  return found;
}

/** Panels that all have a cell for the same answer belong to one seat each; only the asked seat's counts. */
export function panelAnswers(scene: Scene, panel: number, seat: number): boolean {
  if (scene.panels.length <= 1) return true;
  const options = (n: number) =>
    (scene.panels[n]?.tracks ?? []).flatMap((track) => track.cells.map((cell) => cell.option).filter(Boolean));
  const mine = options(panel);
  const shared = scene.panels.some((_, n) => n !== panel && options(n).some((option) => mine.includes(option)));
  return !shared || panel === seat;
}
