// What her day changes in the question: who asks to be covered and has what covers her hair is covered so.
import { expect, test } from 'vitest';
import { hoursOfDay } from '../../../tests/styling/hard-day.ts';
import { briefForRequest } from './brief-for-request.ts';
import { readDayRequest } from './read-request.ts';

const HIJABS = ['headscarf:black', 'headscarf:navy'];

function modestyFor(sentence: string, pieces: readonly string[], gender: 'female' | 'male' = 'female') {
  const own = pieces.map((id) => {
    const [garmentId = '', color = ''] = id.split(':');
    return { garmentId, color, warmth: 'usual' as const, name: null };
  });
  const { modesty, modestyOfHers } = briefForRequest(readDayRequest(sentence, { unit: 'C', pieces: [] }), {
    ...{ gender, styles: ['casual'], daypart: 'morning', placeName: 'Namur, BE', recent: [], seed: 'a' },
    hours: hoursOfDay({ air: [15, 20, 18] }),
    closet: { from: 'only-mine', pieces: own },
  });
  return { modesty, modestyOfHers };
}

test.each([
  'modest',
  'I would rather not show my upper arms',
  'arms and legs covered',
  'skirts below the knee only',
])(
  'who asks for "%s" and has headscarves covers her hair, and nothing is let pass for an inch',
  (sentence) => {
    const { modesty, modestyOfHers } = modestyFor(sentence, HIJABS);
    expect(modesty?.headCover).toBe(true);
    expect(modestyOfHers).toEqual(modesty);
  },
);

test.each([
  ['modest', ['silk-scarf:black'], 'female'],
  ['modest', HIJABS.slice(0, 1), 'female'],
  ['no jeans', HIJABS, 'female'],
  ['modest', HIJABS, 'male'],
] as const)('"%s" with %o (%s) covers no hair', (sentence, pieces, gender) => {
  expect(modestyFor(sentence, pieces, gender).modesty?.headCover).toBeUndefined();
});

test('of hers a church lets pass what ends at the knee', () => {
  expect(modestyFor('modest', []).modestyOfHers).toMatchObject({ sleeve: 0.3, hem: 1 });
});
