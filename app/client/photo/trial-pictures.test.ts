import { expect, test } from 'vitest';
import type { TriedLook } from '../../contracts/try.ts';
import type { StyleId } from '../../domain/preferences/style.ts';
import { nextToDraw, type TrialPicture } from './trial-pictures.ts';

const look = (style: StyleId): TriedLook => ({
  style,
  title: '',
  description: '',
  fit: '',
  look: { garments: [] },
});
const LOOKS = (['casual', 'classic', 'sporty'] as const).map(look);
const pictures = (states: Partial<Record<StyleId, 'drawing' | 'cannot' | 'waiting'>>) =>
  new Map(
    Object.entries(states).map(([style, state]): [StyleId, TrialPicture] => [style as StyleId, { state }]),
  );

test('the look that she chose is drawn before the others, which follow in their order', () => {
  expect(nextToDraw(LOOKS, new Map(), 'sporty')?.style).toBe('sporty');
  expect(nextToDraw(LOOKS, pictures({ sporty: 'drawing' }), 'sporty')?.style).toBe('casual');
  expect(nextToDraw(LOOKS, pictures({ casual: 'drawing' }), 'sporty')?.style).toBe('sporty');
  expect(nextToDraw(LOOKS, pictures({ casual: 'cannot', sporty: 'cannot' }), 'casual')?.style).toBe(
    'classic',
  );
  expect(
    nextToDraw(LOOKS, pictures({ casual: 'cannot', classic: 'cannot', sporty: 'cannot' }), 'casual'),
  ).toBeUndefined();
});
