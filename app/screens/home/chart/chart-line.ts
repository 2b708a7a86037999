// The temperature line: drawn without overshoot, and kept clear of the words around it.

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** Between a point and the next one; undefined behind the last. */
function secant(points: readonly Point[], i: number): number | undefined {
  const [from, to] = [points[i], points[i + 1]];
  return from && to && (to.y - from.y) / (to.x - from.x);
}

/** By line: each spot for a word asks for its height at many places. */
const slopes = new WeakMap<readonly Point[], number[]>();

function slopeAt(points: readonly Point[], i: number): number {
  let known = slopes.get(points);
  if (!known) slopes.set(points, (known = points.map((_, each) => slopeOf(points, each))));
  return known[i] ?? 0;
}

/** Slope of a monotone cubic at a point (Fritsch and Carlson 1980), so that no curve passes a real high. */
function slopeOf(points: readonly Point[], i: number): number {
  const before = secant(points, i - 1);
  const after = secant(points, i);
  if (before === undefined) return after ?? 0;
  if (after === undefined) return before;
  if (before * after <= 0) return 0;
  return (2 * before * after) / (before + after);
}

function at(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** SVG path through all points, which run from left to right. */
export function smoothLine(points: readonly Point[]): string {
  return points
    .map((point, i) => {
      if (i === 0) return `M${at(point.x)},${at(point.y)}`;
      const from = points[i - 1]!;
      const third = (point.x - from.x) / 3;
      const first = `${at(from.x + third)},${at(from.y + slopeAt(points, i - 1) * third)}`;
      const second = `${at(point.x - third)},${at(point.y - slopeAt(points, i) * third)}`;
      return `C${first} ${second} ${at(point.x)},${at(point.y)}`;
    })
    .join('');
}

/** Height of the line at x, on the same curve as `smoothLine` draws; held at the ends. */
export function lineYAt(points: readonly Point[], x: number): number {
  const i = points.findIndex((point) => point.x >= x);
  if (i === -1) return points.at(-1)?.y ?? 0;
  if (i === 0) return points[0]!.y;
  const from = points[i - 1]!;
  const to = points[i]!;
  const width = to.x - from.x;
  const t = (x - from.x) / width;
  const u = 1 - t;
  const first = from.y + (slopeAt(points, i - 1) * width) / 3;
  const second = to.y - (slopeAt(points, i) * width) / 3;
  return u ** 3 * from.y + 3 * u * u * t * first + 3 * u * t * t * second + t ** 3 * to.y;
}

/** The upper or lower edge of a block runs through the box. */
export function crossesEdge(block: Box, box: Box): boolean {
  if (box.x > block.x + block.width || block.x > box.x + box.width) return false;
  return [block.y, block.y + block.height].some((edge) => edge > box.y && edge < box.y + box.height);
}

const SAMPLES = 8;
const CLEARANCE = 5;

/** The line passes through the box or nearer to it than `clearance`. */
export function isCrossedByLine(box: Box, line: readonly Point[], clearance = CLEARANCE): boolean {
  for (let i = 0; i <= SAMPLES; i++) {
    const y = lineYAt(line, box.x + (box.width * i) / SAMPLES);
    if (y > box.y - clearance && y < box.y + box.height + clearance) return true;
  }
  return false;
}
