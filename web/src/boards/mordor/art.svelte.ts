// The drawings, once they are there: at once for those who have had them before, else after the first question.
import { store, stored } from "../../lib/settings.svelte";

type Art = typeof import("./art");
const KEY = "westmarch.art.mordor";
const AFTER = 1500;
let loaded = $state.raw<Art | null>(null);

export const art = {
  get now(): Art | null {
    return loaded;
  },
};

async function load(): Promise<void> {
  loaded = await import("./art");
  store(KEY, true);
}

/** Ask for them; the answer takes that back. */
export function wantArt(): () => void {
  if (loaded) return () => undefined;
  const timer = setTimeout(() => void load().catch(() => undefined), stored<boolean>(KEY) ? 0 : AFTER);
  return () => clearTimeout(timer);
}
