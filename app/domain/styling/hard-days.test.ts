// Days that are no commute, each rule with its cases.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hoursOfDay, type HardDay } from '../../../tests/styling/hard-day.ts';
import { LONG } from '../../../tests/runner/long-run.ts';
import { INDOOR_BAND } from '../comfort/indoor-comfort.ts';
import { briefForOccasion, type DayOccasion } from '../preferences/day-occasion.ts';
import { GENDERS, STYLE_IDS } from '../preferences/style.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import type { ComposedOutfit, StylingBrief } from './input/brief.ts';
import { compose } from './composer.ts';

const EVERYBODY = GENDERS.flatMap((gender) => STYLE_IDS.map((style) => ({ gender, style })));

function briefOn(day: HardDay, also: Partial<StylingBrief> = {}): StylingBrief {
  return {
    gender: 'female',
    styles: ['casual'],
    daypart: 'morning',
    hours: hoursOfDay(day),
    placeName: 'Reykjavik',
    recent: [],
    seed: 'hard days',
    ...also,
  };
}

/** One look for everybody on such a day, as its chip asks. */
const looksOn = (day: HardDay, occasion: DayOccasion = 'usual', also: Partial<StylingBrief> = {}) =>
  EVERYBODY.map(({ gender, style }) =>
    compose(briefForOccasion(occasion, briefOn(day, { gender, styles: [style], ...also }))),
  );

const namesOf = ({ look }: ComposedOutfit) => look.garments.map(({ name }) => name).join(', ');
const has = ({ look }: ComposedOutfit, ...slots: string[]) =>
  look.garments.some(({ slot }) => slots.includes(slot));
const textOf = ({ title, description, reasons }: ComposedOutfit) =>
  [title, description, ...reasons.map(({ text }) => text)].join(' ');

test.each<[HardDay['air'], number]>([
  [[-5, -4, -5], 0.6],
  [[2, 3, 2], 0.6],
  [[6, 7, 6], 1],
  [[-12, -10, -12], 0],
  [[10, 14, 10], 0],
  [[18, 25, 20], 0],
  [[30, 34, 30], 0],
])('sport at %j °C with %d mm is dressed in what one moves in', (air, wet) => {
  for (const kind of ['sport', 'run', 'gym', 'walk'] as const)
    for (const outfit of looksOn({ air, wet }, kind)) {
      const names = namesOf(outfit);
      expect(names, kind).not.toMatch(/dress|skirt|jeans|rain boots|blazer|loafers|parka/);
      expect(names, kind).toMatch(/running|training|trail|sneakers|hiking|winter boots|snow boots/);
    }
});

test.each([
  ['run', /umbrella|bag|backpack|hiking|joggers|hoodie|puffer/],
  ['walk', /umbrella/],
] as const)('nobody takes these on a %s', (kind, words) => {
  for (const air of [
    [-6, -5, -6],
    [4, 6, 4],
    [16, 20, 16],
  ] as const)
    for (const outfit of looksOn({ air, wet: 0.5 }, kind)) expect(namesOf(outfit)).not.toMatch(words);
});

test('a runner is dressed for the work: less than somebody who walks in the same air', () => {
  for (const air of [
    [-5, -4, -5],
    [5, 8, 5],
    [14, 16, 14],
  ] as const) {
    const [run, walk] = (['run', 'walk'] as const).map((kind) =>
      looksOn({ air }, kind).map(({ receipt }) => receipt.icl),
    );
    run?.forEach((icl, index) => expect(icl).toBeLessThan(walk?.[index] ?? 0));
  }
});

test('a gym look takes a bag, and a layer for the way there', () => {
  for (const outfit of looksOn({ air: [4, 6, 4] }, 'gym')) {
    expect(has(outfit, 'bag'), namesOf(outfit)).toBe(true);
    expect(has(outfit, 'coat', 'jacket'), namesOf(outfit)).toBe(true);
  }
});

