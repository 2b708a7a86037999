import { expect, test } from 'vitest';
import { sampleOutfit } from '../../../tests/home/sample-outfit.ts';
import { clo, receiptFacts } from './receipt-facts.ts';

test('clo is printed to the hundredth, without a leading zero', () => {
  expect(clo(0.6)).toBe('.60');
  expect(clo(0.045)).toBe('.04');
  expect(clo(1.1549)).toBe('1.15');
});

const figures = (receipt: typeof sampleOutfit.receipt) =>
  receiptFacts(receipt, 'morning', 'F').lines.map(({ name, figure }) => [name, figure]);

test('five lines at first sight: inside, over it, outside, asked for, and how it feels inside', () => {
  expect(figures(sampleOutfit.receipt)).toEqual([
    ['Stays on inside', '.65'],
    ['Goes over it outside', '+ .50'],
    ['You wear outside', '1.15 clo'],
    ['This morning asks for', '1.1 to 2.0'],
    ['Inside', 'Comfortable at 70°F'],
  ]);
  expect(receiptFacts(sampleOutfit.receipt, 'morning', 'C').range).toBe('14 to 22°C');
});

test('in the cold the last line counts the minutes', () => {
  expect(figures({ ...sampleOutfit.receipt, minutesOutdoors: 35 }).at(-1)).toEqual([
    'Outside at a time, at most',
    '35 minutes',
  ]);
});

test('a receipt of the first days, or of a day outdoors, has one sum', () => {
  const { inside: _, ...receipt } = sampleOutfit.receipt;
  expect(figures(receipt).map(([name]) => name)).toEqual(['You wear', 'This morning asks for', 'Outside']);
});

test('piece by piece: what stays on, then what goes over it, and what clo is', () => {
  const { pieces, note } = receiptFacts(sampleOutfit.receipt, 'morning', 'F');
  expect(pieces.map(({ title, lines }) => [title, lines.length])).toEqual([
    ['Stays on inside', 4],
    ['Goes over it outside', 1],
  ]);
  expect(pieces[1]?.lines[0]).toEqual({ id: 'wool-coat', name: 'Camel wool coat', figure: '.60' });
  expect(note).toContain('1.18 piece by piece, 1.15 worn together');
  expect(note).toContain('Estimated comfort');
});
