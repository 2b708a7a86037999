import { expect, test } from 'vitest';
import type { Look } from '../looks/look.ts';
import { dayTitle } from './day-title.ts';

const LOOK: Look = {
  garments: [
    { slot: 'knitwear', name: 'sage cardigan', id: 'cardigan:sage', drawing: { kind: 'coat', open: 0.2 } },
    {
      slot: 'coat',
      name: 'olive trench coat',
      id: 'trench-coat:olive',
      drawing: { kind: 'coat', open: 0.1 },
    },
  ] as Look['garments'],
};

test('a headline says the outermost piece, and the weather that it is for', () => {
  expect(dayTitle({ look: LOOK, outlook: { condition: 'Rain', highF: 60 } })).toEqual({
    piece: 'Olive trench coat',
    reason: 'for the rain',
  });
});

test('a look that she has named is called by its name', () => {
  const day = {
    look: LOOK,
    outlook: { condition: 'Rain', highF: 60 },
    named: { name: 'Interview' },
  } as const;
  expect(dayTitle(day)).toEqual({ piece: 'Your “Interview” look', reason: 'for the rain' });
});

test.each([
  [35.9, 'for a freezing day'],
  [36, 'for a cold day'],
  [49.9, 'for a cold day'],
  [50, 'for a cool day'],
  [59.9, 'for a cool day'],
  [60, 'for a mild day'],
  [71.9, 'for a mild day'],
  [72, 'for a warm day'],
  [83.9, 'for a warm day'],
  [84, 'for a hot day'],
])('a dry day of %s °F is called by its warmth', (highF, reason) => {
  expect(dayTitle({ look: LOOK, outlook: { condition: 'Partly Cloudy', highF } }).reason).toBe(reason);
});
