// One socket that comes back by itself, and neither loses nor doubles an answer.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Link } from "../src/lib/link.svelte";
import { settings } from "../src/lib/settings.svelte";
import { events, eye, seat, state } from "./table";

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage: (message: { data: string }) => void = () => {};

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.drop();
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  drop(): void {
    this.readyState = 3;
    this.onclose();
  }

  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const socket = () => Socket.all.at(-1) as Socket;
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  localStorage.clear();
  settings.pace = 0;
  link = new Link("abc");
  socket().open();
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

describe("the line", () => {
  test("begins with a greeting that says what need not be sent again", () => {
    expect(socket().address).toBe("ws://localhost:3000/api/tables/abc/socket");
    expect(socket().sent).toEqual([{ type: "hello", events: 0, undone: 0, chat: 0, curtain: true }]);
    socket().say(state(2, { events: events(0, 3), undone: 2 }));
    socket().say(state(3, { events_from: 3, events: events(3, 1), undone: 2 }));
    socket().say({ type: "chat", number: 6, from: null, seat: 0, text: "hm", at: "" });
    socket().drop();
    vi.advanceTimersByTime(500);
    socket().open();
    expect(socket().sent).toEqual([{ type: "hello", events: 4, undone: 2, chat: 7, curtain: true }]);
  });

  test("tells who comes and goes in a word of its own, and the rest stays as it was", () => {
    socket().say({ type: "around", seats: [], watchers: 9, proposal: null });
    expect(link.state).toBeNull();
    socket().say(state(2, { events: events(0, 3), proposal: { at: 1, by: [1], agreed: [1], waits: [0] } }));
    socket().say({ type: "around", seats: [seat("Bob")], watchers: 1, proposal: null, open: true });
    expect(link.state).toMatchObject({ type: "state", seq: 2, watchers: 1, open: true, seats: [{ name: "Bob" }] });
    expect(link.events).toHaveLength(3);
    expect(link.outcome).toEqual({ at: 1, how: "declined" });
    socket().drop();
    vi.advanceTimersByTime(500);
    socket().open();
    expect(socket().sent).toMatchObject([{ type: "hello", events: 3 }]);
  });

  test("keeps the events of each seat before a shared screen, and is sent none of them twice", () => {
    const seen = (seat: number | null, from: number, many: number) => state(2, { eyes: [eye(seat)], events_from: from, events: events(from, many) });
    socket().say(seen(0, 0, 5));
    link.front(1);
    socket().say({ type: "around", seats: [seat("Bob")], watchers: 1, proposal: null });
    expect(link.events).toHaveLength(5);
    socket().say(seen(1, 0, 2));
    expect(link.events).toHaveLength(2);
    link.front(0);
    socket().say(seen(0, 5, 1));
    expect(link.events.map((event) => event.number)).toEqual([0, 1, 2, 3, 4, 5]);
    link.front(1);
    socket().drop();
    vi.advanceTimersByTime(500);
    socket().open();
    expect(socket().sent).toMatchObject([{ type: "hello", events: 0, front: 1 }]);
  });

  test("is tried again after longer and longer times, and at once again after it held", () => {
    const waits: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      socket().drop();
      expect(link.line).toBe("lost");
      const before = Socket.all.length;
      let waited = 0;
      for (; Socket.all.length === before; waited += 500) vi.advanceTimersByTime(500);
      waits.push(waited);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    socket().open();
    expect(link.line).toBe("open");
    socket().drop();
    vi.advanceTimersByTime(500);
    expect(Socket.all.length).toBe(9);
  });

  test("stays closed when the table was left", () => {
    link.close();
    vi.advanceTimersByTime(60_000);
    expect(Socket.all.length).toBe(1);
  });
});

describe("an answer", () => {
  beforeEach(() => socket().say(state(3)));
  const answers = () => Socket.all.flatMap((one) => one.sent).filter((one) => one["type"] === "answer");

  test("names the moment it is meant for, and waits until it is acknowledged", () => {
    link.answer(0, ["die:red", "done"]);
    expect(answers()).toMatchObject([{ seat: 0, seq: 3, answers: ["die:red", "done"] }]);
    expect(link.pending?.id).toMatch(/^[0-9a-f]{24}$/);
    socket().say({ type: "accepted", id: "of somebody else", seq: 4 });
    expect(link.pending).not.toBeNull();
    socket().say({ type: "accepted", id: link.pending?.id, seq: 4 });
    expect(link.pending).toBeNull();
  });

  test("is sent again under the same name when the line comes back", () => {
    link.answer(0, ["done"]);
    socket().drop();
    vi.advanceTimersByTime(500);
    socket().open();
    expect(answers()).toHaveLength(2);
    expect(answers()[0]).toEqual(answers()[1]);
  });

  test("given while the line is dead goes out when it is back", () => {
    socket().drop();
    link.answer(0, ["done"]);
    expect(answers()).toEqual([]);
    vi.advanceTimersByTime(500);
    socket().open();
    expect(answers()).toHaveLength(1);
  });

  test("is not sent while another is under way, and that is told", () => {
    link.answer(0, ["die:red"]);
    link.answer(0, ["die:blue"]);
    expect(answers()).toHaveLength(1);
    expect(link.hasty).toBe(true);
    socket().say({ type: "accepted", id: link.pending?.id, seq: 4 });
    link.answer(0, ["die:blue"]);
    expect(link.hasty).toBe(false);
    expect(answers()).toHaveLength(2);
  });

  test("that is refused says why, until the next", () => {
    link.undo(0);
    socket().say({ type: "refused", id: link.pending?.id, error: { key: "error-undo_dice", args: {}, message: "" } });
    expect(link.pending).toBeNull();
    expect(link.fault?.key).toBe("error-undo_dice");
    link.answer(0, ["done"]);
    expect(link.fault).toBeNull();
  });

  test("that takes long is told to be slow", () => {
    link.answer(0, ["done"]);
    vi.advanceTimersByTime(1999);
    expect(link.slow).toBe(false);
    vi.advanceTimersByTime(1);
    expect(link.slow).toBe(true);
    socket().say({ type: "accepted", id: link.pending?.id, seq: 4 });
    expect(link.slow).toBe(false);
  });
});

