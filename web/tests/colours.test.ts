// Nations are told apart by colour in every kind of sight, and text by contrast: UX 27, on the tokens themselves.
// @ts-expect-error -- Node's own module, which the types of a page do not know
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const tokens: string = readFileSync("src/tokens.css", "utf8");
type Colour = [number, number, number];
const NATIONS = ["dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "south"];

const parse = (hex: string): Colour => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((one) => one + one).join("") : hex.slice(1, 7);
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) / 255) as Colour;
};
/** A token's value: for both themes where it has two. */
function token(name: string, dark = false): Colour {
  const found = new RegExp(`--${name}:\\s*(?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+))`).exec(tokens);
  if (!found) throw new Error(`no --${name}`);
  return parse((found[3] ?? (dark ? found[2] : found[1])) as string);
}
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const times = (rows: number[][], of: Colour) => rows.map((row) => row.reduce((sum, one, n) => sum + one * (of[n] ?? 0), 0)) as Colour;

// Machado, Oliveira and Fernandes 2009, whole deficiency, on linear light.
const SIGHT: Record<string, number[][]> = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
function lab(seen: Colour): Colour {
  const xyz = times([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]], seen);
  const [x, y, z] = [xyz[0] / 0.95047, xyz[1], xyz[2] / 1.08883].map((one) => (one > 0.008856 ? Math.cbrt(one) : 7.787 * one + 16 / 116)) as Colour;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const distance = (one: Colour, other: Colour) => Math.hypot(...one.map((value, n) => value - (other[n] ?? 0)));
const light = (colour: Colour) => times([[0.2126, 0.7152, 0.0722]], colour.map(linear) as Colour)[0];
function contrast(one: Colour, other: Colour): number {
  const [high, low] = [light(one), light(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test.each(Object.keys(SIGHT))("no two nations are closer than 25 in %s", (sight) => {
  const seen = NATIONS.map((name) => {
    const clipped = times(SIGHT[sight] ?? [], token(name).map(linear) as Colour).map((one) => Math.min(1, Math.max(0, one)));
    return lab(clipped as Colour);
  });
  const close = seen.flatMap((one, n) => seen.slice(0, n).flatMap((other, m) => (distance(one, other) < 25 ? [`${NATIONS[n]} ${NATIONS[m]} ${distance(one, other).toFixed(1)}`] : [])));
  expect(close).toEqual([]);
});

describe.each([false, true])("dark: %s", (dark) => {
  test.each([
    ["text", "panel", 4.5],
    ["text", "card", 4.5],
    ["muted", "panel", 4.5],
    ["accent", "panel", 4.5],
    ["on-accent", "accent", 4.5],
    ["free-ink", "panel", 4.5],
    ["shadow-ink", "panel", 4.5],
    ["target", "panel", 3],
    ["focus", "panel", 3],
  ])("%s on %s", (ink, ground, least) => {
    expect(contrast(token(ink, dark), token(ground, dark))).toBeGreaterThanOrEqual(least);
  });

  test.each(NATIONS)("the numeral on %s", (nation) => {
    expect(contrast(token(`on-${nation}`, dark), token(nation, dark))).toBeGreaterThanOrEqual(4.5);
  });
});
