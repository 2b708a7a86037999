// A narrow gap (between sleeve and body, between legs) closes in the picture before its edges meet: they are led on.
import { distance, type Point } from '../../pixels/pixels.ts';

interface Straight {
  through: Point;
  way: Point;
}

/** Least squares, across. */
function straightThrough(points: readonly Point[]): Straight {
  const count = points.length;
  const [mx, my] = [0, 1].map((c) => points.reduce((sum, point) => sum + point[c as 0 | 1], 0) / count) as [
    number,
    number,
  ];
  let [xx, yy, xy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
    xy += (x - mx) * (y - my);
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  return { through: [mx, my], way: [Math.cos(angle), Math.sin(angle)] };
}

function meeting(a: Straight, b: Straight): Point | null {
  const cross = a.way[0] * b.way[1] - a.way[1] * b.way[0];
  // Degrees between them: nearly parallel edges say nothing, wide gaps are seen to their end.
  if (Math.abs(cross) < Math.sin(0.05) || Math.abs(cross) > Math.sin(0.45)) return null;
  const t = ((b.through[0] - a.through[0]) * b.way[1] - (b.through[1] - a.through[1]) * b.way[0]) / cross;
  return [a.through[0] + t * a.way[0], a.through[1] + t * a.way[1]];
}

/** In heights of the garment. */
const MOST_LED = 0.09;
const SKIP = 0.025;
const SEEN = 0.22;

/** @param up two edges of a gap, each from its inner end outward; the ends are next to each other. */
export function gapEnd(edges: readonly [readonly Point[], readonly Point[]], seen: Point): Point {
  const straights = edges.map((edge) =>
    edge.filter((point) => distance(point, seen) > SKIP && distance(point, seen) < SEEN),
  );
  if (straights.some((points) => points.length < 5)) return seen;
  const end = meeting(straightThrough(straights[0]!), straightThrough(straights[1]!));
  if (!end || end[1] > seen[1] || distance(end, seen) > MOST_LED) return seen;
  return end;
}
