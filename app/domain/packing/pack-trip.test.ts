import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comfortViolations } from '../../../tests/styling/sample-briefs.ts';
import { typicalHours } from '../climate/typical-day.ts';
import { addDays } from '../time/local-day.ts';
import { GENDERS, STYLE_IDS } from '../preferences/style.ts';
import type { StylingBrief } from '../styling/input/brief.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { LONG } from '../../../tests/runner/long-run.ts';
import type { WeatherHour } from '../weather/weather.ts';
import { packTripInSteps, packTripPieces, type TripDay } from './pack-trip.ts';

const PLACES = [
  { name: 'Porto, PT', lat: 41.15, lon: -8.61, zone: 'Europe/Lisbon' },
  { name: 'Helsinki, FI', lat: 60.17, lon: 24.94, zone: 'Europe/Helsinki' },
  { name: 'Singapore, SG', lat: 1.29, lon: 103.85, zone: 'Asia/Singapore' },
] as const;

interface Asked {
  place?: (typeof PLACES)[number];
  from?: string;
  days?: number;
  gender?: StylingBrief['gender'];
  styles?: StylingBrief['styles'];
  seed?: string;
  /** Days on which it rains. */
  wet?: readonly number[];
}

function tripOf({ place = PLACES[0], from = '2026-12-04', days = 4, wet = [], ...over }: Asked): TripDay[] {
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    const rains = (hour: WeatherHour): WeatherHour => ({ ...hour, precipitationMm: 0.6, condition: 'Rain' });
    const dry = typicalHours(place.lat, place.lon, place.zone, date).slice(9, 20);
    const brief: StylingBrief = {
      gender: over.gender ?? 'female',
      styles: over.styles ?? ['classic', 'casual'],
      daypart: 'morning',
      hours: wet.includes(index) ? dry.map(rains) : dry,
      placeName: place.name,
      source: 'seasonal',
      recent: [],
      seed: over.seed ?? 'trip',
    };
    return { date, brief, sureness: 'usual' };
  });
}

const counted = (slot: string) => !['base', 'legwear', 'umbrella'].includes(slot);

test(
  'every day is dressed by what is packed, and everything that is packed is worn',
  { timeout: 120_000 },
  () => {
    const asked = fc.record({
      place: fc.constantFrom(...PLACES),
      from: fc.constantFrom('2026-01-10', '2026-04-18', '2026-07-24', '2026-12-04'),
      days: fc.integer({ min: 1, max: 7 }),
      gender: fc.constantFrom(...GENDERS),
      styles: fc.subarray([...STYLE_IDS], { minLength: 1 }),
      seed: fc.string(),
      wet: fc.subarray([0, 1, 2]),
    });
    fc.assert(
      fc.property(asked, (one) => {
        const trip = tripOf(one);
        const { pieces, days } = packTripPieces(trip);
        const packed = new Set(pieces.map(({ id }) => id));
        expect(packed.size).toBe(pieces.length);
        const worn = days.map(({ look }) =>
          look.garments.filter(({ slot }) => counted(slot)).map(({ id }) => id),
        );
        expect(new Set(worn.flat())).toEqual(packed);
        days.forEach(({ look }, day) => expect(comfortViolations(look, trip[day]!.brief.hours)).toEqual([]));
        for (const piece of pieces.filter(({ slot }) => slot === 'top' || slot === 'dress'))
          // Twice; where hot days of one loud style leave too few of them, twice as often (MORE_WEARS).
          expect(worn.filter((ids) => ids.includes(piece.id)).length).toBeLessThanOrEqual(4);
      }),
      { numRuns: LONG ? 100 : 10 },
    );
  },
);

