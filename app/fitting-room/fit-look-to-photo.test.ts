import { expect, test } from 'vitest';
import { LOOKS } from '../../tests/samples/looks.ts';
import { photoNeeds } from '../domain/looks/photo-coverage.ts';
import { fitLookToPhoto } from './fit-look-to-photo.ts';

const ALL = { bareArms: 1, bareLegs: 1, feetApart: 1, armsDown: 1, openNeck: 1, hands: 1 };
const photo = (shows: Partial<typeof ALL>, undressed = true) => ({
  undressed,
  covering: null,
  limbs: null,
  shows: { ...ALL, ...shows },
});

test('a look that the photo can show is drawn as it is', () => {
  for (const look of Object.values(LOOKS)) expect(fitLookToPhoto(photo({}), look)).toEqual({ look });
});

test('arms across the chest show no bare arms, but every sleeve', () => {
  const crossed = photo({ bareArms: 0 });
  expect(fitLookToPhoto(crossed, LOOKS['sleeveless']!)).toEqual({ missing: ['bare arms'] });
  expect(fitLookToPhoto(crossed, LOOKS['sage-knit']!)).toEqual({ look: LOOKS['sage-knit'] });
});

test('where a hand is neither seen nor can be hidden, every look becomes the card, and says so', () => {
  const hidden = photo({ hands: 0 });
  for (const look of Object.values(LOOKS))
    expect(fitLookToPhoto(hidden, look)).toMatchObject({ missing: ['hands in view'] });
});

test('a photo in tight clothes shows what it shows', () => {
  expect(fitLookToPhoto(photo({ bareArms: 0 }, false), LOOKS['sleeveless']!)).toEqual({
    look: LOOKS['sleeveless'],
  });
});

test('where crossed legs would look wrong in slim trousers, a long open coat over them is closed', () => {
  const crossed = photo({ bareLegs: 0 });
  const look = LOOKS['camel-coat']!;
  expect(photoNeeds(look)).toContain('legs apart');
  const shown = fitLookToPhoto(crossed, look);
  if (!('look' in shown)) throw new Error('the card was chosen');
  const coats = shown.look.garments.flatMap(({ drawing }) => (drawing.kind === 'coat' ? [drawing.open] : []));
  expect(coats).toEqual([0]);
  // The look itself is not bent.
  expect(look.garments.some(({ drawing }) => drawing.kind === 'coat' && drawing.open > 0)).toBe(true);
  const short = Object.values(LOOKS).find(
    ({ garments }) =>
      garments.some(({ drawing }) => drawing.kind === 'trousers' && drawing.leg === 'slim') &&
      !garments.some(({ drawing }) => drawing.kind === 'coat'),
  );
  if (short) expect(fitLookToPhoto(crossed, short)).toEqual({ missing: ['legs apart'] });
});

test('where one foot hides the other no shoes are drawn on bare legs: the card asks for both side by side', () => {
  const hidden = photo({ feetApart: 0 }, false);
  const shod = Object.values(LOOKS).filter(({ garments }) => garments.some(({ slot }) => slot === 'shoes'));
  const bare = shod.filter((look) => photoNeeds(look).includes('bare legs'));
  expect(bare.length).toBeGreaterThan(0);
  for (const look of shod)
    expect(fitLookToPhoto(hidden, look)).toEqual(
      bare.includes(look) ? { missing: ['both feet side by side'] } : { look },
    );
});

test('a raised arm in a sleeve cannot be dressed anew: the card asks for both arms down', () => {
  const raised = photo({ armsDown: 0 });
  expect(fitLookToPhoto(raised, LOOKS['sage-knit']!)).toEqual({ missing: ['both arms down'] });
});
