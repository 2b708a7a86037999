// From which shortfall on a look is called light, and how.
import { expect, test } from 'vitest';
import { lookFacts } from '../../../../tests/styling/look-facts.ts';
import { honestCold } from './cold-reasons.ts';

const LIGHT = ['oxford-shirt:white', 'chinos:navy', 'loafers:brown'];

/** What is said of a look that is so many clo short at 45 °F. */
function saidOf(clo: number, side: 'cold' | 'heat' = 'cold'): string {
  const facts = lookFacts(LIGHT, { tempF: 45 });
  const shortfall = { hour: 8, tempF: 45, side, clo };
  return honestCold({ ...facts, receipt: { ...facts.receipt, shortfall } }, '')
    .map(({ text }) => text)
    .join(' ');
}

test.each([
  [0.19, ''],
  [0.2, 'a little light'],
  [0.44, 'a little light'],
  [0.45, 'not warm enough'],
])('%d clo short of the need is called "%s"', (clo, words) => {
  const said = saidOf(clo);
  expect(said.includes('add a sweater or cardigan') || said === '').toBe(true);
  expect(said).toContain(words);
  expect(said === '').toBe(words === '');
});

test('who is too warm is told nothing of cold', () => {
  expect(saidOf(0.5, 'heat')).toBe('');
});
