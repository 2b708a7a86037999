import { expect, test } from 'vitest';
import { risingDay } from '../../../tests/styling/sample-briefs.ts';
import { contradictions, lookMistakes, type Card } from '../../../tests/styling/card-consistency.ts';
import { lookFaultsRound1, textFaultsRound1 } from '../../../tests/styling/review-round-1.ts';
import { lookFaultsRound2, textFaultsRound2 } from '../../../tests/styling/review-round-2.ts';
import { lookFaultsRound3, textFaultsRound3 } from '../../../tests/styling/review-round-3.ts';
import { GENDERS, STYLE_IDS } from '../preferences/style.ts';
import type { StylingBrief } from './input/brief.ts';
import { seededRandom } from './seeded-random.ts';
import { compose } from './composer.ts';
import { LONG } from '../../../tests/runner/long-run.ts';

// `npm run test:long` reads the full number.
const CARDS = LONG ? 5000 : 300;

/** A real sort of day: cold to hot, calm to windy, dry to wet, with a noon that is warmer than the morning. */
function briefOf(index: number): StylingBrief {
  const chance = seededRandom(`cards ${index}`);
  const base = chance.next() * 88;
  const swing = 2 + chance.next() * 20;
  const wetFrom = chance.next() < 0.25 ? Math.floor(chance.next() * 12) : 99;
  const windMs = chance.next() < 0.3 ? 8 + chance.next() * 4 : 1 + chance.next() * 5;
  const [cloud, uv] = [chance.next(), base > 45 ? chance.next() * 10 : chance.next() * 4];
  return {
    gender: chance.pick(GENDERS),
    styles: [chance.pick(STYLE_IDS)],
    context: chance.pick([null, null, 'work', 'leisure', 'special'] as const),
    daypart: 'morning',
    hours: risingDay({ base, swing, windMs, gust: 0.4, cloud, uv, wetFrom, mm: 0.6, length: 12 }),
    placeName: 'Lisbon',
    recent: [],
    seed: `cards ${index}`,
  };
}

const cards = Array.from({ length: CARDS }, (_, index): Card => {
  const brief = briefOf(index);
  return { brief, outfit: compose(brief) };
});
/** 'a number told twice: 12 (Sage, right now. …)' */
function counted(read: (card: Card) => string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const card of cards) for (const name of read(card)) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

test(`${CARDS} cards say nothing that a worn piece or another phrase contradicts`, () => {
  for (const card of cards) {
    const { title, description, reasons, look } = card.outfit;
    const text = [
      title,
      description,
      ...reasons.map((one) => one.text),
      look.garments.map((one) => one.name),
    ].join(' | ');
    expect(contradictions(card), text).toEqual([]);
  }
});

test(`${CARDS} looks are what a stylist would send out`, () => {
  // Where everything else is worse, a look may miss one of these: four in three hundred of each at most.
  const readers = [
    lookMistakes,
    lookFaultsRound1,
    textFaultsRound1,
    lookFaultsRound2,
    textFaultsRound2,
    lookFaultsRound3,
    textFaultsRound3,
  ];
  for (const read of readers)
    for (const [name, count] of Object.entries(counted(read)))
      expect(count / CARDS, `${name}: ${count}`).toBeLessThanOrEqual(4 / 300);
});
