import type { Mask } from '../../pixels/connected-components.ts';
import { distance, lerpPoint, type Point } from '../../pixels/pixels.ts';

/** Right, down, left, up. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Around the first part met from the top, clockwise, along the edges of its pixels. */
export function traceOutline({ width, height, mask }: Mask): Point[] {
  const start = mask.indexOf(1);
  if (start < 0) return [];
  const on = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x] === 1;
  const [x0, y0] = [start % width, Math.floor(start / width)];
  const points: Point[] = [];
  let [x, y, way] = [x0, y0, 0];
  do {
    points.push([x, y]);
    const [dx, dy] = STEPS[way as 0 | 1 | 2 | 3];
    [x, y] = [x + dx, y + dy];
    // The mask lies to the right of the way: pixels ahead of the corner, at its right and left.
    const ahead = (side: 0 | 1): boolean => {
      const px = x + [[0, -1, -1, 0] as const, [0, 0, -1, -1] as const][side]![way]!;
      const py = y + [[0, 0, -1, -1] as const, [-1, 0, 0, -1] as const][side]![way]!;
      return on(px, py);
    };
    if (ahead(1)) way = (way + 3) % 4;
    else if (!ahead(0)) way = (way + 1) % 4;
  } while ((x !== x0 || y !== y0) && points.length < 4 * mask.length);
  return points;
}

/** Mean of the neighbors within `reach` on a closed line. */
export function smoothed(points: readonly Point[], reach: number): Point[] {
  const count = points.length;
  return points.map((_, at) => {
    let [x, y] = [0, 0];
    for (let k = -reach; k <= reach; k++) {
      const point = points[(at + k + count) % count]!;
      x += point[0];
      y += point[1];
    }
    return [x / (2 * reach + 1), y / (2 * reach + 1)];
  });
}

/** `count` points at equal steps along an open line, both ends included. */
export function evenly(line: readonly Point[], count: number): Point[] {
  const ways = [0];
  for (let k = 1; k < line.length; k++) ways.push(ways[k - 1]! + distance(line[k - 1]!, line[k]!));
  const whole = ways.at(-1) ?? 0;
  let k = 1;
  return Array.from({ length: count }, (_, n): Point => {
    const at = (whole * n) / (count - 1);
    while (k < line.length - 1 && ways[k]! < at) k++;
    const [from, to] = [ways[k - 1] ?? 0, ways[k] ?? 0];
    return lerpPoint(line[k - 1]!, line[k] ?? line[k - 1]!, to > from ? (at - from) / (to - from) : 0);
  });
}

/** Along a line, from its start. */
export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, k) => sum + distance(line[k]!, point), 0);
}
