import { expect, test } from 'vitest';
import { skyOf } from './sky.ts';

test('a clear early sky is dawn, later it is day', () => {
  expect(skyOf('Partly Cloudy', 8)).toBe('dawn');
  expect(skyOf('Clear', 10)).toBe('day');
  expect(skyOf('Cloudy', 8)).toBe('day');
});

test('rain and snow colour the day', () => {
  expect(skyOf('Drizzle', 8)).toBe('rain');
  expect(skyOf('Thunderstorm', 15)).toBe('rain');
  expect(skyOf('Snow', 12)).toBe('snow');
});

test('before six and from seven in the evening it is night whatever falls', () => {
  expect(skyOf('Rain', 5)).toBe('night');
  expect(skyOf('Sunny', 6)).toBe('dawn');
  expect(skyOf('Sunny', 18)).toBe('day');
  expect(skyOf('Snow', 19)).toBe('night');
});

test('without weather it is a plain day or night', () => {
  expect(skyOf(null, 9)).toBe('day');
  expect(skyOf(null, 23)).toBe('night');
});
