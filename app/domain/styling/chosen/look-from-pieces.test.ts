import { expect, test } from 'vitest';
import type { OwnPiece } from '../../closet/closet-terms.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { lookFromPieces } from './look-from-pieces.ts';

const idsOf = (wornIds: string[]) => lookFromPieces(wornIds, [], 'female').garments.map(({ id }) => id);

test('pieces are put on from the skin outward, whatever their order', () => {
  expect(idsOf(['wool-coat:camel', 'slip-dress:forest', 'ballet-flats:camel', 'sheer-tights:black'])).toEqual(
    [...['sheer-tights:black', 'ballet-flats:camel', 'slip-dress:forest', 'wool-coat:camel']],
  );
});

test('a piece of hers has her color and is as thick as hers; the same garment in another color is ours', () => {
  const hers: OwnPiece = { garmentId: 'wool-coat', color: '#7a4b32', warmth: 'thick' };
  const coat = (color: string) =>
    lookFromPieces(['slip-dress:forest', `wool-coat:${color}`], [hers], 'female').garments.at(-1);
  const ours = garmentById('wool-coat')!.clo;
  expect(coat('#7a4b32')?.clo).toBeCloseTo(ours * 1.25);
  expect(coat('camel')?.clo).toBe(ours);
});

test('a piece that is named twice is worn once', () => {
  const once = ['slip-dress:forest', 'sheer-tights:black'];
  expect(idsOf([...once, 'sheer-tights:black'])).toEqual(idsOf(once));
});

test.each([
  ['a tee with a dress', ['slip-dress:forest', 'long-tee:white']],
  ['two shoes', ['slip-dress:forest', 'ballet-flats:camel', 'loafers:black']],
  ['shoes and a bag alone', ['ballet-flats:camel']],
  ['a color that there is not', ['slip-dress:plaid']],
  ['no piece at all', ['']],
])('%s is no look', (_, wornIds) => {
  expect(() => lookFromPieces(wornIds, [], 'female')).toThrow(/.\.$/);
});

test('a look of his says so, hers says nothing', () => {
  const wornBy = (gender: 'female' | 'male' | null) =>
    lookFromPieces(['straight-jeans:denim', 'cotton-tee:white'], [], gender).wearer;
  expect([wornBy('male'), wornBy('female'), wornBy(null)]).toEqual(['man', undefined, undefined]);
});
