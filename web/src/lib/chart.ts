// The course of a match as lines of a chart: steps where heights have names, a curve where they are chances.
import type { Course } from "./types";

export interface Chart {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  levels: { value: number; label: string | null; y: number }[];
  steps: { turn: number; x: number }[];
  lines: { path: string; x: number; y: number; ticks: number[]; tickY: number }[];
  flags: { x: number; y: number }[];
  ticked: boolean;
}

const HIGH = 71;
const ROW = 14;
const at = (value: number) => Math.round(value * 10) / 10;

export function chartOf(course: Course, width: number): Chart {
  const seats = Math.max(0, ...course.turns.map((turn) => turn.values.length));
  const stepped = course.scale.length > 0;
  const ticked = course.turns.some((turn) => turn.ticks.length > 0);
  const [left, right, top] = [stepped ? 84 : 46, width - 14, 10];
  const foot = top + HIGH;
  const bottom = foot + (ticked ? seats * ROW + 12 : 4);
  const most = stepped ? Math.max(...course.scale.map(([value]) => value)) : 1;
  const count = course.turns.length;
  const x = (turns: number) => at(left + ((right - left) * turns) / Math.max(1, count));
  const y = (value: number) => at(foot - (HIGH * value) / Math.max(most, 0.001));
  const shift = (seat: number) => (stepped ? seat * 2 : 0);
  const marks = stepped ? course.scale.map(([value, label]) => ({ value, label })) : [0, 0.5, 1].map((value) => ({ value, label: null }));
  const every = [1, 2, 4, 5, 10, 20, 50].find((step) => count / step <= 6) ?? 100;
  const lines = Array.from({ length: seats }, (_, seat) => {
    const heights = course.turns.map((turn) => y(turn.values[seat] ?? 0) + shift(seat));
    const first = stepped ? `M${x(0)} ${y(0) + shift(seat)}` : `M${x(0)} ${heights[0] ?? foot}`;
    const path = heights.map((height, n) => (stepped ? `H${x(n + 1)}V${height}` : `L${x(n + 1)} ${height}`)).join("");
    const ticks = course.turns.flatMap((turn, n) => {
      const mine = turn.ticks.filter((one) => one === seat).length;
      return Array.from({ length: mine }, (_one, k) => x(n + 1) - (mine - 1 - k) * 6);
    });
    return { path: first + path, x: x(count), y: heights.at(-1) ?? foot, ticks, tickY: foot + 14 + seat * ROW };
  });
  const flags = course.points.map((point) => {
    const n = course.turns.findIndex((turn) => turn.turn === point.turn);
    const values = course.turns[n]?.values ?? [];
    const seat = point.seat ?? values.indexOf(Math.max(...values));
    return { x: x(n + 0.5), y: y(values[seat] ?? 0) };
  });
  apart(flags);
  const steps = course.turns.map((turn, n) => ({ turn: turn.turn, x: x(n + 1) })).filter((step) => step.turn % every === 0);
  const levels = marks.map((mark) => ({ ...mark, y: y(mark.value) }));
  return { width, height: bottom + 16, left, right, top, bottom, levels, steps, lines, flags, ticked };
}

/** Flags that would lie on each other stand side by side. */
function apart(flags: { x: number; y: number }[]): void {
  flags.forEach((flag, n) => {
    const before = flags.slice(0, n).reverse();
    for (const other of before) {
      if (Math.hypot(flag.x - other.x, flag.y - other.y) < 19) other.x = flag.x - 19;
    }
  });
}
