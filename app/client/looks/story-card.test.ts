import { expect, test } from 'vitest';
import { fitHeight } from './story-card.ts';

const FRAME = { width: 900, height: 1350 };

test('on a card for stories she stands from head to toe: only the sides of a wide picture are cut', () => {
  expect(fitHeight({ width: 768, height: 1152 }, FRAME)).toEqual({ from: 0, shown: 768, width: 900 });
  const wide = fitHeight({ width: 900, height: 1200 }, FRAME);
  expect(wide.width).toBeCloseTo(900);
  expect([wide.from, wide.shown]).toEqual([50, 800]);
  // One taller than the card's frame is narrower in it.
  expect(fitHeight({ width: 600, height: 1200 }, FRAME)).toEqual({ from: 0, shown: 600, width: 675 });
});
