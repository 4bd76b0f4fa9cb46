// The land behind the road: four tones from green to ember, a river, and sparse stamps. Always the same.
type Pair = readonly [number, number];

/** Numbers that look like chance and never change. */
function dice(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}
const at = (value: number) => Math.round(value * 10) / 10;

function peaks(spots: readonly Pair[], seed: number, size: number): { body: string; shade: string } {
  const roll = dice(seed);
  let [body, shade] = ["", ""];
  for (const [x, y] of spots) {
    const h = (20 + 12 * roll()) * size;
    const w = h * 0.75;
    body += `M${at(x - w)} ${at(y)}L${at(x)} ${at(y - h)}L${at(x + w)} ${at(y)}Z`;
    shade += `M${at(x)} ${at(y - h)}L${at(x + w)} ${at(y)}H${at(x + w * 0.15)}L${at(x + w * 0.3)} ${at(y - h * 0.4)}Z`;
  }
  return { body, shade };
}

function trees(spots: readonly (readonly [number, number, number, number, number])[], seed: number): string {
  const roll = dice(seed);
  let path = "";
  for (const [cx, cy, rx, ry, count] of spots) {
    for (let n = 0; n < count; n += 1) {
      const [x, y, h] = [cx + rx * (2 * roll() - 1), cy + ry * (2 * roll() - 1), 8 + 5 * roll()];
      path += `M${at(x - 3.6)} ${at(y)}L${at(x)} ${at(y - h)}L${at(x + 3.6)} ${at(y)}Z`;
    }
  }
  return path;
}

const spread = (w: number, h: number, spots: readonly Pair[]): Pair[] => spots.map(([x, y]) => [x * w, y * h]);

export function wideLand(w: number, h: number) {
  const x = (share: number) => at(share * w);
  const y = (share: number) => at(share * h);
  const west = peaks(spread(w, h, [[0.215, 0.56], [0.235, 0.47], [0.205, 0.68], [0.225, 0.36], [0.245, 0.62], [0.212, 0.8]]), 3, 0.8);
  const middle = peaks(spread(w, h, [[0.6, 0.62], [0.62, 0.56], [0.505, 0.4], [0.515, 0.3]]), 6, 0.7);
  const east = peaks(spread(w, h, [[0.79, 0.3], [0.805, 0.44], [0.815, 0.6], [0.79, 0.52], [0.81, 0.36]]), 5, 0.85);
  const roll = dice(11);
  let ash = "";
  for (let n = 0; n < 14; n += 1) {
    const [cx, cy, l] = [x(0.9 + 0.09 * roll()), y(0.62 + 0.34 * roll()), 8 + 10 * roll()];
    ash += `M${cx} ${cy}q${at(l / 2)} -1.200 ${at(l)} 0q${at(-l / 2)} 1.200 ${at(-l)} 0Z`;
  }
  return {
    green: `M0 0H${w}V${h}H0Z`,
    plain: `M${x(0.245)} 0C${x(0.21)} ${y(0.3)} ${x(0.29)} ${y(0.5)} ${x(0.25)} ${y(0.72)}C${x(0.23)} ${y(0.86)} ${x(0.27)} ${y(0.94)} ${x(0.26)} ${h}H${w}V0Z`,
    waste: `M${x(0.7)} 0C${x(0.73)} ${y(0.2)} ${x(0.69)} ${y(0.4)} ${x(0.73)} ${y(0.55)}C${x(0.77)} ${y(0.74)} ${x(0.73)} ${y(0.9)} ${x(0.76)} ${h}H${w}V0Z`,
    ember: `M${x(0.835)} 0L${x(0.85)} ${y(0.12)}L${x(0.84)} ${y(0.3)}L${x(0.865)} ${y(0.46)}L${x(0.85)} ${y(0.5)}L${x(0.905)} ${y(0.66)}L${x(0.9)} ${y(0.82)}L${x(0.925)} ${h}H${w}V0Z`,
    river: `M${x(0.43)} -4C${x(0.4)} ${y(0.2)} ${x(0.45)} ${y(0.34)} ${x(0.425)} ${y(0.5)}C${x(0.41)} ${y(0.62)} ${x(0.53)} ${y(0.6)} ${x(0.545)} ${y(0.74)}C${x(0.555)} ${y(0.86)} ${x(0.58)} ${y(0.9)} ${x(0.575)} ${h + 4}`,
    hills: west.body + middle.body,
    hillShade: west.shade + middle.shade,
    peaks: east.body,
    peakShade: east.shade,
    woods: trees(
      [
        [0.33 * w, 0.48 * h, 16, 12, 7],
        [0.11 * w, 0.42 * h, 26, 14, 8],
        [0.39 * w, 0.6 * h, 16, 10, 6],
        [0.7 * w, 0.6 * h, 14, 10, 5],
        [0.035 * w, 0.42 * h, 18, 20, 6],
      ],
      4,
    ),
    ash,
  };
}

export function narrowLand(w: number, h: number) {
  const row = h / 3;
  const x = (share: number) => at(share * w);
  const y = (rows: number) => at(rows * row);
  return {
    green: `M0 0H${w}V${h}H0Z`,
    plain: `M${x(0.5)} 0C${x(0.46)} ${y(0.4)} ${x(0.5)} ${y(0.7)} ${x(0.44)} ${y(1.02)}C${x(0.3)} ${y(1.1)} ${x(0.1)} ${y(1)} 0 ${y(1.06)}V${h}H${w}V0Z`,
    waste: `M0 ${y(2.08)}C${x(0.3)} ${y(2)} ${x(0.6)} ${y(2.12)} ${w} ${y(2.03)}V${h}H0Z`,
    ember: `M${x(0.66)} ${h}L${x(0.64)} ${y(2.7)}L${x(0.67)} ${y(2.45)}L${x(0.65)} ${y(2.2)}L${x(0.68)} ${y(2.06)}H${w}V${h}Z`,
  };
}

/** The surveyor's frame: dashes along the four sides. */
export function frame(w: number, h: number): string {
  const [step, edge] = [26, 2.5];
  const side = (length: number) => Math.max(2, Math.round((length - 2 * edge) / step));
  const [nx, ny] = [side(w), side(h)];
  let path = "";
  for (let n = 0; n < nx; n += 2) {
    const [a, b] = [at(edge + ((w - 5) * n) / nx), at(edge + ((w - 5) * (n + 1)) / nx)];
    path += `M${a} ${edge}H${b}M${a} ${h - edge}H${b}`;
  }
  for (let n = 0; n < ny; n += 2) {
    const [a, b] = [at(edge + ((h - 5) * n) / ny), at(edge + ((h - 5) * (n + 1)) / ny)];
    path += `M${edge} ${a}V${b}M${w - edge} ${a}V${b}`;
  }
  return path;
}
