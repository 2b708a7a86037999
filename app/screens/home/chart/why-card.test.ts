import { expect, test } from 'vitest';
import type { ReceiptHour } from '../../../domain/comfort/receipt.ts';
import { currentTimePosition } from './why-card.tsx';

const HOURS = [7, 8, 9].map((hour) => ({ hour }) as ReceiptHour);

test.each([
  [7, 0, 0],
  [7, 14, 0],
  [7, 15, 0.25],
  [8, 29, 1.25],
  [8, 59, 1.75],
  [9, 30, 2],
  [6, 59, null],
  [10, 0, null],
])('at %i:%i the mark stands at %s', (hour, minute, place) => {
  expect(currentTimePosition(HOURS, hour, minute)).toBe(place);
});
