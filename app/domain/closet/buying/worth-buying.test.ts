import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAPSULE } from '../../../../tests/styling/capsule-wardrobe.ts';
import { toWornGarment, WARDROBE } from '../../wardrobe/wardrobe.ts';
import { HELP_KINDS, pieceKind, PIECE_KINDS, type OwnPiece } from '../closet-terms.ts';
import { rankAllHelp } from '../closet-help.ts';
import { ownGarments } from '../closet-shelf.ts';
import { yearOfSeasons, weighPurchase, type Trial } from './weigh-purchase.ts';
import { judgePurchase } from './worth-buying.ts';
import type { Price, PurchaseFigures, WornPiece } from './purchase.ts';

const NOW = Date.UTC(2026, 10, 29);
const YEAR_MS = 365 * 86_400_000;
const PLACES = {
  Dublin: { lat: 53.35, lon: -6.26, timeZone: 'Europe/Dublin' },
  Singapore: { lat: 1.3, lon: 103.8, timeZone: 'Asia/Singapore' },
  Stockholm: { lat: 59.3, lon: 18, timeZone: 'Europe/Stockholm' },
  Malaga: { lat: 36.7, lon: -4.4, timeZone: 'Europe/Madrid' },
};
type Place = keyof typeof PLACES;
const YEARS = Object.fromEntries(
  Object.entries(PLACES).map(([name, place]) => [name, yearOfSeasons(place, '2026-11-29')]),
);

const pieceOf = (name: string): OwnPiece => {
  const [garmentId = '', color = ''] = name.split(':');
  return { garmentId, color, warmth: 'usual' };
};

/** Hers for a year, worn once a month. */
const hers = (names: readonly string[], more: Partial<WornPiece> = {}): WornPiece[] =>
  names.map((name, at) => ({
    ...pieceOf(name),
    id: String(at),
    name: null,
    wornCount: 12,
    price: null,
    currency: null,
    createdAt: NOW - YEAR_MS,
    ...more,
  }));

const CAPSULE_NAMES = CAPSULE.map(({ garmentId, color }) => `${garmentId}:${color}`);
const without = (...words: string[]) =>
  CAPSULE_NAMES.filter((name) => !words.some((word) => name.includes(word)));

interface Asked extends Partial<Omit<Trial, 'piece' | 'place' | 'year'>> {
  closet?: readonly string[];
  dollars?: number;
  currency?: string;
}

function friendSays(
  what: string,
  place: Place,
  { closet = CAPSULE_NAMES, dollars, currency = 'USD', ...more }: Asked = {},
) {
  const weighed = weighPurchase({
    piece: pieceOf(what),
    pieces: hers(closet),
    wearer: { gender: 'female' },
    styles: ['casual', 'classic'],
    place,
    year: YEARS[place] ?? [],
    affinity: 0,
    now: NOW,
    ...more,
  });
  if (!weighed) throw new Error(`${what} is nothing of our wardrobe`);
  return judgePurchase(weighed.figures, dollars === undefined ? null : { amount: dollars * 100, currency });
}

type Said = 'buy' | 'skip' | RegExp;

