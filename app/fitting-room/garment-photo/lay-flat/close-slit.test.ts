import { expect, test } from 'vitest';
import { madeGarment } from '../../../../tests/garments/made-garments.ts';
import { trueReading } from '../../../../tests/garments/true-reading.ts';
import { rectify } from './rectify.ts';

const TROUSERS = 36;

test('ground and shadow in the slit between legs that lie against each other are not worn', () => {
  const made = madeGarment(TROUSERS, 320);
  const reading = trueReading(made);
  const { crotch, 'waist-left': left, 'waist-right': right } = reading.landmarks;
  const wide = right!.x - left!.x;
  const picture = { ...made.picture, data: made.picture.data.slice() };
  const mark = (from: number, to: number, color: number[]): void => {
    for (let y = Math.round(crotch!.y - to * wide); y < crotch!.y - from * wide; y++)
      for (let x = Math.round(crotch!.x) - 1; x <= crotch!.x + 1; x++)
        picture.data.set(color, (y * picture.width + x) * 4);
  };
  mark(0, 0.18, [4, 4, 4, 255]);
  mark(0.18, 0.24, [255, 0, 255, 255]);
  const { atlas } = rectify(picture, reading).surface!;
  let most = 0;
  for (let y = 0; y < atlas.height; y++)
    for (let x = Math.round(atlas.width * 0.4); x < atlas.width * 0.6; x++) {
      const i = (y * atlas.width + x) * 4;
      most = Math.max(most, atlas.data[i]! - atlas.data[i + 1]!);
    }
  const plain = rectify(made.picture, reading).surface!.atlas;
  const usual = Math.max(
    ...Array.from(plain.data, (value, i) => (i % 4 === 0 ? value - plain.data[i + 1]! : -255)),
  );
  expect(most).toBeLessThan(usual + 20);
});