test('four days in Porto need few pieces, an umbrella among the rest', () => {
  const { pieces, days, besides } = packTripPieces(tripOf({ wet: [1, 2] }));
  expect(days).toHaveLength(4);
  expect(pieces.length).toBeLessThanOrEqual(9);
  const wearsOf = (id: string) =>
    days.filter(({ look }) => look.garments.some((one) => one.id === id)).length;
  for (const { id, slot } of pieces)
    if (slot === 'top' || slot === 'dress') expect(wearsOf(id)).toBeLessThanOrEqual(2);
  expect(besides[0]).toBe('underwear');
  expect(besides).toContain('an umbrella');
});

/** A trip of four days, each from so many °C in the morning to six more at noon. */
const tripAt = (celsius: readonly number[], asked: Asked): TripDay[] =>
  tripOf({ ...asked, days: celsius.length }).map((day, index) => ({
    ...day,
    brief: {
      ...day.brief,
      hours: day.brief.hours.map((hour, at) => ({
        ...hour,
        tempF: 32 + 1.8 * (celsius[index]! + 6 * Math.sin((at / 10) * Math.PI)),
      })),
    },
  }));

test.each([
  ['6 to 14 °C, dry', [6, 7, 8, 6], [], 1],
  ['6 to 15 °C, rain on two days', [6, 9, 7, 8], [1, 2], 1],
  ['0 to 8 °C, dry', [0, 1, 2, 1], [], 1],
  ['1 to 8 °C, rain on one day', [2, 1, 2, 1], [2], 2],
])('%s: few coats, and two pairs of shoes', (_, celsius, wet, most) => {
  for (const gender of GENDERS)
    for (const styles of [['classic', 'casual'], ['trendy'], ['professional']] as const)
      for (const seed of ['a', 'b', 'c']) {
        const { pieces } = packTripPieces(tripAt(celsius, { gender, styles: [...styles], seed, wet }));
        const coats = pieces.filter(({ slot }) => slot === 'coat');
        const who = `${gender} ${styles.join()} ${seed}: ${coats.map(({ id }) => id).join()}`;
        expect(coats.length, who).toBeLessThanOrEqual(most);
        if (coats.length === 2)
          expect(
            coats.some(({ id }) => garmentById(id)?.weather.rain === 'protects'),
            who,
          ).toBe(true);
        // Frost and rain ask for boots of two kinds.
        expect(pieces.filter(({ slot }) => slot === 'shoes').length, who).toBeLessThanOrEqual(most + 1);
      }
});

test('the same trip packs the same', () => {
  expect(packTripPieces(tripOf({}))).toEqual(packTripPieces(tripOf({})));
});

test('a trip is packed in steps, with a rest after each search of a day', () => {
  const trip = tripOf({ days: 5 });
  const steps = packTripInSteps(trip);
  let rests = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) rests++;
  expect(rests).toBeGreaterThan(5 * 5);
  expect(step.value).toEqual(packTripPieces(trip));
});

test('the sweaters and tops that are packed are worn in turn', () => {
  const helsinki = tripOf({ place: PLACES[1], from: '2026-01-10', days: 6 });
  const worn = packTripPieces(helsinki).days.map(({ look }) =>
    look.garments.filter(({ slot }) => slot === 'top' || slot === 'knitwear').map(({ id }) => id),
  );
  const again = worn.flatMap((ids, day) => ids.filter((id) => worn[day - 1]?.includes(id)));
  expect(again.length).toBeLessThanOrEqual(1);
});

test('no two pieces of one kind are packed in one color: they would be taken for the same', () => {
  for (const place of [PLACES[0], PLACES[1]])
    for (const styles of [['classic', 'casual'], ['trendy']] as const)
      for (const from of ['2026-01-10', '2026-12-04']) {
        const { pieces } = packTripPieces(tripOf({ place, from, styles: [...styles], days: 5, wet: [1, 3] }));
        const kinds = pieces
          .filter(({ slot }) => ['coat', 'knitwear', 'top', 'bottom', 'dress'].includes(slot))
          .map(({ id, slot, drawing }) => `${slot} ${drawing.kind} ${id.split(':')[1]}`);
        expect(kinds).toEqual([...new Set(kinds)]);
      }
});
