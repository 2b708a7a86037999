import { expect, test } from 'vitest';
import { sampleOutfit } from '../../../tests/home/sample-outfit.ts';
import { clo, receiptFacts } from './receipt-facts.ts';

test('clo is printed to the hundredth, without a leading zero', () => {
  expect(clo(0.6)).toBe('.60');
  expect(clo(0.045)).toBe('.04');
  expect(clo(1.1549)).toBe('1.15');
});

test('the slip adds up what is stored and says what the hour asks for', () => {
  const facts = receiptFacts(sampleOutfit.receipt, 'morning', 'F');
  expect(facts.range).toBe('57 to 71°F');
  expect(facts.lines[0]).toEqual({ id: 'wool-coat', name: 'Camel wool coat', clo: '.60' });
  expect(facts.wear).toBe('1.15 clo');
  expect(facts.asks).toBe('This morning asks for');
  expect(facts.need).toBe('1.1 to 2.0');
  expect(facts.minutes).toBeNull();
  expect(facts.note).toContain('1.18 piece by piece, 1.15 worn together');
  expect(facts.note).toContain('Without the coat: 0.65.');
  expect(facts.note).toContain('Estimated comfort');
});

test('when the cold cannot be held the slip says for how long', () => {
  const { shed: _, ...receipt } = sampleOutfit.receipt;
  const facts = receiptFacts({ ...receipt, minutesOutdoors: 35 }, 'night', 'F');
  expect(facts.minutes).toBe('35 min');
  expect(facts.asks).toBe('Tonight asks for');
  expect(facts.note).not.toContain('Without');
});
