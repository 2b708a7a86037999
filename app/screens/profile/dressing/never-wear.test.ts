import { expect, test } from 'vitest';
import { FREE_FIT } from '../../../domain/preferences/fit-preferences.ts';
import { wearablesFor } from '../../../domain/preferences/never-wear-choices.ts';
import { fitSummary } from './fit-words.ts';
import { matching } from './never-wear.tsx';

const ALL = wearablesFor('female');
const found = (text: string, chosen: string[] = []) => matching(ALL, text, chosen).map(({ id }) => id);

test('families come first, names that begin with the word before others, and chosen ones not at all', () => {
  expect(found('heel').slice(0, 2)).toEqual(['heels', 'heeled-ankle-boots']);
  expect(found('  Wool COAT ')).toContain('wool-coat');
  expect(found('heel', ['heels'])).not.toContain('heels');
  expect(found('spacesuit')).toEqual([]);
});

test('nothing typed offers the first families', () => {
  expect(found('', ['skirts'])).toHaveLength(8);
  expect(found(' ')).toContain('dresses');
  expect(found('', ['skirts'])).not.toContain('skirts');
});

test('the row sums the limits up', () => {
  expect(fitSummary(FREE_FIT)).toBe('No limits');
  const strict = { ...FREE_FIT, sleeve: 'long', headCover: 'always', neverWear: ['heels', 'wool'] } as const;
  expect(fitSummary({ ...strict, neverWear: [...strict.neverWear] })).toBe(
    'Long sleeves, head covered, 2 never worn',
  );
  expect(fitSummary({ ...strict, neverWear: [] })).toBe('Long sleeves, head covered');
});
