import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromOklab, toOklab } from './oklab.ts';

const byte = fc.integer({ min: 0, max: 255 });

test('a color goes to OKLab and back', () => {
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte), (rgb) => {
      fromOklab(toOklab(rgb)).forEach((value, c) => expect(value).toBeCloseTo(rgb[c]!, 1));
    }),
  );
});

test('published points: white has no color, and red lies where the paper says', () => {
  const [light, a, b] = toOklab([255, 255, 255]);
  expect([light, a, b].map((value) => Math.abs(value))).toEqual([
    expect.closeTo(1, 4),
    expect.closeTo(0, 4),
    expect.closeTo(0, 4),
  ]);
  const [redLight, redA, redB] = toOklab([255, 0, 0]);
  expect([redLight, redA, redB]).toEqual([
    expect.closeTo(0.628, 3),
    expect.closeTo(0.225, 3),
    expect.closeTo(0.126, 3),
  ]);
});
