import { expect, test } from 'vitest';
import { PLAIN_BRIEF, hoursOf } from '../../../../tests/styling/sample-briefs.ts';
import { STYLE_IDS, type StyleId } from '../../preferences/style.ts';
import type { Colorway } from '../../wardrobe/garment.ts';
import { isColorName, type ColorName } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { colorBitsPenalty, colorBits, shoeColorPenalty, type ColorwayItem } from './color-rules.ts';
import { compose } from '../composer.ts';
import { colorPenalty, patternPenalty } from './bold-pieces.ts';

const item = (id: string): ColorwayItem => {
  const garment = garmentById(id);
  const [first, ...rest] = (id.split(':')[1] ?? '').split('+').filter((name) => isColorName(name));
  if (!garment || !first) throw new Error(`There is no ${id}`);
  return { garment, colourway: [first, ...rest] satisfies Colorway };
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

const bits = (...colours: ColorName[]) =>
  colours.reduce((all, colour) => all | colorBits({ ...item('boxy-tee:white'), colourway: [colour] }), 0);

test.each<[ColorName[], StyleId, boolean]>([
  [['red', 'berry'], 'casual', true],
  [['red', 'navy'], 'casual', false],
  [['red', 'coral'], 'go-wild', true],
  [['red', 'emerald'], 'go-wild', true],
  [['red', 'fuchsia'], 'go-wild', false],
  [['red', 'fuchsia'], 'trendy', true],
  [['burgundy', 'fuchsia'], 'go-wild', true],
  [['teal', 'cobalt'], 'trendy', true],
  [['emerald', 'fuchsia', 'mustard'], 'go-wild', false],
  [['emerald', 'fuchsia', 'mustard', 'cobalt'], 'go-wild', true],
  [['emerald', 'mustard', 'cobalt'], 'trendy', true],
  [['emerald', 'cobalt'], 'trendy', false],
])('%o in %s fight: %s', (colours, style, is) => {
  expect(colorBitsPenalty(bits(...colours), style) > 0).toBe(is);
});

test.each<[string[], boolean]>([
  [['flannel-shirt:red+charcoal', 'checked-coat:navy+grey'], true],
  [['striped-shirt:white+navy', 'checked-trousers:stone+navy'], false],
  [['striped-shirt:cream+burgundy', 'checked-trousers:stone+navy'], true],
  [['checked-suit-jacket:stone+navy', 'checked-suit-trousers:stone+navy'], false],
  [['striped-shirt:white+navy', 'checked-trousers:stone+navy', 'checked-scarf:red+navy'], true],
])('%o are too many patterns: %s', (ids, is) => {
  expect(patternPenalty(worn(...ids)) > 0.5).toBe(is);
});

test('a black hat is for black clothes', () => {
  const clothes = worn('short-linen-shirt:sand', 'seersucker-trousers:white+sky', 'loafers:brown');
  const rest = colorPenalty(clothes, 'casual', 20);
  expect(colorPenalty([...clothes, item('brim-hat:black')], 'casual', 20)).toBeGreaterThan(rest + 0.4);
  expect(colorPenalty([...clothes, item('brim-hat:stone')], 'casual', 20)).toBeCloseTo(rest, 5);
});

test('what is composed holds together, in every style and season', () => {
  let fighting = 0;
  let looks = 0;
  for (const style of STYLE_IDS)
    for (const tempF of [30, 48, 64, 80])
      for (let n = 0; n < 4; n++) {
        const hours = hoursOf({
          ...{ tempF, swing: 8, windMs: 2, humidity: 50, rain: 0, cloud: 0.3, uv: 5 },
          ...{ condition: 'Sunny', from: 8, length: 10 },
        });
        const brief = { ...PLAIN_BRIEF, styles: [style], hours, seed: `${style} ${tempF} ${n}` };
        const items = compose(brief).look.garments.filter(({ slot }) => slot !== 'base');
        looks++;
        if (colorPenalty(worn(...items.map(({ id }) => id)), style, ((tempF - 32) * 5) / 9) > 0.55)
          fighting++;
      }
  expect(looks).toBe(96);
  expect(fighting).toBeLessThanOrEqual(2);
});
