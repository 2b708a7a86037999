import { expect, test } from 'vitest';
import { descriptionSkeletons } from '../../../../tests/styling/opening-skeleton.ts';
import { STYLE_IDS } from '../../preferences/style.ts';
import type { WeatherHour } from '../../weather/weather.ts';
import type { RecentLook, StylingBrief } from '../input/brief.ts';
import { compose } from '../composer.ts';
import { isPlural } from '../../wardrobe/glossary.ts';
import { capitalize } from '../../text-format/capitalized.ts';
import { formatList } from '../../text-format/listed.ts';
import { hourWord } from './look-facts.ts';

function hours(tempF: (hour: number) => number, extra: Partial<WeatherHour> = {}): WeatherHour[] {
  return Array.from({ length: 12 }, (_, index) => ({
    at: '2026-11-20T00:00:00Z',
    hour: 8 + index,
    date: '2026-11-20',
    tempF: tempF(8 + index),
    windMs: 2,
    humidity: 60,
    precipitationMm: 0,
    snow: false,
    cloud: 0.4,
    uv: 1,
    condition: 'Partly Cloudy' as const,
    ...extra,
  }));
}

const brief = (seed: string, given: Partial<StylingBrief> = {}): StylingBrief => ({
  gender: 'female',
  styles: [...STYLE_IDS],
  daypart: 'morning',
  hours: hours((hour) => 57 + 14 * Math.sin(((hour - 7) / 16) * Math.PI)),
  placeName: 'Lisbon',
  recent: [],
  seed,
  ...given,
});

test('small words', () => {
  expect([0, 8, 12, 13, 20].map(hourWord)).toEqual([
    'midnight',
    'eight',
    'noon',
    'one',
    'eight in the evening',
  ]);
  expect(['jeans', 'dress', 'coat', 'chinos'].map(isPlural)).toEqual([true, false, false, true]);
  expect(formatList(['a', 'b', 'c'])).toBe('a, b and c');
  expect(formatList(['a'])).toBe('a');
  expect(capitalize('oat')).toBe('Oat');
});

test('the first sentence stands alone: it names what is seen, in one breath', () => {
  for (let index = 0; index < 40; index++) {
    const { description, look } = compose(brief(`first ${index}`));
    const first = description.split(/(?<=[.?])\s/)[0] ?? '';
    expect(first.length).toBeLessThan(150);
    const named = look.garments.filter(({ name }) => first.toLowerCase().includes(name.toLowerCase()));
    // A suit is named as one, jacket and trousers.
    expect(named.length + (/ suit\b/.test(first) ? 1 : 0)).toBeGreaterThanOrEqual(2);
    expect(named.length).toBeLessThanOrEqual(5);
  }
});

test('openings vary in build and words', () => {
  const openings = new Set<string>();
  const starts = new Set<string>();
  for (let index = 0; index < 30; index++) {
    const { description } = compose(brief(`vary ${index}`));
    openings.add(description.split(/(?<=[.?])\s/)[0] ?? '');
    starts.add(description.split(' ').slice(0, 3).join(' '));
  }
  expect(openings.size).toBeGreaterThanOrEqual(29);
  expect(starts.size).toBeGreaterThanOrEqual(15);
});

test('a day that warms up: which layer comes off and when, as the receipt has it', () => {
  const { reasons, receipt } = compose(brief('shed', { styles: ['classic'] }));
  const shed = reasons.find(({ fact }) => fact === 'shed');
  expect(receipt.shed).toBeDefined();
  expect(shed?.text).toMatch(/come off|take the|won't need the|[Cc]arry the/);
  const told = receipt.hours.filter(
    ({ hour, tempF }) =>
      shed?.text.includes(`${hourWord(hour)} it's ${tempF}`) ||
      shed?.text.includes(`${hourWord(hour)}, when it's ${tempF}`),
  );
  const layer = receipt.layers?.find(({ garmentId }) => garmentId === receipt.shed?.garmentId);
  const left = receipt.hours[0];
  expect(told).toHaveLength(1);
  expect(layer?.wornHours).not.toContain(told[0]?.hour);
  expect((told[0]?.tempF ?? 0) - (left?.tempF ?? 99)).toBeGreaterThanOrEqual(4);
});

test('deep cold says minutes and never that it is warm enough', () => {
  const { reasons, receipt } = compose(brief('cold', { hours: hours(() => -10) }));
  const text = reasons.map((reason) => reason.text).join(' ');
  expect(receipt.minutesOutdoors).toBeGreaterThan(0);
  expect(text).toMatch(/about (?:half|three quarters of) an hour outside at a time/);
  expect(text).not.toMatch(/[Ww]arm enough|perfect/);
});

test('rain is told with its hour and what keeps it off', () => {
  const wet = hours(() => 52).map((hour) => ({ ...hour, precipitationMm: hour.hour >= 14 ? 1.5 : 0 }));
  const { reasons, look } = compose(brief('rain', { hours: wet }));
  const rain = reasons.find(({ fact }) => fact === 'rain')?.text ?? '';
  expect(rain).toMatch(
    /^Rain from two in the afternoon[:,] .*(?:keeps it off|keeps you dry|is for|with you|take the umbrella)\.$/,
  );
  expect(look.garments.some(({ slot }) => slot === 'coat' || slot === 'jacket' || slot === 'umbrella')).toBe(
    true,
  );
});

test('strong sun names the index, and the hat once in a card', () => {
  const { reasons, description } = compose(brief('sun', { hours: hours(() => 82, { uv: 8, cloud: 0 }) }));
  const why = reasons.find(({ fact }) => fact === 'sun')?.text ?? '';
  expect(why).toMatch(/UV reaches 8 at eight|At eight UV reaches 8|at eight, UV 8|UV 8 at eight/);
  expect(`${description} ${why}`.match(/\b(hat|cap)\b/g)).toHaveLength(1);
});

test('nobody reads one build of a sentence, nor a title, twice within ten days', () => {
  for (const style of STYLE_IDS) {
    const recent: RecentLook[] = [];
    const read: string[] = [];
    for (let day = 1; day <= 10; day++) {
      const date = `2026-11-${String(day).padStart(2, '0')}`;
      const asked = brief(`fortnight ${style} ${day}`, { styles: [style], recent: [...recent] });
      const outfit = compose({ ...asked, hours: asked.hours.map((hour) => ({ ...hour, date })) });
      const { title, description, look } = outfit;
      expect(recent.map((one) => one.title)).not.toContain(title);
      read.push(...descriptionSkeletons(outfit));
      recent.unshift({ date, title, description, garmentIds: look.garments.map(({ id }) => id) });
    }
    const again = read.filter((one, index) => read.indexOf(one) < index);
    expect(again.length / read.length, again.join(' | ')).toBeLessThan(0.03);
  }
});

test('a title that she has read within a month does not come back', () => {
  for (const style of STYLE_IDS) {
    const titlesRead: string[] = [];
    for (let day = 1; day <= 30; day++) {
      const { title } = compose(brief(`month ${style} ${day}`, { styles: [style], titlesRead }));
      expect(titlesRead).not.toContain(title);
      titlesRead.push(title);
    }
  }
});

test('a first sentence has one colon', () => {
  for (let index = 0; index < 60; index++) {
    const [first = ''] = compose(brief(`colon ${index}`)).description.split(/(?<=[.?])\s/);
    expect(first.match(/:/g) ?? [], first).toHaveLength(1);
  }
});
