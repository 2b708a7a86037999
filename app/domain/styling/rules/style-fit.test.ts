import { expect, test } from 'vitest';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { styleTally, isDressy, styleMismatch, type StyleRequest } from './style-fit.ts';
import { combineOptions } from '../search/ensemble-parts.ts';
import { garmentSides } from './never-together.ts';

const part = (...ids: string[]) => combineOptions(ids.map((id) => ({ garment: garmentById(id)!, cost: 0 })));

// Each look beside the one that has what it lacks.
test.each<[string, StyleRequest, string[], string[]]>([
  [
    'sport by two pieces beside the shoes',
    { style: 'sporty', context: null },
    ['long-tee', 'chunky-cardigan', 'straight-jeans', 'mac'],
    ['long-tee', 'half-zip', 'track-trousers', 'technical-shell'],
  ],
  [
    'the bold by two bold pieces',
    { style: 'go-wild', context: null },
    ['bright-tank', 'pointelle-cardigan', 'chinos'],
    ['bright-tank', 'bright-light-cardigan', 'bold-trousers'],
  ],
  [
    'the bold by something loud',
    { style: 'go-wild', context: null },
    ['check-tee', 'leather-trousers', 'leather-jacket'],
    ['floral-tee', 'leather-trousers', 'leather-jacket'],
  ],
  [
    'an occasion of the sporty by more than chinos and fleece',
    { style: 'sporty', context: 'special' },
    ['quarter-zip', 'jersey-trousers', 'parka'],
    ['silk-cashmere-sweater', 'jersey-trousers', 'parka'],
  ],
  [
    'an occasion by a blazer',
    { style: 'casual', context: 'special' },
    ['oxford-shirt', 'merino-crew', 'chinos', 'suede-jacket', 'suede-boots'],
    ['oxford-shirt', 'merino-crew', 'chinos', 'jersey-blazer', 'suede-boots'],
  ],
  [
    'an occasion of a professional by more than every day',
    { style: 'professional', context: 'special' },
    ['fine-check-shirt', 'shawl-cardigan', 'flannel-trousers', 'trench', 'rubber-soled-shoes'],
    ['fine-check-shirt', 'merino-v', 'flannel-trousers', 'wool-blazer', 'oxford-shoes'],
  ],
  [
    'an occasion of the sporty by one neat piece',
    { style: 'sporty', context: 'special' },
    ['knit-polo', 'court-trousers'],
    ['jersey-blazer', 'court-trousers'],
  ],
])('%s', (_, asked, lacking, having) => {
  expect(styleMismatch([part(...lacking)], asked)).toBeGreaterThan(1);
  expect(styleMismatch([part(...having)], asked)).toBe(0);
});

test('a dress is the whole look, and dressy is what shines, tailors or lifts', () => {
  expect(styleMismatch([part('jersey-sport-dress')], { style: 'sporty', context: null })).toBe(0);
  expect(styleMismatch([part('roll-neck-dress')], { style: 'sporty', context: null })).toBeGreaterThan(1);
  const dressy = (id: string) => isDressy(garmentById(id)!);
  expect(['wool-blazer', 'silk-blouse', 'kitten-heels', 'wrap-dress', 'velvet-trousers'].every(dressy)).toBe(
    true,
  );
  expect(['suede-jacket', 'oxford-shirt', 'loafers', 'tee-dress', 'wool-coat'].some(dressy)).toBe(false);
});

// Whoever is dressed first: a piece of hers, in her color and as thin as hers, says nothing of everybody else's.
test('what she has in a loud color is loud on her alone', () => {
  const tee = garmentById('boxy-tee')!;
  const hers = { ...tee, colors: [['coral'] as const] };
  for (const garments of [
    [hers, tee],
    [tee, { ...hers }],
  ]) {
    for (const garment of garments) expect(styleTally(garment).loud).toBe(garment !== tee ? 2 : 0);
  }
});

test('what she has thinner suits other air on her alone', () => {
  const trench = garmentById('trench')!;
  const hers = { ...trench, clo: 0.32 };
  expect([hers, trench, { ...hers }].map((garment) => garmentSides(garment).airTo)).toEqual([99, 20, 99]);
});
