// What a look lacks, point by point: pieces of the style, something loud, something dressed up.
import { expect, test } from 'vitest';
import type { Slot } from '../../looks/look.ts';
import { STYLE_IDS, type StyleId } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { styleTally, isDressy, isStatement, styleMismatch, type StyleTally } from './style-fit.ts';

let made = 0;
/** A plain piece of no style, that dresses nothing up; what a garment is is known by its id, so each has its own. */
const piece = (slot: Slot, more: Partial<Garment> = {}): Garment => ({
  ...{ ...garmentById('cotton-tee')!, id: `plain-${++made}`, slot, styles: [], formality: 1 },
  ...more,
});
const points = (slot: Slot, more: Partial<Garment> = {}) => styleTally(piece(slot, more));
const of = (style: StyleId, ...slots: Slot[]) => slots.map((slot) => points(slot, { styles: [style] }));

const RED = { colors: [['fuchsia']] } as const;
const BLAZER = { formality: 3 };

test.each<[string, StyleId, StyleTally[], number]>([
  ['nothing of the style', 'casual', [points('top')], 3.6],
  ['one piece', 'casual', of('casual', 'top'), 1.8],
  ['two pieces', 'casual', of('casual', 'top', 'coat'), 0],
  ['three pieces', 'casual', of('casual', 'top', 'knitwear', 'jacket'), 0],
  ['a dress', 'casual', of('casual', 'dress'), 0],
  ['shoes, scarf and bag', 'casual', of('casual', 'shoes', 'scarf', 'bag'), 3.6],
  ['sport, nothing of it', 'sporty', [points('top')], 2 * 9 + 9],
  ['sport, two tops', 'sporty', of('sporty', 'top', 'jacket'), 9],
  ['sport, trousers alone', 'sporty', of('sporty', 'bottom'), 9],
  ['sport, a top and shoes', 'sporty', of('sporty', 'top', 'shoes'), 9],
  ['sport, two tops and shoes', 'sporty', of('sporty', 'top', 'knitwear', 'shoes'), 0],
  ['sport, a dress', 'sporty', of('sporty', 'dress'), 0],
  ['bold, and nothing loud', 'go-wild', of('go-wild', 'top', 'bottom'), 9],
  [
    'bold, and loud',
    'go-wild',
    [points('top', { styles: ['go-wild'], ...RED }), ...of('go-wild', 'bottom')],
    0,
  ],
])('%s (%s)', (_, style, look, lacking) => {
  for (const context of [null, 'work', 'leisure'] as const)
    expect(styleMismatch(look, { style, context })).toBeCloseTo(lacking, 9);
});

test('a look of all other styles has nothing of this one, however many pieces', () => {
  for (const style of STYLE_IDS.filter((one) => one !== 'sporty' && one !== 'go-wild')) {
    const others = STYLE_IDS.filter((one) => one !== style);
    const look = (['top', 'knitwear', 'bottom', 'jacket', 'coat'] as const).map((slot) =>
      points(slot, { styles: others }),
    );
    expect(styleMismatch(look, { style, context: null }), style).toBeCloseTo(3.6, 9);
  }
});

/** Two pieces of the style, which dress nothing up, and what is to be asked about. */
const occasion = (style: StyleId, ...more: StyleTally[]) =>
  styleMismatch([...of(style, 'bottom', 'top'), ...more], { style, context: 'special' });

test('an occasion by points: what is neat counts, what dresses up counts more', () => {
  const neat = points('top', { formality: 3 });
  expect([occasion('casual'), occasion('casual', neat), occasion('casual', neat, neat, neat)]).toEqual([
    9, 6, 0,
  ]);
  // Heels and a fine sweater do a little less than a blazer.
  expect(occasion('casual', points('shoes', { heel: 1 }))).toBe(3);
  expect(occasion('casual', points('knitwear', { formality: 4 }))).toBe(3);
  const blazer = points('jacket', BLAZER);
  expect(blazer).toMatchObject({ dressed: 3 });
  const lacking = { casual: 0, trendy: 3, classic: 6, professional: 6 } as const;
  for (const [style, cost] of Object.entries(lacking))
    expect(occasion(style as StyleId, blazer), style).toBe(cost);
  expect(occasion('go-wild', blazer, points('top', RED))).toBe(0);
  expect(occasion('classic', blazer, neat, neat)).toBe(0);
});

