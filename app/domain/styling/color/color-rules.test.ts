import { expect, test } from 'vitest';
import { PLAIN_BRIEF, hoursOf } from '../../../../tests/styling/sample-briefs.ts';
import { STYLE_IDS, type StyleId } from '../../preferences/style.ts';
import type { Colorway } from '../../wardrobe/garment.ts';
import { isColorName, type ColorName } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { colorBitsPenalty, colorBits, type ColorwayItem } from './color-rules.ts';
import { compose } from '../composer.ts';
import { colorPenalty, patternPenalty } from './bold-pieces.ts';

const item = (id: string): ColorwayItem => {
  const garment = garmentById(id);
  const [first, ...rest] = (id.split(':')[1] ?? '').split('+').filter((name) => isColorName(name));
  if (!garment || !first) throw new Error(`There is no ${id}`);
  return { garment, colorway: [first, ...rest] satisfies Colorway };
};
const worn = (...ids: string[]) => ids.map(item);

const bits = (...colors: ColorName[]) =>
  colors.reduce((all, color) => all | colorBits({ ...item('boxy-tee:white'), colorway: [color] }), 0);

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
])('%o in %s fight: %s', (colors, style, is) => {
  expect(colorBitsPenalty(bits(...colors), style) > 0).toBe(is);
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
