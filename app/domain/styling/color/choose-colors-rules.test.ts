// Which of its colors a garment may have in a look: one table, each look beside the one in which one thing is changed.
import { expect, test } from 'vitest';
import { MILD_DAY } from '../../../../tests/styling/sample-pools.ts';
import type { StyleId } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import type { ColorName } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { chooseColors, lookHarmony, type RecentlyWorn } from './choose-colors.ts';
import type { Conditions } from '../input/conditions.ts';

const LATELY: RecentlyWorn = { colorways: new Set(), outerColors: new Set() };
/** A garment in these colors only: 'chinos:navy,stone'. */
const of = (text: string): Garment => {
  const [id = '', names = ''] = text.split(':');
  return { ...garmentById(id)!, colors: names.split(',').map((name) => [name as ColorName]) };
};

interface Asked {
  today?: Partial<Conditions>;
  lately?: Partial<RecentlyWorn>;
  liked?: Partial<Record<ColorName, number>>;
  style?: StyleId;
}
/** How often of forty the last of these garments has each of its colors. */
function times(
  garments: readonly string[],
  { today = {}, lately = {}, liked, style = 'casual' }: Asked = {},
): Record<string, number> {
  const made = garments.map(of);
  const found: Record<string, number> = {};
  for (let n = 0; n < 40; n++) {
    const { worn } = chooseColors(
      [...made],
      style,
      { ...MILD_DAY, ...today },
      `seed ${n}`,
      { ...LATELY, ...lately },
      liked,
    );
    const color = worn.find(({ garment }) => garment === made.at(-1))?.colorway[0] ?? 'none';
    found[color] = (found[color] ?? 0) + 1;
  }
  return found;
}
const colors = (garments: readonly string[], asked: Asked = {}) => Object.keys(times(garments, asked)).sort();

test.each<[string, string[], Asked, string[], Asked]>([
  [
    'a dark tee under a pale sweater',
    ['crew-knit:cream', 'cotton-tee:black,white'],
    {},
    ['crew-knit:grey', 'cotton-tee:black,white'],
    {},
  ],
  [
    'navy tights without navy',
    ['pencil-skirt:grey', 'opaque-tights:navy,charcoal'],
    {},
    ['pencil-skirt:navy', 'opaque-tights:navy,charcoal'],
    {},
  ],
  [
    'dark sheer ones under white',
    ['poplin-midi-skirt:white', 'sheer-tights:black,taupe'],
    {},
    ['poplin-midi-skirt:grey', 'sheer-tights:black,taupe'],
    {},
  ],
  [
    'a black hat in the heat',
    ['chinos:black', 'brim-hat:black,stone'],
    { today: { warmestC: 24 } },
    ['chinos:black', 'brim-hat:black,stone'],
    { today: { warmestC: 23.9 } },
  ],
  [
    'dark sportswear where it feels hot',
    ['track-trousers:black,grey'],
    { today: { feltMostC: 28 } },
    ['track-trousers:black,grey'],
    { today: { feltMostC: 27.9 } },
  ],
  [
    'a dark top in danger',
    ['cotton-tee:navy,white'],
    { today: { dangerousHeat: true } },
    ['cotton-tee:navy,white'],
    {},
  ],
])('never %s', (_, never, inThis, atTimes, inThat) => {
  const [first] = never.at(-1)!.split(':')[1]!.split(',');
  expect(colors(never, inThis)).not.toContain(first);
  expect(colors(atTimes, inThat)).toContain(first);
});

test('what there is in one color only is worn in it', () => {
  expect(colors(['crew-knit:cream', 'cotton-tee:black'])).toEqual(['black']);
  expect(colors(['pencil-skirt:grey', 'opaque-tights:navy'])).toEqual(['navy']);
  expect(colors(['cotton-tee:navy'], { today: { dangerousHeat: true } })).toEqual(['navy']);
  expect(colors(['track-trousers:black'], { today: { feltMostC: 35 } })).toEqual(['black']);
});

