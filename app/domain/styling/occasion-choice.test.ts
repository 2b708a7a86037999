// What is chosen for an hour, a place and an occasion: cases that strangers called cold, warm or out of place.
import { expect, test } from 'vitest';
import { looksFor, type Asked } from '../../../tests/styling/asked-looks.ts';
import type { HardDay } from '../../../tests/styling/hard-day.ts';
import type { DayOccasion } from '../preferences/day-occasion.ts';
import { GENDERS, type Gender, type StyleId } from '../preferences/style.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { isOfKind, type Kind } from '../wardrobe/garment-kinds.ts';
import { legKind, sleeveLength } from '../wardrobe/garment-predicates.ts';
import type { ComposedOutfit } from './input/brief.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const MANY: readonly StyleId[] = ['casual', 'classic', 'professional', 'trendy'];

/** One look a seed. */
const looks = (asked: Asked) => looksFor(asked, SEEDS);

const piecesOf = ({ look }: ComposedOutfit) => look.garments.flatMap(({ id }) => garmentById(id) ?? []);
const namesOf = ({ look }: ComposedOutfit) => look.garments.map(({ name }) => name).join(', ');
const textOf = ({ reasons }: ComposedOutfit) => reasons.map(({ text }) => text).join(' ');
const hasKind = (outfit: ComposedOutfit, kind: Kind) => piecesOf(outfit).some((one) => isOfKind(one, kind));
const hasSlot = (outfit: ComposedOutfit, ...slots: string[]) =>
  piecesOf(outfit).some(({ slot }) => slots.includes(slot));

test.each<[HardDay['air'], DayOccasion]>([
  [[-31, -27, -28], 'usual'],
  [[-26, -23, -24], 'work'],
  [[-30, -28, -29], 'outdoors'],
])(
  'in air that bites (%j °C, %s) hands are in mittens, feet on foot in winter boots, and the scarf over the nose',
  (air, occasion) => {
    for (const gender of GENDERS)
      for (const style of MANY)
        for (const outfit of looks({ day: { air }, occasion, gender, styles: [style] })) {
          expect(namesOf(outfit), style).toMatch(/mittens/);
          expect(textOf(outfit), style).toMatch(/Pull the .*(scarf|gaiter) up over your nose\./);
          if (occasion !== 'work') expect(namesOf(outfit), style).toMatch(/(winter|snow|hiking) boots/);
        }
  },
);

test('where fingers freeze the office takes a layer under its parka', () => {
  for (const outfit of looks({ day: { air: [-26, -19, -20] }, occasion: 'work', styles: ['professional'] }))
    expect(hasSlot(outfit, 'jacket'), namesOf(outfit)).toBe(true);
});

test.each<[HardDay['air']]>([[[16, 16, 16]], [[13, 15, 14]], [[8, 9, 8]], [[4, 5, 4]]])(
  'nobody walks to the gym at %j °C in bare arms, nor trains in a sweatshirt alone; a bag holds the shoes',
  (air) => {
    for (const gender of GENDERS)
      for (const outfit of looks({ day: { air, hours: 2 }, occasion: 'gym', gender })) {
        const isCovered =
          hasSlot(outfit, 'knitwear', 'jacket', 'coat') ||
          piecesOf(outfit).some((one) => one.slot === 'top' && sleeveLength(one) > 0.6);
        expect(isCovered, namesOf(outfit)).toBe(true);
        expect(hasSlot(outfit, 'top'), namesOf(outfit)).toBe(true);
        expect(namesOf(outfit)).not.toMatch(/belt bag/);
      }
  },
);

test('in the wet cold a hoodie of hers goes under her shell on the way to the gym', () => {
  const pieces = [
    ...['cotton-tee:white', 'zip-hoodie:grey', 'technical-shell:teal', 'joggers:black'],
    ...['running-shoes:grey', 'gym-bag:black', 'wool-beanie:charcoal', 'running-gloves:black'],
  ];
  for (const outfit of looks({ day: { air: [3, 3, 4], wet: 1, hours: 2 }, occasion: 'gym', pieces }))
    expect(namesOf(outfit)).toMatch(/hoodie.*shell/);
});

