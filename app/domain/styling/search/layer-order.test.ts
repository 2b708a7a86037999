import { expect, test } from 'vitest';
import type { WornGarment } from '../../looks/look.ts';
import { garmentById, toWornGarment } from '../../wardrobe/wardrobe.ts';
import { sortLayers, tuckTops, turnUpHems } from './layer-order.ts';

const of = (id: string, drawing: object = {}): WornGarment => {
  const one = toWornGarment(garmentById(id)!, ['black']);
  return { ...one, drawing: { ...one.drawing, ...drawing } as WornGarment['drawing'] };
};
const names = (garments: readonly WornGarment[]) => garments.map(({ id }) => id.split(':')[0]);

test('from the skin outward', () => {
  const order = [
    ...[
      'thermal-top',
      'ankle-socks',
      'loafers',
      'chinos',
      'oxford-shirt',
      'crew-knit',
      'wool-blazer',
      'wool-coat',
    ],
    ...['wool-scarf', 'wool-beanie', 'wool-gloves', 'folding-umbrella', 'backpack'],
  ];
  expect(names(sortLayers(order.toReversed().map((id) => of(id))))).toEqual(order);
  expect(names(sortLayers([of('fine-cardigan'), of('wool-dress')]))).toEqual(['wool-dress', 'fine-cardigan']);
});

test('what is tucked in goes under the waistband, a pullover after the top', () => {
  const all = [
    of('chinos'),
    of('crew-knit', { tucked: true }),
    of('oxford-shirt', { tucked: true }),
    of('loafers'),
  ];
  expect(names(sortLayers(all))).toEqual(['loafers', 'oxford-shirt', 'crew-knit', 'chinos']);
});

test('tall boots go over slim legs, every other leg over the boot', () => {
  const boots = (shaft: number, legs: string) =>
    names(sortLayers([of('knee-boots', { shaft }), of(legs), of('long-tee')])).indexOf('knee-boots');
  expect([boots(0.51, 'slim-jeans'), boots(0.5, 'slim-jeans'), boots(0.85, 'straight-jeans')]).toEqual([
    1, 0, 0,
  ]);
});

test('close tops are tucked into skirts and high waists, and so is what a pullover covers', () => {
  const isTucked = (top: WornGarment, ...others: WornGarment[]) => {
    const [found] = tuckTops([top, ...others]);
    return found?.drawing.kind === 'top' && found.drawing.tucked === true;
  };
  const close = of('oxford-shirt', { fit: 1.1 });
  const wide = of('oxford-shirt', { fit: 1.11 });
  const high = of('chinos', { waist: 0.7 });
  expect([isTucked(close, high), isTucked(close, of('chinos', { waist: 0.71 })), isTucked(close)]).toEqual([
    ...[true, false, false],
  ]);
  expect([isTucked(close, of('denim-skirt')), isTucked(wide, of('denim-skirt'))]).toEqual([true, false]);
  expect(isTucked(wide, high, of('crew-knit'))).toBe(true);
  expect(isTucked(wide, high, of('fine-cardigan'))).toBe(false);
  expect(isTucked(of('chunky-knit', { fit: 1.16 }), high)).toBe(false);
});

// A top, what is below it, and whether its front alone is tucked in.
test.each<[string, WornGarment, WornGarment[], boolean]>([
  ['an easy shirt over chinos', of('oxford-shirt'), [of('chinos')], true],
  ['a boxy tee over jeans', of('boxy-tee'), [of('wide-jeans')], true],
  ['over good trousers', of('oxford-shirt'), [of('wool-trousers')], false],
  ['over joggers', of('oxford-shirt'), [of('joggers')], false],
  ['over a skirt', of('oxford-shirt', { fit: 1.2 }), [of('denim-skirt')], false],
  ['a close tee', of('fine-tee'), [of('chinos')], false],
  ['a tee for the gym', of('mesh-tee'), [of('chinos')], false],
  ['a shirt that is cut to hang', of('camp-collar-shirt'), [of('chinos')], false],
  ['a polo', of('polo-shirt'), [of('chinos')], false],
  ['a dress shirt', of('crisp-shirt'), [of('slim-jeans')], false],
  ['a sweater', of('crew-knit'), [of('slim-jeans')], false],
  ['under a sweater', of('oxford-shirt'), [of('slim-jeans'), of('crew-knit')], false],
  ['under a cardigan', of('oxford-shirt'), [of('slim-jeans'), of('fine-cardigan')], true],
])('half-tucked: %s', (_, top, others, is) => {
  const [found] = tuckTops([top, ...others]);
  expect(found?.drawing.kind === 'top' && found.drawing.halfTucked === true).toBe(is);
});

const MILD = { wet: false, coldestC: 10 };
// Jeans, shoes, the day and her shortest hem, and whether the hem is folded up.
test.each<[string, [jeans: string, shoes: string, day?: object, hem?: number], boolean]>([
  ['straight jeans over sneakers', ['straight-jeans', 'leather-sneakers'], true],
  ['slim jeans over loafers', ['slim-jeans', 'loafers'], true],
  ['wide jeans', ['wide-jeans', 'loafers'], false],
  ['chinos', ['chinos', 'loafers'], false],
  ['over boots', ['straight-jeans', 'chelsea-boots'], false],
  ['over sandals', ['straight-jeans', 'flat-sandals'], false],
  ['over pumps', ['straight-jeans', 'court-heels'], false],
  ['on a wet day', ['straight-jeans', 'loafers', { wet: true }], false],
  ['on a cold day', ['straight-jeans', 'loafers', { coldestC: 9.9 }], false],
  ['where hems are to be long', ['straight-jeans', 'loafers', {}, 2], false],
])('turned up: %s', (_, [jeans, shoes, day, hem], is) => {
  const [worn] = turnUpHems([of(jeans), of(shoes)], { ...MILD, ...day }, hem);
  expect(worn?.drawing).toEqual(
    is ? { ...of(jeans).drawing, length: 0.9, turnedUp: true } : of(jeans).drawing,
  );
});
