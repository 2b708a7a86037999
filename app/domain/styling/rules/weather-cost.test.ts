// Where each cost of the weather begins: a tenth of a degree to either side.
import { expect, test } from 'vitest';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { Conditions } from '../input/conditions.ts';
import { weatherCost } from './weather-cost.ts';

const MILD: Conditions = {
  ...{ coldestC: 15, warmestC: 20, feltC: 15, feltMostC: 20 },
  ...{ wet: false, rain: false, evening: false, heavyRain: false, soaking: false, snow: false, ice: false },
  ...{
    windy: false,
    gusty: false,
    gale: false,
    rainsLate: false,
    stormy: false,
    swings: false,
    endsCold: false,
    dangerousHeat: false,
    veryHighUv: false,
    strongSun: false,
  },
  ...{ warmSeason: false, sunHat: false },
};
const cost = (id: string, today: Partial<Conditions>): number =>
  weatherCost(garmentById(id)!, { ...MILD, ...today });
const RAIN = { rain: true, wet: true };

test.each([
  ['raincoat', 9, 0],
  ['raincoat', 8.9, 0.5],
  // A lined one is what that cold asks for.
  ['lined-raincoat', 8.9, 0],
])('in rain %s costs at %s °C: %s', (id, coldestC, asked) => {
  expect(cost(id, { ...RAIN, coldestC })).toBe(asked);
  expect(cost(id, { coldestC })).toBe(0);
});

test.each<[string, Partial<Conditions>, boolean]>([
  ['running-shoes', { ice: true }, true],
  ['trail-shoes', { ice: true }, false],
  ['running-shoes', {}, false],
  // Inside there is none.
  ['running-shoes', { ice: true, setting: 'gym' }, false],
])('on ice %s with %o slip: %s', (id, today, isDear) => {
  expect(cost(id, today) > 0).toBe(isDear);
});

test('in rain a coat that soaks is the last resort, and more so in a storm, where a hood is asked for', () => {
  const storm = { ...RAIN, windy: true };
  const both = (id: string) => [cost(id, RAIN), cost(id, storm)];
  expect(both('raincoat')).toEqual([0, 0]);
  expect(both('mac')).toEqual([0, 3]);
  expect(both('duffle-coat')).toEqual([1.5, 1.5 + 3]);
  expect(both('wool-coat')).toEqual([1.5, 1.5 + 3 + 3]);
  const coat = (clo: number) =>
    weatherCost({ ...garmentById('raincoat')!, clo }, { ...MILD, ...RAIN, coldestC: 5 });
  expect([coat(0.39), coat(0.4)]).toEqual([0.5, 0]);
});

test.each<[string, string, Partial<Conditions>, Partial<Conditions>, number]>([
  ['a hem in deep frost', 'pleated-skirt', { coldestC: -3.9 }, { coldestC: -4 }, 4],
  [
    'a hem where it falls to frost',
    'pleated-skirt',
    { endsCold: true, coldestC: 3 },
    { endsCold: true, coldestC: 2.9 },
    4,
  ],
  ['a hem in cool rain', 'pleated-skirt', { ...RAIN, coldestC: 20 }, { ...RAIN, coldestC: 19.9 }, 2],
  ['a dress in deep frost', 'wool-dress', { coldestC: -3.9 }, { coldestC: -4 }, 4],
  ['jeans in heat', 'straight-jeans', { warmestC: 27.9 }, { warmestC: 28 }, 10],
  ['long sleeves in warmth', 'oxford-shirt', { warmestC: 26.5 }, { warmestC: 26.6 }, 10],
  ['long sleeves where it feels hot', 'oxford-shirt', { feltMostC: 28.9 }, { feltMostC: 29 }, 10],
  ['a dress with sleeves', 'jersey-midi', { warmestC: 26.5 }, { warmestC: 26.6 }, 10],
  ['laces in heat', 'oxford-shoes', { warmestC: 26.4 }, { warmestC: 26.5 }, 4],
  ['a cloth brim where straw is cooler', 'brim-hat', { warmestC: 23.9 }, { warmestC: 24 }, 0.6],
  ['what is dark only, in danger', 'dinner-trousers', {}, { dangerousHeat: true }, 8],
])('%s costs from its bound on, and nothing before', (_, id, before, from, asked) => {
  expect(cost(id, before)).toBe(0);
  expect(cost(id, from)).toBe(asked);
});

test('straw, linen and what keeps the rain off cost nothing where others do', () => {
  expect(cost('straw-hat', { warmestC: 35 })).toBe(0);
  expect(cost('linen-shirt', { warmestC: 35 })).toBe(0);
  expect(cost('weatherproof-derbies', RAIN)).toBe(0);
  // It is of the gym: nobody puts straw on for it.
  expect(weatherCost({ ...garmentById('brim-hat')!, formality: 0 }, { ...MILD, warmestC: 35 })).toBe(0);
  // White is for danger, and a bag gets as hot as it likes.
  expect(cost('boxy-tee', { dangerousHeat: true })).toBe(0);
  expect(cost('briefcase', { dangerousHeat: true })).toBe(0);
});

test('long and dense: trousers of 0.17 clo, and sleeves below the elbow', () => {
  const trousers = (clo: number) =>
    weatherCost({ ...garmentById('chinos')!, clo }, { ...MILD, warmestC: 30 });
  expect([trousers(0.169), trousers(0.17)]).toEqual([0, 10]);
  const shirt = garmentById('oxford-shirt')!;
  const sleeves = (sleeve: number) =>
    weatherCost(
      { ...shirt, drawing: { ...shirt.drawing, sleeve } as typeof shirt.drawing },
      { ...MILD, warmestC: 30 },
    );
  expect([sleeves(0.6), sleeves(0.61)]).toEqual([0, 10]);
});

test('leather that leaks costs more the longer it rains, most in a storm', () => {
  const leaks = [{}, { soaking: true }, { windy: true, soaking: true }, { windy: true }].map((sky) =>
    cost('derby-shoes', { ...RAIN, ...sky }),
  );
  expect(leaks).toEqual([2, 2.5, 6, 6]);
  expect(cost('derby-shoes', { windy: true, soaking: true })).toBe(0);
});
