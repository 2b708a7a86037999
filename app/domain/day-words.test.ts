import { expect, test } from 'vitest';
import { dayOrToday, dayWords, hourWords, timeWords } from './day-words.ts';

test('a day reads as weekday, month and day', () => {
  expect(dayWords('2025-11-19')).toBe('Wed, Nov 19');
  expect(dayWords('2028-02-29')).toBe('Tue, Feb 29');
});

test('the day that is today says so', () => {
  expect(dayOrToday('2025-11-20', '2025-11-20')).toBe('Today');
  expect(dayOrToday('2025-11-19', '2025-11-20')).toBe('Wed, Nov 19');
});

test('hours and times are on the twelve-hour clock', () => {
  expect([0, 9, 12, 15, 24].map(hourWords)).toEqual(['12 AM', '9 AM', '12 PM', '3 PM', '12 AM']);
  expect(timeWords(8, 24)).toBe('8:24 AM');
  expect(timeWords(0, 5)).toBe('12:05 AM');
  expect(timeWords(12, 0)).toBe('12:00 PM');
});
