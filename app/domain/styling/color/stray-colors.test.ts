import { expect, test } from 'vitest';
import type { StyleId } from '../../preferences/style.ts';
import type { Colorway } from '../../wardrobe/garment.ts';
import { isColorName } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { strayColorPenalty } from './stray-colors.ts';
import type { ColorwayItem } from './color-rules.ts';

const item = (id: string): ColorwayItem => {
  const garment = garmentById(id);
  const [first, ...rest] = (id.split(':')[1] ?? '').split('+').filter((name) => isColorName(name));
  if (!garment || !first) throw new Error(`There is no ${id}`);
  return { garment, colorway: [first, ...rest] satisfies Colorway };
};
const trouble = (style: StyleId, ...ids: string[]) => strayColorPenalty(ids.map(item), style);

// The second look of each pair is the first with one thing changed.
test.each<[string, string[], string[]]>([
  [
    'sage from neck to ankle and nothing over it',
    ['cotton-tee:sage', 'light-cotton-trousers:sage', 'leather-sneakers:white'],
    ['cotton-tee:sage', 'light-cotton-trousers:stone', 'leather-sneakers:white'],
  ],
  [
    'a plum coat over plum velvet',
    ['wool-coat:plum', 'velvet-trousers:plum', 'heavy-roll-neck:cream'],
    ['wool-coat:plum', 'velvet-trousers:black', 'heavy-roll-neck:cream'],
  ],
  [
    'sage from neck to ankle, or under a cardigan',
    ['cotton-tee:sage', 'light-cotton-trousers:sage'],
    ['cotton-tee:sage', 'light-cotton-trousers:sage', 'cotton-cardigan:white'],
  ],
  [
    'a scarf with black over brown and cream',
    ['chunky-roll-neck:cream', 'lined-chinos:chocolate', 'checked-scarf:camel+black'],
    ['chunky-roll-neck:cream', 'lined-chinos:chocolate', 'checked-scarf:camel+chocolate'],
  ],
  [
    'black gloves over brown, or over brown and charcoal',
    ['wool-coat:camel', 'crew-knit:oat', 'lined-chinos:chocolate', 'leather-gloves:black'],
    ['wool-coat:camel', 'chunky-knit:charcoal', 'lined-chinos:chocolate', 'leather-gloves:black'],
  ],
  [
    'a navy coat over a black blazer',
    ['quilted-coat:navy', 'unlined-blazer:black', 'crisp-shirt:white', 'wool-trousers:charcoal'],
    ['quilted-coat:navy', 'unlined-blazer:navy', 'crisp-shirt:white', 'wool-trousers:charcoal'],
  ],
])('%s comes from another wardrobe', (_, strays, holds) => {
  expect(trouble('classic', ...strays)).toBeGreaterThan(0.5);
  expect(trouble('classic', ...holds)).toBe(0);
});

test('navy, black, cream and sand are worn whole', () => {
  for (const color of ['navy', 'sand'])
    expect(trouble('casual', 'polo-shirt:navy', `linen-trousers:${color}`)).toBe(0);
});

test('so many colors are one too many, and one more for the boldest', () => {
  const six = [
    'merino-crew:navy',
    'pleated-skirt:grey',
    'opaque-tights:chocolate',
    'ankle-boots:cognac',
    'wool-scarf:burgundy',
    'beret:camel',
  ];
  expect(trouble('classic', ...six)).toBeCloseTo(0.7, 5);
  expect(trouble('casual', ...six)).toBe(0);
  expect(trouble('casual', ...six, 'wool-gloves:oat')).toBeCloseTo(0.7, 5);
  expect(trouble('go-wild', ...six, 'wool-gloves:oat')).toBe(0);
});

test('umbrella, socks and thermals are not counted', () => {
  const five = [
    'merino-crew:navy',
    'wool-trousers:stone',
    'ankle-boots:cognac',
    'wool-scarf:burgundy',
    'beret:camel',
  ];
  expect(trouble('classic', ...five, 'long-umbrella:forest', 'wool-socks:oat', 'thermal-top:white')).toBe(0);
});
