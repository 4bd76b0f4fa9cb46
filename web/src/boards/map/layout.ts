// Where names, signs and pieces of each place lie on a sheet, solved beforehand so that none overlap.

/** Hundredths of the sheet's width and height. */
export type Point = [number, number];

export interface PlaceLayout {
  name: [number, number, string];
  army: Point;
  army2: Point;
  icon?: Point;
  /** The name is moved by so much of its own size. */
  em?: Point;
}
export type Layout = Record<string, PlaceLayout>;
/** For boxes that are wide, and for those that are about as high as wide. */
export interface Layouts {
  wide: Layout;
  tall: Layout;
}

export interface Drawing {
  /** The ground, as the inside of an SVG; empty until it has come: then the outlines are the land. */
  ground: string;
  viewBox: string;
  /** The outline of each place. */
  outlines: Readonly<Record<string, string>>;
  layouts: Layouts;
}

/** Wider than this the wide layout serves. */
export const UPRIGHT = 1.3;

export const placeId = (name: string) => name.slice(name.indexOf(":") + 1);
/** What is kept for a place: under its whole name where two kinds of places share an id. */
export const kept = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined => of[name] ?? of[placeId(name)];

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const STEP: Record<Direction, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** The neighbour that lies best in a direction; null where none does. */
export function neighbourTowards(
  from: Point,
  neighbours: readonly { name: string; at: Point }[],
  direction: Direction,
): string | null {
  const [dx, dy] = STEP[direction];
  let best: string | null = null;
  let least = 0.25; // more than about 75 degrees off is another direction
  for (const { name, at } of neighbours) {
    const [x, y] = [at[0] - from[0], at[1] - from[1]];
    const length = Math.hypot(x, y);
    const towards = length ? (x * dx + y * dy) / length : 0;
    if (towards > least) {
      least = towards;
      best = name;
    }
  }
  return best;
}
