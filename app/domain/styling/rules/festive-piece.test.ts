import { expect, test } from 'vitest';
import { lookFacts } from '../../../../tests/styling/look-facts.ts';
import { festivePiece } from './festive-piece.ts';

const context = 'special';

test('what is merely neat gives a look no name', () => {
  expect(
    festivePiece(
      lookFacts(['crisp-shirt:white', 'wool-trousers:navy'], { style: 'professional', brief: { context } }),
    ),
  ).toBeUndefined();
  expect(
    festivePiece(
      lookFacts(['silk-blouse:cream', 'wool-trousers:navy'], { style: 'classic', brief: { context } }),
    )?.name,
  ).toBe('cream silk blouse');
});
