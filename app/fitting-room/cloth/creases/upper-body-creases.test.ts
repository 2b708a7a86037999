import { expect, test } from 'vitest';
import type { BodyModel } from '../../person/body-model.ts';
import type { Side } from '../../person/measures/body-frame.ts';
import type { Point } from '../../pixels/pixels.ts';
import { sleeveCreases } from './upper-body-creases.ts';

/** Which side of the line from a to b a point lies on. */
const sideOf = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  sideOf(a, b, c) !== sideOf(a, b, d) && sideOf(c, d, a) !== sideOf(c, d, b);

test.each([
  ['straight', [100, 300]],
  ['bent', [200, 200]],
  ['with the hand on the hip', [20, 180]],
] as const)('the folds at the elbow of an arm do not cross: %s', (_, wrist) => {
  const limb = { upperArm: 26, elbowRadius: 22, wristRadius: 15 };
  const side = {
    ...limb,
    sign: 1,
    shoulder: [60, 0],
    elbow: [110, 100],
    wrist: [...wrist],
  } as unknown as Side;
  const folds: Point[][] = [];
  const model = { frame: { sides: [side] } } as unknown as BodyModel;
  sleeveCreases({ model, chance: () => 0, draw: (_on, points) => folds.push(points) }, 1);
  // After the two at the armpit.
  const fan = folds.slice(2, 7);
  for (const [n, fold] of fan.entries())
    for (const other of fan.slice(n + 1)) expect(cross(fold[0]!, fold[1]!, other[0]!, other[1]!)).toBe(false);
});
