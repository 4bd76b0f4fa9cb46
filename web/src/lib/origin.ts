// Where a match comes from, in one sentence.
import type { Text } from "./text";
import type { Brought } from "./types";

export function origin(brought: Brought, text: Text): string {
  return text.get("web-brought", { entry: brought.entry, name: brought.by ?? text.get("web-nameless") });
}
