import { describe, expect, it } from "vitest";
import { split } from "../src/boards/hunt/because";
import { rides } from "../src/boards/hunt/moves";
import { journeyOf, lastBy, locations, stepsOf } from "../src/boards/hunt/journey";
import layer from "../src/boards/hunt/layer-1.json";
import { spotOf, type Layer } from "../src/boards/hunt/layer";
import { marksOf, noteOf } from "../src/boards/hunt/notes";
import { AROUND, Placer } from "../src/boards/hunt/placer";
import { ahead, asked, rows, stepAt, type Step } from "../src/boards/hunt/reveal";
import { beliefOf, boardOf, density, latestAnswer, meeting, nights, odds, signOf } from "../src/boards/hunt/scene";
import { rise } from "../src/boards/hunt/tokens";
import { curve, through, walk } from "../src/boards/hunt/ways";
import type { Args, Atlas, GameEvent, Item, Panel, Scene } from "../src/lib/types";

const kind = (name: string) => ({ name: `kind:${name}`, sign: ".", number: null, enclosed: false });
const place = (id: string, x: number, y: number, built: string | null = null) => ({
  name: `shire:${id}`, x, y, area: "zone:I-A", built: built ? kind(built) : null, landmark: false,
});
// 1 - d1 - 10 and 1 - d1 - d2 - 4: dots between, and a location that ways may not lead through
const atlas: Atlas = {
  key: "k",
  drawing: "hunt-shire",
  places: [place("1", 173, 373), place("4", 288, 450), place("10", 430, 226), place("9", 300, 250), place("d1", 230, 300, "dot"), place("d2", 260, 380, "dot")],
  ways: [["1", "d1"], ["d1", "10"], ["d1", "d2"], ["d2", "4"], ["1", "9"], ["9", "4"]].map(([a, b]) => ({ a: `shire:${a}`, b: `shire:${b}`, kind: "path" })),
};
const item = (name: string, more: Partial<Item> = {}): Item => ({ name, shows: null, state: null, option: null, number: null, kind: null, ...more });
const panel = (title: string, trays: Record<string, Item[]>, more: Partial<Panel> = {}): Panel => ({
  title, notes: [], tracks: [], seat: null, trays: Object.entries(trays).map(([name, items]) => ({ title: name, items })), ...more,
});
const scene = (...panels: Panel[]): Scene => ({ panels, trays: [], map: null });
let number = 0;
const event = (key: string, args: Args = {}): GameEvent => ({ number: number++, key, args });

describe("ways over the board", () => {
  it("lead by dots alone, the shortest one", () => {
    expect(walk(atlas, "shire:1", "shire:4")).toEqual(["shire:1", "shire:d1", "shire:d2", "shire:4"]);
    expect(through(atlas, ["shire:10", "shire:1", "shire:9"])).toEqual(["shire:10", "shire:d1", "shire:1", "shire:9"]);
  });
  it("are straight where nothing joins two places", () => {
    expect(walk(atlas, "shire:10", "shire:9")).toEqual(["shire:10", "shire:9"]);
  });
  it("follow the bend of a line in both directions", () => {
    const bent = { ...layer, ways: [["1", "d1", "p", [1, 2, 3, 4]]] } as unknown as Layer;
    expect(curve(atlas, bent, ["shire:1", "shire:d1"])).toBe("M85 357C1 2 3 4 142 284");
    expect(curve(atlas, bent, ["shire:d1", "shire:1"])).toBe("M142 284C3 4 1 2 85 357");
  });
});

describe("what stands beside a place", () => {
  it("does not cover what was put there before", () => {
    const placer = new Placer(atlas, layer as unknown as Layer, "en");
    const wish = { place: "shire:10", width: 25, height: 25, distance: 25, angles: AROUND };
    const [one, other] = [placer.put(wish), placer.put(wish)];
    expect(Math.hypot((one.dx - other.dx) * 12, (one.dy - other.dy) * 12)).toBeGreaterThan(24);
  });
  it("keeps off the edges of the sheet", () => {
    const edge: Atlas = { ...atlas, places: [place("1", 92, 30)], ways: [] };
    const put = new Placer(edge, { ...layer, zones: {}, lands: [] } as unknown as Layer, "en").put({ place: "shire:1", width: 25, height: 25, distance: 25, angles: AROUND });
    const [x, y] = spotOf(edge.places[0] as Atlas["places"][number]);
    expect(x * 10 + put.dx * 12).toBeGreaterThan(12);
    expect(y * 5.96 + put.dy * 12).toBeGreaterThan(12);
  });
});

