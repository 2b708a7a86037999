import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryDate, instantOn, minuteOfDay, nextDelivery } from './delivery-instant.ts';
import { addDays, localTime } from '../time/local-day.ts';

const at = (iso: string) => Date.parse(iso);
const next = (zone: string, time: string, after: string) =>
  new Date(nextDelivery(zone, time, at(after))).toISOString();

test('today when it is still to come, tomorrow when it has been, never the same instant again', () => {
  expect(next('America/New_York', '08:00', '2026-11-20T10:00:00Z')).toBe('2026-11-20T13:00:00.000Z');
  expect(next('America/New_York', '08:00', '2026-11-20T13:00:00Z')).toBe('2026-11-21T13:00:00.000Z');
  expect(next('Asia/Kolkata', '07:00', '2026-11-20T02:00:00Z')).toBe('2026-11-21T01:30:00.000Z');
  expect(next('Asia/Kathmandu', '07:00', '2026-11-20T00:00:00Z')).toBe('2026-11-20T01:15:00.000Z');
});

// [zone, wish, after, expected]: clocks go forward (wish inside the gap), clocks go back (wish shown twice).
test.each([
  ['America/New_York', '02:30', '2026-03-08T06:00:00Z', '2026-03-08T07:00:00.000Z'],
  ['America/New_York', '01:30', '2026-11-01T05:00:00Z', '2026-11-01T05:30:00.000Z'],
  ['Europe/Berlin', '02:15', '2025-03-30T00:00:00Z', '2025-03-30T01:00:00.000Z'],
  ['Europe/Berlin', '02:15', '2025-10-25T22:00:00Z', '2025-10-26T00:15:00.000Z'],
  ['Europe/London', '01:00', '2027-03-28T00:00:00Z', '2027-03-28T01:00:00.000Z'],
  ['Australia/Lord_Howe', '02:10', '2026-10-03T14:00:00Z', '2026-10-03T15:30:00.000Z'],
  ['Australia/Lord_Howe', '01:45', '2026-04-04T14:00:00Z', '2026-04-04T14:45:00.000Z'],
  ['Africa/Cairo', '00:30', '2026-04-23T20:00:00Z', '2026-04-23T22:00:00.000Z'],
  // The clocks skip 23:00 to 24:00: the last minute before.
  ['America/Nuuk', '23:59', '2028-03-25T12:00:00Z', '2028-03-26T00:59:00.000Z'],
  ['America/Santiago', '00:00', '2026-09-06T03:00:00Z', '2026-09-06T04:00:00.000Z'],
] as const)('%s at %s', (zone, time, after, expected) => {
  expect(next(zone, time, after)).toBe(expected);
});

test('after the first of two 01:30s the next one is tomorrow', () => {
  expect(next('America/New_York', '01:30', '2026-11-01T05:30:00Z')).toBe('2026-11-02T06:30:00.000Z');
});

test('a date that the zone skipped has no delivery, and the next one is found', () => {
  expect(instantOn('2011-12-30', 480, 'Pacific/Apia')).toBeNull();
  expect(next('Pacific/Apia', '08:00', '2011-12-29T20:00:00Z')).toBe('2011-12-30T18:00:00.000Z');
});

const ZONES = [
  'UTC',
  'America/Los_Angeles',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'America/Nuuk',
  'America/Havana',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Helsinki',
  'Europe/Chisinau',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Jerusalem',
  'Asia/Beirut',
  'Asia/Tehran',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const TIME = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const INSTANT = fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2027-12-30T00:00:00Z') });

test('each delivery is after the last, for the next date, at the wished time or just after a gap', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), TIME, INSTANT, (zone, time, after) => {
      const first = nextDelivery(zone, time, after);
      const second = nextDelivery(zone, time, first);
      expect(first).toBeGreaterThan(after);
      expect(first - after).toBeLessThanOrEqual(26 * 3_600_000);
      expect(deliveryDate(second, zone)).toBe(addDays(deliveryDate(first, zone), 1));
      const local = localTime(first, zone);
      const late = local.hour * 60 + local.minute - minuteOfDay(time);
      // Early only where the clocks skip the end of the date.
      const endsDate = localTime(first + 60_000, zone).date !== local.date;
      expect(late).toBeGreaterThanOrEqual(endsDate ? -60 : 0);
      expect(late).toBeLessThanOrEqual(60);
      expect(first % 60_000).toBe(0);
    }),
    { numRuns: 400 },
  );
});

test('exactly once for every local date of 2026, in every zone', () => {
  for (const zone of ZONES) {
    for (const time of ['00:30', '02:30']) {
      let instant = at('2025-12-31T23:00:00Z') - 86_400_000;
      const dates: string[] = [];
      while (instant < at('2027-01-02T00:00:00Z')) {
        instant = nextDelivery(zone, time, instant);
        dates.push(deliveryDate(instant, zone));
      }
      dates.forEach((date, index) => {
        const before = dates[index - 1];
        if (before) expect(date).toBe(addDays(before, 1));
      });
      expect(dates.length).toBeGreaterThan(365);
    }
  }
});

test('a time or zone that does not exist is refused', () => {
  expect(() => nextDelivery('UTC', '24:00', 0)).toThrow(RangeError);
  expect(() => nextDelivery('UTC', '8:00', 0)).toThrow(RangeError);
  expect(() => nextDelivery('Mars/Olympus', '08:00', 0)).toThrow(RangeError);
});

test.each([
  ['00:00', 0],
  ['00:59', 59],
  ['01:00', 60],
  ['19:30', 1170],
  ['23:59', 1439],
])('%s is minute %d of the day', (time, minute) => {
  expect(minuteOfDay(time)).toBe(minute);
});

test.each(['24:00', '23:60', '7:30', '07:3', '07:300', ' 07:30', '', '0730'])(
  '"%s" is no time of day',
  (time) => {
    expect(() => minuteOfDay(time)).toThrow(RangeError);
  },
);