test('who may be dark in the heat: shorts, tailored trousers, and what is small', () => {
  const dark = (garment: string, today: Partial<Conditions>) =>
    colors([garment], { today }).includes('black');
  const hot = { feltMostC: 35, warmestC: 33 };
  expect([dark('running-shorts:black,white', hot), dark('chinos:black,stone', hot)]).toEqual([true, true]);
  expect(dark('loafers:black,stone', { ...hot, dangerousHeat: true })).toBe(true);
  // Just above the shorts, by clo.
  const legs = (clo: number) => {
    const garment = { ...of('track-trousers:black,grey'), clo };
    const worn = Array.from(
      { length: 20 },
      (_, n) =>
        chooseColors([garment], 'sporty', { ...MILD_DAY, ...hot }, `${n}`, LATELY).worn[0]!.colorway[0],
    );
    return worn.includes('black');
  };
  expect([legs(0.1), legs(0.11)]).toEqual([true, false]);
});

test('a collar may be dark under a pale sweater, and a shirt is not of its cardigan’s color', () => {
  expect(colors(['crew-knit:cream', 'oxford-shirt:black,white'])).toContain('black');
  expect(times(['fine-cardigan:navy', 'cotton-tee:navy,charcoal'])).toEqual({ charcoal: 40 });
  expect(times(['wool-coat:navy', 'cotton-tee:navy,charcoal'])['navy']).toBeGreaterThan(0);
});

test('a suit is of one color', () => {
  const suits = Array.from({ length: 30 }, (_, n) =>
    chooseColors(
      [of('suit-trousers:navy,grey,black'), of('suit-jacket:navy,grey,black')],
      'classic',
      MILD_DAY,
      `${n}`,
      LATELY,
    ).worn.map(({ colorway }) => colorway[0]),
  );
  expect(suits.every(([one, other]) => one === other)).toBe(true);
  expect(new Set(suits.flat()).size).toBe(3);
});

test('brown tights are for brown clothes, a color for clothes that have it, black ones for all', () => {
  expect(colors(['pencil-skirt:camel', 'opaque-tights:chocolate,burgundy'])).toEqual(['chocolate']);
  expect(colors(['pencil-skirt:burgundy', 'opaque-tights:chocolate,burgundy'])).toEqual(['burgundy']);
  expect(colors(['pencil-skirt:navy', 'opaque-tights:black,burgundy'])).toEqual(['black']);
});

test('what she wore lately, in which color she went out, and what she likes each lean a little', () => {
  const even = times(['wool-coat:navy,charcoal']);
  expect(Math.min(even['navy'] ?? 0, even['charcoal'] ?? 0)).toBeGreaterThan(8);
  const navy = (asked: Asked, garment = 'wool-coat:navy,charcoal') => times([garment], asked)['navy'] ?? 0;
  const [usual, again, out] = [
    navy({}),
    navy({ lately: { colorways: new Set(['wool-coat:navy']) } }),
    navy({ lately: { outerColors: new Set(['navy']) } }),
  ];
  expect([again < usual, out < again]).toEqual([true, true]);
  // It is the same coat to whoever sees her, in a shade of it too; trousers are no coat.
  expect(navy({ lately: { outerColors: new Set(['indigo']) } })).toBe(out);
  expect(navy({ lately: { outerColors: new Set(['cobalt']) } })).toBe(usual);
  const trousers = 'chinos:navy,charcoal';
  expect(navy({ lately: { outerColors: new Set(['navy']) } }, trousers)).toBe(navy({}, trousers));
  expect(navy({ liked: { navy: 1 } })).toBeGreaterThan(usual);
  expect(navy({ liked: { navy: 9 } })).toBe(navy({ liked: { navy: 1 } }));
  expect(navy({ liked: { navy: -1 } })).toBeLessThan(usual);
  expect(navy({ liked: { navy: -9 } })).toBe(navy({ liked: { navy: -1 } }));
});

test('harmony counts what is seen: the largest first, tights but no socks', () => {
  const items = (...texts: string[]) =>
    texts.map((text) => ({ garment: of(text), colorway: of(text).colors[0]! }));
  const plain = lookHarmony(items('chinos:navy', 'cotton-tee:white'), 'casual');
  expect(
    lookHarmony(items('chinos:navy', 'cotton-tee:white', 'ankle-socks:red', 'wool-scarf:red'), 'casual'),
  ).toEqual(plain);
  expect(lookHarmony(items('chinos:navy', 'cotton-tee:white', 'opaque-tights:red'), 'casual').scheme).toBe(
    'one-accent',
  );
  expect(plain).toMatchObject({ scheme: 'neutral', score: 0.8 });
});
