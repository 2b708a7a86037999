import { expect, test } from 'vitest';
import { garmentById } from '../../domain/wardrobe/wardrobe.ts';
import { isGarment, isSeenAs } from './garment-shape.ts';

test('a maxi dress and long sleeves are a garment; a figure with its legs is longer', () => {
  const upper = (length: number, sleeve: number) =>
    isGarment({ build: 'sleeved', proportions: { length, sleeve }, opening: 0 });
  expect([upper(3.9, 1.9), upper(60, 76), upper(1.4, 4)]).toEqual([true, false, false]);
});

test('a halter dress, on shoulders so narrow that it seems longer than any, is a garment by its chest', () => {
  const halter = (width: number) =>
    isGarment({ build: 'sleeveless', proportions: { length: 6, width }, opening: 0 });
  expect([halter(1.9), halter(1)]).toEqual([true, false]);
});

test('a long-sleeved top that was read without sleeves is read again, and trousers that were read as a dress', () => {
  const of = (id: string) => garmentById(id)!.drawing;
  expect(isSeenAs(of('silk-blouse'), 'top', false)).toBe(false);
  expect(isSeenAs(of('silk-blouse'), 'top', true)).toBe(true);
  expect(isSeenAs(of('straight-jeans'), 'dress', false)).toBe(false);
  expect(isSeenAs(of('straight-jeans'), 'trousers', false)).toBe(true);
});
