// What may be worn on days of every kind, and what that costs beside the rest: how many pieces of each slot, with a mark
// that stands for their names and costs.
import { join } from 'node:path';
import { test } from 'vitest';
import { expectGolden, shortHash } from '../../../tests/runner/golden-lines.ts';
import { dressDay } from '../../../tests/styling/dressed-day.ts';
import { fortnightOf, PEOPLE } from '../../../tests/styling/dressed-people.ts';
import type { Condition } from '../weather/weather.ts';
import { seededRandom } from './seeded-random.ts';
import { openEveryStyle, openWardrobe } from './composer.ts';
import type { Pools } from './search/garment-option.ts';
import { removalReasons } from './text/removal-reasons.ts';
import type { Line } from './text/sentence.ts';

const golden = (name: string) => join(import.meta.dirname, `golden/${name}.txt`);
const counts = (pools: Pools) =>
  Object.entries(pools)
    .map(([slot, options]) => `${slot} ${options.length}`)
    .join(' ');
const marks = (pools: Pools) =>
  shortHash(Object.values(pools).map((options) => options.map(({ garment, cost }) => [garment.id, cost])));

test('what may be worn is what might', () => {
  const lines = PEOPLE.flatMap((person) =>
    fortnightOf(person).map(({ brief }) => {
      const { pools, conditions } = openWardrobe(brief);
      const every = openEveryStyle(brief);
      return [counts(pools), marks(pools), counts(every), marks(every), shortHash(conditions)].join(' | ');
    }),
  );
  expectGolden(golden('shelves'), lines);
});

const LAYERED = [
  [
    'oxford-shirt:sky',
    'crew-knit:oat',
    'straight-jeans:denim',
    'wool-coat:camel',
    'wool-scarf:grey',
    'leather-gloves:black',
    'wool-beanie:charcoal',
  ],
  ['cotton-tee:white', 'fine-cardigan:camel', 'chinos:navy', 'trench:sand'],
  ['oxford-shirt:sky', 'wool-trousers:charcoal', 'wool-blazer:navy', 'wool-scarf:grey'],
  ['cotton-tee:white', 'linen-trousers:navy', 'cotton-jacket:stone'],
  ['breton-top:cream+navy', 'fine-cardigan:camel', 'straight-jeans:denim'],
  ['cotton-tee:white', 'straight-jeans:denim', 'parka:navy', 'fine-cardigan:camel', 'wool-beanie:charcoal'],
];

/** A day in whole degrees, with a noon, an evening and gusts of its own. */
function dayOf(number: number) {
  const chance = seededRandom(`layers ${number}`);
  const whole = (low: number, high: number) => low + Math.floor(chance.next() * (high - low + 1));
  const [from, to, start, rise, fall, peak] = [
    whole(6, 12),
    whole(15, 21),
    whole(40, 66),
    whole(6, 28),
    whole(0, 14),
    whole(12, 16),
  ];
  const wind = chance.pick([1, 2, 2, 2, 3, 3, 6, 8.9]);
  const at = Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, step) => {
      const hour = from + step;
      const climbed = Math.min(1, step / Math.max(1, peak - from));
      const tempF = Math.round(start + rise * climbed - (hour > peak ? (fall * (hour - peak)) / 4 : 0));
      const condition: Condition = number % 9 === 4 ? 'Rain' : 'Clouds';
      return [
        hour,
        {
          tempF,
          windMs: chance.next() < 0.06 ? 9.5 : wind,
          condition,
          precipitationMm: condition === 'Rain' ? 0.5 : 0,
        },
      ];
    }),
  );
  const brief = {
    context: chance.pick([null, 'work', 'leisure'] as const),
    ...(number % 11 === 5 ? { source: 'seasonal' as const } : {}),
  };
  return dressDay(LAYERED[number % LAYERED.length]!, { brief, at, from, to });
}

test('what is told off and on is what was told', () => {
  const lines = Array.from({ length: 420 }, (_, number) => {
    const facts = dayOf(number);
    const said: Line =
      number % 7 === 3 ? { text: 'It is right for inside as well.', tells: ['indoors'] } : '';
    const told = removalReasons(facts, said, seededRandom(`said ${number}`));
    const temps = facts.brief.hours.map(({ hour, tempF }) => `${hour}:${tempF}`).join(' ');
    return [temps, ...told.map(({ text, off }) => `${text} ${JSON.stringify(off)}`)].join(' | ');
  });
  expectGolden(golden('layers'), lines);
});