test('an occasion in sport: one piece of sport is enough, and a polo is half of what it wants', () => {
  const sport = of('sporty', 'bottom');
  const cost = (...ids: string[]) =>
    styleMismatch([...sport, ...ids.map((id) => styleTally(garmentById(id)!))], {
      style: 'sporty',
      context: 'special',
    });
  expect([
    cost(),
    cost('knit-polo'),
    cost('knit-polo', 'long-knit-polo'),
    cost('silk-cashmere-sweater'),
  ]).toEqual([32, 16, 0, 0]);
});

test.each<[string, Garment, boolean]>([
  ['flat shoes', piece('shoes', { formality: 4 }), false],
  ['heels', piece('shoes', { heel: 1 }), true],
  ['heeled boots', garmentById('heeled-ankle-boots')!, false],
  ['a dress of every day', piece('dress', { formality: 2 }), false],
  ['a good dress', piece('dress', BLAZER), true],
  ['velvet', piece('bottom', { fabric: 'velvet' }), true],
  ['a velvet hat', piece('hat', { fabric: 'velvet' }), false],
  ['shiny sport', piece('top', { fabric: 'satin', formality: 1 }), false],
  ['satin', piece('top', { fabric: 'satin', formality: 2 }), true],
  ['office trousers', piece('bottom', { formality: 3 }), false],
  ['formal trousers', piece('bottom', { formality: 4 }), true],
  ['a formal coat', piece('coat', { formality: 4 }), false],
  ['silk', garmentById('silk-blouse')!, true],
  ['a silk polo', garmentById('silk-polo')!, false],
  ['a bow', garmentById('bow-blouse')!, true],
  ['fine linen', garmentById('fine-linen-shirt')!, true],
])('%s: dressed up or not', (_, garment, is) => {
  expect(isDressy(garment)).toBe(is);
});

test('a statement is bold in every color, and kept on inside', () => {
  const floral = { fabric: 'floral', colors: [['white']] } as const;
  const slots: Slot[] = ['dress', 'top', 'jacket', 'coat', 'scarf'];
  expect(slots.filter((slot) => isStatement(piece(slot, floral)))).toEqual(['dress', 'top', 'jacket']);
  expect(isStatement(piece('top', RED))).toBe(true);
  expect(isStatement(piece('top', { colors: [['fuchsia'], ['navy']] }))).toBe(false);
  // A loud dress is dressed up by itself, unless it is one for the beach.
  const dressed = (formality: number) => points('dress', { ...RED, formality }).dressed;
  expect([dressed(1), dressed(2)]).toEqual([0, 3]);
  const plain = (slot: Slot, formality: number) => points(slot, { formality }).dressed;
  expect([plain('top', 2), plain('top', 3), plain('coat', 3)]).toEqual([0, 1, 0]);
});

test('the office of the professional and the classic is tailored; a cable knit over plaid trousers is not', () => {
  const lacks = (ids: string, style: StyleId) => {
    const parts = ids.split(' ').map((id) => styleTally(garmentById(id)!));
    return styleMismatch(parts, { style, context: 'work' }) - styleMismatch(parts, { style, context: null });
  };
  for (const style of ['professional', 'classic'] as const) {
    expect(lacks('crisp-shirt wool-trousers wool-blazer', style)).toBe(0);
    expect(lacks('cable-knit checked-trousers', style)).toBeGreaterThan(4);
  }
  expect(lacks('cable-knit checked-trousers', 'casual')).toBe(0);
});