test('running shoes of hers run in the rain, and hiking boots do not', () => {
  const pieces = [
    ...['running-tights:black', 'brushed-running-top:black', 'windbreaker:navy', 'joggers:grey'],
    ...['running-shoes:grey', 'hiking-boots:brown', 'wool-beanie:charcoal', 'running-gloves:black'],
  ];
  for (const gender of GENDERS)
    for (const outfit of looks({
      day: { air: [4, 5, 5], wet: 1, hours: 2 },
      occasion: 'run',
      gender,
      pieces,
    }))
      expect(namesOf(outfit)).toMatch(/running shoes/);
});

test.each<[HardDay['air'], number]>([
  [[17, 19, 18], 4],
  [[15, 21, 17], 3],
])('at %j °C who feels the cold by %d °C goes out with a layer or in sleeves', (air, offsetC) => {
  for (const style of MANY)
    for (const outfit of looks({ day: { air }, styles: [style], also: { offsetC } })) {
      const isCovered =
        hasSlot(outfit, 'knitwear', 'jacket', 'coat') ||
        piecesOf(outfit).some(({ slot, clo }) => (slot === 'top' || slot === 'dress') && clo >= 0.195);
      expect(isCovered, namesOf(outfit)).toBe(true);
    }
});

test.each([
  ['a heated house', ''],
  ['before a camera', 'video calls at home'],
  ['with guests', 'friends come for dinner at home'],
])('nobody sits bare-legged in %s', (_, says) => {
  for (const style of MANY)
    for (const outfit of looks({ day: { air: [6, 9, 7] }, occasion: 'home', says, styles: [style] })) {
      const lower = piecesOf(outfit).find(({ slot }) => slot === 'bottom' || slot === 'dress');
      const isBare = lower !== undefined && legKind(lower) !== 'covered' && !hasKind(outfit, 'tights');
      expect(isBare, namesOf(outfit)).toBe(false);
    }
});

test('before a camera nobody sits at home in sneakers or boots', () => {
  for (const gender of GENDERS)
    for (const style of MANY)
      for (const outfit of looks({
        ...{ day: { air: [2, 5, 3] }, occasion: 'home', says: 'video calls at home' },
        ...{ gender, styles: [style] },
      }))
        expect(namesOf(outfit)).not.toMatch(/sneakers|boots|slippers/);
});

test.each<[HardDay['air'], Gender]>([
  [[27, 25, 23], 'female'],
  [[18, 14, 13], 'female'],
  [[23, 30, 33], 'male'],
  [[12, 15, 14], 'male'],
])('a night of travel at %j °C (%s) is soft: no satin, no dress shoes', (air, gender) => {
  for (const style of ['casual', 'trendy'] as const)
    for (const outfit of looks({
      day: { air, from: 21, hours: 9 },
      occasion: 'travel',
      gender,
      styles: [style],
    })) {
      expect(hasKind(outfit, 'evening cloth'), namesOf(outfit)).toBe(false);
      expect(hasKind(outfit, 'laced dress shoes'), namesOf(outfit)).toBe(false);
    }
});

test('who runs warm sits in a heated cabin without thermals, and others do not', () => {
  const day: HardDay = { air: [-12, -9, -8] };
  const withThermals = (offsetC: number) =>
    looks({ day, occasion: 'travel', gender: 'male', also: { offsetC } }).filter((outfit) =>
      hasSlot(outfit, 'base'),
    );
  expect(withThermals(-2)).toEqual([]);
  expect(withThermals(0)).toHaveLength(SEEDS.length);
});

test.each<HardDay>([
  { air: [7, 10, 9], wet: 1, windMs: 6 },
  { air: [10, 15, 13], wet: 0.8 },
])('by bike in the rain at $air °C: no long coat, and no bag for the hand', (day) => {
  for (const gender of GENDERS)
    for (const style of MANY)
      for (const outfit of looks({ day, occasion: 'work', says: 'I bike to work', gender, styles: [style] }))
        expect(namesOf(outfit)).not.toMatch(/long hooded|long .*coat|tote|shoulder bag|briefcase|suede bag/);
});

