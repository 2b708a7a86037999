import { expect, test } from 'vitest';
import { sampleOutfit } from '../../../../tests/screens/sample-outfit.ts';
import { PLAIN_BRIEF, risingDay } from '../../../../tests/styling/sample-briefs.ts';
import type { DayOccasion } from '../../../domain/preferences/day-occasion.ts';
import { compose } from '../../../domain/styling/composer.ts';
import { formatClo, receiptFacts } from './receipt-facts.ts';

test('clo is printed to the hundredth, without a leading zero', () => {
  expect(formatClo(0.6)).toBe('.60');
  expect(formatClo(0.045)).toBe('.04');
  expect(formatClo(1.1549)).toBe('1.15');
});

type Receipt = typeof sampleOutfit.receipt;
const factsOf = (receipt: Receipt, occasion: DayOccasion = 'usual') =>
  receiptFacts({ receipt, occasion, daypart: 'morning' }, 'F');
const figures = (lines: { name: string; figure: string }[]) =>
  lines.map(({ name, figure }) => [name, figure]);

test('the slip is read downward: the pieces from the warmest on, what the layers lose, the sum, what is asked for', () => {
  const { items, sum, needs, range } = factsOf(sampleOutfit.receipt);
  expect(figures(items).slice(0, 2)).toEqual([
    ['Camel wool coat', '.60'],
    ['Ribbed turtleneck, thin', '.26'],
  ]);
  expect(figures(items).at(-1)).toEqual(['Layers overlap', '\u2212.03']);
  expect(figures([sum, ...needs])).toEqual([
    ['You wear', '1.15 clo'],
    ['This morning asks for', '1.1 to 2.0'],
  ]);
  expect(range).toBe('57 to 71°F');
});

test('what is printed adds up to the printed sum, also where the air between layers warms', () => {
  const value = (figure: string) => Number(figure.replace('\u2212', '-').replace(' clo', ''));
  for (const icl of [1.15, 1.1849, 1.231, 0.9951]) {
    const { items, sum } = factsOf({ ...sampleOutfit.receipt, icl });
    const total = items.reduce((all, { figure }) => all + Math.round(value(figure) * 100), 0);
    expect(total / 100).toBe(value(sum.figure));
  }
  expect(figures(factsOf({ ...sampleOutfit.receipt, icl: 1.231 }).items).at(-1)).toEqual([
    'Air between layers',
    '.05',
  ]);
  expect(figures(factsOf({ ...sampleOutfit.receipt, icl: 1.18 }).items).at(-1)?.[0]).not.toContain('ayers');
});

test('in the cold the last line counts the minutes', () => {
  expect(figures(factsOf({ ...sampleOutfit.receipt, minutesOutdoors: 35 }).needs).at(-1)).toEqual([
    'Outside at a time, at most',
    '35 minutes',
  ]);
});

test('the small print says what clo is and how it feels inside, where that is known', () => {
  expect(factsOf(sampleOutfit.receipt).note).toBe(
    'Planned for 8 AM to 9 PM. Clo is the unit of warmth in clothes. Inside, without the coat: comfortable at 70°F. Estimated comfort, at a walk outside.',
  );
  const { inside: _, ...outdoors } = sampleOutfit.receipt;
  expect(factsOf(outdoors).note).not.toContain('inside');
  expect(factsOf(sampleOutfit.receipt, 'home').note, 'no walk on a day at home').toMatch(
    / Estimated comfort\.$/,
  );
});

test('an hour that the forecast left out is said by receipt, reasons and small print', () => {
  const hours = risingDay({
    ...{ base: 50, swing: 12, windMs: 3, gust: 0, cloud: 0.4, uv: 2, wetFrom: 99, mm: 0, length: 12 },
  });
  const said = 'The forecast left out 10 AM; we read it from the hours around it.';
  const { receipt, reasons } = compose({
    ...PLAIN_BRIEF,
    hours: hours.map((hour) => (hour.hour === 10 ? { ...hour, filled: true } : hour)),
  });
  expect(receipt.filledHours).toEqual([10]);
  expect(reasons.filter(({ fact }) => fact === 'filled').map(({ text }) => text)).toEqual([said]);
  expect(factsOf(receipt).note.endsWith(said)).toBe(true);
  const whole = compose({ ...PLAIN_BRIEF, hours });
  expect(whole.receipt).not.toHaveProperty('filledHours');
  expect(whole.reasons.some(({ fact }) => fact === 'filled')).toBe(false);
  expect(factsOf(whole.receipt).note).not.toContain('forecast');
});
