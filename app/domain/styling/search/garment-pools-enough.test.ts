// When a style has enough of its own in a slot: then nothing beside it is worn.
import { expect, test } from 'vitest';
import { MILD_DAY, plainBrief } from '../../../../tests/styling/sample-pools.ts';
import type { DayHour } from '../../comfort/day-hours.ts';
import type { Slot } from '../../looks/look.ts';
import type { OccasionContext } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import type { StylingBrief } from '../input/brief.ts';
import { poolsFor, type PoolQuestion } from './garment-pools.ts';

const BRIEF = plainBrief('pools');
/** An hour outdoors in which nothing is too warm. */
const HOUR = { out: true, need: { neutral: 3, min: 0, max: 9 }, air: { airC: 12 }, personalClo: 0 };

const ENOUGH: Partial<Record<Slot, number>> = {
  top: 3,
  knitwear: 3,
  bottom: 3,
  jacket: 2,
  coat: 2,
  shoes: 3,
};

/** The whole wardrobe on a cool day, for somebody who wears so many pieces of her style in a slot. */
function withOwn(slot: Slot, count: number, more: Partial<PoolQuestion> = {}) {
  const conditions = { ...MILD_DAY, coldestC: 9, warmestC: 14, feltC: 6, feltMostC: 12 };
  const question = {
    style: 'casual',
    conditions,
    day: [HOUR as unknown as DayHour],
    today: '2026-05-20',
    relaxed: new Set<Slot>(),
    ...more,
  } as const;
  const ofStyle = ({ garment }: { garment: Garment }) => garment.styles.includes(question.style);
  const brief = { ...BRIEF, ...more.brief };
  const own = poolsFor({ ...question, brief, anyStyle: true })[slot].filter(ofStyle);
  const neverWear = own.slice(count).map(({ garment }) => garment.id);
  const recent = [{ date: '2026-05-20', garmentIds: own.slice(0, count).map(({ garment }) => garment.id) }];
  const pool = (wish: Partial<StylingBrief>, variety = 0) =>
    poolsFor({ ...question, variety, brief: { ...brief, neverWear, ...wish } })[slot];
  return { own, pool, isAlone: (found: readonly { garment: Garment }[]) => found.every(ofStyle), recent };
}

test.each(Object.entries(ENOUGH) as [Slot, number][])('a style has enough in %s: %d', (slot, enough) => {
  const alone = [enough - 1, enough].map((count) => {
    const { pool, isAlone } = withOwn(slot, count);
    return isAlone(pool({}));
  });
  expect(alone).toEqual([false, true]);
});

test('dressed up, the sporty have enough with one; what costs 2.4 and more is not fit for the day', () => {
  const sporty = (context: OccasionContext) => {
    const { pool, isAlone } = withOwn('knitwear', 1, {
      style: 'sporty',
      brief: { ...BRIEF, styles: ['sporty'], context },
    });
    return isAlone(pool({}));
  };
  expect([sporty('leisure'), sporty('work')]).toEqual([false, true]);
  const { own, pool, isAlone, recent } = withOwn('top', 3);
  const dearest = own[2]!.cost;
  const wornToday = (cost: number) => isAlone(pool({ recent }, (cost - dearest) / 0.56));
  expect([wornToday(2.39), wornToday(2.4)]).toEqual([true, false]);
});
