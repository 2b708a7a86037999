// What stays at home where it gets dirty, and what does not.
import { expect, test } from 'vitest';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { isWished } from './garment-words.ts';
import { isDelicate, isSpoiled } from './spoiled-garments.ts';

const ids = (from: (id: string) => boolean, names: string) => names.split(' ').filter((id) => from(id));

test('good and long coats, silk, suede and thin shoes are spoiled; parkas, raincoats and cotton are not', () => {
  const spoiled =
    'wool-coat trench duffle-coat long-puffer silk-blouse cashmere-crew linen-trousers suede-loafers canvas-sneakers';
  const kept = 'parka raincoat puffer-jacket technical-shell cotton-tee jeans-x chelsea-boots rain-boots';
  const isIt = (id: string) => garmentById(id) !== undefined && isDelicate(garmentById(id)!);
  expect(ids(isIt, spoiled)).toEqual(spoiled.split(' '));
  expect(ids(isIt, kept)).toEqual([]);
});

test('dress shoes go through no mud, derbies may', () => {
  expect(isSpoiled(garmentById('oxford-shoes')!)).toBe(true);
  expect(isSpoiled(garmentById('leather-shoes')!)).toBe(false);
});

test('long trousers are trousers to the ankle, jeans among them; a long skirt is long by its hem', () => {
  const isLong = (id: string, noun: 'trousers' | 'skirt') =>
    isWished({ words: ['long-hems', noun], colors: [] }, garmentById(id)!);
  expect(isLong('straight-jeans', 'trousers')).toBe(true);
  expect(isLong('cigarette-trousers', 'trousers')).toBe(false);
  expect(isLong('pencil-skirt', 'skirt')).toBe(false);
});
