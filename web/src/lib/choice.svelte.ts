// What I am about to answer. Chains let several questions be answered in any order with one message:
// options are then picked like toggles, and sent together when the picks are one of the chains.
import { settings } from "./settings.svelte";
import type { Eye, Prompt } from "./types";

/** Takes an answer, or says that one is still under way. */
export interface Desk {
  send: (seat: number, answers: string[]) => void;
  busy: () => boolean;
}

const isPick = (text: string) => text.includes(":");
const picksOf = (chain: readonly string[]) => chain.filter(isPick);
const domain = (text: string) => text.split(":")[0];

/** What belongs to one gesture: picks of one kind, and the word that ends them. */
function gesture(chain: readonly string[]): string[] {
  const first = chain[0] ?? "";
  const end = chain.findIndex((text) => !isPick(text) || domain(text) !== domain(first));
  if (end < 0) return [...chain];
  return chain.slice(0, isPick(first) && isPick(chain[end] ?? "") ? end : end + 1);
}

const holds = (chain: readonly string[], picks: readonly string[]) => picks.every((pick) => chain.includes(pick));

export class Choice {
  prompt = $state.raw<Prompt | null>(null);
  seat = $state(0);
  picks = $state.raw<string[]>([]);
  /** The answer under the pointer or the focus, so that the table can show what it would do. */
  pointed = $state<string | null>(null);
  private readonly desk: Desk;
  private position = "";

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** A new position forgets half-made picks; the same one, sent again after a lost link, keeps them. */
  show(eye: Eye | null, seq: number): void {
    const position = `${seq}/${eye?.seat ?? ""}`;
    const prompt = eye?.prompt ?? null;
    if (position !== this.position) {
      this.picks = [];
      this.pointed = null;
    }
    this.position = position;
    this.prompt = prompt;
    this.seat = prompt?.seat ?? eye?.seat ?? 0;
  }

  private readonly chains = $derived.by(() => {
    const prompt = this.prompt;
    const one = prompt?.several === false && settings.confirm; // asked one by one
    if (!prompt?.chains?.length || one) return (prompt?.options ?? []).map((option) => [option.text]);
    const found = new Map(prompt.chains.map(gesture).map((chain) => [chain.join(" "), chain]));
    return [...found.values()];
  });

  /** Several picks belong together, or every answer is to be confirmed. */
  get gathers(): boolean {
    const several = this.prompt?.several ?? true;
    return settings.confirm || (several && this.chains.some((chain) => picksOf(chain).length > 1));
  }

  /** A plain word, such as done, that waits to be confirmed. */
  private get word(): string | null {
    const first = this.picks[0];
    return first !== undefined && !isPick(first) ? first : null;
  }

  /** Everything that may be tapped now, in the order of the prompt. */
  get open(): string[] {
    const prompt = this.prompt;
    if (!prompt) return [];
    const offered = prompt.options.map((option) => option.text);
    if (!this.gathers || this.word !== null) return offered;
    const found = new Set(this.picks);
    for (const chain of this.chains) {
      if (!holds(chain, this.picks)) continue;
      for (const [n, text] of chain.entries()) {
        const reached = chain.slice(0, n).every((earlier) => this.picks.includes(earlier));
        if (isPick(text) && (reached || offered.includes(text))) found.add(text);
      }
    }
    const words = this.picks.length ? [] : offered.filter((text) => !isPick(text));
    const picks = [...offered.filter((text) => found.has(text)), ...[...found].filter((t) => !offered.includes(t))];
    return [...picks, ...words];
  }

  /** The whole answer that the picks amount to, once they do. */
  get complete(): string[] | null {
    if (!this.picks.length) return null;
    if (this.word !== null) return [this.word];
    const same = (chain: string[]) => picksOf(chain).length === this.picks.length && holds(chain, this.picks);
    const found = this.chains.filter(same);
    return found.sort((a, b) => a.length - b.length)[0] ?? null;
  }

  /** The canonical text that the confirming button stands for. */
  get closing(): string {
    return this.complete?.at(-1) ?? "done";
  }

  picked(text: string): boolean {
    return this.picks.includes(text);
  }

  can(text: string): boolean {
    return this.open.includes(text);
  }

  tap(text: string): void {
    if (!this.prompt || !this.can(text) || this.desk.busy()) return;
    if (!this.gathers || (!isPick(text) && !settings.confirm)) {
      this.submit(this.shortest(text));
    } else if (this.picked(text)) {
      this.picks = this.picks.filter((pick) => pick !== text);
    } else {
      this.picks = isPick(text) && this.word === null ? [...this.picks, text] : [text];
    }
  }

  confirm(): void {
    if (this.complete && !this.desk.busy()) this.submit(this.complete);
  }

  /** A whole answer that was put together elsewhere, such as all losses of a round. */
  send(answers: string[]): void {
    if (this.prompt && answers.length && !this.desk.busy()) this.submit(answers);
  }

  back(): boolean {
    if (!this.picks.length) return false;
    this.picks = this.picks.slice(0, -1);
    return true;
  }

  /** One tap answers as much as can only be meant one way. */
  private shortest(text: string): string[] {
    const found = this.chains.filter((chain) => chain[0] === text);
    return found.length === 1 && found[0] ? found[0] : [text];
  }

  private submit(answers: string[]): void {
    this.desk.send(this.seat, answers);
    this.picks = [];
  }
}
