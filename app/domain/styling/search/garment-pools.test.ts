// What a garment costs against the style that is asked for, part by part, and what is left out altogether.
import { expect, test } from 'vitest';
import { MILD_DAY, plainBrief } from '../../../../tests/styling/sample-pools.ts';
import { sumOfGarments } from '../../comfort/insulation.ts';
import type { DayHour } from '../../comfort/day-hours.ts';
import type { Slot } from '../../looks/look.ts';
import { STYLE_IDS, type Daypart, type OccasionContext, type StyleId } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { StylingBrief } from '../input/brief.ts';
import { seededFraction } from '../seeded-random.ts';
import { poolsFor, type PoolQuestion } from './garment-pools.ts';

const BRIEF = plainBrief('pools');
/** An hour outdoors that asks for so many clo. */
const hour = (neutral: number, airC = 20, out = true): DayHour =>
  ({ out, need: { neutral, min: 0, max: 9 }, air: { airC }, personalClo: 0 }) as unknown as DayHour;

interface Asked extends Partial<Omit<PoolQuestion, 'brief'>> {
  brief?: Partial<StylingBrief>;
  hers?: readonly string[];
}

function poolsOf(garments: readonly Garment[], { brief, hers = [], ...more }: Asked = {}) {
  return poolsFor({
    ...{ style: 'casual', conditions: MILD_DAY, day: [hour(3)], today: '2026-05-20', relaxed: new Set() },
    shelf: { garments, hers: new Set(hers), isWhole: false },
    ...more,
    brief: { ...BRIEF, ...brief },
  });
}

/** A cold day: coats, hats and gloves may be worn. */
const COLD = { ...MILD_DAY, coldestC: 5, warmestC: 9, feltC: 1, feltMostC: 5 };

let made = 0;
/** A piece that no line of any table speaks of, of all styles. */
const piece = (slot: Slot, more: Partial<Garment> = {}): Garment => ({
  ...{ ...garmentById('long-tee')!, id: `piece-${++made}`, slot, styles: STYLE_IDS, formality: 2, clo: 0.1 },
  ...more,
});
const optionOf = (garment: Garment, asked: Asked = {}) => poolsOf([garment], asked)[garment.slot][0];
/** Without what chance adds; null where it is not worn. */
function costOf(garment: Garment, asked: Asked = {}): number | null {
  const option = optionOf(garment, asked);
  const seed = asked.brief?.seed ?? BRIEF.seed;
  return option ? Number((option.cost - 0.3 * seededFraction(seed, garment.id)).toFixed(9)) : null;
}
const isWorn = (id: string, asked: Asked = {}) => optionOf(garmentById(id)!, asked) !== undefined;

test('of a slot the cheapest come first', () => {
  const garments = [4, 1, 3, 2].map((formality) => piece('knitwear', { formality }));
  const costs = poolsOf(garments, { style: 'professional' }).knitwear.map(({ cost }) => cost);
  expect(new Set(costs).size).toBe(4);
  expect(costs).toEqual(costs.toSorted((a, b) => a - b));
});

// How dressed up each style is on each occasion: 0.16 for each step beyond four tenths of one, twice as much where it counts.
test.each<[StyleId, OccasionContext | null, Daypart, number]>([
  ['casual', null, 'morning', 1],
  ['casual', null, 'evening', 1.3],
  ['casual', null, 'night', 1.3],
  ['professional', null, 'morning', 3],
  ['trendy', null, 'morning', 1.9],
  ['classic', null, 'morning', 2.3],
  ['go-wild', null, 'morning', 2],
  ['sporty', null, 'morning', 0.2],
  ['sporty', null, 'evening', 0.2],
  ['casual', 'work', 'morning', 2.3],
  ['sporty', 'work', 'morning', 1],
  ['professional', 'work', 'evening', 3],
  ['casual', 'special', 'morning', 2.3],
  ['casual', 'special', 'evening', 2.6],
  ['sporty', 'special', 'night', 1.8],
  ['professional', 'special', 'morning', 4],
  ['casual', 'leisure', 'evening', 0.8],
  ['professional', 'leisure', 'morning', 1.8],
  ['sporty', 'leisure', 'morning', 0],
])('%s, %s, in the %s: dressed up as far as %d', (style, context, daypart, target) => {
  const weight = context === 'work' || context === 'special' ? 0.32 : 0.16;
  for (const formality of [2, 3]) {
    const found = costOf(piece('knitwear', { formality }), {
      style,
      brief: { context, daypart },
      lenient: true,
    });
    // A fine knit may be what an occasion is known by, but in sport.
    const idea = context === 'special' && style !== 'sporty' ? 0.9 : 0;
    expect(found).toBeCloseTo(weight * Math.max(0, Math.abs(formality - target) - 0.4) - idea, 6);
  }
});

