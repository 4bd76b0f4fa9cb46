// The live table: one socket that comes back by itself and neither loses nor doubles an answer.
import { api } from "./api";
import { randomWord } from "./random";
import { settings, store, stored } from "./settings.svelte";
import type { ChatLine, Fault, GameEvent, Incoming, Note, TableState } from "./types";

type Outgoing = { id: string; seq: number } & (
  | { type: "answer"; seat: number; answers: string[] }
  | { type: "undo"; seat: number }
  | { type: "rewind"; at: number }
  | { type: "reply"; agree: boolean }
);
/** What came of a proposal to go back. */
export type Outcome = { at: number; how: "done" | "declined" | "void" };
/** A seat that went to a bot, or came back from one. */
export type Notice = { seat: number; name: string | null; how: "left" | "stood-in" | "back" };
export type Line = "connecting" | "open" | "lost";

const MOST_WAIT = 8000;
const SLOW = 2000;
const QUEUE = 40;

export class Link {
  readonly id: string;
  state = $state.raw<TableState | null>(null);
  events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The notebook of this table; null where I may not read it. */
  notes = $state.raw<Note[] | null>(null);
  line = $state<Line>("connecting");
  fault = $state.raw<Fault | null>(null);
  pending = $state.raw<Outgoing | null>(null);
  slow = $state(false);
  /** Something was answered while the answer before it was still under way; it was not taken. */
  hasty = $state(false);
  /** What came of the latest proposal to go back, until it is put away. */
  outcome = $state.raw<Outcome | null>(null);
  /** Seats that changed hands, until they are put away. */
  notices = $state.raw<Notice[]>([]);
  /** Events since the last visit, when there are any. */
  missedFrom = $state<number | null>(null);
  private socket: WebSocket | null = null;
  /** What the server need not send again. */
  private has: { events: number; undone: number; chat: number; curtain: true; front?: number } = { events: 0, undone: 0, chat: 0, curtain: true };
  /** The events of each seat that sat before the screen: the server sends none of them twice. */
  private logs: Record<string, GameEvent[]> = {};
  private waiting: TableState[] = [];
  private pacing = 0;
  private wait = 500;
  private retry = 0;
  private slowness = 0;
  private closed = false;

  constructor(id: string) {
    this.id = id;
    this.connect();
  }

  answer(seat: number, answers: string[]): void {
    if (this.state) this.post({ type: "answer", id: randomWord(), seat, seq: this.state.seq, answers });
  }

  undo(seat: number): void {
    if (this.state) this.post({ type: "undo", id: randomWord(), seat, seq: this.state.seq });
  }

  /** Ask all who play here to go back to an entry. */
  rewind(at: number): void {
    if (this.state) this.post({ type: "rewind", id: randomWord(), seq: this.state.seq, at });
  }

  reply(agree: boolean): void {
    if (this.state) this.post({ type: "reply", id: randomWord(), seq: this.state.seq, agree });
  }

  /** Whether an answer is under way; who asks meant to give another, and is told that it was not taken. */
  busy(): boolean {
    this.hasty = this.pending !== null;
    return this.hasty;
  }

  say(text: string): void {
    this.raw({ type: "chat", text });
  }

  /** Who sits before the screen, where several share it: nobody else's secrets are sent. */
  front(seat: number | null): void {
    if (seat === null) delete this.has.front;
    else this.has.front = seat;
    this.has.events = 0; // until the state of that seat has come
    this.raw({ type: "front", seat });
  }

  /** Write a word on a thing into the notebook; an empty one takes it away. */
  note(thing: string, text: string): void {
    this.raw({ type: "note", thing, text });
  }

  /** Lines of others, and how many of them have been read. */
  private readonly heard = $derived(this.chat.filter((line) => !this.state?.you.includes(line.seat)).length);
  private readLines = $state(0);

  get unread(): number {
    return this.heard - this.readLines;
  }

  readChat(): void {
    this.readLines = this.heard;
  }

