// Two weeks from a small closet: the clothes of one morning do not come again within a week while others are right.
import { expect, test } from 'vitest';
import { CAPSULE } from '../../../tests/styling/capsule-wardrobe.ts';
import { hoursOf, PLAIN_BRIEF } from '../../../tests/styling/sample-briefs.ts';
import type { ComposedOutfit, RecentLook, StylingBrief } from '../styling/input/brief.ts';
import { compose } from '../styling/composer.ts';
import { summarizeConditions } from '../styling/input/conditions.ts';
import { activeLines, garmentSides, isForbiddenPair } from '../styling/rules/never-together.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { composeAroundLocked } from '../styling/swap.ts';
import { seededRandom } from '../styling/seeded-random.ts';
import { addDays } from '../time/local-day.ts';
import { LONG } from '../../../tests/runner/long-run.ts';
import { basicPieces } from './piece-kinds.ts';
import type { OwnPiece } from './closet-terms.ts';

const CLOTHES = ['top', 'knitwear', 'bottom', 'dress'];
const FIRST = '2026-05-04';
const DAYS = 14;
const WEEK = 6;

const clothesOf = ({ look: { garments } }: ComposedOutfit): string[] =>
  garments.filter(({ slot }) => CLOTHES.includes(slot)).map(({ id }) => id);

const keyOf = (outfit: ComposedOutfit): string => [...clothesOf(outfit)].sort().join(' ');

/** Mean clo that an hour is out of its band. */
const outOf = ({ receipt: { hours } }: ComposedOutfit): number =>
  hours.reduce(
    (sum, { worn, need }) => sum + Math.max(0, need.min - worn) + Math.max(0, worn - need.max),
    0,
  ) / hours.length;

/** No two of its pieces never meet. */
function isOneLook({ look, style }: ComposedOutfit, { hours }: StylingBrief): boolean {
  const lines = activeLines(summarizeConditions(hours), style);
  const sides = look.garments.map(({ id }) => garmentSides(garmentById(id)!));
  return sides.every((a, at) => sides.slice(at + 1).every((b) => !isForbiddenPair(a, b, lines)));
}

const BASICS: readonly OwnPiece[] = basicPieces('female').map((piece) => ({ ...piece, warmth: 'usual' }));
const twenty = (seed: string): OwnPiece[] => {
  const chance = seededRandom(seed);
  const all = [...CAPSULE, ...BASICS].map((piece) => ({ piece, at: chance.next() }));
  return all
    .sort((a, b) => a.at - b.at)
    .slice(0, 24)
    .map(({ piece }) => piece);
};

const CLOSETS: readonly (readonly [string, readonly OwnPiece[]])[] = [
  ['the 18 basics', BASICS],
  ['a capsule of 20', CAPSULE.slice(0, 20)],
  ...Array.from({ length: LONG ? 12 : 2 }, (_, at) => [`24 pieces, ${at}`, twenty(`closet ${at}`)] as const),
];

/** Days whose weather hardly changes: what tempts most to wear the same again. */
const CLIMATES = [
  { name: 'frost', tempF: 26, swing: 6 },
  { name: 'cool', tempF: 44, swing: 8 },
  { name: 'mild', tempF: 57, swing: 10 },
  { name: 'warm', tempF: 68, swing: 12 },
] as const;

const briefOn = (at: number, climate: (typeof CLIMATES)[number], pieces: readonly OwnPiece[]) => {
  const date = addDays(FIRST, at);
  const hours = hoursOf({
    ...{ tempF: climate.tempF + (at % 3), swing: climate.swing, windMs: 2, humidity: 60, rain: 0 },
    ...{ cloud: 0.6, uv: 2, condition: 'Clouds' as const, from: 8, length: 10 },
  }).map((hour) => ({ ...hour, date }));
  const brief: StylingBrief = {
    ...PLAIN_BRIEF,
    styles: ['casual', 'classic'],
    hours,
    seed: `fortnight ${date}`,
    closet: { from: 'only-mine', pieces },
  };
  return { date, brief };
};

test.each(CLOSETS)('from %s no clothes come twice in a week while others are right', (_, pieces) => {
  const avoidable: string[] = [];
  for (const climate of CLIMATES) {
    let recent: RecentLook[] = [];
    const worn: string[] = [];
    for (let at = 0; at < DAYS; at++) {
      const { date, brief } = briefOn(at, climate, pieces);
      const outfit = compose({ ...brief, recent });
      const week = worn.slice(0, WEEK);
      if (outfit.fromCloset === 'hers' && week.includes(keyOf(outfit))) {
        // Without any one of these clothes there is no look that is about as right, and another.
        for (const gone of clothesOf(outfit)) {
          const fewer = pieces.filter(({ garmentId, color }) => `${garmentId}:${color}` !== gone);
          const other = compose({ ...brief, recent, closet: { from: 'only-mine', pieces: fewer } });
          const isRight =
            other.fromCloset === 'hers' && isOneLook(other, brief) && outOf(other) <= outOf(outfit) + 0.01;
          // Where all that is right was worn this week, at least yesterday's does not come again.
          const isFresh = keyOf(other) !== worn[0] && worn[0] === keyOf(outfit);
          if (isRight && (isFresh || !week.includes(keyOf(other))))
            avoidable.push(`${climate.name} ${at}: ${keyOf(outfit)} again, not ${keyOf(other)}`);
        }
      }
      worn.unshift(keyOf(outfit));
      recent = [{ date, garmentIds: outfit.look.garments.map(({ id }) => id) }, ...recent];
    }
  }
  expect(avoidable).toEqual([]);
});

test('in two mild weeks nothing of a small closet that is for them hangs unworn', () => {
  const pieces = CAPSULE.slice(0, 20);
  let recent: RecentLook[] = [];
  const worn = new Set<string>();
  for (let at = 0; at < DAYS; at++) {
    const { date, brief } = briefOn(at, CLIMATES[2], pieces);
    const outfit = compose({ ...brief, recent });
    for (const { id } of outfit.look.garments) worn.add(id);
    recent = [{ date, garmentIds: outfit.look.garments.map(({ id }) => id) }, ...recent];
  }
  const tops = ['cotton-tee:white', 'breton-top:cream+navy', 'oxford-shirt:sky'];
  expect(tops.filter((id) => !worn.has(id))).toEqual([]);
});

test('a piece that she has locked stays, also in the clothes of yesterday', () => {
  const { brief } = briefOn(1, CLIMATES[2], BASICS);
  const { look } = compose(brief);
  const recent = [{ date: FIRST, garmentIds: look.garments.map(({ id }) => id) }];
  const locked = clothesOf(compose(brief));
  const again = composeAroundLocked({ ...brief, recent }, look, locked);
  expect(clothesOf(again)).toEqual(expect.arrayContaining(locked));
});