describe("what hunters can know", () => {
  const belief = new Map([["shire:1", 60], ["shire:4", 40], ["shire:10", 0]]);
  it("gives odds and what each answer leaves", () => {
    expect(odds(belief, (name) => name !== "shire:4")).toEqual({ yes: 60, left: 2, without: 1 });
    expect(odds(new Map(), () => true).yes).toBe(0);
  });
  it("is read from the table's tray, and is null where there is none", () => {
    expect(beliefOf(scene(panel("panel:table", { "tray:belief": [item("shire:1", { number: 60 })] })))).toEqual(new Map([["shire:1", 60]]));
    expect(beliefOf(scene(panel("panel:table", {})))).toBeNull();
  });
  it("is hatched in four steps", () => expect([0, 3, 8, 15].map(density)).toEqual([1, 2, 3, 4]));
});

describe("the log", () => {
  it("tells the latest answer until somebody has moved on", () => {
    const told = [event("perception.answer", { area: "zone:II-A", yes: true }), event("rider.moved")];
    expect(latestAnswer(told)).toMatchObject({ what: "perception", place: "zone:II-A", yes: true, means: "perception-yes" });
    expect(latestAnswer([...told, event("phase.begin", { phase: "phase:night" })])).toBeNull();
    expect(latestAnswer([event("perception.answer", { area: "section:VI", yes: true })])?.means).toBe("both-yes");
    expect(latestAnswer([event("perception.answer", { area: "section:II", yes: true })])?.means).toBe("perception-yes");
    expect(latestAnswer([event("hunt.answer", { place: "shire:1", answer: "here" })])).toMatchObject({ yes: true, means: "hunt-here" });
  });
  it("tells which entries were made at night", () => {
    const told = [event("phase.begin", { phase: "phase:day1" }), event("frodo.moved", { track: 1 }), event("phase.begin", { phase: "phase:night" }), event("frodo.moved", { track: 2 })];
    expect([...nights(told)]).toEqual([2]);
  });
  it("tells who takes part in an encounter until Frodo has escaped", () => {
    const begun = [event("encounter.begins", { riders: ["rider:blue"], number: 1 }), event("encounter.drawn")];
    expect(meeting(begun)).toEqual({ rescue: false, riders: ["rider:blue"], number: 1 });
    expect(meeting([...begun, event("frodo.escapes")])).toBeNull();
  });
});

describe("tokens", () => {
  it("count numbers first and each Eye with those already there (p. 22)", () => {
    const [three, eye] = [{ eye: false, number: 3 }, { eye: true, number: 0 }];
    expect(rise([three, eye, eye], 0)).toBe(3 + 1 + 2);
    expect(rise([eye], 2)).toBe(3);
    expect(rise([], 5)).toBe(0);
  });
});

describe("the journey sheet", () => {
  const bearer = panel("side:bearer", { "tray:sheet": [item("shire:1"), item("note:dot"), item("shire:10"), item("note:dot")] });
  it("is there only where the scene has it", () => {
    expect(journeyOf(scene(panel("side:bearer", {})), "shire")).toBeNull();
    const journey = journeyOf(scene(bearer), "shire");
    expect(journey?.at).toBe(3);
    expect(journey && lastBy(journey, 3)).toBe("shire:10");
    expect(journey && locations(journey.entries)).toEqual(["shire:1", "shire:10"]);
    expect(journey && stepsOf(journey, 3)).toEqual([{ place: "shire:10", number: 2 }]);
  });
  it("tells which board lies on the table", () => {
    expect(boardOf(scene(bearer))).toBe("shire");
    expect(boardOf({ ...scene(), map: { atlas: "k", here: null, spots: [{ place: "wild:7", pieces: [], marks: [], held: null }] } })).toBe("wild");
  });
});

