// The Desolation of Smaug: what the board works out of the scene, without a page.
import { describe, expect, test } from "vitest";
import { exactSets, fill, lookOf, strengths, titled } from "../src/boards/smaug/cards";
import { draws, staged } from "../src/boards/smaug/deeds";
import { faceOf, figuresOf } from "../src/boards/smaug/figures";
import { steps } from "../src/boards/smaug/moves";
import { emblemOf, halfOf, isRound, layoutOf, offset, OUTLINES, standsAt, trail } from "../src/boards/smaug/road";
import { bilboOf, dragonOf, dwarvesOf, flight, seenAt, spaceOf, wayOf } from "../src/boards/smaug/scene";
import { tallyOf } from "../src/boards/smaug/tally";
import { kept } from "../src/boards/map/layout";
import type { Atlas, GameEvent, Scene, Spot } from "../src/lib/types";
import { item, panel, prompt, scene, tray } from "./table";

const piece = (name: string, state: string | null = null) => ({ name, number: null, side: null, enclosed: false, state, option: name });
const spot = (place: string, ...pieces: ReturnType<typeof piece>[]): Spot => ({ place, pieces, marks: [], held: null });
const cells = (here: number) => Array.from({ length: 23 }, (_, n) => ({ name: `count:${n}`, state: n === here ? "mark:here" : "mark:empty", option: null }));

function table(steps: number, spots: Spot[] = [], main = 0, extra = 0): Scene {
  const threat = tray("tray:threat", [item("label:main", { number: main }), item("label:extra", { number: extra })]);
  const reach = tray("tray:reach", [item("space:40", { number: 3 }), item("space:37", { number: 1 })]);
  const found = scene([panel("panel:smaug", { tracks: [{ title: "track:smaug", cells: cells(steps) }], trays: [threat, reach] })]);
  return { ...found, map: { atlas: "x", spots, here: null } };
}

describe("cards", () => {
  test("have the number that counts at the end of their name", () => {
    expect(titled("Bofur 2/4")).toEqual({ name: "Bofur", value: "2/4" });
    expect(titled("Giant Spider (14)")).toEqual({ name: "Giant Spider", value: "14" });
    expect(titled("Смауг 2 + 1")).toEqual({ name: "Смауг", value: "2+1" });
    expect(titled("Bilbo Baggins 1–4")).toEqual({ name: "Bilbo Baggins", value: "1–4" });
    expect(titled("Bilbo Baggins (die)")).toEqual({ name: "Bilbo Baggins (die)", value: "" });
    expect(titled("Legolas")).toEqual({ name: "Legolas", value: "" });
    expect(strengths("2/4")).toEqual([2, 4]);
    expect(strengths("")).toEqual([]);
  });

  test("look like what they are", () => {
    expect(lookOf("card:dwarf_fili").sort).toBe("dwarf");
    expect(lookOf("card:dwarf_way").sort).toBe("way");
    expect(lookOf("card:web_blue_red").picture).toBe("em-web");
    expect(lookOf("card:enemy_bolg")).toMatchObject({ sort: "enemy", picture: "em-orc" });
    expect(lookOf("card:smaug_e2").sort).toBe("smaug");
    expect(lookOf("card:never_heard_of").sort).toBe("event");
  });
});

describe("the measure of a fight", () => {
  test("is full where cards make the strength exactly, with either of two numbers", () => {
    expect(fill([[2, 4], [6]], 10, false)).toEqual({ cards: [{ value: 4, doubled: false }, { value: 6, doubled: false }], sum: 10, exact: true });
    expect(fill([[2, 4], [6]], 9, false)).toMatchObject({ sum: 8, exact: false });
  });

  test("has one card doubled by Gandalf, and only one", () => {
    expect(fill([[6], [2]], 14, true)).toEqual({ cards: [{ value: 6, doubled: true }, { value: 2, doubled: false }], sum: 14, exact: true });
    expect(fill([[6], [2]], 16, true)).toMatchObject({ sum: 14, exact: false });
    expect(fill([[6], [2]], 14, false)).toMatchObject({ sum: 8, exact: false });
  });

  test("spills over only where it must, and is not full while empty", () => {
    expect(fill([[7]], 5, false)).toMatchObject({ sum: 7, exact: false });
    expect(fill([], 0, false).exact).toBe(false);
  });
});