test.each<[HardDay['air']]>([[[12, 18, 13]], [[17, 20, 18]], [[9, 15, 11]]])(
  'at %j °C no guest of a wedding comes in plaid or in sportswear',
  (air) => {
    const day = { air, from: 12, hours: 10 };
    for (const style of ['classic', 'professional', 'sporty'] as const)
      for (const outfit of looks({ day, occasion: 'wedding', gender: 'male', styles: [style] }))
        expect(namesOf(outfit), style).toMatch(/^(?!.*plaid).*suit trousers, .*suit jacket/);
    for (const outfit of looks({ day, occasion: 'wedding', styles: ['sporty'] }))
      expect(namesOf(outfit)).not.toMatch(/joggers|jersey trousers|polo|sneakers/);
  },
);

test.each<[string, DayOccasion, HardDay['air']]>([
  ['Riyadh, SA', 'work', [32, 44, 42]],
  ['Jeddah, Saudi Arabia', 'dinner', [33, 31, 30]],
  ['Tehran, IR', 'usual', [12, 22, 18]],
  ['Kuwait City, KW', 'work', [20, 29, 27]],
  ['Doha, Qatar', 'work', [30, 41, 39]],
])('in %s (%s) shoulders and knees are covered, and she is told why', (placeName, occasion, air) => {
  for (const style of MANY)
    for (const outfit of looks({ day: { air }, occasion, styles: [style], also: { placeName } })) {
      for (const one of piecesOf(outfit)) {
        if (one.slot === 'top' || one.slot === 'dress')
          expect(sleeveLength(one), one.id).toBeGreaterThan(0.4);
        if (one.drawing.kind === 'skirt' || one.drawing.kind === 'dress')
          expect(one.drawing.length, one.id).toBeGreaterThanOrEqual(1.4);
      }
      expect(textOf(outfit)).toMatch(/Covered: /);
    }
});

test('the same heat elsewhere, a man, and a gym are not told of it', () => {
  const day: HardDay = { air: [32, 40, 38] };
  const told = (asked: Partial<Asked>) =>
    looks({ day, occasion: 'work', styles: ['classic'], ...asked }).filter(({ reasons }) =>
      reasons.some(({ fact }) => fact === 'modesty'),
    );
  expect(told({ also: { placeName: 'Phoenix, US' } })).toEqual([]);
  expect(told({ gender: 'male', also: { placeName: 'Riyadh, SA' } })).toEqual([]);
  expect(told({ occasion: 'gym', also: { placeName: 'Riyadh, SA' } })).toEqual([]);
});

test.each<[StyleId, StyleId, Gender]>([
  ['classic', 'go-wild', 'female'],
  ['casual', 'trendy', 'female'],
  ['casual', 'sporty', 'male'],
  ['classic', 'trendy', 'male'],
])('a mix of %s and %s (%s) is seen as both in nearly every look', (one, other, gender) => {
  const days: HardDay[] = [{ air: [6, 15, 12] }, { air: [14, 21, 18] }, { air: [0, 4, 2] }];
  const all = days.flatMap((day) => looks({ day, styles: [one, other], gender }));
  const seen = all.filter((outfit) =>
    [one, other].every((style) =>
      piecesOf(outfit).some(
        ({ slot, styles }) =>
          ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat', 'shoes'].includes(slot) &&
          styles.includes(style),
      ),
    ),
  );
  expect(seen.length / all.length).toBeGreaterThanOrEqual(0.9);
});

test.each<[DayOccasion]>([['dinner'], ['concert'], ['date']])(
  'to a %s a bow blouse of hers goes with a skirt, not with the trousers of the office',
  (occasion) => {
    const pieces = [
      ...['bow-blouse:white', 'wool-trousers:grey', 'wool-midi-skirt:navy', 'wool-blazer:charcoal'],
      ...['wool-coat:camel', 'ankle-boots:black', 'pumps:navy', 'wool-scarf:camel', 'leather-gloves:black'],
    ];
    const day: HardDay = { air: [4, 3, 3], from: 19, hours: 4 };
    for (const outfit of looks({ day, occasion, styles: ['classic'], pieces }))
      expect(namesOf(outfit)).toMatch(/midi skirt/);
  },
);

