// Why a hint is given, from what the riders can know: how an answer splits the places where Frodo may be.
import type { Atlas, Scene } from "../../lib/types";
import type { Text } from "../../lib/text";
import { beliefOf, isArea, isPlace, valueOf } from "./scene";

export interface Split {
  inside: number;
  outside: number;
}

/** How many possible places lie in a zone or a section, and how many do not. */
export function split(belief: ReadonlyMap<string, number>, atlas: Atlas, area: string): Split {
  const zones = new Map(atlas.places.map((place) => [place.name, valueOf(place.area ?? "")]));
  const lies = (place: string) => {
    const zone = zones.get(place) ?? "";
    return area.startsWith("zone:") ? zone === valueOf(area) : zone.split("-")[0] === valueOf(area);
  };
  const inside = [...belief.keys()].filter(lies).length;
  return { inside, outside: belief.size - inside };
}

export function because(text: Text, option: string, scene: Scene, atlas: Atlas | null): string[] {
  const belief = beliefOf(scene);
  if (!belief || !atlas) return [];
  if (isArea(option)) {
    const { inside, outside } = split(belief, atlas, option);
    return [text.get("hunt-hint-splits", { in: inside, out: outside })];
  }
  if (!isPlace(option)) return [text.get("hunt-hint-possible", { n: belief.size })];
  const share = belief.get(option);
  return share === undefined ? [text.get("hunt-hint-possible", { n: belief.size })] : [text.get("hunt-hint-share", { n: share })];
}
