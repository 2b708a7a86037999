import { expect, test } from 'vitest';
import {
  addDays,
  asUtc,
  daysBetween,
  localDate,
  localHour,
  localTime,
  weekdayOf,
  zoneOffset,
} from './local-day.ts';

const at = (iso: string) => Date.parse(iso);

test('the local date is that of the zone, not of UTC', () => {
  const instant = at('2026-11-20T03:30:00Z');
  expect(localDate(instant, 'America/Los_Angeles')).toBe('2026-11-19');
  expect(localDate(instant, 'Asia/Kolkata')).toBe('2026-11-20');
  expect(localTime(instant, 'Asia/Kathmandu')).toEqual({ date: '2026-11-20', hour: 9, minute: 15 });
  expect(localHour(instant, 'America/Los_Angeles')).toBe(19);
  expect(weekdayOf(localDate(instant, 'America/Los_Angeles'))).toBe('thursday');
});

test('midnight is hour 0', () => {
  expect(localTime(at('2026-01-01T00:00:00Z'), 'UTC')).toEqual({ date: '2026-01-01', hour: 0, minute: 0 });
});

test('offsets in whole minutes, half-hour zones and before 1970 too', () => {
  expect(zoneOffset(at('2026-07-01T12:00:00Z'), 'Australia/Adelaide')).toBe(570);
  expect(zoneOffset(at('2026-01-01T12:00:30Z'), 'America/St_Johns')).toBe(-210);
  expect(zoneOffset(at('1969-06-01T12:00:30Z'), 'UTC')).toBe(0);
});

test('calendar arithmetic', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-03-01', '2026-02-27')).toBe(-2);
  expect(weekdayOf('2026-11-20')).toBe('friday');
});

test('a minute is told from its first moment to its last', () => {
  const times = ['12:00:30', '12:00:59.999', '12:01:00', '12:01:00.001', '12:02:00'].map(
    (time) => localTime(at(`2026-11-20T${time}Z`), 'Asia/Kathmandu').minute,
  );
  expect(times).toEqual([45, 45, 46, 46, 47]);
  expect(localTime(at('1969-12-31T23:59:59.999Z'), 'UTC')).toEqual({
    ...{ date: '1969-12-31', hour: 23, minute: 59 },
  });
});

test('a time that somebody has changed is told right to the next who asks', () => {
  const time = localTime(at('2026-11-20T12:00:00Z'), 'UTC');
  time.hour = 3;
  expect(localTime(at('2026-11-20T12:00:00Z'), 'UTC').hour).toBe(12);
});

test('the clock of UTC shows a minute of a date at one instant', () => {
  expect(asUtc('2026-11-20', 0)).toBe(at('2026-11-20T00:00:00Z'));
  expect(asUtc('2026-11-20', 1439)).toBe(at('2026-11-20T23:59:00Z'));
  expect(asUtc('2026-11-20', -1)).toBe(at('2026-11-19T23:59:00Z'));
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
});
