import { expect, test } from 'vitest';
import { outlook } from './outlook.ts';

const day = { temperature: 57, highF: 71, highHour: 15, lowF: 51 };

test('the outlook names the high while it is ahead', () => {
  expect(outlook(day, 8, 'F')).toBe('up to 71°F by 3 PM');
  expect(outlook(day, 8, 'C')).toBe('up to 22°C by 3 PM');
});

test('after the high the outlook is the range of the day', () => {
  expect(outlook(day, 18, 'F')).toBe('51 to 71°F today');
});

test('a day that hardly moves has no outlook', () => {
  expect(outlook({ temperature: 57, highF: 57.3, highHour: 15, lowF: 56.8 }, 8, 'F')).toBeNull();
});
