import { expect, test } from 'vitest';
import { openingSkeleton } from '../../../../tests/styling/opening-skeleton.ts';
import { GENDERS, STYLE_IDS } from '../../preferences/style.ts';
import type { WeatherHour } from '../../weather/weather.ts';
import type { ComposedOutfit } from '../input/brief.ts';
import { seededRandom } from '../seeded-random.ts';
import { compose } from '../composer.ts';
import { LONG } from '../../../../tests/runner/long-run.ts';

// `npm run test:long` writes the full number.
const LOOKS = LONG ? 4000 : 600;
/** Of so few looks a little more than one in twenty may share an opening by chance. */
const MOST = LONG ? 0.05 : 0.07;

/** A year of days from deep cold to heat, both gender lines, six styles, every part of the day. */
function lookOf(index: number): ComposedOutfit {
  const chance = seededRandom(`openings ${index}`);
  const base = 5 + chance.next() * 80;
  const wet = chance.next() < 0.25;
  const hours = Array.from({ length: 11 }, (_, step): WeatherHour => ({
    at: '',
    hour: 8 + step,
    date: `2026-05-${String(1 + (index % 28)).padStart(2, '0')}`,
    tempF: base + 12 * Math.sin((step / 12) * Math.PI),
    windMs: 3,
    humidity: 60,
    precipitationMm: wet && step > 3 ? 1 : 0,
    snow: base < 30,
    cloud: 0.5,
    uv: 3,
    condition: 'Clouds',
  }));
  return compose({
    gender: chance.pick(GENDERS),
    styles: [chance.pick(STYLE_IDS)],
    context: chance.pick([null, null, null, 'work', 'leisure', 'special'] as const),
    daypart: 'morning',
    hours,
    placeName: 'Lisbon',
    recent: [],
    seed: `openings ${index}`,
  });
}

const looks = Array.from({ length: LOOKS }, (_, index) => lookOf(index));

test('no opening is shared by more than one look in twenty', () => {
  for (const startOf of [
    openingSkeleton,
    (look: ComposedOutfit) => openingSkeleton(look).split(' ').slice(0, 2).join(' '),
  ]) {
    const counts = new Map<string, number>();
    for (const look of looks) {
      const start = startOf(look);
      // 'X over', 'X with': what is first is another garment every time.
      if (/^X\b.{0,6}$/.test(start)) continue;
      counts.set(start, (counts.get(start) ?? 0) + 1);
    }
    const [most = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1]);
    expect(most[1] / LOOKS, most[0]).toBeLessThanOrEqual(MOST);
  }
});

test('no sentence says the title again, and none says what is absurd', () => {
  for (const { title, description, reasons } of looks) {
    const why = reasons.map(({ text }) => text).join(' ');
    expect(description.toLowerCase()).not.toContain(title.toLowerCase().replace(/^the /, ''));
    expect(`${description} ${why}`).not.toMatch(/\bclo\b|than anyone needs|in any clothes|undefined|NaN/);
    expect(`${description} ${why}`).not.toMatch(/\d°(?!F)/);
    expect(description).not.toMatch(/ {2}|\.\.|,\./);
  }
});