describe("Smaug", () => {
  test("is known by his steps: place, reach and what is due", () => {
    const dragon = dragonOf(table(9, [], 2, 1));
    expect(dragon).toMatchObject({ steps: 9, last: 22, at: 41, far: 4, main: 2, extra: 1 });
    expect(dragon.reach.get(40)).toBe(3);
    expect(dragonOf(table(0))).toMatchObject({ at: null, main: 0 });
    expect([wayOf(1), wayOf(22), wayOf(0)]).toEqual([49, 28, null]);
  });

  test("throws back whom he passes and kills where he stops, twice with a further move", () => {
    const spots = [spot("space:40", piece("piece:blue_1")), spot("space:39", piece("piece:red_2"), piece("piece:bilbo", "note:ring")), spot("step:4", piece("label:gandalf"))];
    const found = table(9, spots, 2, 1);
    expect(flight(dragonOf(found), seenAt(found))).toEqual([
      { space: 40, halts: false, pieces: ["piece:blue_1"] },
      { space: 39, halts: true, pieces: ["piece:red_2"] },
      { space: 38, halts: true, pieces: [] },
    ]);
  });

  test("throws back whoever stands beside him when he sets out", () => {
    const spots = [spot("space:41", piece("piece:blue_1"), piece("piece:bilbo", "note:ring"))];
    const found = table(9, spots, 1);
    expect(flight(dragonOf(found), seenAt(found))).toEqual([
      { space: 41, halts: false, pieces: ["piece:blue_1"] },
      { space: 40, halts: true, pieces: [] },
    ]);
    expect(flight(dragonOf(table(9, spots)), seenAt(found))).toEqual([]);
  });

  test("stops once where a treasure has cut his first move to nothing", () => {
    const found = table(9, [], 0, 2);
    expect(flight(dragonOf(found), seenAt(found))).toEqual([
      { space: 40, halts: false, pieces: [] },
      { space: 39, halts: true, pieces: [] },
    ]);
  });

  test("goes no further than the dragon space", () => {
    const found = table(21, [], 3);
    expect(flight(dragonOf(found), seenAt(found))).toEqual([{ space: 28, halts: true, pieces: [] }]);
  });
});

test("the company is read from seats and map", () => {
  const dwarves = tray("tray:dwarves", [item("piece:red_1", { shows: "space:31" }), item("piece:red_2", { state: "note:killed" })]);
  expect(dwarvesOf(panel("colour:red", { trays: [dwarves] }))).toEqual([
    { colour: "red", at: 31, caught: false, killed: false },
    { colour: "red", at: 0, caught: false, killed: true },
  ]);
  expect(bilboOf(table(0, [spot("space:29", piece("piece:bilbo", "note:ring"))]))).toEqual({ at: 29, ring: true });
  expect(bilboOf(table(0))).toBeNull();
  expect([spaceOf("space:7"), spaceOf("space:cave"), spaceOf(null)]).toEqual([7, null, null]);
});

describe("the road", () => {
  test("has an outline for every space, step and the cave", () => {
    for (let n = 1; n <= 50; n++) expect(kept(OUTLINES, `space:${n}`), `space ${n}`).toBeTruthy();
    for (let n = 0; n <= 10; n++) expect(kept(OUTLINES, `step:${n}`)).not.toBe(kept(OUTLINES, `space:${n}`));
    expect(kept(OUTLINES, "space:cave")).toBeTruthy();
  });

  test("leaves its numbers free of pieces: they lie in the leading part, pieces in the trailing one", () => {
    const place = (n: number) => ({ name: `space:${n}`, x: 100, y: 100, area: null, built: null, landmark: false });
    const atlas: Atlas = { key: "x", drawing: "smaug", places: Array.from({ length: 48 }, (_, n) => place(n + 2)), ways: [] };
    const layout = layoutOf(atlas, "cave");
    for (let n = 2; n <= 49; n++) {
      const [dx, dy] = layout[`space:${n}`]?.em ?? [0, 0];
      const [px, py] = offset(n, trail(n), 0);
      expect(Math.hypot(dx * 0.917 - px, dy * 0.917 - py), `space ${n}`).toBeGreaterThan(halfOf(n) * 0.75);
    }
  });

  test("has two round ends where everybody finds room", () => {
    expect([isRound(1), isRound(50), isRound(28)]).toEqual([true, true, false]);
    const spots = new Set(Array.from({ length: 9 }, (_, n) => standsAt(1, n, 9).join()));
    expect(spots.size).toBe(9);
    expect(emblemOf("mirkwood")).toBe("sm-spider");
    expect(emblemOf("path")).toBeNull();
  });
});

