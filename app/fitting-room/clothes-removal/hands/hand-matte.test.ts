import { expect, test } from 'vitest';
import type { Picture } from '../../pixels/pixels.ts';
import { findHandEdge } from './hand-matte.ts';

const [SKIN, COAT] = [
  [210, 160, 130],
  [30, 30, 34],
] as const;

/** A hand on the left, a coat on the right; the column where they meet holds `share` of the hand. */
function handOnCoat(share: number): { picture: Picture; mask: Uint8Array; column: number } {
  const [width, height, column] = [24, 24, 12];
  const data = new Uint8ClampedArray(width * height * 4);
  const mask = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) {
    const x = i % width;
    const hand = x < column ? 1 : x > column ? 0 : share;
    for (let c = 0; c < 3; c++) data[i * 4 + c] = hand * SKIN[c]! + (1 - hand) * COAT[c]!;
    data[i * 4 + 3] = 255;
    mask[i] = x <= column ? 255 : 0;
  }
  return { picture: { data, width, height }, mask, column };
}

test('a pixel that is half hand, half old coat is told as that; whole ones stay the photo', () => {
  const { picture, mask, column } = handOnCoat(0.5);
  const { at, share, behind } = findHandEdge(picture, mask, new Uint8Array(mask.length));
  expect(at.length).toBeGreaterThan(10);
  at.forEach((i, k) => {
    expect(i % picture.width).toBe(column);
    expect(Math.abs(share[k]! - 0.5)).toBeLessThan(0.05);
    behind[k]!.forEach((value, c) => expect(Math.abs(value - COAT[c]!)).toBeLessThan(3));
  });
});

test('the dark rim that was taken for hand is none', () => {
  const { picture, mask } = handOnCoat(0);
  const { share } = findHandEdge(picture, mask, new Uint8Array(mask.length));
  expect(share.length).toBeGreaterThan(10);
  expect(Math.max(...share)).toBe(0);
});

test('where a hand goes on in its own arm it has no edge', () => {
  const { picture, mask } = handOnCoat(0.5);
  const joined = mask.map((value) => 255 - value);
  expect(findHandEdge(picture, mask, joined).at).toEqual([]);
});
