// The colors of what is not on the photo: what answers what, and what leather goes beside which shoes.
import { expect, test } from 'vitest';
import type { Colourway, Garment } from '../../wardrobe/garment.ts';
import { isColourName, PALETTE, type ColourName } from '../../wardrobe/palette.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { chanceOf, leaning } from '../seeded-random.ts';
import { bitTrouble, colourBits, type Item } from './color-rules.ts';
import { answering, besides, bySet, match } from './accessory-colors.ts';
import { harmony, NO_COLOURS } from './harmony.ts';
import { sockDistance } from './sock-colors.ts';
import { withColourway } from './palette-tones.ts';

const item = (id: string): Item => {
  const [first = 'black', ...rest] = (id.split(':')[1] ?? '').split('+').filter((name) => isColourName(name));
  return { garment: garmentById(id)!, colourway: [first, ...rest] };
};
const ways = (...names: ColourName[]): Colourway[] => names.map((name) => [name]);
const of = (id: string, ...names: ColourName[]): Garment => ({
  ...garmentById(id)!,
  colours: ways(...names),
});
const firsts = (colourways: readonly Colourway[]) => colourways.map(([first]) => first);

/** Which of its colors a piece may have beside these clothes. */
const answers = (id: string, names: ColourName[], ...worn: string[]) => {
  const garment = of(id, ...names);
  return firsts(answering(garment, garment.colours, worn.map(item)));
};

test.each<[string, ColourName[], string[], ColourName[]]>([
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
  const half: Colourway[] = [
    ['red', 'navy'],
    ['camel', 'white'],
  ];
  expect(answering({ ...garmentById('checked-scarf')!, colours: half }, half, [item('chinos:navy')])).toEqual(
    [half[0]],
  );
});

test('scarf, hat, gloves, bag: in this order, each echoes the one before', () => {
  const order = ['leather-tote', 'wool-gloves', 'wool-beanie', 'wool-scarf']
    .map((id) => garmentById(id)!)
    .sort(bySet);
  expect(order.map(({ slot }) => slot)).toEqual(['scarf', 'hat', 'gloves', 'bag']);
});

// Shoes, the piece beside them, and its colors that go.
test.each<[string, string, ColourName[], ColourName[]]>([
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
  expect(firsts(besides(item(shoes), of(id, ...names), ways(...names)))).toEqual(left);
  expect(firsts(besides(undefined, of(id, ...names), ways(...names)))).toEqual(names);
});

/** Clothes in colors that chance has drawn, and the colors of a scarf beside them. */
function drawn(n: number) {
  const chance = chanceOf(`drawn ${n}`);
  const names = Object.keys(PALETTE) as ColourName[];
  const seen = ['crew-knit', 'chinos', 'loafers'].map((id) => item(`${id}:${chance.pick(names)}`));
  const colourways = ways(...Array.from({ length: 4 }, () => chance.pick(names)));
  const mix = seen.reduce((all, { colourway }) => withColourway(all, colourway), NO_COLOURS);
  return { seen, colourways, mix, seed: `seed ${n}` };
}

// An echo is worth 0.45, navy where nothing is blue costs 0.3, a fight 0.9 beside harmony, and chance has a say of 0.12.
test('the color is taken that echoes, goes with the rest and does not fight', () => {
  const scarf = garmentById('wool-scarf')!;
  for (let n = 0; n < 400; n++) {
    const { seen, colourways, mix, seed } = drawn(n);
    const worn = seen.map(({ colourway }) => colourway[0]);
    const bits = (items: readonly Item[]) => items.reduce((all, one) => all | colourBits(one), 0);
    const isBlue = worn.some((color) =>
      ['navy', 'indigo', 'denim', 'bleached', 'sky', 'cobalt'].includes(color),
    );
    const scores = colourways.map((colourway) => {
      const [color] = colourway;
      return (
        (worn.includes(color) ? 0.45 : 0) -
        (color === 'navy' && !isBlue ? 0.3 : 0) +
        0.12 * leaning(seed, `wool-scarf:${color}`) +
        harmony(withColourway(mix, colourway), 'casual') -
        0.9 * bitTrouble(bits([...seen, { garment: scarf, colourway }]), 'casual')
      );
    });
    const best = colourways[scores.indexOf(Math.max(...scores))];
    expect(match(scarf, colourways, mix, 'casual', seed, seen).colourway, seed).toEqual(best);
  }
});

test('socks by how far they are, with a quarter of that chance', () => {
  const socks = garmentById('ankle-socks')!;
  for (let n = 0; n < 100; n++) {
    const { seen, colourways, mix, seed } = drawn(n);
    const scores = colourways.map(
      (colourway) => 0.03 * leaning(seed, `ankle-socks:${colourway[0]}`) - sockDistance(seen, colourway),
    );
    const best = colourways[scores.indexOf(Math.max(...scores))];
    expect(match(socks, colourways, mix, 'casual', seed, seen).colourway, seed).toEqual(best);
  }
});

test('socks answer to trousers and shoes, not to a collar', () => {
  const worn = ['oxford-shirt:red', 'chinos:navy', 'loafers:brown'].map(item);
  const names: ColourName[] = ['red', 'navy', 'grey'];
  const found = match(of('ankle-socks', ...names), ways(...names), NO_COLOURS, 'casual', 'seed', worn);
  expect(found.colourway).toEqual(['navy']);
});
