import { expect, test } from 'vitest';
import { tipDelay, tipPlace } from './tip-timing.ts';

test('a tooltip opens after 700 ms, and at once within 300 ms of the one before', () => {
  expect(tipDelay('pointer', 5_000, null)).toBe(700);
  expect(tipDelay('pointer', 5_000, 4_701)).toBe(0);
  expect(tipDelay('pointer', 5_000, 4_700)).toBe(700);
});

test('the keyboard need not wait', () => {
  expect(tipDelay('keyboard', 5_000, null)).toBe(0);
});

test('a tooltip stays inside the window', () => {
  const view = { width: 390, height: 844 };
  const tip = { width: 100, height: 32 };
  expect(tipPlace({ left: 100, right: 144, top: 10, bottom: 54 }, tip, view)).toEqual({ left: 72, top: 62 });
  expect(tipPlace({ left: 346, right: 390, top: 10, bottom: 54 }, tip, view).left).toBe(282);
  expect(tipPlace({ left: 0, right: 44, top: 790, bottom: 834 }, tip, view)).toEqual({ left: 8, top: 750 });
});
