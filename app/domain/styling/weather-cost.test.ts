// Where each cost of the weather begins: a tenth of a degree to either side.
import { expect, test } from 'vitest';
import { garmentById } from '../wardrobe/wardrobe.ts';
import type { Conditions } from './conditions.ts';
import { weatherCost } from './weather-cost.ts';

const MILD: Conditions = {
  ...{ coldestC: 15, warmestC: 20, feltC: 15, feltMostC: 20 },
  ...{ wet: false, rain: false, evening: false, heavyRain: false, soaking: false, snow: false, ice: false },
  ...{ windy: false, gusty: false, dangerousHeat: false, veryHighUv: false, strongSun: false },
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

test('in rain a coat that soaks is the last resort, and more so in a storm, where a hood is asked for', () => {
  expect(cost('wool-coat', RAIN)).toBeGreaterThan(cost('raincoat', RAIN));
  const storm = { ...RAIN, windy: true };
  expect(cost('raincoat', storm)).toBe(0);
  expect(cost('mac', storm)).toBe(3);
  expect(cost('wool-coat', storm)).toBeGreaterThan(cost('mac', storm) + 3);
  expect(cost('duffle-coat', storm)).toBeLessThan(cost('wool-coat', storm));
});

test.each<[string, string, Partial<Conditions>, Partial<Conditions>]>([
  ['a hem in deep frost', 'pleated-skirt', { coldestC: -3.9 }, { coldestC: -4 }],
  ['a hem in cool rain', 'pleated-skirt', { ...RAIN, coldestC: 20 }, { ...RAIN, coldestC: 19.9 }],
  ['jeans in heat', 'straight-jeans', { warmestC: 27.9 }, { warmestC: 28 }],
  ['long sleeves in warmth', 'oxford-shirt', { warmestC: 26.5 }, { warmestC: 26.6 }],
  ['long sleeves where it feels hot', 'oxford-shirt', { feltMostC: 28.9 }, { feltMostC: 29 }],
  ['laces in heat', 'oxford-shoes', { warmestC: 30.9 }, { warmestC: 31 }],
  ['a cloth brim where straw is cooler', 'brim-hat', { warmestC: 23.9 }, { warmestC: 24 }],
])('%s costs from its bound on, and nothing before', (_, id, before, from) => {
  expect(cost(id, before)).toBe(0);
  expect(cost(id, from)).toBeGreaterThan(0);
});

test('straw, linen and what keeps the rain off cost nothing where others do', () => {
  expect(cost('straw-hat', { warmestC: 35 })).toBe(0);
  expect(cost('linen-shirt', { warmestC: 35 })).toBe(0);
  expect(cost('weatherproof-derbies', RAIN)).toBe(0);
});

test('leather that leaks costs more the longer it rains, most in a storm', () => {
  const [light, allDay, storm] = [{}, { soaking: true }, { windy: true, soaking: true }].map((sky) =>
    cost('derby-shoes', { ...RAIN, ...sky }),
  );
  expect([light! > 0, allDay! > light!, storm! > allDay!]).toEqual([true, true, true]);
});
