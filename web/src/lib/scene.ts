// Where the options of a prompt lie in a scene, and its map told in words.
import type { Atlas, Item, Panel, Scene, Tray } from "./types";

/** The scene with its map as panels: one for each area, a tray for each place where something is. */
export function withMap(scene: Scene, atlas: Atlas | null): Scene {
  const map = scene.map;
  if (!map || atlas?.key !== map.atlas) return scene;
  const spots = new Map(map.spots.map((spot) => [spot.place, spot]));
  const areas = new Map<string, Tray[]>();
  for (const place of atlas.places) {
    const spot = spots.get(place.name);
    if (!spot) continue;
    const items: Item[] = [];
    if (place.built || spot.held) {
      items.push({ name: place.name, shows: place.built?.name ?? null, state: spot.held, option: place.name, number: null, kind: null });
    }
    for (const { name, state, option, number } of spot.pieces) {
      items.push({ name, shows: null, state, option, number, kind: null });
    }
    const area = place.area ?? "panel:map";
    areas.set(area, [...(areas.get(area) ?? []), { title: place.name, items }]);
  }
  const panels: Panel[] = [...areas].map(([title, trays]) => ({ title, notes: [], tracks: [], trays, detail: true, seat: null }));
  return { ...scene, panels: [...scene.panels, ...panels] };
}

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

/** Whether what lies in a panel can answer a question to this seat: not what lies before somebody else. */
export function panelAnswers(panel: Panel, seat: number): boolean {
  return panel.seat === null || panel.seat === seat;
}
