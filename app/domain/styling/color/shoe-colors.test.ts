// Which shoes belong to a look, and how far the others come from another.
import { expect, test } from 'vitest';
import type { Colorway } from '../../wardrobe/garment.ts';
import { isColorName } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { ColorwayItem } from './color-rules.ts';
import { shoeColorPenalty } from './shoe-colors.ts';

const item = (id: string): ColorwayItem => {
  const garment = garmentById(id);
  const [first, ...rest] = (id.split(':')[1] ?? '').split('+').filter((name) => isColorName(name));
  if (!garment || !first) throw new Error(`There is no ${id}`);
  return { garment, colorway: [first, ...rest] satisfies Colorway };
};
const worn = (...ids: string[]) => ids.map(item);

// Shoes and what they are worn with: they belong, or they come from another look. The second of two lines is the first
// with one thing changed.
test.each<[string, string[], number, boolean]>([
  ['loafers:black', ['linen-blouse:sky', 'poplin-midi-skirt:white'], 20, false],
  ['loafers:brown', ['linen-blouse:sky', 'poplin-midi-skirt:sage', 'suede-bag:camel'], 20, true],
  ['walking-shoes:black', ['mesh-tee:sage', 'court-trousers:white'], 20, false],
  ['walking-shoes:black', ['cotton-tee:black', 'court-trousers:white'], 12, false],
  ['walking-shoes:stone', ['mesh-tee:sage', 'court-trousers:white'], 20, true],
  ['brogues:brown', ['fine-knit-tee:cream', 'light-blazer:black', 'summer-trousers:grey'], 15, false],
  ['brogues:brown', ['fine-knit-tee:cream', 'light-blazer:camel', 'summer-trousers:grey'], 15, true],
  ['platform-boots:silver', ['cropped-knit:coral', 'leather-skirt:burgundy'], 6, false],
  ['platform-boots:black', ['cropped-knit:coral', 'leather-skirt:black'], 6, true],
  ['weatherproof-sneakers:olive', ['tee-dress:grey', 'baseball-cap:white'], 26, true],
  ['weatherproof-sneakers:olive', ['tee-dress:black', 'baseball-cap:white'], 26, false],
  ['block-heels:fuchsia', ['merino-v:oat', 'wool-midi-skirt:burgundy'], 10, false],
  ['block-heels:black', ['merino-v:oat', 'wool-midi-skirt:burgundy'], 10, true],
  ['bold-sneakers:cobalt', ['boxy-tee:white', 'print-midi-skirt:cobalt+butter+coral+sage'], 22, true],
  ['bold-sneakers:cobalt', ['boxy-tee:lilac', 'bright-summer-trousers:butter'], 22, false],
  ['ballet-flats:red', ['sleeveless-knit:navy', 'wide-linen-trousers:cream'], 22, true],
  ['rain-boots:forest', ['raincoat:forest', 'straight-jeans:denim'], 10, false],
  ['rain-boots:navy', ['raincoat:forest', 'straight-jeans:denim'], 10, true],
  ['leather-sneakers:white', ['cable-knit:navy', 'cargo-trousers:olive'], 7, false],
  ['leather-sneakers:white', ['cable-knit:navy', 'cargo-trousers:olive'], 8, true],
  ['espadrilles:black', ['polo-shirt:navy', 'linen-trousers:navy'], 16, false],
  ['espadrilles:navy', ['polo-shirt:navy', 'linen-trousers:navy'], 16, true],
  [
    'lace-up-boots:black',
    ['brushed-tee:black', 'cotton-sweater:cream', 'bold-corduroy-trousers:mustard'],
    12,
    false,
  ],
  ['lace-up-boots:black', ['track-top:black', 'bold-corduroy-trousers:mustard'], 12, true],
])('%s with %o at %d °C belong: %s', (shoes, others, coldestC, belong) => {
  expect(shoeColorPenalty(item(shoes), worn(...others), coldestC) < 0.35).toBe(belong);
});

