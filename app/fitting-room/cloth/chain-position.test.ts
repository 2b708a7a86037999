import { expect, test } from 'vitest';
import { distance, type Point } from '../pixels/pixels.ts';
import { chainOf, shareAlong } from './chain-position.ts';

const HALF = 20;
const LENGTH = 200;
/** Between two of its stations, px. */
const STEP = 5;
const ELBOW = LENGTH / 2 / STEP;

/** An arm whose forearm turns by so many degrees at the elbow. */
function armOf(degrees: number): Point[] {
  const turn = (degrees * Math.PI) / 180;
  return Array.from({ length: LENGTH / STEP + 1 }, (_, k): Point => {
    const [upper, fore] = [Math.min(k, ELBOW) * STEP, Math.max(0, k - ELBOW) * STEP];
    return [upper + fore * Math.cos(turn), fore * Math.sin(turn)];
  });
}

/** Share of the arm at a point, whichever of its spans is nearest. */
function shareAt(points: readonly Point[], [x, y]: Point): number {
  const starts = points.map((_, k) => k * STEP);
  const chain = chainOf(
    points,
    starts,
    points.map(() => HALF),
  );
  const middles = points
    .slice(1)
    .map((b, s): Point => [(points[s]![0] + b[0]) / 2, (points[s]![1] + b[1]) / 2]);
  const far = middles.map((middle) => distance(middle, [x, y]));
  return shareAlong(chain, x, y, far.indexOf(Math.min(...far)));
}

test('on a straight arm a share is the length that was gone, at its edges as in its middle', () => {
  for (const x of [3, 55, 100, 163])
    for (const y of [-18, 0, 18]) expect(shareAt(armOf(0), [x, y])).toBeCloseTo(x / LENGTH, 5);
});

test.each([60, 90, 110])(
  'a pattern on an arm bent by %i degrees is pressed together in the crook alone',
  (degrees) => {
    const points = armOf(degrees);
    const elbow = points[ELBOW]!;
    const half = (degrees * Math.PI) / 360;
    /** Toward the crook, and across that. */
    const [inward, beside]: [Point, Point] = [
      [-Math.sin(half), Math.cos(half)],
      [Math.cos(half), Math.sin(half)],
    ];
    /** Pixels of cloth on one pixel of the picture, so far from the axis toward the crook. */
    const pressed = (out: number): number => {
      const at = (way: number): Point => [
        elbow[0] + inward[0] * out + beside[0] * way,
        elbow[1] + inward[1] * out + beside[1] * way,
      ];
      return ((shareAt(points, at(1)) - shareAt(points, at(-1))) * LENGTH) / 2;
    };
    // On the outside it is spread, and nowhere torn.
    expect(pressed(-HALF * 0.9)).toBeGreaterThan(0.3);
    expect(pressed(-HALF * 0.9)).toBeLessThan(1);
    expect(pressed(0)).toBeLessThan(1.6);
    expect(pressed(HALF * 0.5)).toBeLessThan(4);
  },
);