test.each<[Slot, number]>([
  ['hat', 0.4],
  ['shoes', 0.16],
  ['legwear', 0.05],
  ['gloves', 0.05],
  ['umbrella', 0.05],
])('a step of formality of a %s weighs %d', (slot, weight) => {
  const formal = piece(slot, { formality: 3 });
  expect(costOf(formal, { lenient: true, conditions: COLD })).toBeCloseTo(weight * 1.6, 6);
});

test('what is not of the style costs, most where it is seen most', () => {
  const others = (slot: Slot) =>
    (costOf(piece(slot, { styles: ['classic'] }), { conditions: COLD }) ?? NaN) -
    (costOf(piece(slot), { conditions: COLD }) ?? NaN);
  for (const slot of ['top', 'knitwear', 'bottom', 'jacket'] as const)
    expect(others(slot), slot).toBeCloseTo(1.8, 6);
  for (const slot of ['coat', 'shoes', 'hat'] as const) expect(others(slot), slot).toBeCloseTo(1.2, 6);
});

test('what was worn lately costs 0.56, less each day, nothing after a fortnight', () => {
  const tee = piece('top');
  const since = (date: string, more: Asked = {}, garment = tee) =>
    costOf(garment, { ...more, brief: { recent: [{ date, garmentIds: [`${garment.id}:black`] }] } })! -
    costOf(garment, more)!;
  expect(since('2026-05-20')).toBeCloseTo(0.56, 6);
  expect(since('2026-05-23')).toBeCloseTo(0.56, 6);
  expect(since('2026-05-11')).toBeCloseTo(0.28, 6);
  expect(since('2026-05-06')).toBeCloseTo(0.56 * (4 / 18), 6);
  expect(since('2026-05-05')).toBe(0);
  expect(since('2026-05-20', { variety: 3 })).toBeCloseTo(1.68, 6);
  // Socks are worn again sooner.
  expect(since('2026-05-20', {}, piece('legwear'))).toBeCloseTo(0.168, 6);
  // The last time counts.
  const dates = ['2026-05-11', '2026-05-20', '2026-05-12'];
  const recent = dates.map((date) => ({ date, garmentIds: [tee.id] }));
  expect(costOf(tee, { brief: { recent } })! - costOf(tee)!).toBeCloseTo(0.56, 6);
});

test('what cannot be taken off must suit the warmest hour outdoors: a top 45 % of it, a bottom 55, a dress all', () => {
  const day = [hour(3), hour(0.55), hour(0.1, 20, false)];
  const lightest = sumOfGarments(0.55) - 0.08;
  const tooWarm = (slot: Slot, clo: number, of = day) =>
    costOf(piece(slot, { clo }), { day: of })! - costOf(piece(slot, { clo: 0 }), { day: of })!;
  expect(tooWarm('top', 0.45 * lightest + 0.01)).toBeCloseTo(0.07, 6);
  expect(tooWarm('bottom', 0.55 * lightest + 0.01)).toBeCloseTo(0.07, 6);
  expect(tooWarm('dress', lightest + 0.01)).toBeCloseTo(0.07, 6);
  expect(tooWarm('top', 0.45 * lightest)).toBeCloseTo(0, 6);
  expect(tooWarm('coat', 2)).toBe(0);
  // Where it is hot for anybody, half a clo.
  expect(tooWarm('dress', sumOfGarments(0.5) - 0.08 + 0.01, [hour(0.2, 30)])).toBeCloseTo(0.07, 6);
});