test("before the first state nothing can be answered", () => {
  link.answer(0, ["done"]);
  expect(socket().sent).toHaveLength(1);
});

describe("what is shown", () => {
  test("events that were taken back go, and those that come follow", () => {
    socket().say(state(5, { events: events(0, 5) }));
    socket().say(state(6, { events_from: 5, events: events(5, 2) }));
    expect(link.events.map((event) => event.number)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    socket().say(state(3, { events_from: 2, events: events(2, 1), undone: 1 }));
    expect(link.events.map((event) => event.number)).toEqual([0, 1, 2]);
  });

  test("what others do comes step by step, faster where much waits", () => {
    settings.pace = 300;
    socket().say(state(1));
    for (const seq of [2, 3, 4]) socket().say(state(seq));
    expect(link.state?.seq).toBe(2);
    vi.advanceTimersByTime(300);
    expect(link.state?.seq).toBe(3);
    vi.advanceTimersByTime(199);
    expect(link.state?.seq).toBe(3);
    vi.advanceTimersByTime(1);
    expect(link.state?.seq).toBe(4);
  });

  test("what I do is shown at once, with all that still waited", () => {
    settings.pace = 300;
    socket().say(state(1));
    for (const seq of [2, 3]) socket().say(state(seq));
    link.answer(0, ["done"]);
    socket().say(state(4, { events: events(0, 1) }));
    expect(link.state?.seq).toBe(4);
    vi.advanceTimersByTime(10_000);
    expect(link.state?.seq).toBe(4);
  });

  test("who was away is told from where; two events are not worth it", () => {
    for (const [missed, from] of [[2, null], [3, 4]] as const) {
      localStorage.setItem("westmarch.seen.xyz", "4");
      const other = new Link("xyz");
      socket().open();
      socket().say(state(9, { events: events(0, 4 + missed) }));
      expect(other.missedFrom).toBe(from);
      expect(localStorage.getItem("westmarch.seen.xyz")).toBe(String(4 + missed));
      other.close();
    }
  });

  test("talk is kept, the latest two hundred lines", () => {
    for (let number = 0; number < 205; number += 1) socket().say({ type: "chat", number, from: null, seat: 0, text: "", at: "" });
    expect([link.chat.length, link.chat[0]?.number]).toEqual([200, 5]);
  });
});

describe("a proposal to go back", () => {
  const proposal = { at: 2, by: [0], agreed: [0], waits: [1] };

  test.each([
    ["done", state(2, { undone: 1 })],
    ["declined", state(6)],
    ["void", state(7)],
    ["void", state(1, { undone: 1 })],
  ] as const)("ends %s", (how, after) => {
    socket().say(state(6, { proposal }));
    expect(link.outcome).toBeNull();
    socket().say(after);
    expect(link.outcome).toEqual({ at: 2, how });
    socket().say(state(8, { undone: after.undone }));
    expect(link.outcome).toEqual({ at: 2, how });
    socket().say(state(8, { undone: after.undone, proposal }));
    expect(link.outcome).toBeNull();
  });
});

test("a seat of somebody else that goes to a bot is announced, and so is a return", () => {
  const bot = (more = {}) => seat(null, { kind: "bot", bot: "steady", ...more });
  socket().say(state(1));
  socket().say(state(1, { seats: [seat("Ann"), bot({ name: "Bob", absent: true })] }));
  socket().say(state(1));
  socket().say(state(1, { seats: [seat("Ann"), bot()] }));
  socket().say(state(2, { seats: [bot(), bot()], you: [] })); // my own seat: I know
  expect(link.notices).toEqual([
    { seat: 1, name: "Bob", how: "stood-in" },
    { seat: 1, name: "Bob", how: "back" },
    { seat: 1, name: "Bob", how: "left" },
  ]);
});
