// What is printed on the boards in use, fetched once each.
import { api } from "./api";
import type { Atlas } from "./types";

export class Atlases {
  private found = $state.raw<ReadonlyMap<string, Atlas>>(new Map());
  private readonly asked = new Set<string>();

  /** The atlas of this key; null until it has come. */
  get(key: string | undefined): Atlas | null {
    return (key && this.found.get(key)) || null;
  }

  /** Fetch it, unless that was done before. */
  async load(game: string, key: string): Promise<void> {
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const atlas = await api.atlas(game, key);
      this.found = new Map([...this.found, [key, atlas]]);
    } catch (error) {
      this.asked.delete(key);
      throw error;
    }
  }
}