test.each([-15, 0, 10, 18, 25, 34])(
  'at home, %d °C outside: slippers, soft clothes, nothing of the street',
  (c) => {
    for (const outfit of looksOn({ air: [c, c, c] }, 'home')) {
      const names = namesOf(outfit);
      expect(names).toMatch(/slippers/);
      expect(has(outfit, 'bag', 'hat', 'coat', 'jacket', 'scarf', 'gloves', 'umbrella'), names).toBe(false);
      expect(names).not.toMatch(/jeans|blazer|suit|satin|leather|chinos|wool trousers/);
      expect(textOf(outfit)).not.toMatch(/sidewalk|step out|weather to plan|rain|morning/i);
    }
  },
);

test.each([-15, 4, 11, 18, 34])(
  'at home, %d °C outside: no room has a temperature, and one may be cool',
  (c) => {
    for (const outfit of looksOn({ air: [c, c, c] }, 'home')) {
      const why = outfit.reasons.filter(({ fact }) => fact === 'comfort').map(({ text }) => text);
      expect(why.join(' ')).not.toMatch(/°F/);
      expect(/at hand in case the house is cool/.test(why.join(' '))).toBe(c < 13);
    }
  },
);

test('who keeps her head covered keeps it so at home', () => {
  const modesty = { headCover: true };
  expect(has(compose(briefForOccasion('home', briefOn({ air: [5, 6, 5] }, { modesty }))), 'hat')).toBe(true);
});

test('what is for the house is never worn out of it', () => {
  for (const c of [-20, 0, 12, 21, 30])
    for (const outfit of looksOn({ air: [c, c + 3, c] }))
      expect(namesOf(outfit)).not.toMatch(/slippers|lounge/);
});

test.each([0, 8, 14, 20, 26])('in showers at 12 m/s and %d °C a hood, no umbrella', (c) => {
  for (const outfit of looksOn({ air: [c, c + 2, c], windMs: 12, wet: 0.6, showers: [3, 4, 7] })) {
    expect(has(outfit, 'umbrella'), namesOf(outfit)).toBe(false);
    expect(namesOf(outfit)).toMatch(/hooded|parka|down/);
  }
});

test('an occasion in a gale has a hood as well; at 7 m/s it takes the umbrella', () => {
  const wet = { wet: 0.6, showers: [3, 4, 7] };
  const umbrellas = (windMs: number) =>
    looksOn({ air: [12, 14, 12], windMs, ...wet }, 'usual', { context: 'special' }).filter((one) =>
      has(one, 'umbrella'),
    ).length;
  expect(umbrellas(12)).toBe(0);
  expect(umbrellas(7)).toBeGreaterThan(0);
});

test.each([
  [29, 18],
  [29, 16],
  [31, 15],
  [29, 13],
])(
  '%d °C at noon that fall to %d: a layer is carried, and nobody is told to keep a walk short',
  (noon, evening) => {
    for (const outfit of looksOn({ air: [noon - 5, noon, evening], windMs: 5, uv: 7 })) {
      const { hours, layers = [] } = outfit.receipt;
      const last = hours.at(-1);
      expect(
        layers.some(({ wornHours }) => wornHours.includes(last?.hour ?? -1)),
        namesOf(outfit),
      ).toBe(true);
      expect(['cool', 'comfortable']).toContain(last?.verdict);
      expect((last?.need.min ?? 0) - (last?.worn ?? 0)).toBeLessThan(0.19);
      expect(textOf(outfit)).not.toMatch(/keep (that walk|it) short/);
      // Dressed for the heat under it.
      expect(Math.min(...hours.map(({ worn }) => worn))).toBeLessThan(0.6);
    }
  },
);

test('trousers at -10 °C and below, save for an evening out', () => {
  const skirts = (c: number, also: Partial<StylingBrief> = {}) =>
    looksOn({ air: [c, c + 1, c] }, 'usual', also).filter(({ look }) =>
      look.garments.some(({ drawing }) => drawing.kind === 'skirt' || drawing.kind === 'dress'),
    ).length;
  for (const context of [null, 'work', 'leisure'] as const)
    for (const c of [-10, -16, -28]) expect(skirts(c, { context })).toBe(0);
});