// Shoes, what they are worn with, °C of the coldest hour, and how far they come from another look.
test.each<[string, string[], number, number]>([
  // Black leather.
  ['loafers:black', ['chinos:white'], 10, 1],
  ['loafers:black', ['chinos:stone'], 10, 1],
  ['loafers:black', ['cotton-tee:black', 'chinos:stone'], 15.9, 0],
  ['loafers:black', ['cotton-tee:black', 'chinos:stone'], 16, 0.3],
  ['loafers:black', ['cotton-tee:white', 'merino-crew:grey', 'chinos:brown'], 10, 0.6],
  ['loafers:black', ['cotton-tee:white', 'merino-crew:black', 'chinos:brown'], 10, 0],
  ['loafers:black', ['leather-tote:black', 'chinos:brown'], 10, 0],
  ['loafers:black', ['cotton-tee:white', 'chinos:rust'], 10, 0.6],
  ['loafers:black', ['cotton-tee:white', 'chinos:navy'], 15.9, 0],
  ['loafers:black', ['cotton-tee:white', 'chinos:navy'], 16, 0.5],
  ['loafers:black', ['cotton-tee:black', 'chinos:navy'], 16, 0],
  ['loafers:black', ['cotton-tee:white', 'chinos:charcoal'], 16, 0],
  ['loafers:black', ['leather-jacket:cognac', 'chinos:navy'], 10, 0.5],
  ['loafers:black', ['suede-jacket:tan', 'chinos:navy'], 10, 0.5],
  ['loafers:black', ['leather-jacket:cognac', 'cotton-tee:black', 'chinos:navy'], 10, 0],
  ['loafers:black', ['wool-coat:camel', 'chinos:navy'], 10, 0.3],
  ['loafers:black', ['wool-coat:camel', 'cotton-tee:black', 'chinos:navy'], 10, 0],
  ['loafers:black', ['cotton-tee:white', 'chinos:olive'], 10, 0.5],
  ['loafers:black', ['leather-tote:black', 'chinos:olive'], 10, 0],
  // A tee under a sweater is no echo.
  ['loafers:black', ['cotton-tee:black', 'merino-crew:grey', 'chinos:stone'], 10, 1],
  ['loafers:black', ['cotton-tee:black', 'fine-cardigan:grey', 'chinos:stone'], 10, 0],
  // Tights are what the shoe meets.
  ['loafers:black', ['cotton-tee:white', 'pencil-skirt:olive', 'opaque-tights:black'], 10, 0],
  ['loafers:black', ['cotton-tee:white', 'pencil-skirt:olive', 'sheer-tights:taupe'], 10, 0.4],
  ['loafers:black', ['cotton-tee:white', 'pencil-skirt:olive', 'opaque-tights:chocolate'], 10, 0.8],
  ['loafers:brown', ['cotton-tee:white', 'pencil-skirt:olive', 'opaque-tights:black'], 10, 0.7],
  ['loafers:cognac', ['cotton-tee:white', 'pencil-skirt:olive', 'opaque-tights:navy'], 10, 1],
  ['loafers:black', ['cotton-tee:white', 'pencil-skirt:navy', 'opaque-tights:burgundy'], 16, 0.5],
  // Brown leather.
  ['loafers:brown', ['light-blazer:black', 'chinos:camel'], 10, 0.8],
  ['loafers:brown', ['cotton-tee:black', 'chinos:camel'], 10, 0],
  ['loafers:brown', ['cotton-tee:black', 'chinos:navy'], 10, 0.8],
  ['loafers:brown', ['cotton-tee:white', 'chinos:navy'], 10, 0],
  ['loafers:brown', ['cotton-tee:white', 'chinos:stone', 'leather-tote:cognac'], 16, 0],
  ['loafers:brown', ['cotton-tee:white', 'chinos:stone'], 16, 0.4],
  ['loafers:brown', ['cotton-tee:white', 'chinos:stone'], 15.9, 0],
  ['loafers:cognac', ['cotton-tee:white', 'chinos:stone'], 16, 0],
  // Navy and silver.
  ['loafers:navy', ['cotton-tee:sky', 'chinos:black'], 10, 0.8],
  ['loafers:navy', ['cotton-tee:sky', 'chinos:stone'], 10, 0],
  ['loafers:navy', ['cotton-tee:black', 'chinos:stone'], 10, 0.8],
  ['loafers:navy', ['cotton-tee:white', 'chinos:stone'], 10, 0.4],
  ['loafers:silver', ['cotton-tee:grey', 'chinos:stone'], 10, 0],
  ['loafers:silver', ['cotton-tee:white', 'chinos:stone'], 10, 0.8],
  // Pale ones.
  ['loafers:white', ['cotton-tee:white', 'chinos:stone'], 7.9, 0.8],
  ['loafers:white', ['cotton-tee:white', 'chinos:stone'], 8, 0],
  ['loafers:stone', ['cotton-tee:white', 'chinos:navy'], 7.9, 0],
  ['loafers:stone', ['cotton-tee:black', 'chinos:navy'], 10, 0.8],
  ['leather-sneakers:stone', ['cotton-tee:black', 'chinos:navy'], 10, 0],
  // A color: once more in the look, or the one note of it.
  ['rain-boots:olive', ['raincoat:olive', 'chinos:navy'], 10, 1],
  ['rain-boots:olive', ['cotton-tee:olive', 'chinos:navy'], 10, 0],
  ['loafers:red', ['cotton-tee:red', 'chinos:navy'], 10, 0],
  ['loafers:burgundy', ['cotton-tee:white', 'chinos:navy'], 10, 0.15],
  ['loafers:burgundy', ['cotton-tee:coral', 'chinos:navy'], 10, 0.7],
  ['loafers:olive', ['cotton-tee:black', 'chinos:navy'], 10, 0.7],
  ['loafers:red', ['cotton-tee:white', 'chinos:navy'], 10, 0.15],
  ['loafers:red', ['cotton-tee:coral', 'chinos:navy'], 10, 1],
  // The third color of a print is no echo.
  ['loafers:red', ['floral-blouse:white+navy+red', 'chinos:navy'], 10, 0.15],
  ['loafers:red', ['floral-blouse:white+red+navy', 'chinos:navy'], 10, 0],
  ['loafers:red', ['cotton-tee:sage', 'chinos:navy'], 10, 1],
])('%s with %o at %d °C: %d', (shoes, others, coldestC, trouble) => {
  expect(shoeColorPenalty(item(shoes), worn(...others), coldestC)).toBe(trouble);
});