  /** Show at once what is still waiting to be shown step by step. */
  skip(): void {
    clearTimeout(this.pacing);
    this.pacing = 0;
    while (this.waiting.length) this.present(this.waiting.shift() as TableState);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.pacing);
    clearTimeout(this.slowness);
    this.socket?.close();
  }

  private post(message: Outgoing): void {
    if (this.busy()) return;
    this.fault = null;
    this.pending = message;
    this.slow = false;
    clearTimeout(this.slowness);
    this.slowness = setTimeout(() => (this.slow = this.pending !== null), SLOW);
    this.raw(message);
  }

  private raw(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.line = "open";
      this.wait = 500;
      this.raw({ type: "hello", ...this.has });
      if (this.pending) this.raw(this.pending);
    };
    socket.onmessage = (message) => this.take(JSON.parse(String(message.data)) as Incoming);
    socket.onclose = () => {
      if (this.closed) return;
      if (this.line !== "open") void api.me().catch(() => undefined); // it says if this browser was signed out
      this.line = "lost";
      this.retry = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, MOST_WAIT);
    };
  }

  private take(message: Incoming): void {
    if (message.type === "state") {
      this.has.events = message.events_from + message.events.length;
      this.has.undone = message.undone;
      this.enqueue(message);
    } else if (message.type === "around") this.around(message);
    else if (message.type === "chat") this.hear(message);
    else if (message.type === "notes") this.notes = message.notes;
    else this.settle(message);
  }

  private hear(line: ChatLine): void {
    this.has.chat = line.number + 1;
    this.chat = [...this.chat, line].slice(-200);
  }

  private settle(message: Incoming & { type: "accepted" | "refused" }): void {
    if (message.type === "refused") this.fault = message.error;
    if (!this.pending || this.pending.id !== message.id) return;
    this.pending = null;
    this.slow = false;
    clearTimeout(this.slowness);
  }

  /** What others do is shown step by step; what I do, at once. */
  private enqueue(state: TableState): void {
    const mine = this.pending !== null || this.state === null;
    if (!mine && settings.pace && !document.hidden && this.waiting.length < QUEUE) {
      this.waiting.push(state);
      if (!this.pacing) this.next();
      return;
    }
    this.skip();
    this.present(state);
  }

  /** Who is here and what is proposed has changed: the latest state, otherwise as it was. */
  private around(message: Incoming & { type: "around" }): void {
    const last = this.waiting.at(-1) ?? this.state;
    if (last) this.enqueue({ ...last, ...message, type: "state", events_from: last.events_from + last.events.length, events: [] });
  }

  private next(): void {
    const state = this.waiting.shift();
    if (state) this.present(state);
    this.pacing = state ? setTimeout(() => this.next(), settings.pace / (1 + this.waiting.length / 2)) : 0;
  }

  private present(state: TableState): void {
    const first = this.state === null;
    const eyes = state.eyes.map((eye) => eye.seat).join();
    this.events = this.logs[eyes] = [...(this.logs[eyes] ?? []).slice(0, state.events_from), ...state.events];
    this.outcome = state.proposal ? null : (outcomeOf(this.state, state) ?? this.outcome);
    this.notices = [...this.notices, ...changes(this.state, state)];
    this.state = state;
    if (first) this.recall();
    if (!document.hidden) store(`westmarch.seen.${this.id}`, lastNumber(this.events) + 1);
  }

  private recall(): void {
    const seen = stored<number>(`westmarch.seen.${this.id}`);
    const missed = seen === null ? 0 : lastNumber(this.events) + 1 - seen;
    this.missedFrom = missed > 2 ? seen : null;
  }
}

function outcomeOf(before: TableState | null, after: TableState): Outcome | null {
  if (!before?.proposal) return null;
  const at = before.proposal.at;
  if (after.undone > before.undone) return { at, how: after.seq >= at ? "done" : "void" };
  return { at, how: after.seq === before.seq ? "declined" : "void" };
}

/** Which seats of others a bot has taken, or given back, in mid-match. */
function changes(before: TableState | null, after: TableState): Notice[] {
  if (before?.status !== "running" || after.status !== "running") return [];
  return after.seats.flatMap((seat, n): Notice[] => {
    const old = before.seats[n];
    if (!old || before.you.includes(n) || after.you.includes(n) || (old.kind === "bot") === (seat.kind === "bot")) return [];
    if (seat.kind !== "bot") return [{ seat: n, name: seat.name, how: "back" }];
    return [{ seat: n, name: old.name, how: seat.absent ? "stood-in" : "left" }];
  });
}

function lastNumber(events: readonly GameEvent[]): number {
  return events.at(-1)?.number ?? -1;
}