const CASES: [string, string, Place, Asked, Said][] = [
  ['a wool dress for who has boots', 'knit-dress:charcoal', 'Stockholm', {}, 'buy'],
  [
    'a tee for who has two bottoms, and it goes with both',
    'cotton-tee:navy',
    'Dublin',
    { closet: without('jeans', 'linen-trousers') },
    'buy',
  ],

  ['her white tee again', 'cotton-tee:white', 'Dublin', {}, 'skip'],
  ['her camel coat in nearly camel', 'wool-coat:#c19a6b', 'Dublin', {}, 'skip'],
  [
    'her white tee again, worn out',
    'cotton-tee:white',
    'Dublin',
    { pieces: hers(CAPSULE_NAMES, { wornCount: 60 }) },
    /^it replaces your white cotton tee$/,
  ],
  ['a navy skirt for who has trousers alone', 'pleated-skirt:navy', 'Dublin', {}, 'buy'],
  ['the same for $60', 'pleated-skirt:navy', 'Dublin', { dollars: 60 }, 'buy'],
  ['the same for $300', 'pleated-skirt:navy', 'Dublin', { dollars: 300 }, /^it costs under \$\d+$/],
  ['the same for $2,000', 'pleated-skirt:navy', 'Dublin', { dollars: 2000 }, 'skip'],
  ['a wool sweater in the tropics', 'crew-knit:burgundy', 'Singapore', {}, 'skip'],
  ['a long puffer in the tropics', 'long-puffer:black', 'Singapore', {}, 'skip'],
  ['linen trousers in the tropics', 'wide-linen-trousers:white', 'Singapore', {}, 'buy'],
  [
    'gloves for who has none, in the north',
    'leather-gloves:black',
    'Stockholm',
    { closet: without('gloves') },
    'buy',
  ],
  ['gloves in the tropics', 'leather-gloves:brown', 'Singapore', { closet: without('gloves') }, 'skip'],
  [
    'an umbrella for who has none, where it rains',
    'folding-umbrella:black',
    'Dublin',
    { closet: without('umbrella') },
    'buy',
  ],
  ['a second wool scarf', 'wool-scarf:oat', 'Dublin', {}, /^it replaces one you have$/],
  ['a parka for who has none, in the north', 'parka:navy', 'Stockholm', { closet: without('parka') }, 'buy'],
  ['the same for $250', 'parka:navy', 'Stockholm', { closet: without('parka'), dollars: 250 }, 'buy'],
  ['the same for $5,000', 'parka:navy', 'Stockholm', { closet: without('parka'), dollars: 5000 }, 'skip'],
  [
    'jeans for who has no shoes',
    'straight-jeans:denim',
    'Dublin',
    { closet: without('jeans', 'sneakers', 'boots') },
    /^you get shoes for it$/,
  ],
  [
    'a tee for who has neither trousers nor shoes',
    'cotton-tee:red',
    'Dublin',
    { closet: without('jeans', 'chinos', 'trousers', 'sneakers', 'boots') },
    /^you get trousers or a skirt and shoes for it/,
  ],
  [
    'heels for who never wears them',
    'court-heels:black',
    'Dublin',
    { wearer: { gender: 'female', neverWear: ['heels'] } },
    'skip',
  ],
  [
    'a short skirt for who wears them long',
    'tennis-skirt:white',
    'Malaga',
    { wearer: { gender: 'female', modesty: { hem: 1 } } },
    'skip',
  ],
  [
    'jeans with an empty closet',
    'straight-jeans:denim',
    'Dublin',
    { closet: [] },
    /^you have nothing like it$/,
  ],
  [
    'a skirt with one tee in the closet',
    'pleated-skirt:navy',
    'Dublin',
    { closet: ['cotton-tee:white'] },
    /^you have nothing like it$/,
  ],
  [
    'a skirt of which she has sent looks away',
    'pleated-skirt:navy',
    'Dublin',
    { affinity: -0.6 },
    /^you like it more than you used to$/,
  ],
  [
    'running tights for who has nothing to run in',
    'running-tights:black',
    'Malaga',
    { styles: ['classic'] },
    'skip',
  ],
  ['a first bag', 'crossbody-bag:tan', 'Malaga', {}, 'buy'],
  [
    'a fifth navy-like sweater',
    'crew-knit:forest',
    'Dublin',
    { closet: [...CAPSULE_NAMES, 'crew-knit:navy', 'crew-knit:cream', 'crew-knit:grey', 'crew-knit:camel'] },
    /it replaces one of those \d/,
  ],
  [
    'in euros, for who pays less a wear',
    'pleated-skirt:navy',
    'Dublin',
    { pieces: hers(CAPSULE_NAMES, { price: 12_00, currency: 'EUR' }), dollars: 150, currency: 'EUR' },
    /^it costs under €\d+$/,
  ],
];

test.for(CASES)('%s: what a sensible friend would say', ([, what, place, asked, said]) => {
  const verdict = friendSays(what, place, asked);
  expect(verdict.reasons.length).toBeGreaterThanOrEqual(2);
  if (said instanceof RegExp)
    expect(verdict).toMatchObject({ is: 'only-if', condition: expect.stringMatching(said) });
  else expect(verdict.is, verdict.reasons.join('\n')).toBe(said);
});

const figuresOf = (): fc.Arbitrary<PurchaseFigures> => {
  const small = fc.nat({ max: 6 });
  const days = fc
    .tuple(fc.nat({ max: 364 }), fc.nat({ max: 60 }), fc.nat({ max: 40 }), fc.constantFrom(...HELP_KINDS))
    .map(([wearable, mended, more, kind]) => ({
      missing: mended + more,
      mended: Math.min(mended, wearable),
      kind,
      wearable,
    }));
  const garments = WARDROBE.filter(({ slot }) => slot !== 'base' && slot !== 'legwear');
  return fc
    .record({
      garment: fc
        .constantFrom(...garments)
        .map((garment) => toWornGarment(garment, garment.colors[0] ?? ['black'])),
      pieces: fc.nat({ max: 60 }),
      withBasics: fc.boolean(),
      place: fc.constant('Dublin'),
      days,
      looks: fc.nat({ max: 30 }),
      partners: fc.nat({ max: 12 }),
      lacks: fc.subarray([...PIECE_KINDS]),
      twin: fc.option(
        fc.record({
          id: fc.constant('1'),
          name: fc.constant('navy sweater'),
          wornCount: fc.nat({ max: 60 }),
        }),
      ),
      sameCut: small,
      pace: fc.record({
        wears: fc.nat({ max: 104 }),
        from: fc.constantFrom('mended', 'her-wears', 'turns'),
        others: small,
      }),
      usualPerWear: fc.constantFrom<PurchaseFigures['usualPerWear']>([], [{ currency: 'USD', amount: 240 }]),
      limit: fc.option(fc.constantFrom('never-wear', 'fit'), { freq: 8 }),
      isDisliked: fc.boolean(),
      otherStyle: fc.option(fc.constantFrom('sporty', 'trendy')),
    })
    .map((figures) => ({ ...figures, kind: pieceKind(figures.garment.slot) }));
};
const priceOf = (): fc.Arbitrary<Price> =>
  fc.record({ amount: fc.nat({ max: 1_000_000 }), currency: fc.constantFrom('USD', 'JPY', 'KWD') });