test('a blazer of hers goes under her coat to a dinner in frost, in any style that has one', () => {
  const pieces = [
    ...['wrap-dress:forest', 'wool-blazer:black', 'long-puffer:black', 'ankle-boots:black'],
    ...['wool-scarf:camel', 'leather-gloves:black', 'wool-beanie:charcoal'],
  ];
  const day: HardDay = { air: [-3, -4, -4], from: 18, hours: 5 };
  for (const style of ['classic', 'trendy'] as const)
    for (const outfit of looks({ day, occasion: 'dinner', styles: [style], pieces }))
      expect(namesOf(outfit)).toMatch(/wrap dress.*blazer.*coat/);
});

test('no black is no black blazer of hers either', () => {
  const pieces = [
    ...['satin-midi-skirt:burgundy', 'bow-blouse:emerald', 'crew-knit:cream', 'wool-blazer:black'],
    ...['wool-coat:camel', 'knee-boots:brown', 'pumps:black'],
  ];
  const day: HardDay = { air: [12, 11, 10], from: 19, hours: 4 };
  for (const outfit of looks({ day, occasion: 'dinner', says: 'no black', styles: ['trendy'], pieces }))
    expect(namesOf(outfit)).not.toMatch(/black wool blazer/);
});

test.each<[HardDay['air']]>([[[16, 15, 12]], [[21, 17, 10]], [[3, 2, 1]], [[-8, -10, -12]]])(
  'at %j °C a guest of a wedding wears a dress, wet way home or not',
  (air) => {
    for (const wet of [0, 0.5])
      for (const style of ['classic', 'trendy', 'professional', 'casual'] as const)
        for (const outfit of looks({
          day: { air, wet, from: 14, hours: 11 },
          occasion: 'wedding',
          styles: [style],
        }))
          expect(namesOf(outfit), style).toMatch(/dress(?! (shirt|boots))|gown|skirt/);
  },
);

test('a warm wedding has him in linen suit trousers, with their jacket over his arm', () => {
  for (const style of ['classic', 'professional'] as const)
    for (const outfit of looks({
      ...{ day: { air: [29, 28, 24], from: 15, hours: 10 }, occasion: 'wedding' },
      ...{ gender: 'male', styles: [style] },
    })) {
      expect(namesOf(outfit)).toMatch(/linen suit trousers/);
      expect(outfit.receipt.carried?.name).toMatch(/linen suit jacket/);
    }
});

test('in the rain of a long day out legs are in what dries', () => {
  for (const gender of GENDERS)
    for (const outfit of looks({ day: { air: [14, 17, 15], wet: 1 }, occasion: 'outdoors', gender }))
      expect(namesOf(outfit)).toMatch(/hiking pants|softshell pants/);
});

test('below freezing lined joggers go to the gym', () => {
  for (const gender of GENDERS)
    for (const outfit of looks({ day: { air: [-5, -6, -6], hours: 2 }, occasion: 'gym', gender }))
      expect(namesOf(outfit)).not.toMatch(/(?<!lined \w+ )joggers|track pants/);
});

test('of a closet in many colors who goes wild wears the loud ones', () => {
  const pieces = [
    ...[
      'wide-wool-trousers:red',
      'checked-trousers:grey+charcoal',
      'straight-jeans:blue',
      'cotton-tee:white',
    ],
    ...['crew-knit:grey', 'mohair-sweater:fuchsia', 'leather-sneakers:white', 'chelsea-boots:red'],
  ];
  for (const outfit of looks({
    day: { air: [14, 17, 16] },
    occasion: 'outdoors',
    styles: ['go-wild'],
    pieces,
  }))
    expect(namesOf(outfit)).toMatch(/red wide-leg trousers/);
});
