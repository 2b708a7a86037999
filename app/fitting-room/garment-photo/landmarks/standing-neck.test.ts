import { expect, test } from 'vitest';
import type { Point } from '../../pixels/pixels.ts';
import type { HalfOutline } from './half-outlines.ts';
import { standingNeck } from './standing-neck.ts';

/** From the middle of its top out, down to its foot, and out to the shoulder; a shoulder lies 100 pixels aside. */
function half(height: number, foot: number): HalfOutline {
  const top = 60;
  const line: Point[] = [];
  for (let x = 0; x <= foot; x += 2) line.push([x, top]);
  for (let y = top; y <= top + height; y += 2) line.push([foot, y]);
  for (let x = foot; x <= 100; x += 2) line.push([x, top + height + (x - foot) * 0.3]);
  return { line } as unknown as HalfOutline;
}

test('what stands higher than any roll is a hood, though it is narrow', () => {
  const read = (height: number) => {
    const shoulder: Point = [100, 60 + height + 21];
    const one = half(height, 30);
    return standingNeck([one, one], [shoulder, shoulder]);
  };
  expect(read(40)?.isHood).toBe(false);
  expect(read(64)?.isHood).toBe(true);
});
