import { expect, test } from 'vitest';
import type { ComfortVerdict } from '../../domain/comfort/receipt.ts';
import { firstSentence, fitOf, outlook } from './weather-words.ts';

const day = { temperature: 57, highF: 71, highHour: 15, lowF: 51 };

function felt(verdict: ComfortVerdict, minutesOutdoors?: number) {
  const need = { min: 1, neutral: 1.5, max: 2 };
  return {
    weatherData: { temperature: 57, condition: 'Partly Cloudy' },
    receipt: { minutesOutdoors, hours: [{ hour: 8, tempF: 57, verdict, need, worn: 1.2 }] },
  };
}

test('the outlook names the high while it is ahead', () => {
  expect(outlook(day, 8, 'F')).toBe('up to 71° by 3 PM');
  expect(outlook(day, 8, 'C')).toBe('up to 22° by 3 PM');
});

test('after the high the outlook is the range of the day', () => {
  expect(outlook(day, 18, 'F')).toBe('51° to 71° today');
});

test('a day that hardly moves has no outlook', () => {
  expect(outlook({ temperature: 57, highF: 57.3, highHour: 15, lowF: 56.8 }, 8, 'F')).toBeNull();
});

test('perfect is said when the first hour is comfortable', () => {
  expect(fitOf(felt('comfortable'), 'F')).toEqual({
    text: 'Perfect for 57°F, Partly Cloudy',
    mood: 'perfect',
  });
  expect(fitOf(felt('comfortable'), 'C').text).toBe('Perfect for 14°C, Partly Cloudy');
});

test('perfect is never said outside the band or when minutes are counted', () => {
  for (const verdict of ['cold', 'cool', 'warm', 'hot'] as const) {
    expect(fitOf(felt(verdict), 'F').text).not.toMatch(/perfect/i);
  }
  expect(fitOf(felt('comfortable', 35), 'F').text).toBe('About 35 min at a time in 57°F, Partly Cloudy');
});

test('the first sentence of a description stands alone', () => {
  expect(firstSentence('An oat knit with wool trousers. Brown shoes.')).toBe(
    'An oat knit with wool trousers.',
  );
  expect(firstSentence('A 3.5 cm heel. More.')).toBe('A 3.5 cm heel.');
  expect(firstSentence('No full stop')).toBe('No full stop');
});
