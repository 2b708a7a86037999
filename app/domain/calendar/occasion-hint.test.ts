import { expect, test } from 'vitest';
import { suggestOccasion } from './occasion-hint.ts';

test.each([
  ['Flight LH 1172 to Porto', 6, 'travel'],
  ['Dinner with Ana', 19, 'dinner'],
  ['Birthday dinner for Leo', 19, 'party'],
  ['Date night', 20, 'date'],
  ['Date night', 9, null],
  ['La Traviata, opera house', 11, 'concert'],
  ['Philharmonic concert', 20, 'concert'],
  ['Drinks with the team', 18, 'evening'],
  ['Gala of the foundation', null, 'evening'],
  ['Dinner with Ana', 12, null],
  ["Tom's wedding", 14, 'wedding'],
  ['Graduation of Mia', 11, 'special'],
  ["Leo's first communion", 10, 'special'],
  ['Order confirmation', 10, null],
  ['Hike in Sintra', 9, 'outdoors'],
  ['Yoga', 7, 'sport'],
  ['Morning run', 7, 'sport'],
  ['Dry run for the launch', 11, null],
  ['WFH', null, 'home'],
  ['Budget review', 10, 'work'],
  ['Dentist', 10, null],
  ['Overtraveled', 10, null],
])('%s at %s: %s', (title, hour, occasion) => {
  expect(suggestOccasion([{ title, hour }])?.occasion ?? null).toBe(occasion);
});

test('of several appointments the one that dresses the day most is told, with its hour', () => {
  const day = [
    { title: 'Team meeting', hour: 9 },
    { title: 'Gym', hour: 12 },
    { title: 'Concert', hour: 20 },
  ];
  expect(suggestOccasion(day)).toEqual({ occasion: 'concert', hour: 20 });
  expect(suggestOccasion(day.slice(0, 2))).toEqual({ occasion: 'sport', hour: 12 });
  expect(suggestOccasion([])).toBeNull();
});

test('a hint holds nothing of a title', () => {
  expect(Object.keys(suggestOccasion([{ title: 'Dinner with a secret', hour: 19 }])!).sort()).toEqual([
    'hour',
    'occasion',
  ]);
});
