import { expect, test } from 'vitest';
import { addDays } from '../time/local-day.ts';
import { certaintyWords } from './certainty-words.ts';
import type { Sureness } from './days-ahead.ts';

// From a Monday on.
const week = (...sureness: Sureness[]) =>
  sureness.map((each, n) => ({ date: addDays('2026-11-30', n), sureness: each }));

test('how sure a week is stands in one sentence, by the last day of each step', () => {
  expect(certaintyWords(week('sure', 'sure', 'likely', 'likely', 'likely', 'idea', 'idea'))).toBe(
    'Very likely through Tuesday, likely through Friday, a first idea through Sunday.',
  );
  expect(certaintyWords(week('sure', 'sure', 'likely', 'usual', 'usual', 'usual', 'usual'))).toBe(
    'Very likely through Tuesday, likely through Wednesday, too early to say through Sunday.',
  );
});

test('a week without a forecast says where its weather comes from', () => {
  expect(certaintyWords(week(...Array<Sureness>(7).fill('usual')))).toBe(
    'Too early to say: these looks are for what the season usually brings.',
  );
});
