// Which of the ensembles found is worn: cost, variety, plan and colors, each weighed by itself.
import { expect, test } from 'vitest';
import { MILD_DAY } from '../../../tests/styling/pools-of.ts';
import type { DayHour } from '../comfort/day.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import type { StylingBrief } from './brief.ts';
import { choose, latelyOf, overlap, tooMuchOf, type Known, type Lately } from './choose.ts';
import type { Candidate } from './shelf.ts';

const TODAY = '2026-05-20';
const BRIEF: StylingBrief = {
  ...{
    gender: 'female',
    styles: ['casual'],
    context: null,
    daypart: 'morning',
    hours: [],
    placeName: 'Lisbon',
  },
  ...{ recent: [], seed: 'choose' },
};
const NO_LOOKS: Lately = { sets: [], colourways: new Set(), outerColours: new Set() };

interface Hour {
  min?: number;
  max?: number;
  airC?: number;
  out?: boolean;
}
const hour = ({ min = 0.8, max = 1.2, airC = 15, out = true }: Hour = {}): DayHour => ({
  ...{ hour: 9, tempF: 59, feltC: airC, personalClo: 0, wet: false, out, weight: 1 },
  air: { airC, radiantC: airC, airSpeed: 0.3, humidity: 50 },
  need: { min, neutral: (min + max) / 2, max } as DayHour['need'],
});

/** The same plain clothes under other ids: nothing but what is said tells them apart. */
function candidate(
  name: string,
  cost: number,
  ids = ['oxford-shirt', 'chinos', 'loafers'],
  icl = 1,
): Candidate {
  const garments = ids.map((id): Garment => ({
    ...garmentById(id)!,
    id: `${name} ${id}`,
    colours: [['navy']],
  }));
  return { garments, icl, cost };
}
const pick = (
  candidates: Candidate[],
  more: { brief?: Partial<StylingBrief>; lately?: Lately; day?: DayHour[]; known?: Known } = {},
) =>
  choose(
    candidates,
    ...(['casual', more.day ?? [hour()], MILD_DAY, { ...BRIEF, ...more.brief }] as const),
    ...([more.lately ?? NO_LOOKS, more.known] as const),
  );
const lookOf = ({ garments }: Candidate, share = 1): Lately => ({
  ...NO_LOOKS,
  sets: [new Set(garments.slice(0, Math.ceil(share * garments.length)).map(({ id }) => id))],
});

test('the share of two looks, and what of a look is too much like it', () => {
  const set = (letters: string) => new Set(letters);
  expect([
    overlap(set('abcd'), set('abcd')),
    overlap(set('abc'), set('abd')),
    overlap(set('ab'), set('cd')),
  ]).toEqual([...[1, 0.5, 0]]);
  expect(overlap(new Set(), new Set())).toBe(0);
  const worn = candidate('a', 0, ['oxford-shirt', 'chinos', 'loafers', 'wool-coat']);
  const ids = worn.garments.map(({ id }) => id);
  const like = (...sets: string[][]) => [
    ...tooMuchOf(worn, { ...NO_LOOKS, sets: sets.map((one) => new Set(one)) }),
  ];
  // Three of five are 0.6, and that is allowed.
  expect(like([...ids.slice(0, 3), 'x'])).toEqual([]);
  expect(like(ids.slice(0, 3), ['y', 'z'])).toEqual(ids.slice(0, 3));
});

test('a look is remembered for a fortnight, the color that she went out in for five days', () => {
  const lately = (date: string) =>
    latelyOf({ ...BRIEF, recent: [{ date, garmentIds: ['wool-coat:camel', 'oxford-shirt:white'] }] }, TODAY);
  expect([lately('2026-05-06').sets.length, lately('2026-05-05').sets.length]).toEqual([1, 0]);
  expect([lately('2026-06-03').sets.length, lately('2026-06-04').sets.length]).toEqual([1, 0]);
  expect([...lately('2026-05-06').sets[0]!]).toEqual(['wool-coat', 'oxford-shirt']);
  expect([...lately('2026-05-06').colourways]).toEqual(['wool-coat:camel', 'oxford-shirt:white']);
  expect([[...lately('2026-05-15').outerColours], [...lately('2026-05-14').outerColours]]).toEqual([
    ['camel'],
    [],
  ]);
});

test('the cheapest is chosen; of nothing none', () => {
  expect(pick([candidate('a', 5), candidate('b', 0), candidate('c', 9)])?.candidate.cost).toBe(0);
  expect(pick([])).toBeNull();
});

test('a look too much like one of the fortnight is as good as out; in a closet it costs three', () => {
  const again = candidate('again', 0);
  const wins = (otherCost: number, brief: Partial<StylingBrief> = {}) => {
    const choice = pick([again, candidate('other', otherCost)], { brief, lately: lookOf(again) });
    return choice?.candidate === again ? 'again' : 'other';
  };
  expect([wins(999), wins(1004)]).toEqual(['other', 'again']);
  const closet = {} as NonNullable<StylingBrief['closet']>;
  expect([wins(2, { closet }), wins(6, { closet })]).toEqual(['other', 'again']);
  expect(pick([again], { lately: lookOf(again) })?.alike).toBe(true);
  // Two of three garments are 0.67, one of three is not.
  expect(pick([again], { lately: lookOf(again, 0.6) })?.alike).toBe(true);
  expect(pick([again], { lately: lookOf(again, 0.3) })?.alike).toBe(false);
});

