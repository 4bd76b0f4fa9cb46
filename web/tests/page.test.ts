// The table page: whose eyes it looks through, what it says, and who sits there.
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { api, ApiError, faultOf } from "../src/lib/api";
import type { Link } from "../src/lib/link.svelte";
import { seatName } from "../src/lib/names";
import { go } from "../src/lib/route.svelte";
import { settings } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import type { Replay, TableState } from "../src/lib/types";
import { eye, events, item, panel, prompt, scene, seat, speak, state, tray } from "./table";

/** Two people at one screen. */
const two = [seat("Ann"), seat("Bob", { kind: "hotseat" })];

beforeAll(() =>
  speak(`
web-connecting = connecting
web-over = over
web-waiting-seats = waiting for players
web-waiting-for = { $form ->
    [plural] { $name } are thinking
   *[other] { $name } is thinking
}
web-curtain = pass the screen to { $name }
web-handing = look, then { $name }
side-free = Free Peoples
    .start = The Free Peoples
    .form = plural
web-waiting = waiting
web-position = entry { $at } of { $entries }
web-replay-missed = missed { $at } of { $entries }
web-bot = Bot ({ $bot })
web-bot-steady = steady
web-bot-for = { $bot } for { $name }
web-player = player { $seat }
web-free-seat = free
prompt-throw-pick = Which die?
hobbit-sam = Sam
hobbit-merry = Merry
`),
);

let table: Table;

/** The page at a table that shows this state. */
function at(shown: TableState): Table {
  table = new Table("abc");
  table.link = { state: shown, events: shown.events, undo: vi.fn(), front: vi.fn() } as unknown as Link;
  return table;
}

const replay = (more: Partial<Replay> = {}) =>
  ({ at: 3, entries: 9, asked: null, eye: eye(null), events: events(0, 2), result: null, ...more }) as Replay;

beforeEach(() => {
  vi.spyOn(api, "table").mockReturnValue(new Promise(() => {})); // the page opens by itself: not here
  settings.plain = false;
  go("/t/abc");
});

describe("eyes", () => {
  const [mine, other] = [eye(0, { prompt: prompt([]) }), eye(1)];

  test("are those of the seat that is asked, else the first", () => {
    expect(at(state(1, { eyes: [other, mine] })).eye).toEqual(mine);
    expect(at(state(1, { eyes: [eye(0), other] })).eye?.seat).toBe(0);
  });

  test("of a replay are the replay's", () => {
    at(state(1, { eyes: [mine] })).replay = replay();
    expect(table.eye?.seat).toBeNull();
    expect(table.events).toHaveLength(2);
  });

  test("stay behind the curtain until the seat lifts it, where one screen has secrets", () => {
    const shared = at(state(1, { you: [0, 1], seats: two, eyes: [mine, other] }));
    expect(shared.curtained).toBe(false);
    shared.secrets = true;
    expect([shared.curtained, shared.eye]).toEqual([true, null]);
    expect(shared.sentence).toBe("pass the screen to Ann");
    shared.screen.lift();
    expect([shared.curtained, shared.eye]).toEqual([false, mine]);
  });

  test("of who answered stay until they have seen what came of it, and the curtain falls when they say so", () => {
    const shared = at(state(1, { you: [0, 1], seats: two, eyes: [mine, other] }));
    shared.secrets = true;
    shared.screen.lift();
    expect(shared.screen.handing).toBe(false);
    const after = state(2, { you: [0, 1], seats: two, eyes: [eye(0)], asked: { seat: 1, kind: "throw.pick" } }); // only who sits there
    shared.link = { state: after, events: [], front: vi.fn() } as unknown as Link;
    expect([shared.screen.handing, shared.curtained, shared.eye?.seat]).toEqual([true, false, 0]);
    expect(shared.sentence).toBe("look, then player 2");
    shared.screen.handOver();
    expect([shared.screen.handing, shared.curtained, shared.eye]).toEqual([false, true, null]);
  });

  test("alone at a screen need no curtain", () => {
    at(state(1, { you: [0], eyes: [mine] })).secrets = true;
    expect(table.curtained).toBe(false);
  });

  test("in several seats of one person need none either", () => {
    const both = at(state(1, { you: [0, 1], eyes: [eye(0), other] }));
    both.secrets = true;
    expect([both.curtained, both.eye?.seat]).toEqual([false, 0]);
    both.link = { state: state(2, { you: [0, 1], eyes: [eye(0), eye(1, { prompt: prompt([]) })] }), events: [] } as unknown as Link;
    expect([both.screen.handing, both.eye?.seat]).toEqual([false, 1]);
  });
});

