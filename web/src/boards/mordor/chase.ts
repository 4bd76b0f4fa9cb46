// The Nazgûl track: squares on a ridge that rises to Mordor.
const RIDGE: readonly (readonly [number, number])[] = [
  [0, 1], [0.06, 0.62], [0.13, 0.8], [0.22, 0.5], [0.31, 0.72], [0.43, 0.44], [0.52, 0.66], [0.62, 0.36],
  [0.72, 0.6], [0.8, 0.3], [0.87, 0.02], [0.9, 0.12], [0.935, -0.16], [0.97, 0.3], [1, 1],
];
const at = (value: number) => Math.round(value * 10) / 10;

export const GAP = 3;

export interface Chase {
  side: number;
  top: number;
  width: number;
  height: number;
  ridge: string;
  x: (n: number) => number;
}

/** As large as fits, up to what the panel allows; a line of its own has no room for ridge and rider. */
export function chase(count: number, room: number, most: number, line: boolean): Chase {
  const side = Math.max(14, Math.min(most, Math.floor((room - 6) / Math.max(count, 1)) - GAP));
  const top = line ? 2 : side > 36 ? Math.round(side * 0.65) : Math.min(17, Math.round(side * 0.65));
  const width = count * (side + GAP) + 6;
  const height = top + side + (line ? 3 : 8);
  const ridge = RIDGE.map(([x, y], n) => `${n ? "L" : "M"}${at(width * x)} ${at(y < 1 ? Math.min(top + side * y + 4, height) : height)}`).join("");
  return { side, top, width, height, ridge: `${ridge}Z`, x: (n) => 4 + n * (side + GAP) };
}

/** A stroke that swells in the middle, as a burin cuts it. */
export function lens(x1: number, y1: number, x2: number, y2: number, w: number, bend = 0): string {
  const d = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / d, (x2 - x1) / d];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [a, b] = [bend + w, bend - w];
  return `M${at(x1)} ${at(y1)}Q${at(mx + nx * a)} ${at(my + ny * a)} ${at(x2)} ${at(y2)}Q${at(mx + nx * b)} ${at(my + ny * b)} ${at(x1)} ${at(y1)}Z`;
}
