import { expect, test } from 'vitest';
import { nextIndex } from './attach-tabs.ts';

test('arrow keys walk round the tabs, Home and End lead to the ends, other keys nowhere', () => {
  expect([nextIndex('ArrowRight', 0, 2), nextIndex('ArrowRight', 1, 2)]).toEqual([1, 0]);
  expect([nextIndex('ArrowLeft', 0, 2), nextIndex('ArrowLeft', 1, 2)]).toEqual([1, 0]);
  expect([nextIndex('Home', 1, 3), nextIndex('End', 0, 3)]).toEqual([0, 2]);
  expect([nextIndex('Enter', 0, 2), nextIndex('Tab', 0, 2)]).toEqual([null, null]);
});
