import { expect, test } from 'vitest';
import { coveredDays, formatScheduleTimes } from './schedule-words.ts';

test('when a schedule holds, in words', () => {
  expect(
    formatScheduleTimes({ timeOfDay: ['morning', 'afternoon'], daysOfWeek: ['weekdays'], context: 'work' }),
  ).toBe('Morning, Afternoon · Weekdays · Work');
  expect(formatScheduleTimes({ timeOfDay: ['evening'], daysOfWeek: ['friday'], context: 'special' })).toBe(
    'Evening · Friday · Special Events',
  );
  expect(formatScheduleTimes({ timeOfDay: [], daysOfWeek: [], context: null })).toBe(
    'Any time · Any day · Any occasion',
  );
});

test('a day that a group covers is not said twice', () => {
  const words = formatScheduleTimes({
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