test.each(['work', 'travel'] as const)(
  '%s in the heat has a layer in the bag for a cool room, and says so',
  (occasion) => {
    for (const c of [27, 31, 38])
      for (const outfit of looksOn({ air: [c - 2, c, c - 1], uv: 7 }, occasion)) {
        const { inside, carried, lines } = outfit.receipt;
        expect(inside?.icl ?? 0, namesOf(outfit)).toBeGreaterThanOrEqual(INDOOR_BAND.min - 0.03);
        const onIn = outfit.look.garments.some(({ slot }) => slot === 'knitwear' || slot === 'jacket');
        expect(carried !== undefined || onIn).toBe(true);
        if (!carried) continue;
        expect(textOf(outfit)).toContain(carried.name);
        expect(lines.map(({ id }) => id)).not.toContain(carried.garmentId);
        const { set } = garmentById(carried.garmentId) ?? {};
        const sets = outfit.look.garments.map(({ id }) => garmentById(id)?.set);
        expect([undefined, ...sets], 'no half of a suit that is not worn').toContain(set);
      }
  },
);

test('on a day off, and at 22 °C, nothing is carried for an office', () => {
  for (const outfit of looksOn({ air: [27, 31, 28] })) expect(outfit.receipt.carried).toBeUndefined();
  for (const outfit of looksOn({ air: [18, 22, 19] }, 'work')) expect(outfit.receipt.carried).toBeUndefined();
});

const wearsOwn = (ids: readonly string[]) => ({
  closet: {
    from: 'only-mine' as const,
    pieces: ids.map((id) => {
      const [garmentId = '', color = ''] = id.split(':');
      return { garmentId, color, warmth: 'usual' as const };
    }),
  },
});

test('at home from her own closet: hers, with slippers that nobody lists; soft before jeans', () => {
  const hers = [
    'cotton-tee:white',
    'long-tee:navy',
    'crew-knit:navy',
    'straight-jeans:indigo',
    'loafers:black',
  ];
  const at = (...more: string[]) =>
    compose(briefForOccasion('home', briefOn({ air: [3, 5, 3] }, wearsOwn([...hers, ...more]))));
  expect(at().fromCloset).toBe('hers');
  expect(namesOf(at())).toMatch(/jeans.*slippers|slippers.*jeans/);
  expect(namesOf(at('joggers:grey'))).toMatch(/joggers/);
});

test('of her own closet alone she carries a layer of hers, and none where she has none', () => {
  const hers = ['cotton-tee:white', 'linen-trousers:sand', 'leather-sneakers:white', 'linen-shirt:white'];
  const carriedOf = (...more: string[]) =>
    compose(briefForOccasion('work', briefOn({ air: [27, 31, 28] }, wearsOwn([...hers, ...more])))).receipt
      .carried?.garmentId;
  expect(carriedOf()).toBeUndefined();
  expect(carriedOf('fine-cardigan:navy')).toBe('fine-cardigan:navy');
});

test.each<[string, HardDay, Partial<StylingBrief>]>([
  ['at night', { air: [26, 25, 24], from: 21, hours: 6 }, { daypart: 'night' }],
  ['in a hot night', { air: [33, 31, 30], from: 21, hours: 6 }, { daypart: 'night' }],
  ['in rain all day', { air: [24, 27, 24], wet: 1, uv: 5 }, {}],
  ['in hot rain all day', { air: [29, 32, 29], wet: 1, uv: 5 }, {}],
])('nobody speaks of sun or shade %s', (_, day, also) => {
  for (const outfit of looksOn(day, 'usual', also))
    expect(textOf(outfit)).not.toMatch(/\bsun\b|\bshad[ey]|sunscreen/i);
});