test("what is asked on the stage or stands on the map needs no button", () => {
  const fight = prompt(["card:ally_beorn", "retreat"], { kind: "fight.cards" });
  const play = prompt(["card:ally_beorn", "done"], { kind: "cards.play" });
  expect([staged(fight), staged(play)]).toEqual([true, false]);
  expect([draws("retreat", fight), draws("done", play), draws("space:7", play)]).toEqual([true, false, true]);
});

test("pieces and Smaug glide from where they were; a jump in the record moves nothing", () => {
  const event = (number: number, key: string, args: GameEvent["args"]): GameEvent => ({ number, key, args });
  const news = [
    event(0, "move.ahead", { pieces: ["piece:blue_1"], origin: "space:4", space: "space:7", n: 1 }),
    event(1, "smaug.moves", { space: "space:47" }),
    event(2, "smaug.moves", { space: "space:45" }),
    event(3, "turn.begin", { turn: 2 }),
  ];
  expect(steps(news, 0)).toEqual([
    { pieces: ["piece:blue_1"], from: "space:4", to: "space:7" },
    { pieces: ["label:smaug"], from: "space:cave", to: "space:47" },
    { pieces: ["label:smaug"], from: "space:47", to: "space:45" },
  ]);
  expect(steps(news, 2)).toEqual([{ pieces: ["label:smaug"], from: "space:47", to: "space:45" }]);
  expect(steps(news, -1)).toEqual([]);
});

test("figures come from the tables in use where those differ from the names", () => {
  const own = [item("card:dwarf_bofur", { number: 2 }), item("card:dwarf_bofur", { number: 6 }), item("card:eagle_1_2", { number: 1 }), item("card:eagle_1_2", { number: 2 }), item("card:eagle_1_2", { number: 3 })];
  const figures = figuresOf({ ...scene([]), trays: [tray("tray:own_numbers", own)] });
  expect(faceOf("card:dwarf_bofur", "Bofur 2/4", figures)).toEqual({ name: "Bofur", value: "2/6" });
  expect(faceOf("card:eagle_1_2", "Eagle 1–2", figures).value).toBe("1–3");
  expect(faceOf("card:dwarf_fili", "Fíli 4", figures).value).toBe("4");
  expect(figuresOf(scene([])).size).toBe(0);
});

test("other sums that are exact: the smallest sets, none that holds another", () => {
  expect(exactSets([[4], [2], [2, 4], [3]], 6, false)).toEqual([[0, 1], [0, 2], [1, 2]]);
  expect(exactSets([[3]], 6, false)).toEqual([]);
  expect(exactSets([[3]], 6, true)).toEqual([[0]]);
});

test("who did what is counted from the log", () => {
  const event = (key: string, args: GameEvent["args"], number = 0): GameEvent => ({ number, key, args });
  const log = [
    event("turn.begin", { turn: 1, colour: "colour:red" }),
    event("move.ahead", { pieces: ["piece:red_1", "piece:blue_2"], origin: "space:4", space: "space:7", n: 2 }),
    event("fight.won", { card: "card:enemy_warg", cards: ["card:dwarf_fili", "card:dwarf_dwalin"], n: 2 }),
    event("cards.play", { colour: "colour:red", card: "card:eagle_1_2" }),
    event("turn.begin", { turn: 2, colour: "colour:blue" }),
    event("move.ahead", { pieces: ["piece:bilbo"], origin: "space:4", space: "space:6", n: 1 }),
    event("smaug.back", { n: 3, space: "space:48" }),
  ];
  expect(tallyOf(log, ["red", "blue"])).toEqual([
    { colour: "red", spaces: 3, cards: 3, foes: 1, back: 0 },
    { colour: "blue", spaces: 5, cards: 0, foes: 0, back: 3 },
  ]);
});
