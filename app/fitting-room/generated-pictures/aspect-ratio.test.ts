import { expect, test } from 'vitest';
import { cropFromTwoThirds, padToTwoThirds } from './aspect-ratio.ts';

const picture = (width: number, height: number) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i++) data.set([i % 251, (i * 7) % 241, i % 13, 255], i * 4);
  return { width, height, data };
};

test('a photo of any shape goes out in 2:3 and comes back pixel for pixel', () => {
  for (const [width, height] of [
    [40, 60],
    [45, 60],
    [30, 60],
    [61, 47],
  ] as const) {
    const photo = picture(width, height);
    const framed = padToTwoThirds(photo);
    expect(Math.abs(framed.width * 3 - framed.height * 2)).toBeLessThanOrEqual(2);
    expect(framed.data[3]).toBe(255);
    expect(cropFromTwoThirds(framed, width, height)).toEqual(photo);
  }
});

test('an answer in another size comes back in the photo’s', () => {
  for (const [width, height] of [
    [80, 120],
    [20, 30],
  ] as const) {
    const gray = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(90) };
    const back = cropFromTwoThirds(gray, 45, 60);
    expect([back.width, back.height]).toEqual([45, 60]);
    expect(new Set(back.data)).toEqual(new Set([90]));
  }
});