test('taste moves a choice by 0.3, for the piece and for its shape', () => {
  const trousers = piece('bottom', { drawing: garmentById('wide-jeans')!.drawing });
  const liked = (garment: number, wide: number) =>
    costOf(trousers, {
      brief: { affinities: { garment: { [trousers.id]: garment }, silhouette: { 'wide-trousers': wide } } },
    })! - costOf(trousers)!;
  expect([liked(1, 0), liked(-1, 0), liked(0, 1), liked(1, 1), liked(5, -5)]).toEqual(
    [-0.3, 0.3, -0.3, -0.6, 0].map((is) => expect.closeTo(is, 6)),
  );
});

test('what is hers costs 1.5 less, and what dresses up 0.9 less at an occasion, twice as much where it is an idea', () => {
  const knit = piece('knitwear');
  expect(costOf(knit, { hers: [knit.id] })! - costOf(knit)!).toBeCloseTo(-1.5, 6);
  const velvet = piece('bottom', { fabric: 'velvet', formality: 2 });
  const plain = piece('bottom', { formality: 2 });
  const at = (garment: Garment, context: OccasionContext | null) =>
    costOf(garment, { brief: { context }, lenient: true, conditions: COLD }) ?? NaN;
  expect(at(velvet, 'special') - at(plain, 'special')).toBeCloseTo(-1.8, 6);
  expect(at(velvet, null) - at(plain, null)).toBeCloseTo(0, 6);
});

test('the sporty who are dressed up keep one piece of sport, on the feet or the legs', () => {
  const FROST = { ...MILD_DAY, coldestC: -5, warmestC: 0, feltC: -9, feltMostC: -4 };
  /** What it costs more at work than on a day of no occasion. */
  const added = (one: Garment, conditions = MILD_DAY) => {
    const at = (context: OccasionContext | null) =>
      costOf({ ...one, formality: 0.6 }, { style: 'sporty', brief: { context }, lenient: true, conditions });
    return Number(((at('work') ?? NaN) - (at(null) ?? NaN)).toFixed(6));
  };
  const CLASSIC = { styles: ['classic'] } as const;
  for (const one of [
    piece('shoes'),
    piece('bottom', CLASSIC),
    piece('dress', CLASSIC),
    garmentById('sports-socks')!,
  ])
    expect(added(one), one.slot).toBe(1.5);
  for (const id of ['leather-sneakers', 'chinos', 'stretch-chinos', 'ankle-socks'])
    expect(added(garmentById(id)!), id).toBe(0);
  for (const one of [piece('bottom'), piece('dress'), piece('knitwear', CLASSIC)])
    expect(added(one), one.slot).toBe(0);
  expect(added(garmentById('lined-leather-boots')!, FROST)).toBe(0);
});

test('a bag on 22 days in a hundred, and to every occasion; shorts on four, the sporty on most, in heat on half', () => {
  const seeds = Array.from({ length: 120 }, (_, n) => `day ${n}`);
  const days = (id: string, thing: string, share: number, asked: Asked = {}) =>
    seeds.every((seed) => isWorn(id, { ...asked, brief: { seed } }) === seededFraction(seed, thing) < share);
  expect(days('crossbody-bag', 'a bag', 0.22)).toBe(true);
  const out = (id: string, style: StyleId) =>
    seeds.every((seed) =>
      isWorn(id, {
        style,
        brief: { seed, context: 'special' },
        conditions: { ...MILD_DAY, evening: true },
      }),
    );
  expect([out('shoulder-bag', 'casual'), out('shoulder-bag', 'sporty'), out('clutch', 'casual')]).toEqual([
    ...[true, true, true],
  ]);
  const hot = (feltMostC: number) => ({ ...MILD_DAY, coldestC: 22, warmestC: 27, feltC: 22, feltMostC });
  const shorts = (id: string, style: StyleId, feltMostC: number, share: number) =>
    days(id, 'shorts', share, { style, conditions: hot(feltMostC), anyStyle: true });
  expect(shorts('denim-shorts', 'casual', 31.9, 0.4)).toBe(true);
  expect(shorts('denim-shorts', 'casual', 32, 0.52)).toBe(true);
  expect(shorts('denim-shorts', 'trendy', 32, 0.52)).toBe(true);
  expect(shorts('printed-shorts', 'go-wild', 32, 0.4)).toBe(true);
  expect(shorts('running-shorts', 'sporty', 28.9, 0.75)).toBe(true);
  expect(shorts('running-shorts', 'sporty', 29, 1)).toBe(true);
});