test("at one screen with secrets the curtain shows what everybody may see, then the log is the seat's own", async () => {
  const asked = [eye(0, { prompt: prompt([]) }), eye(1)];
  const shared = at(state(7, { you: [0, 1], seats: two, eyes: asked, events: events(0, 9) }));
  shared.secrets = true;
  const found = vi.spyOn(api, "replay").mockResolvedValue(replay({ eye: eye(null, { prompt: prompt([]) }) }));
  await shared.screen.look();
  expect(found).toHaveBeenLastCalledWith("abc", 7, null);
  expect([shared.eye?.seat, shared.eye?.prompt, shared.events.length]).toEqual([null, null, 2]);
  shared.screen.lift();
  expect(shared.link?.front).toHaveBeenLastCalledWith(0);
  expect([shared.events, shared.newsFrom]).toEqual([[], null]);
  await shared.screen.look();
  expect(found).toHaveBeenLastCalledWith("abc", 7, 0);
  expect(shared.events).toHaveLength(2);
  shared.screen.handOver();
  expect(shared.link?.front).toHaveBeenLastCalledWith(null);
  shared.screen.lift();
  expect(shared.newsFrom).toBe(2);
  shared.closeNews();
  expect(shared.newsFrom).toBeNull();
});

describe("the sentence", () => {
  test("is the question, or what is waited for", () => {
    expect(new Table("abc").sentence).toBe("connecting");
    expect(at(state(1, { eyes: [eye(0, { prompt: prompt([]) })] })).sentence).toBe("Which die?");
    expect(at(state(1, { status: "waiting", asked: null })).sentence).toBe("waiting for players");
    expect(at(state(1, { asked: { seat: 1, kind: "" } })).sentence).toBe("Bob is thinking");
    expect(at(state(1, { status: "over", asked: null })).sentence).toBe("over");
    const free = eye(0, { scene: scene([panel("side:free", { seat: 1 })]) });
    const bot = [seat("Ann"), seat(null, { kind: "bot" })];
    expect(at(state(1, { asked: { seat: 1, kind: "" }, seats: bot, eyes: [free] })).sentence).toBe("The Free Peoples are thinking");
  });

  test("of a replay is the place in it, or in the part that was missed", () => {
    at(state(1)).replay = replay();
    expect(table.sentence).toBe("entry 3 of 9");
    go("/t/abc?at=3&from=2&to=6");
    expect(table.sentence).toBe("missed 1 of 4");
  });
});

describe("names", () => {
  const panels = scene([panel("hobbit:sam", { seat: 0 }), panel("hobbit:merry", { seat: 1 })]);

  test("are parts with players, where panels are seats", () => {
    const seats = [seat("Ann"), seat(null, { kind: "bot", bot: "steady" })];
    expect(at(state(1, { seats, eyes: [eye(0, { scene: panels })] })).names).toEqual(["Sam (Ann)", "Merry"]);
  });

  test("are the players' own, where they are not", () => {
    const one = scene([panel("hobbit:sam")]);
    expect(at(state(1, { eyes: [eye(0, { scene: one })] })).names).toEqual(["Ann", "Bob"]);
  });

  test("of seats: bots, stand-ins, one screen, nobody yet", () => {
    const bot = { kind: "bot", bot: "steady:2" } as const;
    const told = [
      seat(null, bot),
      seat("Ann", { ...bot, absent: true }),
      seat(null, { kind: "bot", bot: "strange" }),
      seat("Ann", { kind: "hotseat" }),
      seat(null, { kind: "free", free: true }),
      seat(null),
    ].map(seatName);
    expect(told).toEqual(["Bot (steady)", "Bot (steady) for Ann", "Bot (strange)", "player 4", "free", "player 6"]);
  });
});

test("nobody has to agree where only I and bots play", () => {
  const bot = seat(null, { kind: "bot" });
  expect(at(state(1, { seats: [seat("Ann"), bot] })).alone).toBe(true);
  expect(at(state(1)).alone).toBe(false);
});

test("taking back puts picks back first, then asks for the seat that can", () => {
  const eyes = [eye(0), eye(1, { undoable: 2 })];
  at(state(1, { you: [0, 1], eyes }));
  vi.spyOn(table.choice, "back").mockReturnValueOnce(true);
  table.undo();
  expect(table.link?.undo).not.toHaveBeenCalled();
  table.undo();
  expect(table.link?.undo).toHaveBeenCalledExactlyOnceWith(1);
});

test("a hint that comes after it was closed is not shown", async () => {
  at(state(1, { eyes: [eye(0, { prompt: prompt([]) })] }));
  const hint = { choice: "done", chances: {}, effort: 1 };
  const asked = vi.spyOn(api, "hint").mockImplementation(() => (table.closeHint(), Promise.resolve(hint)));
  await table.askHint();
  expect(table.hint).toBeNull();
  asked.mockResolvedValue(hint);
  await table.askHint();
  expect(table.hint).toEqual(hint);
});

test("a failure is told in the server's words, or as one that nobody knows", async () => {
  at(state(1));
  const fault = { key: "error-seat_taken", args: {}, message: "" };
  vi.spyOn(api, "sit").mockRejectedValue(new ApiError(409, fault));
  await table.sit(1);
  expect(table.fault).toEqual(fault);
  vi.spyOn(console, "error").mockReturnValue();
  expect(faultOf(new TypeError("x")).key).toBe("web-error-unknown");
});

test("a big table without a drawn board shows its answers itself", () => {
  const big = [eye(0, { scene: scene([], [tray("tray:hand", [item("card:a")], { detail: true })]) })];
  expect(at(state(1, { eyes: big })).big).toBe(true);
  expect(at(state(1)).big).toBe(false);
});
