// Sewn edges of leather and canvas: a ridge along the seam, and the groove of a stitched line beside it.
import type { Draft, Panel, Point2 } from '../draft.ts';

const [RIDGE, RIDGE_WIDE] = [0.13, 0.28] as const;
const [GROOVE, GROOVE_AT, GROOVE_WIDE] = [0.09, 0.75, 0.2] as const;

const bump = (x: number, wide: number): number => Math.exp(-((x / wide) ** 2));

function distanceTo([x, y]: Point2, line: readonly Point2[]): number {
  let nearest = Infinity;
  for (let k = 1; k < line.length; k++) {
    const [a, b] = [line[k - 1]!, line[k]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(x - a[0] - dx * t, y - a[1] - dy * t));
  }
  return nearest;
}

/** @param panels those that are stitched; @param without names of edges that are not sewn */
export function besideEdges(
  panels: readonly Panel[],
  without: readonly string[],
): NonNullable<Draft['relief']> {
  const lines = new Map(
    panels.map(({ name, edges }) => [
      name,
      Object.entries(edges)
        .filter(([edge]) => !without.includes(edge))
        .map(([, line]) => line),
    ]),
  );
  return (panel, flat) => {
    const off = Math.min(...(lines.get(panel) ?? []).map((line) => distanceTo(flat, line)));
    if (off === Infinity) return 0;
    return RIDGE * bump(off, RIDGE_WIDE) - GROOVE * bump(off - GROOVE_AT, GROOVE_WIDE);
  };
}
