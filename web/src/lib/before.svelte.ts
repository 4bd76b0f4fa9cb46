// A table before its match begins: who has come, and what can be done until all have.
import { sitDown } from "./sitting";
import { api } from "./api";
import { seatName } from "./names";
import { go } from "./route.svelte";
import type { Table } from "./table.svelte";
import { texts } from "./texts.svelte";
import type { Brought, Seat, TableInfo } from "./types";

const NEWS = 2000;

export class Before {
  private readonly table: Table;
  readonly info: TableInfo;
  /** Seats that were taken a moment ago. */
  fresh = $state.raw<readonly number[]>([]);
  busy = $state(false);
  listed = $state(false);

  constructor(table: Table, info: TableInfo) {
    this.table = table;
    this.info = info;
    this.listed = info.open;
    let before: readonly Seat[] | null = null;
    $effect(() => {
      const seats = this.seats;
      const came = before ? seats.flatMap((seat, n) => (before?.[n]?.free && !seat.free ? [n] : [])) : [];
      before = seats;
      if (came.length) this.fresh = came;
    });
    $effect(() => {
      if (!this.fresh.length) return;
      const timer = setTimeout(() => (this.fresh = []), NEWS);
      return () => clearTimeout(timer);
    });
  }

  get seats(): readonly Seat[] {
    return this.table.state?.seats ?? this.info.seats;
  }
  get you(): readonly number[] {
    return this.table.state?.you ?? [];
  }
  get free(): number[] {
    return this.seats.flatMap((seat, n) => (seat.free ? [n] : []));
  }
  /** Whether this visitor may list the table and let bots in. */
  get hosting(): boolean {
    const hosts = this.table.state?.hosts ?? this.info.hosts;
    return this.you.some((seat) => hosts.includes(seat));
  }
  get brought(): Brought | null {
    return this.table.state?.brought ?? this.info.brought;
  }
  /** Who invites: the first person at the table. */
  get host(): string | null {
    return this.seats.find((seat, n) => seat.kind === "human" && seat.name && !this.you.includes(n))?.name ?? null;
  }

  part(seat: number): string {
    return this.info.parts[seat] ?? "";
  }
  title(seat: number): string {
    const part = this.part(seat);
    return part ? texts.now.name(part) : texts.now.get("web-player", { seat: seat + 1 });
  }
  who(n: number): string {
    const seat = this.seats[n];
    const text = texts.now;
    if (!seat || seat.free) return text.get(this.you.length ? "web-seat-waits" : "web-free");
    const name = seatName(seat, n);
    if (this.you.includes(n)) return `${name} · ${text.get("web-you")}`;
    if (seat.kind === "bot") return name;
    if (this.fresh.includes(n)) return text.get("web-has-come", { name });
    return `${name} · ${text.get(seat.here ? "web-is-here" : "web-away")}`;
  }

  sit = (seat: number, name: string, known: string, agree: boolean) =>
    this.do(async () => {
      if (name && name !== known) await api.rename(name);
      await sitDown(this.table.id, seat, agree);
    });
  seatBot = (seat: number) => this.do(() => api.seatBot(this.table.id, seat));
  begin = () =>
    this.do(async () => {
      for (const seat of this.free) await api.seatBot(this.table.id, seat);
    });
  list = (open: boolean) => this.do(async () => (this.listed = (await api.list(this.table.id, open)).open));
  /** Get up; a table that nobody keeps is not offered to anybody. */
  leave = () =>
    this.do(async () => {
      const others = this.seats.some((seat, n) => seat.kind === "human" && !this.you.includes(n));
      if (this.listed && !others && this.hosting) await api.list(this.table.id, false);
      for (const seat of this.you) await api.leave(this.table.id, seat);
      go("/");
    });

  private async do(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.table.fault = null;
      await work();
    } catch (error) {
      this.table.fail(error);
    }
    this.busy = false;
  }
}
