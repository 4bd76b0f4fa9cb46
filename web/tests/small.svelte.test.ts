// The small things: addresses, storage, the digest, notes for a first match, waiting and codes.
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sections, spans } from "../src/lib/digest";
import { Guide } from "../src/lib/guide.svelte";
import { qr } from "../src/lib/qr";
import { follow, go, replayAddress, route } from "../src/lib/route.svelte";
import { keepSettings, settings, store, stored } from "../src/lib/settings.svelte";
import { Waiting } from "../src/lib/waiting.svelte";
import { speak, state } from "./table";

beforeAll(() =>
  speak(`
guide-throw-pick = First note.
guide-throw-pick-2 = Second note.
guide-halve = Third note.
web-minutes = { $n } minutes
web-hours = { $n } hours
web-days = { $n } days
`),
);
beforeEach(() => localStorage.clear());

describe("addresses", () => {
  test("name a table, a moment, a seat and a part", () => {
    go("/t/abc?at=3&seat=1&from=2&to=6");
    expect(route.now).toEqual({ returning: false, unknown: false, table: "abc", at: 3, seat: 1, part: { from: 2, to: 6 } });
    go(replayAddress("xyz", 7, null));
    expect([location.search, route.now]).toEqual(["?at=7", { returning: false, unknown: false, table: "xyz", at: 7, seat: null, part: null }]);
    expect(replayAddress("xyz", 7, 0, { from: 1, to: 9 })).toBe("/t/xyz?at=7&seat=0&from=1&to=9");
  });

  test("that make no sense name nothing", () => {
    go("/t/abc?at=-1&seat=x&from=6&to=2");
    expect(route.now).toEqual({ returning: false, unknown: false, table: "abc", at: null, seat: null, part: null });
    go("/t/a/b");
    expect([route.now.table, route.now.unknown]).toEqual([null, true]);
  });

  test("inside the house are followed without loading the page anew, others by the browser", () => {
    go("/");
    document.body.innerHTML = `<a id="in" href="/t/abc"><b>in</b></a><a id="api" href="/api/x"></a>
      <a id="out" href="https://example.org/t/abc"></a><a id="down" href="/t/abc" download></a>`;
    let ours = false;
    document.body.onclick = (event) => {
      follow(event);
      ours = event.defaultPrevented;
      event.preventDefault(); // the browser of a test goes nowhere
    };
    const taken = (id: string, more: MouseEventInit = {}) => {
      const link = document.querySelector(`#${id}`);
      (link?.firstElementChild ?? link)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
      return ours;
    };
    expect(["api", "out", "down"].map((id) => taken(id))).toEqual([false, false, false]);
    expect(taken("in", { ctrlKey: true })).toBe(false);
    expect(route.now.table).toBeNull();
    expect(taken("in")).toBe(true);
    expect(route.now.table).toBe("abc");
  });
});

describe("storage", () => {
  test("keeps what it is given, and settings are seen by the page", () => {
    store("westmarch.x", { a: [1] });
    expect(stored("westmarch.x")).toEqual({ a: [1] });
    settings.theme = "dark";
    keepSettings();
    expect(stored("westmarch.settings")).toMatchObject({ theme: "dark" });
    expect(document.documentElement.dataset["theme"]).toBe("dark");
  });

  test("that is blocked, or holds nonsense, is no fault", () => {
    localStorage.setItem("westmarch.x", "{");
    expect(stored("westmarch.x")).toBeNull();
    expect(stored("westmarch.y")).toBeNull();
    vi.stubGlobal("localStorage", undefined);
    expect(() => store("westmarch.x", 1)).not.toThrow();
    expect(stored("westmarch.x")).toBeNull();
  });
});

