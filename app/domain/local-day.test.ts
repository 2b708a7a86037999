import { expect, test } from 'vitest';
import { addDays, daysBetween, localDate, localHour, localTime, weekdayOf, zoneOffset } from './local-day.ts';

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
