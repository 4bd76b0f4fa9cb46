// Notes for a first match: a game ships `guide-<prompt kind>` texts, each is shown once, at its question.
import { store, stored } from "./settings.svelte";
import { slug } from "./text";
import { texts } from "./texts.svelte";

interface Memory {
  seen: string[];
  off: boolean;
}

const addressOf = (game: string) => `westmarch.guide.${game}`;

/** Whoever wants to learn a game is given its notes anew. */
export function again(game: string): void {
  store(addressOf(game), { seen: [], off: false });
}

export class Guide {
  private readonly address: string;
  private memory = $state.raw<Memory>({ seen: [], off: false });
  /** The note that stays until it is answered, or until another question is asked. */
  note = $state<string | null>(null);

  constructor(game: string) {
    this.address = addressOf(game);
    this.memory = stored<Memory>(this.address) ?? this.memory;
  }

  get all(): string[] {
    return texts.now.all("guide-");
  }

  get number(): number {
    return this.memory.seen.length;
  }

  /** A question has come: the first note about it that was not shown yet. */
  meet(kind: string): void {
    const key = `guide-${slug(kind)}`;
    if (this.note && ![key, `${key}-2`].includes(this.note)) this.note = null;
    if (this.memory.off || this.note) return;
    const found = [key, `${key}-2`].find((one) => texts.now.has(one) && !this.memory.seen.includes(one));
    if (!found) return;
    this.note = found;
    this.keep({ ...this.memory, seen: [...this.memory.seen, found] });
  }

  next(): void {
    this.note = null;
  }

  /** No more notes: by wish, or because the first match is over. */
  stop(): void {
    this.note = null;
    if (!this.memory.off) this.keep({ ...this.memory, off: true });
  }

  again(): void {
    this.note = null;
    this.keep({ seen: [], off: false });
  }

  private keep(memory: Memory): void {
    this.memory = memory;
    store(this.address, memory);
  }
}
