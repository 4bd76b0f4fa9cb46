// What is being read about: a card in full, a region, a person; and the search among all that lies on the table.
import { getContext, setContext, tick } from "svelte";
import { api } from "./api";
import type { Section, Span } from "./digest";
import { capital } from "./text";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";
import { texts } from "./texts.svelte";
import type { Reason } from "./types";

const KEY = Symbol("reader");
const SHORT_OF_WORDS = new Set(["character", "die", "figure", "tile"]);

export class Reader {
  /** What is read about now. */
  thing = $state<string | null>(null);
  sentences = $state.raw<Reason[]>([]);
  /** Why it cannot be chosen now. */
  against = $state.raw<string[]>([]);
  /** What a name points at while it has the pointer or the focus. */
  pointed = $state<string | null>(null);
  search = $state("");
  private rules = $state.raw<Section[]>([]);
  private loaded = "";
  private opener: HTMLElement | null = null;
  private turn = 0;
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** What lights up on the table. */
  get lit(): string | null {
    return this.pointed ?? this.thing;
  }

  async open(thing: string, opener: HTMLElement | null = null): Promise<void> {
    const turn = ++this.turn;
    this.opener = opener;
    this.thing = thing;
    this.sentences = [];
    this.against = [];
    this.table.tip.hide();
    this.table.sharing = false;
    void this.learn();
    try {
      const told = await api.about(this.table.id, thing, this.table.eye?.seat ?? null);
      if (turn !== this.turn) return;
      this.thing = told.thing;
      this.sentences = told.sentences;
      if (this.table.choice.prompt && !this.table.choice.can(told.thing)) {
        const against = await this.table.tip.about(told.thing);
        if (turn === this.turn) this.against = against;
      }
    } catch (error) {
      if (turn === this.turn) this.table.fail(error);
    }
  }

  /** The same in words, for the command line. */
  async say(thing: string): Promise<string> {
    await this.open(thing);
    const text = texts.now;
    return [text.name(this.thing ?? thing), ...this.sentences.map((one) => text.about(one))].map(capital).join(". ");
  }

  close(): void {
    if (this.thing === null) return;
    const { thing, opener } = this;
    const lost = document.activeElement === document.body || document.activeElement?.closest(".reading, #prompt");
    this.turn += 1;
    this.thing = null;
    this.pointed = null;
    this.opener = null;
    if (!lost || !opener) return;
    // What was on the stage had made room for the text; it stands there again, made anew.
    void tick().then(() => {
      const again = document.querySelector<HTMLElement>(`[data-option="${thing}"], [data-about="${thing}"]`);
      (opener.isConnected ? opener : again)?.focus();
    });
  }

  /** Rows of the rules' tables that are about it: what a person can do, what a die is good for. */
  get rows(): { head: Span[][]; cells: Span[][] }[] {
    const [domain = ""] = (this.thing ?? "").split(":");
    if (!this.thing || !SHORT_OF_WORDS.has(domain)) return [];
    const name = texts.now.name(this.thing).toLocaleLowerCase();
    const tables = this.rules.flatMap((part) => part.blocks).filter((block) => block.kind === "table");
    const about = (row: Span[][]) => words(row[0] ?? []).toLocaleLowerCase() === name;
    return tables.flatMap((table) => table.rows.filter(about).map((cells) => ({ head: table.head, cells })));
  }

  private async learn(): Promise<void> {
    const wanted = `${this.table.game}/${settings.language}`;
    if (this.loaded === wanted) return;
    this.loaded = wanted;
    try {
      const [source, { sections }] = await Promise.all([api.rules(this.table.game, settings.language), import("./digest")]);
      this.rules = sections(source);
    } catch {
      this.loaded = "";
    }
  }
}

const words = (spans: Span[]) => spans.map((span) => span.text).join("");

export function provideReader(reader: Reader): void {
  setContext(KEY, reader);
}

/** Null where nothing can be read about: outside a table. */
export function useReader(): Reader | null {
  return getContext<Reader | undefined>(KEY) ?? null;
}
