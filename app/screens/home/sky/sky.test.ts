import { expect, test } from 'vitest';
import { outlook, skyKind } from './sky.ts';

test('a clear early sky is dawn, later it is day', () => {
  expect(skyKind('Partly Cloudy', 8)).toBe('dawn');
  expect(skyKind('Clear', 10)).toBe('day');
  expect(skyKind('Cloudy', 8)).toBe('day');
});

test('rain and snow color the day', () => {
  expect(skyKind('Drizzle', 8)).toBe('rain');
  expect(skyKind('Thunderstorm', 15)).toBe('rain');
  expect(skyKind('Snow', 12)).toBe('snow');
});

test('before six and from seven in the evening it is night whatever falls', () => {
  expect(skyKind('Rain', 5)).toBe('night');
  expect(skyKind('Sunny', 6)).toBe('dawn');
  expect(skyKind('Sunny', 18)).toBe('day');
  expect(skyKind('Snow', 19)).toBe('night');
});

test('without weather it is a plain day or night', () => {
  expect(skyKind(null, 9)).toBe('day');
  expect(skyKind(null, 23)).toBe('night');
});

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
