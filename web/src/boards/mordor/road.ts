// Where the road runs and what stands beside it. Geometry is stretched to the room there is, letters never.
import type { Cell } from "../../lib/types";

export interface Point {
  x: number;
  y: number;
}
export interface Space extends Point {
  cell: Cell;
  /** Which row of a narrow sheet; on a wide one all are in the same. */
  row: number;
}
/** One name for neighbouring spaces of the same place. */
export interface Place extends Point {
  cell: Cell;
  number: number;
  spaces: number[];
  above: boolean;
  row: number;
}
export interface Walker {
  hobbit: string;
  colour: string;
  at: number;
  active: boolean;
  out: boolean;
}
export interface Road {
  width: number;
  height: number;
  narrow: boolean;
  spaces: Space[];
  places: Place[];
  /** Width of a landmark. */
  landmark: number;
  radius: number;
  pawn: number;
}

const DESIGN = [66, 172, 268, 368, 466, 564, 662, 760, 858, 946].map((x) => x / 1010);
const ROWS = [[0.12, 0.355, 0.6, 0.855], [0.82, 0.5, 0.17], [0.17, 0.53, 0.83]];
const BEND = 46;
/** Room for a name under a stone. */
const BELOW = 27;

function grouped(cells: readonly Cell[]): number[][] {
  const groups: number[][] = [];
  cells.forEach((cell, n) => {
    const last = groups.at(-1);
    if (last && cells[last[0] ?? 0]?.name === cell.name) last.push(n);
    else groups.push([n]);
  });
  return groups;
}

export function lay(cells: readonly Cell[], width: number, height: number, narrow: boolean): Road {
  return narrow ? winding(cells, width, height) : wide(cells, width, height);
}

/** From west to east, by turns below and above the middle. */
function wide(cells: readonly Cell[], width: number, height: number): Road {
  const groups = grouped(cells);
  const middle = height / 2 + 3;
  const swing = Math.max(22, Math.min(height * 0.075, 44));
  const share = (n: number) =>
    groups.length === DESIGN.length ? (DESIGN[n] ?? 0) : 0.065 + (0.87 * n) / Math.max(1, groups.length - 1);
  const gap = (width * 0.87) / Math.max(1, groups.length - 1);
  const spaces: Space[] = [];
  const places = groups.map((group, number): Place => {
    const [x, above] = [share(number) * width, number % 2 === 1];
    const y = above ? middle - swing : middle + swing;
    group.forEach((n, k) => {
      spaces[n] = { x: x + (k - (group.length - 1) / 2) * gap * 0.42, y, cell: cells[n] as Cell, row: 0 };
    });
    return { x, y, cell: cells[group[0] ?? 0] as Cell, number, spaces: group, above, row: 0 };
  });
  const landmark = Math.min((height - 140) * 0.5, width * 0.155);
  const crowded = spaces.length > places.length;
  return { width, height, narrow: false, spaces, places, landmark, radius: crowded ? 10 : 13, pawn: height > 340 ? 1 : 0.9 };
}

/** Three rows, back and forth. */
function winding(cells: readonly Cell[], width: number, height: number): Road {
  const groups = grouped(cells);
  const first = Math.ceil((groups.length * 2) / 5);
  const second = Math.ceil((groups.length - first) / 2);
  const spaces: Space[] = [];
  const places = groups.map((group, number): Place => {
    const row = number < first ? 0 : number < first + second ? 1 : 2;
    const at = number - (row === 0 ? 0 : row === 1 ? first : first + second);
    const count = row === 0 ? first : row === 1 ? second : groups.length - first - second;
    const designed = ROWS[row]?.length === count ? ROWS[row]?.[at] : undefined;
    const even = count > 1 ? 0.15 + (0.68 * at) / (count - 1) : 0.5;
    const x = (designed ?? (row === 1 ? 1 - even : even)) * width;
    const y = Math.min((height / 3) * (row + 0.62), (height / 3) * (row + 1) - BELOW);
    const way = row === 1 ? -1 : 1;
    group.forEach((n, k) => {
      spaces[n] = { x: x + way * (k - (group.length - 1) / 2) * 0.09 * width, y, cell: cells[n] as Cell, row };
    });
    return { x, y, cell: cells[group[0] ?? 0] as Cell, number, spaces: group, above: true, row };
  });
  return { width, height, narrow: true, spaces, places, landmark: 57 * Math.min(1, height / 230), radius: 8, pawn: 0.68 };
}

const short = (value: number) => Math.round(value * 10) / 10;

/** The way along the first spaces: level at every stone, and round the bends of a narrow sheet. */
export function way(road: Road, upto = road.spaces.length - 1, shift = 0, from?: Point): string {
  const points: (Point & { row: number })[] = road.spaces.slice(0, upto + 1);
  if (from) points.unshift({ ...from, row: 0 });
  return points
    .map((to, n) => {
      const at = points[n - 1];
      const y2 = short(to.y + shift);
      if (!at) return `M${short(to.x)} ${y2}`;
      const y1 = short(at.y + shift);
      if (at.row !== to.row) {
        const bend = at.row % 2 === 0 ? BEND : -BEND;
        return `C${short(at.x + bend)} ${y1} ${short(to.x + bend)} ${y2} ${short(to.x)} ${y2}`;
      }
      const middle = short((at.x + to.x) / 2);
      return `C${middle} ${y1} ${middle} ${y2} ${short(to.x)} ${y2}`;
    })
    .join("");
}
