import { expect, test } from 'vitest';
import { blurred } from '../../fitting-room/pixels/blur.ts';
import { hash } from '../../fitting-room/pixels/noise.ts';
import { photoCrop, imageDetail } from './capture-photo.ts';

test.each([
  [1080, 1920, { x: 0, y: 0, width: 1080, height: 1920 }],
  [1920, 1080, { x: 555, y: 0, width: 810, height: 1080 }],
  [640, 480, { x: 140, y: 0, width: 360, height: 480 }],
])('of %i x %i the photo is the whole, or the upright middle', (width, height, cut) => {
  expect(photoCrop(width, height)).toEqual(cut);
});

test('of two frames the blurred one has less detail', () => {
  const [width, height] = [160, 120];
  const values = Uint8Array.from({ length: width * height }, (_, i) => 60 + hash(i % width, i) * 120);
  const soft = Uint8Array.from(blurred(values, width, height, 1.2));
  expect(imageDetail({ width, height, values: soft })).toBeLessThan(
    imageDetail({ width, height, values }) / 4,
  );
});
