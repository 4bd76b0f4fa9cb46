// The sheet is stretched to the room there is; signs and letters keep their size.
import type { Cell } from "../../lib/types";

export interface Space {
  x: number;
  y: number;
  cell: Cell;
}
export interface Label {
  name: string;
  x: number;
  y: number;
}
export interface Square extends Space {
  number: number;
}
export interface Layout {
  spaces: Space[];
  labels: Label[];
  squares: Square[];
  radius: number;
  side: number;
  pitch: number;
  font: number;
  name: number;
  squaresFrom: number;
  line: string;
}

const LINE = 1.02;

export function lay(ring: Cell[], nazgul: Cell[], width: number, height: number, compact: boolean): Layout {
  const name = compact ? 74 : 132;
  const left = compact ? 2 : name;
  const step = (width - left - 4) / Math.max(ring.length, 1);
  const font = compact ? 10.5 : Math.min(16, Math.max(12, height / 11));
  const bottom = compact ? Math.max(38, Math.min(46, height * 0.34)) : Math.max(36, height * 0.36);
  const top = height - bottom;
  const radius = Math.max(6, Math.min(step * 0.4, compact ? 11 : (top - 2 * font * LINE - 8) / 2, 30));
  const middle = compact ? top / 2 : radius + 5;
  const spaces = ring.map((cell, n) => ({ cell, x: left + (n + 0.5) * step, y: middle }));
  const squaresFrom = name + (compact ? 4 : 30);
  const pitch = Math.min(compact ? 44 : 70, (width - squaresFrom - 4) / Math.max(nazgul.length, 1));
  const side = Math.min(pitch - 6, bottom - 14, 50);
  const squares = nazgul.map((cell, n) => ({
    cell,
    number: n + 1,
    x: squaresFrom + (n + 0.5) * pitch,
    y: height - bottom / 2,
  }));
  const line = spaces.map((space, n) => `${n ? "L" : "M"}${space.x.toFixed(1)} ${space.y.toFixed(1)}`).join("");
  return { spaces, labels: labels(spaces, radius, font, compact), squares, radius, side, pitch, font, name, squaresFrom, line };
}

/** One name for neighbouring spaces of the same place; on a narrow sheet by turns above and below. */
function labels(spaces: Space[], radius: number, font: number, compact: boolean): Label[] {
  const groups: Space[][] = [];
  for (const space of spaces) {
    const last = groups.at(-1);
    if (last?.[0]?.cell.name === space.cell.name) last.push(space);
    else groups.push([space]);
  }
  return groups.map((group, n) => {
    const first = group[0] as Space;
    const x = (first.x + (group.at(-1) as Space).x) / 2;
    const above = compact && n % 2 === 0;
    const y = above ? first.y - radius - 4 : first.y + radius + 2 + font * 0.8;
    return { name: first.cell.name, x, y: above ? -y : y };
  });
}

/** At most two lines; a name too long for one breaks at a space or after a hyphen. */
export function lines(name: string): string[] {
  const parts = name.split(/(?<=-)|\s/);
  if (parts.length < 2) return [name];
  const middle = Math.ceil(parts.length / 2);
  const join = (some: string[]) => some.join(" ").replaceAll("- ", "-");
  return [join(parts.slice(0, middle)), join(parts.slice(middle))];
}

export const lineHeight = (font: number) => font * LINE;