describe("the notebook", () => {
  it("reads its own words and nothing else", () => {
    const notes = [{ thing: "shire:19", text: "strike 8", seat: 1 }, { thing: "wild:7", text: "ask 3", seat: 1 }, { thing: "shire:2", text: "<b>", seat: 2 }];
    expect(marksOf(notes, "shire")).toEqual([{ place: "shire:19", mark: "strike", number: 8 }]);
  });
  it("takes a mark away that is made twice", () => {
    expect(noteOf("strike", 8, undefined)).toBe("strike 8");
    expect(noteOf("strike", 9, { place: "shire:19", mark: "strike", number: 8 })).toBe("");
    expect(noteOf("ask", 9, { place: "shire:19", mark: "strike", number: 8 })).toBe("ask 9");
    expect(noteOf("erase", 9, undefined)).toBe("");
  });
});

describe("what the end lays open", () => {
  const step = (entry: number, move: number, at: string, way: string[], belief: Record<string, number>): Step => ({
    entry, shown: { part: 1, move, phase: "phase:day1", place: at, wild: false, belief, said: ["last", 0, move, 0, ["zone II-A"], true], way },
  });
  const steps = [step(2, 1, "shire:1", ["shire:1"], { "shire:1": 30, "shire:4": 70 }), step(5, 1, "shire:1", ["shire:1"], { "shire:1": 100 }), step(9, 2, "shire:10", ["shire:1", "shire:10"], { "shire:10": 50 })];
  it("is that of the latest entry", () => {
    expect(stepAt(steps, 1)).toBeNull();
    expect(stepAt(steps, 7)?.belief).toEqual({ "shire:1": 100 });
  });
  it("has a line for each move", () => {
    expect(rows(steps).map(({ entry, chance, possible }) => [entry, chance, possible])).toEqual([[5, 100, 1], [9, 50, 1]]);
  });
  it("knows the way ahead and what was asked", () => {
    expect(ahead(steps, (steps[0] as Step).shown)).toEqual(["shire:1", "shire:10"]);
    expect(asked((steps[0] as Step).shown)).toEqual({ sign: "a-perception", what: "II·A", yes: true });
  });
});

it("every answer with a sign has one that is drawn", () => {
  for (const option of ["dot", "search", "rider:lord", "die:lord_ring", "die:morgul_shadow", "companion:sam", "zone:I-A", "ally:A1-01"]) expect(signOf(option)).toMatch(/^[a-z]-/);
});

describe("why a hint is given", () => {
  it("counts the possible places in a zone, a section, and outside", () => {
    const belief = new Map([["shire:1", 40], ["shire:4", 35], ["shire:10", 25]]);
    const other: Atlas = { ...atlas, places: atlas.places.map((one) => (one.name === "shire:10" ? { ...one, area: "zone:II-B" } : one)) };
    expect(split(belief, other, "zone:I-A")).toEqual({ inside: 2, outside: 1 });
    expect(split(belief, other, "section:II")).toEqual({ inside: 1, outside: 2 });
  });
});

describe("figures that ride", () => {
  const ride = (rider: string, origin: string, to: string, number = 0): GameEvent => ({ number, key: "rider.moved", args: { rider, origin, place: to } });
  it("come from where they began, whatever lies between", () => {
    const news = [ride("rider:red", "shire:1", "shire:d1"), ride("rider:red", "shire:d1", "shire:10"), ride("rider:blue", "shire:4", "shire:9")];
    expect(rides(news, 0)).toEqual([
      { piece: "rider:red", from: "shire:1", to: "shire:10" },
      { piece: "rider:blue", from: "shire:4", to: "shire:9" },
    ]);
    expect(rides(news, 2)).toHaveLength(1);
    expect(rides(news, -1), "a page that has just been opened").toEqual([]);
  });
});