describe("the rules digest", () => {
  const DIGEST = `# Game

Not shown.

## A turn <!-- for: throw.pick throw.more -->

Throw **all** dice, then *pick* \`done\`.
Same paragraph.

- one
  goes on
- two

1. first

### Dice

| die | good for |
|---|---|
| red | *much* |

## The end
Nothing.
`;
  const [turn, end] = sections(DIGEST);

  test("has sections with the questions they explain", () => {
    expect([turn?.title, turn?.kinds]).toEqual(["A turn", ["throw.pick", "throw.more"]]);
    expect([end?.title, end?.kinds, end?.blocks.length]).toEqual(["The end", [], 1]);
  });

  test("is read as paragraphs, lists, headings and tables", () => {
    const plain = (text: string) => ({ style: "plain", text });
    expect(turn?.blocks.map((block) => block.kind)).toEqual(["paragraph", "list", "list", "heading", "table"]);
    expect(turn?.blocks[1]).toEqual({ kind: "list", ordered: false, items: [[plain("one goes on")], [plain("two")]] });
    expect(turn?.blocks[2]).toMatchObject({ ordered: true });
    expect(turn?.blocks[4]).toEqual({
      kind: "table",
      head: [[plain("die")], [plain("good for")]],
      rows: [[[plain("red")], [{ style: "italic", text: "much" }]]],
    });
  });

  test("has spans of bold, italic and code, and never HTML", () => {
    expect(spans("a **b** *c* `d` <i>e</i>")).toEqual([
      { style: "plain", text: "a " },
      { style: "bold", text: "b" },
      { style: "plain", text: " " },
      { style: "italic", text: "c" },
      { style: "plain", text: " " },
      { style: "code", text: "d" },
      { style: "plain", text: " <i>e</i>" },
    ]);
  });
});

describe("notes for a first match", () => {
  test("come with their question, each once, and are remembered", () => {
    const guide = new Guide("mordor");
    guide.meet("throw.pick");
    expect([guide.note, guide.number]).toEqual(["guide-throw-pick", 1]);
    guide.meet("throw.pick");
    expect([guide.note, guide.number], "it stays until it is answered").toEqual(["guide-throw-pick", 1]);
    guide.next();
    guide.meet("throw.pick");
    expect(guide.note).toBe("guide-throw-pick-2");
    guide.meet("halve");
    expect(guide.note, "another question has its own").toBe("guide-halve");
    const later = new Guide("mordor");
    later.meet("throw.pick");
    expect([later.note, later.number]).toEqual([null, 3]);
    later.again();
    later.meet("throw.pick");
    expect(later.note).toBe("guide-throw-pick");
  });

  test("can be refused for good", () => {
    const guide = new Guide("mordor");
    guide.meet("throw.pick");
    guide.stop();
    for (const one of [guide, new Guide("mordor")]) {
      one.meet("halve");
      expect(one.note).toBeNull();
    }
  });
});

describe("waiting for somebody who is away", () => {
  const AT = Date.parse("2026-01-01T12:00:00Z");
  let stop = () => {};

  function waiting(seconds: number, patience: number): Waiting {
    vi.useFakeTimers({ now: AT });
    const away = state(1, { away_since: new Date(AT - seconds * 1000).toISOString(), patience });
    let found: Waiting | undefined;
    stop = $effect.root(() => {
      found = new Waiting(() => away);
    });
    flushSync();
    return found as Waiting;
  }

  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  test.each([
    [0, 60, "1 minutes"],
    [30, 3600, "60 minutes"],
    [0, 6000, "2 hours"],
    [0, 48 * 3600, "48 hours"],
    [0, 49 * 3600, "3 days"],
  ])("%i of %i seconds: %s are left", (seconds, patience, left) => {
    expect(waiting(seconds, patience).left).toBe(left);
  });

  test("a bot may sit in when the time has gone by", () => {
    const found = waiting(50, 60);
    expect([found.seat, found.over]).toEqual([0, false]);
    vi.advanceTimersByTime(10_000);
    expect(found.over).toBe(true);
  });
});

test("a QR code has a quiet zone and its three corner marks", () => {
  const { size, path } = qr("http://localhost/t/abc");
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  for (const [x, y] of [[4, 4], [size - 11, 4], [4, size - 11]] as const) {
    for (let n = 0; n < 7; n += 1) expect(dark).toContain(`${x + n} ${y}`);
  }
  expect([...dark].some((at) => at.split(" ").some((one) => Number(one) < 4 || Number(one) >= size - 4))).toBe(false);
});
