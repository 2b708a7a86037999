import { expect, test } from 'vitest';
import type { ClassMaps } from '../../domain/photos/body-map.ts';
import { blurred } from '../pixels/blur.ts';
import { hash } from '../pixels/noise.ts';
import type { Luminance } from './luminance.ts';
import { edgeWidth } from './sharpness.ts';

const [WIDTH, HEIGHT, FACE] = [480, 640, 48];
const face = { x: 240, y: 320, size: FACE };

const allHers = (): ClassMaps => {
  const plane = () => new Uint8Array(60 * 80);
  const empty = { hair: plane(), skin: plane(), face: plane(), others: plane(), background: plane() };
  return { width: 60, height: 80, clothes: plane().fill(255), ...empty };
};

/** Stripes and squares of middling contrast, blurred by `sigma` pixels, with noise of `noise` gray levels. */
function scene(sigma: number, noise: number): Luminance {
  const sharp = new Float32Array(WIDTH * HEIGHT).map((_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return 90 + 50 * Number(x % 96 < 48) + 40 * Number(y % 128 < 64);
  });
  const soft = sigma > 0 ? blurred(sharp, WIDTH, HEIGHT, sigma) : sharp;
  const values = Uint8Array.from(soft, (value, i) => {
    const grain = hash(i % WIDTH, Math.floor(i / WIDTH)) + hash(i, 7) + hash(3, i) + hash(i, i) - 2;
    // The sum of four uniform values has a deviation of 0.577.
    return Math.min(255, Math.max(0, value + (grain / 0.577) * noise));
  });
  return { width: WIDTH, height: HEIGHT, values };
}

test.each([0, 2, 6])('the width of edges follows the blur, with noise of %d gray levels', (noise) => {
  const widths = [0, 3, 6, 10].map((sigma) => edgeWidth(scene(sigma, noise), allHers(), face) ?? 0);
  expect(widths[0]).toBeLessThan(0.12);
  // From a tenth to nine tenths of a step blurred by a Gaussian are 2.56 deviations.
  for (const [i, sigma] of [3, 6, 10].entries()) {
    const expected = (2.56 * sigma) / FACE;
    expect(widths[i + 1]! / expected).toBeGreaterThan(0.6);
    expect(widths[i + 1]! / expected).toBeLessThan(1.4);
  }
});

test('a shake in one direction is a blur', () => {
  const sharp = scene(0, 1);
  const values = sharp.values.map((_, i) => {
    const x = i % WIDTH;
    let sum = 0;
    for (let k = -12; k <= 12; k++) sum += sharp.values[i - x + Math.min(WIDTH - 1, Math.max(0, x + k))]!;
    return sum / 25;
  });
  expect(edgeWidth({ ...sharp, values }, allHers(), face)).toBeGreaterThan(0.25);
});

test('edges of the wall behind her do not count', () => {
  const classes = allHers();
  classes.background.fill(255);
  classes.clothes.fill(0);
  expect(edgeWidth(scene(0, 1), classes, face)).toBeNull();
});

test('a plain surface tells nothing', () => {
  const plain = { width: WIDTH, height: HEIGHT, values: new Uint8Array(WIDTH * HEIGHT).fill(120) };
  expect(edgeWidth(plain, allHers(), face)).toBeNull();
});
