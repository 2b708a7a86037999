import { expect, test } from 'vitest';
import type { ComfortVerdict } from '../comfort/receipt.ts';
import { filledWords, firstSentence, describeFit, shortOutdoorMinutes } from './comfort-line.ts';

function felt(verdict: ComfortVerdict, minutesOutdoors?: number) {
  const need = { min: 1, neutral: 1.5, max: 2 };
  return {
    weather: { temperature: 57, condition: 'Partly Cloudy' },
    receipt: { minutesOutdoors, hours: [{ hour: 8, tempF: 57, verdict, need, worn: 1.2 }] },
  };
}

test('perfect is said when the first hour is comfortable', () => {
  expect(describeFit(felt('comfortable'), 'F')).toEqual({
    text: 'Perfect for 57°F, Partly Cloudy',
    mood: 'perfect',
  });
  expect(describeFit(felt('comfortable'), 'C').text).toBe('Perfect for 14°C, Partly Cloudy');
});

test('a day at home has a room, and no sky', () => {
  expect(describeFit({ ...felt('comfortable'), occasion: 'home' }, 'C').text).toBe('Perfect for 14°C inside');
  expect(describeFit({ ...felt('warm'), occasion: 'home' }, 'F').text).toBe('A little warm for 57°F inside');
});

test('perfect is never said outside the band or when minutes are counted', () => {
  for (const verdict of ['cold', 'cool', 'warm', 'hot'] as const) {
    expect(describeFit(felt(verdict), 'F').text).not.toMatch(/perfect/i);
  }
  expect(describeFit(felt('comfortable', 35), 'F').text).toBe(
    'About 35 minutes at a time in 57°F, Partly Cloudy',
  );
});

test('the first sentence of a description stands alone', () => {
  expect(firstSentence('An oat knit with wool trousers. Brown shoes.')).toBe(
    'An oat knit with wool trousers.',
  );
  expect(firstSentence('A 3.5 cm heel. More.')).toBe('A 3.5 cm heel.');
  expect(firstSentence('No full stop')).toBe('No full stop');
});

test('minutes that nobody would use up are not counted', () => {
  expect(describeFit(felt('comfortable', 150), 'F').text).toBe('Perfect for 57°F, Partly Cloudy');
  expect(describeFit(felt('cool', 150), 'F').text).toBe('A little light for 57°F, Partly Cloudy');
});

test.each([
  ['cold', 'Still cold for 57°F, Partly Cloudy', 'cold'],
  ['cool', 'A little light for 57°F, Partly Cloudy', 'cold'],
  ['comfortable', 'Perfect for 57°F, Partly Cloudy', 'perfect'],
  ['warm', 'A little warm for 57°F, Partly Cloudy', 'hot'],
  ['hot', 'Take it easy: 57°F, Partly Cloudy', 'hot'],
] as const)('who is %s in the hour of leaving reads: %s', (verdict, text, mood) => {
  expect(describeFit(felt(verdict), 'F')).toEqual({ text, mood });
});

test('a receipt without hours says for which day it was made', () => {
  const { weather } = felt('cool');
  expect(describeFit({ weather, receipt: { hours: [] } }, 'F').text).toBe('Made for 57°F, Partly Cloudy');
});

test('fewer than two hours outdoors are told, two are enough for anybody', () => {
  expect([0, 119, 120].map((minutesOutdoors) => shortOutdoorMinutes({ minutesOutdoors }))).toEqual([
    0,
    119,
    null,
  ]);
  expect(shortOutdoorMinutes({})).toBeNull();
});

test.each([
  [undefined, null],
  [[], null],
  [[14], 'The forecast left out 2 PM; we read it from the hours around it'],
  [[0], 'The forecast left out 12 AM; we read it from the hours around it'],
  [[11, 12], 'The forecast left out 11 AM and 12 PM; we read them from the hours around them'],
  [[8, 12, 15], 'The forecast left out 8 AM, 12 PM and 3 PM; we read them from the hours around them'],
  [[13, 14, 15, 16, 17], 'The forecast left out 5 of these hours; we read them from the hours around them'],
])('hours that the forecast left out, %j, are said', (filledHours, words) => {
  expect(filledWords({ filledHours })).toBe(words);
});
