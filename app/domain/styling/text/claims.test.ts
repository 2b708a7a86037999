import { expect, test } from 'vitest';
import { risingDay } from '../../../../tests/styling/sample-briefs.ts';
import { isWet, unsupportedClaims } from '../../../../tests/styling/claim-checker.ts';
import { GENDERS, STYLE_IDS } from '../../preferences/style.ts';
import { PALETTE, type ColorName } from '../../wardrobe/palette.ts';
import { WARDROBE } from '../../wardrobe/wardrobe.ts';
import type { Affinities, StylingBrief } from '../input/brief.ts';
import { seededRandom, type SeededRandom } from '../seeded-random.ts';
import { compose } from '../composer.ts';
import { SILHOUETTES } from '../../looks/silhouette.ts';
import { LONG } from '../../../../tests/runner/long-run.ts';

// `npm run test:long` reads the full number.
const OUTFITS = LONG ? 5000 : 80;

/** A few likings and dislikings of everything that taste is about. */
function tastesOf(chance: SeededRandom): Affinities {
  const some = <T extends string>(ids: readonly T[]) =>
    Object.fromEntries(
      ids.filter(() => chance.next() < 0.12).map((id) => [id, chance.next() * 1.6 - 0.8]),
    ) as Partial<Record<T, number>>;
  if (chance.next() < 0.5) return {};
  return {
    ...{
      style: some(STYLE_IDS),
      silhouette: some(SILHOUETTES),
      color: some(Object.keys(PALETTE) as ColorName[]),
    },
    garment: some(WARDROBE.map(({ id }) => id)) as Record<string, number>,
  };
}

function briefOf(index: number): StylingBrief {
  const chance = seededRandom(`claims ${index}`);
  const base = -10 + chance.next() * 105;
  const swing = chance.next() * 25;
  const wetFrom = chance.next() < 0.3 ? Math.floor(chance.next() * 12) : 99;
  const [windMs, cloud, uv] = [chance.next() * 12, chance.next(), chance.next() * 10];
  const length = 3 + Math.floor(chance.next() * 12);
  const hours = risingDay({ base, swing, windMs, gust: 0.7, cloud, uv, wetFrom, mm: 1, length });
  return {
    gender: chance.pick(GENDERS),
    styles: chance.next() < 0.1 ? [] : [chance.pick(STYLE_IDS)],
    daypart: 'morning',
    hours,
    placeName: 'Lisbon',
    source: chance.next() < 0.2 ? 'seasonal' : 'met-norway',
    note: 'Typical for May',
    recent: [],
    seed: `claims ${index}`,
    offsetC: chance.next() < 0.3 ? Math.round(chance.next() * 8 - 4) : 0,
    modesty: {
      ...(chance.next() < 0.15 && { sleeve: chance.pick([0.5, 1]) }),
      ...(chance.next() < 0.15 && { hem: chance.pick([1, 1.2, 1.8]) }),
      ...(chance.next() < 0.15 && { coveredNeck: true }),
      ...(chance.next() < 0.15 && { headCover: true }),
    },
    heelMax: chance.pick([0, 1, 2, 3, 3, 3]),
    affinities: tastesOf(chance),
    trialC: chance.next() < 0.2 ? Math.round(chance.next() * 6 - 3) : 0,
  };
}

test(`${OUTFITS} outfits make no claim in "why" that receipt, look and weather do not bear out`, () => {
  for (let index = 0; index < OUTFITS; index++) {
    const brief = briefOf(index);
    const outfit = compose(brief);
    expect(outfit.reasons.length).toBeGreaterThan(0);
    expect(unsupportedClaims({ brief, outfit }), JSON.stringify(outfit.receipt)).toEqual([]);
  }
}, 300_000);

test('hours, temperatures and garments told in the description are those of the receipt and the look', () => {
  for (let index = 0; index < OUTFITS / 2; index++) {
    const brief = briefOf(index);
    const outfit = compose(brief);
    const temps = new Set(outfit.receipt.hours.map(({ tempF }) => tempF));
    for (const [, told] of outfit.description.matchAll(/(-?\d+)°F/g))
      expect(temps, outfit.description).toContain(Number(told));
    for (const [, told] of outfit.description.matchAll(/about (\d+) minutes/g))
      expect(outfit.receipt.minutesOutdoors).toBe(Number(told));
    if (/\brain\b|\bsnow\b/i.test(outfit.description))
      expect(
        brief.hours.some(isWet) || /No rain in sight|snow boots/.test(outfit.description),
        outfit.description,
      ).toBe(true);
    expect(outfit.description.split(/(?<=[.?])\s/)[0]).not.toMatch(
      /thermal|base layer|merino leggings|socks/,
    );
  }
}, 300_000);

test('the reader does not believe everything', () => {
  const brief = briefOf(1);
  const outfit = compose(brief);
  for (const text of [
    'Warm enough for 12°F at nine.',
    'Perfect for the beach.',
    'Snow from three: the coat keeps it off.',
    'As you asked: long sleeves and your head covered by the headscarf.',
    "You've favorited looks with camel before; today it's in the coat.",
    "Inside, with the coat off, you're comfortable at 31°F.",
    'Fuchsia and mustard belong to one family of color.',
    'Dressed as if it were 3°F colder, because you feel the cold more than most.',
  ]) {
    expect(unsupportedClaims({ brief, outfit: { ...outfit, reasons: [{ fact: 'comfort', text }] } })).toEqual(
      [text],
    );
  }
});