test('what is for looks is of the style, what is for the evening waits for it', () => {
  const bagged = { brief: { seed: 'day 3' } };
  const seed = Array.from({ length: 50 }, (_, n) => `day ${n}`).find(
    (one) => seededFraction(one, 'a bag') < 0.3,
  )!;
  const cool = { ...MILD_DAY, coldestC: 10, warmestC: 15 };
  expect(isWorn('silk-scarf', { style: 'classic', conditions: cool })).toBe(true);
  expect(isWorn('silk-scarf', { style: 'trendy', conditions: cool })).toBe(false);
  expect(isWorn('satin-midi-skirt', bagged)).toBe(false);
  expect(isWorn('satin-midi-skirt', { brief: { daypart: 'evening' } })).toBe(true);
  expect(isWorn('satin-midi-skirt', { brief: { daypart: 'night' } })).toBe(true);
  expect(isWorn('satin-midi-skirt', { brief: { context: 'special' } })).toBe(true);
  expect(isWorn('satin-midi-skirt', { style: 'go-wild' })).toBe(true);
  const clutch = (brief: Partial<StylingBrief>, evening = true) =>
    isWorn('clutch', { style: 'classic', brief: { ...brief, seed }, conditions: { ...MILD_DAY, evening } });
  expect(clutch({})).toBe(false);
  expect(clutch({ daypart: 'night' })).toBe(true);
  expect([clutch({ context: 'special' }), clutch({ context: 'special' }, false)]).toEqual([true, false]);
});

test('her limits hold, a never-wear list gives way where it must, heels do not', () => {
  const listed = { brief: { neverWear: ['court-heels', 'loafers'], heelMax: 1 as const } };
  const relaxed = new Set<Slot>(['shoes']);
  expect([isWorn('loafers', listed), isWorn('loafers', { ...listed, relaxed })]).toEqual([false, true]);
  expect(isWorn('court-heels', { ...listed, relaxed, lenient: true })).toBe(false);
  expect(isWorn('chinos', { brief: { gender: 'male' } })).toBe(true);
  expect(
    isWorn('wrap-skirt', { brief: { gender: 'male' }, conditions: { ...MILD_DAY, warmSeason: true } }),
  ).toBe(false);
});

test('where rain is blown a coat has a hood, if one has; an occasion takes the umbrella', () => {
  const coats = ['trench', 'hooded-raincoat'].map((id) => garmentById(id)!);
  const storm = { ...MILD_DAY, coldestC: 9, warmestC: 12, wet: true, rain: true, windy: true, gusty: true };
  const left = (asked: Asked, garments = coats) =>
    poolsOf(garments, asked)
      .coat.map(({ garment }) => garment.id)
      .sort();
  expect(left({ conditions: storm })).toEqual(['hooded-raincoat']);
  expect(left({ conditions: { ...storm, gusty: false } })).toHaveLength(2);
  expect(left({ conditions: { ...storm, rain: false } })).toHaveLength(2);
  expect(left({ conditions: storm, brief: { context: 'special' } })).toHaveLength(2);
  expect(left({ conditions: storm }, coats.slice(0, 1))).toEqual(['trench']);
});

test.each([
  ['who feels the cold as most do', 0, false],
  ['who feels it, or asks for more,', 4, true],
])('thermals in mild frost: %s', (_, colderC, isPutOn) => {
  const frost = { ...COLD, coldestC: -5, warmestC: 0, feltC: -8, feltMostC: -3, colderC };
  expect(isWorn('thermal-top', { conditions: frost })).toBe(isPutOn);
});
