import { expect, test } from 'vitest';
import type { UprightCloth } from './upright-cloth.ts';
import { layUpper } from './upper-panels.ts';

/** From neck to hem on a picture of 240 by 300, all in pixels beside its middle. */
function frontOf(halfAt: (y: number) => number, shoulder: number, armpit: number, hem: number): UprightCloth {
  const [width, height] = [240, 300];
  const mask = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return y >= 20 && y < 280 && Math.abs(x - 120) < halfAt(y) ? 255 : 0;
  });
  const pair = (name: string, aside: number, y: number) => ({
    [`${name}-left`]: [120 - aside, y],
    [`${name}-right`]: [120 + aside, y],
  });
  const points = {
    ...pair('neck', 25, 20),
    ...pair('shoulder', shoulder, 30),
    ...pair('armpit', armpit, 100),
    ...pair('hem', hem, 279),
  } as unknown as UprightCloth['points'];
  const colors = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  return { width, height, colors, mask, points, neckline: [], isEdgeSure: true };
}

test('where the outline jumps, as at a pocket or below a sleeve, a print is not cut by a step', () => {
  const cloth = frontOf((y) => (y < 160 ? 80 : 62), 62, 79, 62);
  const { at, height: rows } = layUpper(cloth, false)!.panels.front!;
  const line = Array.from({ length: Math.round(rows) }, (_, k) => at(0.2, k / rows)[0]);
  const steps = line.slice(1).map((x, k) => Math.abs(x - line[k]!));
  expect(line[220]! - line[100]!).toBeGreaterThan(5);
  expect(Math.max(...steps)).toBeLessThan(0.8);
});

test('shoulders that stand out over the armpits are cap sleeves; those of a vest are none', () => {
  const caps = [72, 55].map((shoulder) =>
    layUpper(
      frontOf((y) => (y < 90 ? shoulder : 64), shoulder, 63, 62),
      false,
    )!,
  );
  expect(caps.map(({ hasCaps, cut }) => [hasCaps, cut.strap! > 0])).toEqual([
    [true, false],
    [false, true],
  ]);
});
