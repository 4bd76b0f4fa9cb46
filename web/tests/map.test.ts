// The drawn map: which part is in view, which way an arrow leads, and what a badge says.
import { describe, expect, test } from "vitest";
import { armyOf, regionOf } from "../src/boards/war/army";
import { tileOf } from "../src/boards/war/tiles";
import { corner, held, inView, openingZoom, panned, sheetSize, zoomed } from "../src/boards/map/camera";
import { neighbourTowards } from "../src/boards/map/layout";
import { withMap } from "../src/lib/scene";
import type { Atlas, Piece } from "../src/lib/types";
import { scene } from "./table";

const box = { width: 1000, height: 600 };
const whole = { zoom: 1, x: 0.5, y: 0.5 };

describe("camera", () => {
  test("shows the whole sheet of a wide box, and a part of it on a phone", () => {
    expect(corner(whole, box)).toEqual({ left: 0, top: 0 });
    expect(openingZoom(box)).toBe(1);
    expect(openingZoom({ width: 390, height: 500 })).toBeGreaterThan(2);
    expect(sheetSize({ width: 390, height: 800 }).height).toBeLessThan(300);
  });

  test("zooms around the point under the finger", () => {
    const at = { x: 250, y: 150 };
    const near = zoomed(whole, box, 2, at);
    const { left, top } = corner(near, box);
    expect((at.x - left) / (box.width * near.zoom)).toBeCloseTo(0.25);
    expect((at.y - top) / (box.height * near.zoom)).toBeCloseTo(0.25);
  });

  test("never leaves the sheet, nor comes nearer than six times", () => {
    expect(panned({ ...whole, zoom: 2 }, box, 5000, 5000)).toEqual({ zoom: 2, x: 0.25, y: 0.25 });
    expect(held({ zoom: 99, x: 0.5, y: 0.5 }, box).zoom).toBe(6);
    expect(held({ zoom: 0.2, x: 0.1, y: 0.9 }, box)).toEqual(whole);
  });

  test("knows what can be seen", () => {
    const east = held({ zoom: 2, x: 1, y: 0.5 }, box);
    expect(inView(east, box, 0.9, 0.5)).toBe(true);
    expect(inView(east, box, 0.1, 0.5)).toBe(false);
  });
});

test("an arrow leads to the neighbour that lies that way, or nowhere", () => {
  const near = [
    { name: "north", at: [50, 10] as [number, number] },
    { name: "east", at: [80, 55] as [number, number] },
  ];
  expect(neighbourTowards([50, 50], near, "ArrowUp")).toBe("north");
  expect(neighbourTowards([50, 50], near, "ArrowRight")).toBe("east");
  expect(neighbourTowards([50, 50], near, "ArrowLeft")).toBeNull();
});

const piece = (name: string, number: number | null, side: string, enclosed = false): Piece => ({ name, number, side, enclosed, state: null, option: null });

describe("badges", () => {
  test("count Regulars, Elites, Leaders and Nazgûl, under the nation with the most units", () => {
    const army = armyOf([
      piece("figure:southrons_easterlings_regular", 2, "side:shadow"),
      piece("figure:sauron_regular", 3, "side:shadow"),
      piece("figure:sauron_elite", 1, "side:shadow"),
      piece("figure:nazgul", 2, "side:shadow"),
    ]);
    expect(army).toMatchObject({ side: "shadow", nation: "sauron", second: "south", regular: 5, elite: 1, leaders: 0, nazgul: 2 });
  });

  test("tell besiegers from the besieged, who come last", () => {
    const spot = { place: "region:helms_deep", marks: [], held: null, pieces: [piece("figure:rohan_regular", 2, "side:free", true), piece("figure:isengard_regular", 4, "side:shadow")] };
    expect(regionOf(spot).armies.map((army) => [army.nation, army.besieged])).toEqual([["isengard", false], ["rohan", true]]);
    expect(regionOf(null)).toEqual({ armies: [], persons: [], ring: null });
  });

  test("of tiles show number or sign, and the corner that reveals", () => {
    expect(tileOf("tile:std_2r_1")).toEqual({ value: "2", sign: null, reveals: true });
    expect(tileOf("tile:std_eyer_3")).toMatchObject({ sign: "die-eye", reveals: true });
    expect(tileOf("tile:std_3_2")).toEqual({ value: "3", sign: null, reveals: false });
  });
});

test("a map in words: a panel for each area, a tray for each place where something is", () => {
  const built = { name: "settlement:city", sign: "#", number: null, enclosed: false };
  const place = (name: string, area: string, city = false) => ({ name, x: 0, y: 0, area, built: city ? built : null, landmark: false });
  const atlas: Atlas = { key: "k", drawing: "war", ways: [], places: [place("region:edoras", "nation:rohan", true), place("region:folde", "nation:rohan"), place("region:dale", "nation:north")] };
  const map = { atlas: "k", here: null, spots: [{ place: "region:edoras", marks: [], held: "held:shadow", pieces: [piece("figure:rohan_elite", 2, "side:free")] }] };
  const told = withMap({ ...scene(), map }, atlas);
  expect(told.panels.map((one) => one.title)).toEqual(["nation:rohan"]);
  expect(told.panels[0]?.trays.map((one) => [one.title, one.items.map((item) => [item.name, item.number, item.state])])).toEqual([
    ["region:edoras", [["region:edoras", null, "held:shadow"], ["figure:rohan_elite", 2, null]]],
  ]);
  expect(withMap({ ...scene(), map }, { ...atlas, key: "another" }).panels).toEqual([]);
});
