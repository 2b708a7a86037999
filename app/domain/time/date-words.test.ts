import { expect, test } from 'vitest';
import {
  formatClock,
  dayOrToday,
  formatDay,
  formatHour,
  longDate,
  formatLongDay,
  monthName,
  formatTime,
} from './date-words.ts';

test('a day reads as weekday, month and day', () => {
  expect(formatDay('2025-11-19')).toBe('Wed, Nov 19');
  expect(formatDay('2028-02-29')).toBe('Tue, Feb 29');
});

test('the day that is today says so', () => {
  expect(dayOrToday('2025-11-20', '2025-11-20')).toBe('Today');
  expect(dayOrToday('2025-11-19', '2025-11-20')).toBe('Wed, Nov 19');
});

test('hours and times are on the twelve-hour clock', () => {
  expect([0, 9, 12, 15, 24].map(formatHour)).toEqual(['12 AM', '9 AM', '12 PM', '3 PM', '12 AM']);
  expect(formatTime(8, 24)).toBe('8:24 AM');
  expect(formatTime(0, 5)).toBe('12:05 AM');
  expect(formatTime(12, 0)).toBe('12:00 PM');
});

test('every month and every day of the week has its name', () => {
  const months = Array.from({ length: 12 }, (_, i) => monthName(`2026-${String(i + 1).padStart(2, '0')}-28`));
  expect(months.join(' ')).toBe(
    'January February March April May June July August September October November December',
  );
  const week = [15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`);
  expect(week.map(formatDay)[0]).toBe('Sun, Nov 15');
  expect(week.map((date) => formatLongDay(date).split(',')[0])).toEqual([
    ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ]);
  expect(formatLongDay('2026-11-09')).toBe('Monday, November 9');
});

test('a date is told in full, also that of an instant', () => {
  expect(longDate('2026-12-20')).toBe('December 20, 2026');
  expect(longDate('2026-02-07T23:59:59Z')).toBe('February 7, 2026');
});

test.each([
  [0, 0, '12:00 AM'],
  [1, 9, '1:09 AM'],
  [11, 59, '11:59 AM'],
  [12, 10, '12:10 PM'],
  [13, 0, '1:00 PM'],
  [23, 59, '11:59 PM'],
  [24, 0, '12:00 AM'],
  [25, 30, '1:30 AM'],
])('%d:%d is %s', (hour, minute, words) => {
  expect(formatTime(hour, minute)).toBe(words);
  expect(formatHour(hour)).toBe(words.replace(/:\d+/, ''));
});

test('a time of day as it is stored is told on the twelve-hour clock', () => {
  expect(['07:00', '12:30', '00:05', '21:45'].map(formatClock)).toEqual([
    ...['7:00 AM', '12:30 PM', '12:05 AM', '9:45 PM'],
  ]);
});