const RANK = { skip: 0, 'only-if': 1, buy: 2 };
const rank = (figures: PurchaseFigures, price: Price | null) => RANK[judgePurchase(figures, price).is];

test('a twin of what she owns is never a plain "Buy"', () => {
  fc.assert(
    fc.property(figuresOf(), fc.option(priceOf()), (figures, price) => {
      const twin = figures.twin ?? { id: '1', name: 'navy sweater', wornCount: 40 };
      expect(judgePurchase({ ...figures, twin }, price).is).not.toBe('buy');
    }),
  );
});

test('a higher price never makes the verdict better, nor does a price beside none', () => {
  fc.assert(
    fc.property(figuresOf(), priceOf(), fc.nat({ max: 1_000_000 }), (figures, price, more) => {
      const dearer = { ...price, amount: price.amount + more };
      expect(rank(figures, dearer)).toBeLessThanOrEqual(rank(figures, price));
      expect(rank(figures, price)).toBeLessThanOrEqual(rank(figures, null));
    }),
  );
});

test('a price that was typed is always answered with its cost per wear, whatever the verdict', () => {
  fc.assert(
    fc.property(figuresOf(), priceOf(), (figures, price) => {
      const { reasons } = judgePurchase(figures, price);
      const said = figures.days.wearable === 0 ? /no cost per wear/ : /a wear over two years/;
      expect(reasons.filter((reason) => said.test(reason))).toHaveLength(1);
    }),
  );
});

test('more days, mended or worn, never make the verdict worse', () => {
  fc.assert(
    fc.property(figuresOf(), fc.option(priceOf()), fc.nat({ max: 90 }), (figures, price, more) => {
      // What makes no look is worn on no day.
      fc.pre(figures.days.wearable > 0);
      const { days, pace } = figures;
      const longer = {
        ...figures,
        days: { ...days, wearable: days.wearable + more },
        pace: { ...pace, wears: pace.wears + more },
      };
      expect(rank(longer, price)).toBeGreaterThanOrEqual(rank(figures, price));
      const mended = {
        ...figures,
        days: { ...days, missing: days.missing + more, mended: days.mended + more },
      };
      expect(rank(mended, price)).toBeGreaterThanOrEqual(rank(figures, price));
    }),
  );
});

test('it always says two or three things, none twice, and each reason is a whole sentence', () => {
  fc.assert(
    fc.property(figuresOf(), fc.option(priceOf()), (figures, price) => {
      const { reasons } = judgePurchase(figures, price);
      expect(reasons.length).toBeLessThanOrEqual(3);
      expect(new Set(reasons).size).toBe(reasons.length);
      for (const reason of reasons) expect(reason).toMatch(/^[A-Z].*\.$/);
    }),
  );
});

test('the days are those of "What would help most": a parka mends what it is said to mend there', () => {
  const pieces = hers(without('parka'));
  const wearer = { gender: 'female', style: 'casual' } as const;
  const sums = (YEARS['Stockholm'] ?? []).map((season) => {
    const [parka] = rankAllHelp(pieces, wearer, season, ownGarments([pieceOf('parka:navy')]));
    return parka?.days ?? 0;
  });
  const weighed = weighPurchase({
    piece: pieceOf('parka:navy'),
    pieces,
    wearer,
    styles: ['casual'],
    place: 'Stockholm',
    year: YEARS['Stockholm'] ?? [],
    affinity: 0,
    now: NOW,
  });
  const sum = sums.reduce((total, days) => total + days, 0);
  expect(sum).toBeGreaterThan(20);
  // Each of four seasons is rounded there.
  expect(Math.abs((weighed?.figures.days.mended ?? 0) - sum)).toBeLessThanOrEqual(2);
});
