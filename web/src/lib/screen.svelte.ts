// Several who share one screen, in a game with secrets: whoever answered sees what came of it, then hands the
// screen over; the curtain shows what everybody may see, and the next one lifts it and is told what happened.
import { api } from "./api";
import type { Table } from "./table.svelte";
import type { Eye, GameEvent } from "./types";

/** After so long without a touch or a key the curtain falls before somebody who has much to hide. */
export const IDLE = 120_000;
const after = (events: readonly GameEvent[]) => (events.at(-1)?.number ?? -1) + 1;

export class Screen {
  /** The seat that sits before the screen; null: the curtain is down. */
  opened = $state<number | null>(null);
  /** Pulled by hand, whoever looks over a shoulder: nothing secret is left on the page until it is lifted. */
  pulled = $state(false);
  /** Events from this number on are news to who sits before the screen now. */
  recapFrom = $state<number | null>(null);
  /** What the seat before the screen has seen, and nobody else. */
  private seen = $state.raw<GameEvent[]>([]);
  /** What everybody may see, while the curtain is down. */
  private open = $state.raw<{ eye: Eye; events: GameEvent[] } | null>(null);
  /** How much of its own log each seat had when it left the screen. */
  private readonly left = new Map<number, number>();
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** Whether there is anything to hide from somebody who sits here, too; several seats of my own hide nothing. */
  get shared(): boolean {
    const state = this.table.state;
    const others = state?.you.some((seat) => state.seats[seat]?.kind === "hotseat") ?? false;
    return this.table.secrets && others && (state?.you.length ?? 0) > 1 && state?.status === "running";
  }

  /** The seat that has to decide next. */
  get next(): number | null {
    const state = this.table.state;
    const asked = state?.status === "running" ? (state.asked?.seat ?? null) : null;
    return asked !== null && state?.you.includes(asked) ? asked : null;
  }

  get curtained(): boolean {
    return !this.table.replay && (this.pulled || (this.shared && this.opened === null));
  }

  /** Who answered still looks at what came of it, and another one is asked. */
  get handing(): boolean {
    return this.shared && !this.table.replay && this.opened !== null && this.next !== null && this.next !== this.opened;
  }

  get eye(): Eye | null {
    if (this.pulled || this.opened === null) return this.open?.eye ?? null;
    return this.table.state?.eyes.find((eye) => eye.seat === this.opened) ?? null;
  }

  get events(): readonly GameEvent[] {
    return this.pulled || this.opened === null ? (this.open?.events ?? []) : this.seen;
  }

  /** Whether only a part of what the socket brings may be on the page. */
  get hides(): boolean {
    return this.shared || this.pulled;
  }

  private idle: ReturnType<typeof setTimeout> | undefined;
  /** Somebody is there; whoever leaves a shared screen with secrets on it does not leave them open. */
  stir = () => {
    clearTimeout(this.idle);
    const hides = this.opened !== null && this.shared && !this.curtained && (this.table.kit?.hides?.(this.opened) ?? false);
    if (hides) this.idle = setTimeout(this.pull, IDLE);
  };

  rest = () => clearTimeout(this.idle);

  pull = () => {
    this.pulled = true;
  };

  handOver = () => {
    if (this.opened !== null) this.left.set(this.opened, after(this.seen));
    this.opened = null;
    this.recapFrom = null;
    this.seen = [];
    this.table.front(null);
  };

  lift = () => {
    this.pulled = false;
    if (!this.shared) return;
    this.opened = this.next;
    this.table.front(this.opened);
    this.open = null;
    this.recapFrom = this.opened === null ? null : (this.left.get(this.opened) ?? null);
  };

  /** Fetch the log of the seat before the screen, or what everybody may see: the socket sends what all my seats
   * have seen together. */
  async look(): Promise<void> {
    const seat = this.pulled ? null : this.opened;
    const seq = this.table.state?.seq;
    if (!this.hides || seq === undefined) {
      this.seen = [];
      this.open = null;
      return;
    }
    await this.table.attempt(async () => {
      const found = await api.replay(this.table.id, seq, seat);
      if (seat !== (this.pulled ? null : this.opened) || seq !== this.table.state?.seq) return;
      if (seat === null) this.open = { eye: { ...found.eye, prompt: null }, events: found.events };
      else this.seen = found.events;
    });
  }
}
