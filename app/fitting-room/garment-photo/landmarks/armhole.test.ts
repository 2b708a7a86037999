import { expect, test } from 'vitest';
import { distance, type Point } from '../../pixels/pixels.ts';
import { labPlanes } from '../cut-out/lab-planes.ts';
import { armpitsOfSeams } from './armhole.ts';

const [WIDTH, HEIGHT] = [300, 360];

/** Gray cloth all over, with dark lines on it. */
function clothWith(lines: readonly (readonly Point[])[]) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(170);
  for (const line of lines)
    line.slice(1).forEach(([x1, y1], k) => {
      const [x0, y0] = line[k]!;
      const steps = 2 * Math.ceil(distance(line[k]!, [x1, y1]));
      for (let s = 0; s <= steps; s++)
        for (const by of [-1, 0, 1]) {
          const x = Math.round(x0 + ((x1 - x0) * s) / steps) + by;
          const y = Math.round(y0 + ((y1 - y0) * s) / steps);
          data.fill(60, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
        }
    });
  const mask = { width: WIDTH, height: HEIGHT, mask: new Uint8Array(WIDTH * HEIGHT).fill(1) };
  return { lab: labPlanes({ width: WIDTH, height: HEIGHT, data }, 0.7), mask };
}

const guess = {
  shoulder: [200, 80] as Point,
  armpit: [220, 140] as Point,
  sure: 0.55,
  outward: [1, 0] as Point,
  down: [0, 1] as Point,
  width: 140,
};

test('the armpit is where the seam of the armhole meets the edge of the flank', () => {
  const armpit: Point = [216, 152];
  const { lab, mask } = clothWith([[[200, 80], [196, 98], [198, 116], [204, 134], armpit, [208, 200]]]);
  const [found] = armpitsOfSeams(lab, mask, [guess]);
  expect(distance(found!.at, armpit)).toBeLessThan(0.09 * guess.width);
  expect(found!.sure).toBeGreaterThan(0.3);
});

test('cloth without a line says nothing of the armpit', () => {
  const { lab, mask } = clothWith([]);
  expect(armpitsOfSeams(lab, mask, [guess])[0]!.shown).toBeLessThan(0.05);
});

test('a faint seam at the armpit that the outline tells leaves it as sure as it was', () => {
  const armpit: Point = [216, 146];
  const { lab, mask } = clothWith([[[206, 120], armpit, [212, 170]]]);
  const [found] = armpitsOfSeams(lab, mask, [guess]);
  expect(found!.shown).toBeLessThan(0.55);
  expect(found!.sure).toBe(0.55);
});
