import { expect, test } from 'vitest';
import { commonDayKind } from './gap-kind.ts';

test.each([
  ['rainy', [{ days: 2, isWet: true }, { days: 1 }], 0b11],
  ['usual', [{ days: 2, isWet: true }, { days: 2 }], 0b11],
  ['usual', [{ days: 2, isWet: true }, { days: 1 }], 0b10],
  ['cold', [{ days: 1, coldestC: 4.9 }], 0b1],
  ['usual', [{ days: 1, coldestC: 5 }], 0b1],
  ['warm', [{ days: 1, warmestC: 24 }], 0b1],
  ['usual', [{ days: 1, warmestC: 23.9 }], 0b1],
  ['usual', [{ days: 9, isWet: true }], 0],
] as const)('a gap is called %s after what most of its days are: %j, %d', (kind, days, mended) => {
  const told = days.map(({ days: count, ...is }) => ({
    ...{ days: count, isWet: false, conditions: { coldestC: 10, warmestC: 18, ...is } },
    ...is,
  }));
  expect(commonDayKind(told, mended)).toBe(kind);
});