test('32 get a wearing plan, the 14 best of them their colors', () => {
  const many = Array.from({ length: 40 }, (_, n) => candidate(`${n}`, n / 1000));
  const known: Known = new WeakMap();
  pick(many, { known });
  const count = (what: 'planned' | 'colouring') =>
    many.filter((one) => known.get(one)?.[what] !== undefined).length;
  expect([count('planned'), count('colouring')]).toEqual([32, 14]);
  // What costs so much more that no colors could make it good is not colored.
  const dear: Known = new WeakMap();
  const [first, second] = [candidate('first', 0), candidate('second', 20)];
  pick([first, second], { known: dear });
  expect([dear.get(first)?.colouring !== undefined, dear.get(second)?.colouring !== undefined]).toEqual([
    true,
    false,
  ]);
});

test('what is worked out once is asked again', () => {
  const one = candidate('one', 0);
  const known: Known = new WeakMap();
  const before = pick([one], { known });
  known.get(one)!.planned = { strain: 7, isOneTooMany: false };
  expect(pick([one], { known })).toMatchObject({ planCost: 7, colouring: before!.colouring });
});

test('the wearing plan weighs 0.82 of its strain, and a layer too many five', () => {
  const wins = (planned: { strain: number; isOneTooMany: boolean }, otherCost: number) => {
    const [one, other] = [candidate('one', 0), candidate('other', otherCost)];
    const colouring = pick([one])!.colouring;
    const known: Known = new WeakMap();
    known.set(one, { planned, colouring });
    known.set(other, { planned: { strain: 0, isOneTooMany: false }, colouring });
    return pick([one, other], { known })?.candidate === one;
  };
  expect([
    wins({ strain: 1, isOneTooMany: false }, 0.83),
    wins({ strain: 1, isOneTooMany: false }, 0.81),
  ]).toEqual([...[true, false]]);
  expect([
    wins({ strain: 0, isOneTooMany: true }, 5.01),
    wins({ strain: 0, isOneTooMany: true }, 4.99),
  ]).toEqual([...[true, false]]);
});

test('harmony is worth 1.4, and colors that fight cost 2.6', () => {
  const wins = (score: number, trouble: number, otherCost: number) => {
    const [one, other] = [candidate('one', 0), candidate('other', otherCost)];
    const colouring = pick([one])!.colouring;
    const planned = { strain: 0, isOneTooMany: false };
    const known: Known = new WeakMap();
    known.set(one, { planned, colouring: { ...colouring, score: 0.5 + score, trouble } });
    known.set(other, { planned, colouring: { ...colouring, score: 0.5, trouble: 0 } });
    return pick([one, other], { known })?.candidate === one;
  };
  expect([wins(0.5, 0, -0.69), wins(0.5, 0, -0.71)]).toEqual([true, false]);
  expect([wins(0, 0.1, 0.27), wins(0, 0.1, 0.25)]).toEqual([true, false]);
});

test('too little from 0.03 clo on, too much outdoors where it is not hot for anybody', () => {
  const felt = (more: Hour) => {
    const { isCold, isWarm } = pick([candidate('one', 0)], { day: [hour(more)] })!;
    return [isCold, isWarm];
  };
  expect(felt({})).toEqual([false, false]);
  expect([felt({ min: 1.02, max: 1.4 }), felt({ min: 1.04, max: 1.4 })]).toEqual([
    [false, false],
    [true, false],
  ]);
  const warm = { min: 0.5, max: 0.9 };
  expect(felt(warm)).toEqual([false, true]);
  expect([felt({ ...warm, out: false }), felt({ ...warm, airC: 26 }), felt({ ...warm, airC: 25.9 })]).toEqual(
    [
      [false, false],
      [false, false],
      [false, true],
    ],
  );
});

test('two layers that are both carried from ten to four are one too many', () => {
  const ids = ['oxford-shirt', 'chinos', 'loafers', 'fine-cardigan', 'mac'];
  const layered = { ...candidate('layered', 0, ids, 1.4), garments: ids.map((id) => garmentById(id)!) };
  const day = (midday: Hour) =>
    [8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((at) => ({
      ...hour(at < 10 ? { min: 1.2, max: 1.6 } : midday),
      hour: at,
    }));
  const isOneTooMany = (midday: Hour) => {
    const known: Known = new WeakMap();
    pick([layered], { day: day(midday), known });
    return known.get(layered)?.planned?.isOneTooMany;
  };
  expect(isOneTooMany({ min: 0.7, max: 1.05 })).toBe(true);
  expect(isOneTooMany({ min: 0.95, max: 1.35 })).toBe(false);
});