test('more warmth learned never means more cloth, nor less of it less, in any air, wind and style', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...EVERYBODY),
      fc.integer({ min: -35, max: 35 }),
      fc.integer({ min: 0, max: 14 }),
      fc.constantFrom(1, 8),
      fc.constantFrom(null, 'work' as const, 'special' as const),
      fc.integer({ min: 0, max: 99 }),
      ({ gender, style }, c, rise, windMs, context, seed) => {
        const icls = [-6, -4, -3, -1.5, -1, 0, 0.4, 1, 2, 4, 6].map(
          (offsetC) =>
            compose(
              briefOn(
                { air: [c, c + rise, c], windMs },
                { gender, styles: [style], context, offsetC, seed: `warmth ${seed}` },
              ),
            ).receipt.icl,
        );
        icls.slice(1).forEach((icl, index) => expect(icl).toBeGreaterThanOrEqual((icls[index] ?? 0) - 0.005));
      },
    ),
    { numRuns: LONG ? 600 : 8 },
  );
});

test('who runs warm wears her coat below 8 °C all the same', () => {
  for (const { receipt, look } of looksOn({ air: [2, 6, 2] }, 'usual', { offsetC: -6 })) {
    const coat = look.garments.find(({ slot }) => slot === 'coat' || slot === 'jacket');
    expect(receipt.layers?.some(({ garmentId }) => garmentId === coat?.id) ?? false).toBe(false);
  }
});

test('on a long wet walk nobody is in jeans', () => {
  for (const outfit of looksOn({ air: [6, 7, 7], wet: 1.2, hours: 4 }, 'outdoors'))
    expect(namesOf(outfit)).not.toMatch(/jeans/);
});

test('a gale is called one, and what to keep clear of', () => {
  for (const outfit of looksOn({ air: [6, 7, 7], wet: 1.2, windMs: 21, hours: 4 }, 'outdoors'))
    expect(textOf(outfit)).toMatch(/47 mph at [\w ]+, a gale: close everything, and keep clear of trees/);
});

test('snow is no rain in a title', () => {
  for (const outfit of looksOn({ air: [-6, -3, -4], wet: 0.6 }))
    expect(textOf(outfit)).not.toMatch(/Rain or no rain|puddles|detail of rain|Rain is a reason|makes rain/);
});

test('to a gym in the snow one goes in boots, whatever one trains in', () => {
  for (const outfit of looksOn({ air: [-3, -3, -3], wet: 0.6, hours: 2 }, 'gym'))
    expect(
      namesOf(outfit).match(/boots/) ?? textOf(outfit).match(/It snows on the way: go in boots/),
    ).not.toBe(null);
});

test('no sleeve is rolled up as rain and cold come', () => {
  for (const outfit of looksOn(
    { air: [32, 22, 17], wet: 2, showers: [1, 2, 3], from: 17, hours: 9 },
    'concert',
  ))
    expect(textOf(outfit)).not.toMatch(/roll (the|them)|Roll the/);
});

test('what is carried beside a clutch goes over the arm', () => {
  const looks = ['a', 'b', 'c', 'd'].flatMap((seed) =>
    looksOn({ air: [27, 27, 26], hours: 5, from: 18 }, 'evening', { seed }),
  );
  const withClutch = looks.filter((outfit) => outfit.receipt.carried && /clutch/.test(namesOf(outfit)));
  expect(withClutch.some((outfit) => /over your arm/.test(textOf(outfit)))).toBe(true);
  for (const outfit of withClutch) expect(textOf(outfit)).not.toMatch(/in your bag/);
});

test('who is far too cold all the way is told how long she can be out', () => {
  for (const outfit of looksOn({ air: [-18, -19, -20], wet: 0.4, from: 18, hours: 7 }, 'party', {
    offsetC: 2,
  })) {
    const { shortfall, minutesOutdoors = 120 } = outfit.receipt;
    if ((shortfall?.clo ?? 0) >= 0.4 && minutesOutdoors < 80)
      expect(textOf(outfit)).toMatch(/outside at a time|back short|keep it short/);
  }
});
