// The colors of what is not on the photo: what answers what, and what leather goes beside which shoes.
import { expect, test } from 'vitest';
import type { Colorway, Garment } from '../../wardrobe/garment.ts';
import { isColorName, PALETTE, type ColorName } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { seededRandom, seededFraction } from '../seeded-random.ts';
import { colorBitsPenalty, colorBits, type ColorwayItem } from './color-rules.ts';
import { echoingColorways, colorwaysBesideShoes, byMatchOrder, matchAccessory } from './accessory-colors.ts';
import { harmonyScore, EMPTY_MIX } from './harmony.ts';
import { sockDistance } from './sock-colors.ts';
import { withColorway } from './palette-tones.ts';

const item = (id: string): ColorwayItem => {
  const [first = 'black', ...rest] = (id.split(':')[1] ?? '').split('+').filter((name) => isColorName(name));
  return { garment: garmentById(id)!, colorway: [first, ...rest] };
};
const ways = (...names: ColorName[]): Colorway[] => names.map((name) => [name]);
const of = (id: string, ...names: ColorName[]): Garment => ({
  ...garmentById(id)!,
  colors: ways(...names),
});
const firsts = (colorways: readonly Colorway[]) => colorways.map(([first]) => first);

/** Which of its colors a piece may have beside these clothes. */
const answers = (id: string, names: ColorName[], ...worn: string[]) => {
  const garment = of(id, ...names);
  return firsts(echoingColorways(garment, garment.colors, worn.map(item)));
};

test.each<[string, ColorName[], string[], ColorName[]]>([
  ['the same color first', ['navy', 'indigo', 'red'], ['chinos:navy'], ['navy']],
  ['then its kin', ['indigo', 'red', 'black'], ['chinos:navy'], ['indigo']],
  ['else a neutral', ['red', 'camel'], ['chinos:navy'], ['camel']],
  ['else anything', ['red', 'emerald'], ['chinos:navy'], ['red', 'emerald']],
  ['not what nobody sees', ['red', 'camel'], ['ankle-socks:red', 'chinos:navy'], ['camel']],
  ['of a pattern the first two', ['red', 'camel'], ['floral-blouse:white+navy+red'], ['camel']],
  ['the second too', ['red', 'camel'], ['floral-blouse:white+red+navy'], ['red']],
  ['a bright one for the third time', ['red', 'camel'], ['crew-knit:red', 'loafers:red'], ['red']],
  ['not for the fourth', ['red', 'camel'], ['crew-knit:red', 'loafers:red', 'chinos:red'], ['camel']],
])('a scarf: %s', (_, names, worn, left) => {
  expect(answers('wool-scarf', names, ...worn)).toEqual(left);
});

test('what is for looks alone stays at home where it answers nothing, straw and clothes have any color', () => {
  expect(answers('leather-tote', ['red', 'emerald'], 'chinos:navy')).toEqual([]);
  expect(answers('cotton-scarf', ['red', 'emerald'], 'chinos:navy')).toEqual([]);
  expect(answers('leather-tote', ['red'], 'chinos:navy')).toEqual(['red']);
  expect(answers('straw-hat', ['red', 'emerald'], 'chinos:navy')).toEqual(['red', 'emerald']);
  expect(answers('chinos', ['red', 'emerald'], 'crew-knit:navy')).toEqual(['red', 'emerald']);
  const half: Colorway[] = [
    ['red', 'navy'],
    ['camel', 'white'],
  ];
  expect(
    echoingColorways({ ...garmentById('checked-scarf')!, colors: half }, half, [item('chinos:navy')]),
  ).toEqual([half[0]]);
});

test('scarf, hat, gloves, bag: in this order, each echoes the one before', () => {
  const order = ['leather-tote', 'wool-gloves', 'wool-beanie', 'wool-scarf']
    .map((id) => garmentById(id)!)
    .sort(byMatchOrder);
  expect(order.map(({ slot }) => slot)).toEqual(['scarf', 'hat', 'gloves', 'bag']);
});

