import { expect, test } from 'vitest';
import { deliveryDate, minuteOfDay, nextDelivery } from './delivery-instant.ts';
import { addDays, localTime, zoneOffset } from '../time/local-day.ts';
import { LONG } from '../../../tests/runner/long-run.ts';

// Two years of every zone that this machine knows (`npm run test:long`); a seeded sample of them in `npm test`.
const ZONES = Intl.supportedValuesOf('timeZone');
/** Zones whose clocks change in odd ways come always: by half an hour, at midnight, for a month, never, 45 minutes off. */
const ODD = [
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Beirut',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'America/Nuuk',
  'Antarctica/Troll',
  'America/St_Johns',
];
const STEP = 41;
const some = LONG ? ZONES : [...new Set([...ODD, ...ZONES.filter((_, i) => i % STEP === 17)])];
const TIMES = ['00:00', '00:05', '01:59', '02:30', '03:00', '08:00', '23:59'];

// 2027-12-31 and the leap day of 2028 are among them.
const FROM = Date.UTC(2027, 5, 30, 12);
const UNTIL = Date.UTC(2029, 5, 30, 12);
const DAY = 86_400_000;

test('the sample is a real one', () => {
  expect(ZONES.length).toBeGreaterThan(400);
  expect(some.length).toBeGreaterThan(15);
});

/** What is wrong with two years of one wish; [] when every local date is delivered once and at its minute. */
function faults(zone: string, time: string): string[] {
  const found: string[] = [];
  const wish = minuteOfDay(time);
  let instant = nextDelivery(zone, time, FROM);
  let expected = deliveryDate(instant, zone);
  while (instant < UNTIL) {
    const { date, hour, minute } = localTime(instant, zone);
    const shown = hour * 60 + minute;
    const where = `${zone} ${time} ${new Date(instant).toISOString()}`;
    if (date !== expected) found.push(`${where}: for ${date}, not ${expected}`);
    if (shown !== wish) {
      // Only where the clocks skipped the wished minute: right after the gap, or before one that ends the date.
      const gap = zoneOffset(instant, zone) - zoneOffset(instant - 60_000, zone);
      const ending = zoneOffset(instant + 60_000, zone) - zoneOffset(instant, zone);
      const isAfter = gap > 0 && shown > wish && shown - wish <= gap;
      const isBefore = ending > 0 && shown < wish && localTime(instant + 60_000, zone).date !== date;
      if (!isAfter && !isBefore) found.push(`${where}: at ${hour}:${minute}`);
    } else if (wasShownBefore(instant, zone, wish)) found.push(`${where}: the second time of two`);
    expected = addDays(date, 1);
    const next = nextDelivery(zone, time, instant);
    if (next <= instant) found.push(`${where}: does not move on`);
    instant = next;
  }
  return found;
}

/** Clocks go back: the same minute was shown up to two hours earlier on the same date. */
function wasShownBefore(instant: number, zone: string, wish: number): boolean {
  const back = zoneOffset(instant - 3 * 3_600_000, zone) - zoneOffset(instant, zone);
  if (back <= 0) return false;
  const before = localTime(instant - back * 60_000, zone);
  return before.hour * 60 + before.minute === wish && before.date === localTime(instant, zone).date;
}

test('every local date of two years is delivered once, at its minute', { timeout: 900_000 }, () => {
  const found: string[] = [];
  for (const [i, zone] of some.entries()) {
    // By turns, two for each zone; the last minute always where the clocks are odd.
    const turns = [TIMES[i % 7] ?? '', TIMES[(i + 3) % 7] ?? '', ...(ODD.includes(zone) ? ['23:59'] : [])];
    const times = LONG ? TIMES : new Set(turns);
    for (const time of times) found.push(...faults(zone, time));
  }
  expect(found).toEqual([]);
});

test('any change of zone or time on the way: no instant twice, never in the past, at most 26 hours ahead', () => {
  // A generator of its own, so that a failure is the same tomorrow.
  let seed = 20_261_120;
  const chance = (n: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed % n;
  };
  for (let run = 0; run < (LONG ? 20_000 : 600); run++) {
    let at = FROM + chance(700) * DAY + chance(1440) * 60_000;
    for (let leg = 0; leg < 4; leg++) {
      const zone = ZONES[chance(ZONES.length)] ?? 'UTC';
      const time = `${String(chance(24)).padStart(2, '0')}:${String(chance(60)).padStart(2, '0')}`;
      const next = nextDelivery(zone, time, at);
      expect(next, `${zone} ${time} after ${new Date(at).toISOString()}`).toBeGreaterThan(at);
      expect(next - at).toBeLessThanOrEqual(26 * 3_600_000);
      expect(next % 60_000).toBe(0);
      at = next;
    }
  }
});

test('a leap day is a day like any other, and the year turns', () => {
  const at = (iso: string) => Date.parse(iso);
  const dateAfter = (iso: string) => {
    const instant = nextDelivery('Europe/Lisbon', '08:00', at(iso));
    return deliveryDate(instant, 'Europe/Lisbon');
  };
  expect(dateAfter('2028-02-28T09:00:00Z')).toBe('2028-02-29');
  expect(dateAfter('2028-02-29T09:00:00Z')).toBe('2028-03-01');
  expect(dateAfter('2027-02-28T09:00:00Z')).toBe('2027-03-01');
  expect(dateAfter('2028-12-31T09:00:00Z')).toBe('2029-01-01');
});
