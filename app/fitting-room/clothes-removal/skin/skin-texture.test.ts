import { expect, test } from 'vitest';
import { hash } from '../../pixels/noise.ts';
import { measureGrain, skinTexture } from './skin-texture.ts';

const [WIDTH, HEIGHT] = [120, 120];

/** Skin as bright as `of` says, in shares. */
function skin(of: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const light = of(i % WIDTH, Math.floor(i / WIDTH));
    data.set([180 * light, 130 * light, 100 * light, 255], i * 4);
  }
  return { data, width: WIDTH, height: HEIGHT };
}

const grainOf = (of: (x: number, y: number) => number): number => measureGrain(skin(of), [() => true]);

test('painted skin is as grainy as the photo', () => {
  const noisy = grainOf((x, y) => 1 + (hash(x + 900, y) - 0.5) * 0.05);
  expect(noisy).toBeGreaterThan(0.08);
  expect(grainOf((x, y) => skinTexture(x, y, 1, noisy)) / noisy).toBeGreaterThan(0.75);
  expect(grainOf((x, y) => skinTexture(x, y, 1, noisy)) / noisy).toBeLessThan(1.25);
});

test('on a clean photo it is all but smooth, and where little skin is seen', () => {
  expect(grainOf(() => 1)).toBeLessThan(0.03);
  const few = measureGrain(skin(hash), [(i) => i < 50]);
  expect(few).toBeLessThan(0.03);
});

test('the features of a face, and bricks, are no grain: it is as strong as where it is least', () => {
  const half = (WIDTH * HEIGHT) / 2;
  const picture = skin((x, y) => (y < HEIGHT / 2 ? hash(x, y) : 1));
  expect(measureGrain(picture, [(i) => i < half, (i) => i > half])).toBeLessThan(0.03);
});