// Shoes, the piece beside them, and its colors that go.
test.each<[string, string, ColorName[], ColorName[]]>([
  ['loafers:brown', 'leather-tote', ['black', 'cognac', 'navy'], ['cognac', 'navy']],
  ['loafers:sand', 'leather-tote', ['black', 'cognac'], ['cognac']],
  ['loafers:black', 'leather-tote', ['black', 'cognac', 'sand', 'navy'], ['black', 'navy']],
  ['loafers:navy', 'leather-tote', ['black', 'cognac'], ['black', 'cognac']],
  ['loafers:black', 'suede-bag', ['black', 'cognac'], ['black']],
  ['loafers:black', 'leather-gloves', ['black', 'cognac'], ['black']],
  ['loafers:black', 'wool-gloves', ['black', 'cognac'], ['black', 'cognac']],
  ['loafers:black', 'canvas-tote', ['black', 'cognac'], ['black', 'cognac']],
  ['loafers:black', 'leather-tote', ['cognac'], ['cognac']],
  ['leather-sneakers:white', 'leather-tote', ['black', 'cognac'], ['black', 'cognac']],
  ['court-heels:red', 'clutch', ['red', 'silver', 'black'], ['red', 'silver']],
  ['loafers:black', 'ankle-socks', ['white', 'black'], ['black']],
  ['loafers:black', 'no-show-socks', ['white', 'black'], ['white', 'black']],
])('beside %s a %s of %o: %o', (shoes, id, names, left) => {
  expect(firsts(colorwaysBesideShoes(item(shoes), of(id, ...names), ways(...names)))).toEqual(left);
  expect(firsts(colorwaysBesideShoes(undefined, of(id, ...names), ways(...names)))).toEqual(names);
});

/** Clothes in colors that chance has drawn, and the colors of a scarf beside them. */
function drawn(n: number) {
  const chance = seededRandom(`drawn ${n}`);
  const names = Object.keys(PALETTE) as ColorName[];
  const seen = ['crew-knit', 'chinos', 'loafers'].map((id) => item(`${id}:${chance.pick(names)}`));
  const colorways = ways(...Array.from({ length: 4 }, () => chance.pick(names)));
  const mix = seen.reduce((all, { colorway }) => withColorway(all, colorway), EMPTY_MIX);
  return { seen, colorways, mix, seed: `seed ${n}` };
}

// An echo is worth 0.45, navy where nothing is blue costs 0.3, a fight 0.9 beside harmony, and chance has a say of 0.12.
test('the color is taken that echoes, goes with the rest and does not fight', () => {
  const scarf = garmentById('wool-scarf')!;
  for (let n = 0; n < 400; n++) {
    const { seen, colorways, mix, seed } = drawn(n);
    const worn = seen.map(({ colorway }) => colorway[0]);
    const bits = (items: readonly ColorwayItem[]) => items.reduce((all, one) => all | colorBits(one), 0);
    const isBlue = worn.some((color) =>
      ['navy', 'indigo', 'denim', 'bleached', 'sky', 'cobalt'].includes(color),
    );
    const scores = colorways.map((colorway) => {
      const [color] = colorway;
      return (
        (worn.includes(color) ? 0.45 : 0) -
        (color === 'navy' && !isBlue ? 0.3 : 0) +
        0.12 * seededFraction(seed, `wool-scarf:${color}`) +
        harmonyScore(withColorway(mix, colorway), 'casual') -
        0.9 * colorBitsPenalty(bits([...seen, { garment: scarf, colorway }]), 'casual')
      );
    });
    const best = colorways[scores.indexOf(Math.max(...scores))];
    expect(matchAccessory(scarf, colorways, mix, 'casual', seed, seen).colorway, seed).toEqual(best);
  }
});

test('socks by how far they are, with a quarter of that chance', () => {
  const socks = garmentById('ankle-socks')!;
  for (let n = 0; n < 100; n++) {
    const { seen, colorways, mix, seed } = drawn(n);
    const scores = colorways.map(
      (colorway) => 0.03 * seededFraction(seed, `ankle-socks:${colorway[0]}`) - sockDistance(seen, colorway),
    );
    const best = colorways[scores.indexOf(Math.max(...scores))];
    expect(matchAccessory(socks, colorways, mix, 'casual', seed, seen).colorway, seed).toEqual(best);
  }
});

test('socks answer to trousers and shoes, not to a collar', () => {
  const worn = ['oxford-shirt:red', 'chinos:navy', 'loafers:brown'].map(item);
  const names: ColorName[] = ['red', 'navy', 'grey'];
  const found = matchAccessory(
    of('ankle-socks', ...names),
    ways(...names),
    EMPTY_MIX,
    'casual',
    'seed',
    worn,
  );
  expect(found.colorway).toEqual(['navy']);
});
