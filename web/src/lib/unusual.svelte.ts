// What differs from the usual game at a table, in words; a game's words are loaded where they are needed.
import { settings } from "./settings.svelte";
import type { Text } from "./text";
import { textFor } from "./texts.svelte";
import type { GameInfo, TableInfo } from "./types";

export class Unusual {
  private words = $state.raw<Record<string, Text>>({});

  constructor(tables: () => readonly TableInfo[], private readonly games: () => readonly GameInfo[]) {
    $effect(() => {
      const language = settings.language;
      const wanted = new Set(tables().filter((table) => this.options(table).length).map((table) => table.game));
      for (const game of wanted) {
        void textFor(language, game).then((found) => (this.words = { ...this.words, [game]: found }), () => undefined);
      }
    });
  }

  of(table: TableInfo): string {
    const named = this.options(table).map(({ name }) => this.words[table.game]?.choice(name, table.options[name] ?? ""));
    return named.filter(Boolean).join("; ");
  }

  private options(table: TableInfo) {
    const game = this.games().find((one) => one.id === table.game);
    return (game?.options ?? []).filter(({ name, choices, samples, default: usual }) => {
      const value = table.options[name];
      return value !== undefined && value !== usual && [...choices, ...samples].includes(value);
    });
  }
}
