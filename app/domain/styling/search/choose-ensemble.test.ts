// Which of the ensembles found is worn: cost, variety, plan and colors, each weighed by itself.
import { expect, test } from 'vitest';
import { MILD_DAY, plainBrief } from '../../../../tests/styling/sample-pools.ts';
import type { DayHour } from '../../comfort/day-hours.ts';
import { strain } from '../../comfort/comfort-strain.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { StylingBrief } from '../input/brief.ts';
import {
  chooseEnsemble,
  summarizeRecentLooks,
  jaccardOverlap,
  overusedGarments,
  type CandidateCache,
  type RecentLooks,
} from './choose-ensemble.ts';
import type { Candidate } from './best-candidates.ts';

const TODAY = '2026-05-20';
const BRIEF = plainBrief('choose');
const NO_LOOKS: RecentLooks = {
  sets: [],
  colorways: new Set(),
  clothes: new Set(),
  yesterdays: new Set(),
  repeatCost: 4,
  outerColors: new Set(),
};

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
    colors: [['navy']],
  }));
  return { garments, icl, cost };
}
const pick = (
  candidates: Candidate[],
  more: { brief?: Partial<StylingBrief>; lately?: RecentLooks; day?: DayHour[]; known?: CandidateCache } = {},
) =>
  chooseEnsemble(
    candidates,
    {
      style: 'casual',
      day: more.day ?? [hour()],
      conditions: MILD_DAY,
      brief: { ...BRIEF, ...more.brief },
    },
    more.lately ?? NO_LOOKS,
    more.known,
  );
const lookOf = ({ garments }: Candidate, share = 1): RecentLooks => ({
  ...NO_LOOKS,
  sets: [new Set(garments.slice(0, Math.ceil(share * garments.length)).map(({ id }) => id))],
});

test('the share of two looks, and what of a look is too much like it', () => {
  const set = (letters: string) => new Set(letters);
  expect([
    jaccardOverlap(set('abcd'), set('abcd')),
    jaccardOverlap(set('abc'), set('abd')),
    jaccardOverlap(set('ab'), set('cd')),
  ]).toEqual([...[1, 0.5, 0]]);
  expect(jaccardOverlap(new Set(), new Set())).toBe(0);
  const worn = candidate('a', 0, ['oxford-shirt', 'chinos', 'loafers', 'wool-coat']);
  const ids = worn.garments.map(({ id }) => id);
  const like = (...sets: string[][]) => [
    ...overusedGarments(worn, { ...NO_LOOKS, sets: sets.map((one) => new Set(one)) }),
  ];
  // Three of five are 0.6, and that is allowed.
  expect(like([...ids.slice(0, 3), 'x'])).toEqual([]);
  expect(like(ids.slice(0, 3), ['y', 'z'])).toEqual(ids.slice(0, 3));
});

