import { expect, test } from 'vitest';
import { coveredDays, whenWords } from './words.ts';

test('when a schedule holds, in words', () => {
  expect(whenWords({ timeOfDay: ['morning', 'afternoon'], daysOfWeek: ['weekdays'], context: 'work' })).toBe(
    'Morning, Afternoon · Weekdays · Work',
  );
  expect(whenWords({ timeOfDay: ['evening'], daysOfWeek: ['friday'], context: 'special' })).toBe(
    'Evening · Friday · Special Events',
  );
  expect(whenWords({ timeOfDay: [], daysOfWeek: [], context: null })).toBe(
    'Any time · Any day · Any occasion',
  );
});

test('a day that a group covers is not said twice', () => {
  const words = whenWords({
    timeOfDay: [],
    daysOfWeek: ['weekdays', 'monday', 'sunday'],
    context: 'leisure',
  });
  expect(words).toBe('Any time · Weekdays, Sunday · Leisure');
});

test('groups cover their single days; single days cover nothing', () => {
  expect([...coveredDays(['weekends', 'monday'])]).toEqual(['saturday', 'sunday']);
  expect(coveredDays(['monday']).size).toBe(0);
  expect(coveredDays([]).size).toBe(0);
});
