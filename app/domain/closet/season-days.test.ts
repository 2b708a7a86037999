import { expect, test } from 'vitest';
import { typicalHours } from '../climate/typical-day.ts';
import { wetDayShare } from '../climate/wet-days.ts';
import { seasonDays } from './season-days.ts';

const NEW_YORK = { lat: 40.7, lon: -74, timeZone: 'America/New_York' };
const FROM = '2026-11-20';
const DAYS = seasonDays(NEW_YORK, FROM);
/** The middles of three thirds of 91 days. */
const MIDDLES = ['2026-12-05', '2027-01-05', '2027-02-04'];

test('a season is 91 days in eighteen kinds: of each third half are usual, a quarter colder, a quarter warmer', () => {
  expect(DAYS).toHaveLength(18);
  expect(DAYS.reduce((sum, { days }) => sum + days, 0)).toBeCloseTo(91, 9);
  MIDDLES.forEach((middle, part) => {
    const wet = wetDayShare(NEW_YORK.lat, NEW_YORK.lon, middle);
    const third = DAYS.slice(part * 6, part * 6 + 6);
    [0.25, 0.5, 0.25].forEach((share, i) => {
      const [dry, rainy] = third.slice(i * 2);
      expect([dry?.isWet, rainy?.isWet]).toEqual([false, true]);
      expect(dry?.days).toBeCloseTo((91 / 3) * share * (1 - wet), 9);
      expect(rainy?.days).toBeCloseTo((91 / 3) * share * wet, 9);
    });
  });
});

test('each day is that of the middle of its third, at eight, one and six; colder and warmer by four degrees', () => {
  MIDDLES.forEach((middle, part) => {
    const usual = typicalHours(NEW_YORK.lat, NEW_YORK.lon, NEW_YORK.timeZone, middle).filter(({ hour }) =>
      [8, 13, 18].includes(hour),
    );
    [-7.2, 0, 7.2].forEach((offF, i) => {
      const { hours } = DAYS[part * 6 + i * 2]!;
      expect(hours).toEqual(usual.map((hour) => ({ ...hour, tempF: Math.round(hour.tempF + offF) })));
    });
  });
});

test('on a wet day it rains on the way there and back, under a closed sky; at 34 °F and below it snows', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 18; i += 2) {
    const [dry, wet] = [DAYS[i]!, DAYS[i + 1]!];
    wet.hours.forEach((hour, at) => {
      const before = dry.hours[at]!;
      expect(hour).toMatchObject({ cloud: 0.95, tempF: before.tempF, uv: before.uv * 0.4 });
      expect(hour.humidity).toBe(Math.max(85, before.humidity));
      const snow = at !== 1 && hour.tempF <= 34;
      expect(hour).toMatchObject({
        precipitationMm: at === 1 ? 0 : 1.2,
        ...{ snow, condition: at === 1 ? 'Cloudy' : snow ? 'Snow' : 'Rain' },
      });
      seen.add(hour.condition);
    });
  }
  expect(seen).toEqual(new Set(['Cloudy', 'Snow', 'Rain']));
});

test('34 °F is the last degree of snow', () => {
  const hours = ['2026-11-20', '2026-12-20', '2026-02-01', '2026-03-15'].flatMap((from) =>
    [38, 40.7, 42, 44, 46].flatMap((lat) =>
      seasonDays({ ...NEW_YORK, lat }, from).flatMap((day) => (day.isWet ? day.hours : [])),
    ),
  );
  const skies = (tempF: number) =>
    new Set(
      hours.filter((hour) => hour.hour !== 13 && hour.tempF === tempF).map(({ condition }) => condition),
    );
  expect([skies(34), skies(35)]).toEqual([new Set(['Snow']), new Set(['Rain'])]);
});