test('a look is remembered for a fortnight, the color that she went out in for five days', () => {
  const lately = (date: string) =>
    summarizeRecentLooks(
      { ...BRIEF, recent: [{ date, garmentIds: ['wool-coat:camel', 'oxford-shirt:white'] }] },
      TODAY,
    );
  expect([lately('2026-05-06').sets.length, lately('2026-05-05').sets.length]).toEqual([1, 0]);
  expect([lately('2026-06-03').sets.length, lately('2026-06-04').sets.length]).toEqual([1, 0]);
  expect([...lately('2026-05-06').sets[0]!]).toEqual(['wool-coat', 'oxford-shirt']);
  expect([...lately('2026-05-06').colorways]).toEqual(['wool-coat:camel', 'oxford-shirt:white']);
  expect([[...lately('2026-05-15').outerColors], [...lately('2026-05-14').outerColors]]).toEqual([
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
  const known: CandidateCache = new WeakMap();
  pick(many.toReversed(), { known });
  const count = (what: 'planned' | 'coloring') =>
    many.filter((one) => known.get(one)?.[what] !== undefined).length;
  expect([count('planned'), count('coloring')]).toEqual([32, 14]);
  // The cheapest of them.
  expect(many.slice(0, 14).every((one) => known.get(one)?.coloring)).toBe(true);
  // What costs so much more that no colors could make it good is not colored.
  const dear: CandidateCache = new WeakMap();
  const [first, second] = [candidate('first', 0), candidate('second', 20)];
  pick([first, second], { known: dear });
  expect([dear.get(first)?.coloring !== undefined, dear.get(second)?.coloring !== undefined]).toEqual([
    true,
    false,
  ]);
});

test('what is worked out once is asked again', () => {
  const one = candidate('one', 0);
  const known: CandidateCache = new WeakMap();
  const before = pick([one], { known });
  known.get(one)!.planned = { strain: 7, isOneTooMany: false };
  expect(pick([one], { known })).toMatchObject({ planCost: 7, coloring: before!.coloring });
});

interface Weighed {
  strain?: number;
  isOneTooMany?: boolean;
  score?: number;
  trouble?: number;
  /** How many of its garments are colored: what answers no color is left out. */
  worn?: number;
  brief?: Partial<StylingBrief>;
}
/** What a look costs all in all: by so much another must be dearer to lose against it. */
function totalOf(one: Candidate, lately: RecentLooks, more: Weighed = {}): number {
  const { strain = 0, isOneTooMany = false, score = 0, trouble = 0, worn, brief = {} } = more;
  const wins = (otherCost: number): boolean => {
    const other = candidate('other', otherCost);
    const known: CandidateCache = new WeakMap();
    const coloring = { scheme: 'neutral', score: 0, trouble: 0, worn: [] } as const;
    const items = one.garments.slice(0, worn).map((garment) => ({ garment, colorway: ['navy'] as const }));
    known.set(one, {
      planned: { strain, isOneTooMany },
      coloring: { ...coloring, score, trouble, worn: items },
    });
    known.set(other, { planned: { strain: 0, isOneTooMany: false }, coloring: { ...coloring, worn: [] } });
    return pick([one, other], { known, lately, brief })?.candidate === one;
  };
  let [least, most] = [-2, 2000];
  while (most - least > 0.001) {
    const middle = (least + most) / 2;
    if (wins(middle)) most = middle;
    else least = middle;
  }
  return Math.round(most * 100) / 100;
}
const like = (ids: readonly string[]): RecentLooks => ({ ...NO_LOOKS, sets: [new Set(ids)] });

test('each thing that is weighed, by what it is worth', () => {
  const one = candidate('one', 0, ['oxford-shirt', 'chinos', 'loafers', 'wool-coat']);
  const ids = one.garments.map(({ id }) => id);
  expect(totalOf(candidate('dear', 3), NO_LOOKS)).toBe(3);
  expect(totalOf(one, NO_LOOKS, { strain: 1 })).toBe(0.82);
  expect(totalOf(one, NO_LOOKS, { isOneTooMany: true })).toBe(5);
  expect(totalOf(one, NO_LOOKS, { score: 0.5 })).toBe(-0.7);
  expect(totalOf(one, NO_LOOKS, { trouble: 0.1 })).toBe(0.26);
  // Half of what it shares with a look of the fortnight, up to 0.6 of it; more is as good as out.
  expect(totalOf(one, like(ids.slice(0, 2)))).toBe(0.25);
  expect(totalOf(one, like([...ids.slice(0, 3), 'x']))).toBe(0.3);
  expect(totalOf(one, like(ids))).toBe(1001);
  expect(totalOf(one, like(ids), { brief: { closet: {} as NonNullable<StylingBrief['closet']> } })).toBe(4);
  // What answers no color is left out, and without it two looks may be one.
  expect(totalOf(one, like([...ids.slice(0, 3), 'x']), { worn: 3 })).toBe(1000.3);
  expect(totalOf(one, like(ids), { worn: 4 })).toBe(1001);
});

test('too little from 0.03 clo on, too much outdoors where it is not hot for anybody', () => {
  const felt = (more: Hour) => {
    const { isCold, isWarm } = pick([candidate('one', 0)], { day: [hour(more)] })!;
    return [isCold, isWarm];
  };
  expect(felt({})).toEqual([false, false]);
  expect([felt({ min: 1.02, max: 1.4 }), felt({ min: 1.035, max: 1.4 })]).toEqual([
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
  /** Cold but for the hours between. */
  const isOneTooMany = (
    from: number,
    to: number,
    worn = layered,
    hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
  ) => {
    const day = hours.map((at) => ({
      ...hour(at < from || at > to ? { min: 1.2, max: 1.6 } : { min: 0.7, max: 1.05 }),
      hour: at,
    }));
    const known: CandidateCache = new WeakMap();
    pick([worn], { day, known });
    return known.get(worn)?.planned?.isOneTooMany;
  };
  expect([isOneTooMany(10, 16), isOneTooMany(11, 16), isOneTooMany(10, 15), isOneTooMany(8, 17)]).toEqual([
    ...[true, false, false, true],
  ]);
  const single = { ...layered, garments: layered.garments.filter(({ id }) => id !== 'fine-cardigan') };
  expect(isOneTooMany(10, 16, single)).toBe(false);
  expect(isOneTooMany(17, 20, layered, [17, 18, 19])).toBe(false);
});

test('the strain of a plan is the mean of its hours, by their weight', () => {
  const day = [hour({ min: 1.2, max: 1.6 }), { ...hour(), weight: 3 }];
  const mean = (strain(day[0]!, 1) + 3 * strain(day[1]!, 1)) / 4;
  expect(pick([candidate('one', 0)], { day })?.planCost).toBeCloseTo(mean, 6);
});
