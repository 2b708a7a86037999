import { expect, test } from 'vitest';
import type { ComfortReceipt, ReceiptHour } from '../../domain/comfort/receipt.ts';
import { leftWords, warmthFacts } from './build-words.ts';

const hour = (at: number, worn: number, verdict: ReceiptHour['verdict'], out = true): ReceiptHour => ({
  ...{ hour: at, tempF: 50, verdict, worn, out },
  need: { min: 1, neutral: 1.2, max: 1.6 },
});
const receipt = (...hours: ReceiptHour[]) => ({ hours }) as ComfortReceipt;

test.each([
  [
    'the coldest hour outside counts',
    [hour(8, 0.9, 'cool'), hour(18, 0.5, 'cold'), hour(13, 1.9, 'warm')],
    'Too cold',
  ],
  ['hours inside do not', [hour(8, 1.2, 'comfortable'), hour(11, 0.5, 'cold', false)], 'Right for today'],
  [
    'warmth counts where nothing is cold',
    [hour(8, 1.2, 'comfortable'), hour(13, 1.9, 'warm')],
    'A little warm',
  ],
])('%s', (_, hours, title) => {
  expect(warmthFacts(receipt(...hours))?.title).toBe(title);
});

test('what is worn and what is right is said with its hour', () => {
  expect(warmthFacts(receipt(hour(8, 0.85, 'cool')))?.figures).toBe(
    'Outside at 8 AM: .85 clo, 1.00 to 1.60 is right.',
  );
  expect(warmthFacts(receipt())).toBeNull();
});

test('what is left of the day is said as it is counted', () => {
  expect([null, 0, 1, 2].map(leftWords)).toEqual([null, null, '1 look left today', '2 looks left today']);
});
