// Scenes: what answers, what lies where, what can be found, and all of it in words.
import { describe, expect, test } from "vitest";
import { fold, groups, holds, isBig, optionsIn, places, standing } from "../src/lib/plain";
import { inWords } from "../src/lib/position";
import { drawnOptions, panelAnswers } from "../src/lib/scene";
import { Text } from "../src/lib/text";
import type { Cell } from "../src/lib/types";
import { item, panel, prompt, scene, tray } from "./table";

const text = new Text("en", [
  `
web-group = others
group-die = dice
hobbit-sam = Sam
note-active = on turn
tray-dice = dice
tray-hand = hand
track-squares = squares
space-1 = square 1
space-2 = square 2
space-3 = square 3
mark-open = open
mark-crossed = crossed
die-red = red die
symbol-ring = Ring
note-aside = set aside
region-moria = Moria
region-bree = Bree
figure-orc = Orc
`,
]);
const cell = (name: string, state: string, option: string | null = null): Cell => ({ name, state, option });
const squares = (...cells: Cell[]) => [{ title: "track:squares", cells }];
const red = item("die:red", { shows: "symbol:ring", state: "note:aside", option: "die:red" });

describe("answers", () => {
  const drawn = scene(
    [panel("hobbit:sam", { tracks: squares(cell("space:1", "mark:open", "space:1"), cell("space:2", "mark:open")), trays: [tray("tray:hand", [item("card:a", { option: "card:a" })])] })],
    [tray("tray:dice", [red])],
  );

  test("lie in tracks and trays, of panels and of the table", () => {
    expect([...drawnOptions(drawn)].sort()).toEqual(["card:a", "die:red", "space:1"]);
    expect(drawnOptions(null).size).toBe(0);
    expect(drawn.panels.flatMap(optionsIn)).toEqual(["card:a", "space:1"]);
  });

  test("in somebody's panel are for the seat that is asked, those of the table for all", () => {
    const panels = [panel("hobbit:sam", { seat: 0 }), panel("hobbit:sam", { seat: 1 }), panel("panel:battle")];
    expect(panels.map((one) => panelAnswers(one, 1))).toEqual([false, true, true]);
  });

  test("are grouped by kind, in the order of the prompt", () => {
    const asked = prompt([]);
    expect(groups(text, asked, ["die:red", "done", "region:a", "die:blue"])).toEqual([
      { name: "die", label: "dice", options: ["die:red", "die:blue"] },
      { name: "word", label: "others", options: ["done"] },
      { name: "region", label: "others", options: ["region:a"] },
    ]);
  });
});

describe("finding", () => {
  test("takes no notice of capitals and accents", () => {
    expect(fold("  Barad-DÛR ")).toBe("barad-dur");
    expect(fold("Éomer")).toBe("eomer");
  });

  test("looks into a panel's title, its trays and what lies in them", () => {
    const found = panel("hobbit:sam", { trays: [tray("region:moria", [item("figure:orc")])] });
    expect(["hobbit:sam", "region:moria", "figure:orc", "region:bree", null].map((thing) => holds(found, thing))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test("tells where a thing lies, or what lies in a place", () => {
    const orcs = item("figure:orc");
    const map = scene([panel("hobbit:sam", { trays: [tray("region:moria", [item("region:moria"), orcs, red]), tray("region:bree", [orcs])] })], [tray("tray:hand", [])]);
    expect(places(map, "figure:orc")).toEqual([
      { where: "region:moria", items: [orcs] },
      { where: "region:bree", items: [orcs] },
    ]);
    expect(places(map, "region:moria")).toEqual([{ where: "", items: [orcs, red] }]);
    expect(places(map, "tray:hand")).toEqual([]);
    expect(standing(text, map, "region:moria")).toBe("Orc, red die: Ring: set aside");
    expect(standing(text, map, "die:red")).toBe("");
  });

  test("a table is big when something on it is folded up", () => {
    expect(isBig(scene([panel("hobbit:sam", { detail: true })]))).toBe(true);
    expect(isBig(scene([], [tray("tray:hand", [], { detail: true })]))).toBe(true);
    expect(isBig(scene([panel("hobbit:sam")], [tray("tray:hand")]))).toBe(false);
    expect(isBig(null)).toBe(false);
  });
});

test("a position in words tells neighbours in the same state together", () => {
  const cells = [cell("space:1", "mark:crossed"), cell("space:2", "mark:open"), cell("space:3", "mark:open")];
  const sam = panel("hobbit:sam", { notes: ["note:active"], tracks: squares(...cells), trays: [tray("tray:hand")] });
  expect(inWords(scene([sam], [tray("tray:dice", [red])]), text)).toBe(
    [
      "Sam · on turn",
      "  Squares: square 1 (crossed), square 2 … square 3 (open)",
      "  Hand: –",
      "  Dice: red die – Ring – set aside",
    ].join("\n"),
  );
});
