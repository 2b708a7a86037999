// What she says that her clothes must do: be seen at home, go out for wood, be dark, washable, loose, open in front.
import { expect, test } from 'vitest';
import { hoursOfDay, type HardDay } from '../../../tests/styling/hard-day.ts';
import { readDayRequest } from '../day-request/read-request.ts';
import { briefForOccasion, type DayOccasion } from '../preferences/day-occasion.ts';
import type { StyleId } from '../preferences/style.ts';
import { parseTints } from '../wardrobe/palette.ts';
import { composeForRequest } from './compose-for-request.ts';
import type { ComposedOutfit, StylingBrief } from './input/brief.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

interface Said {
  sentence: string;
  day: HardDay;
  occasion?: DayOccasion;
  styles?: StyleId[];
  gender?: 'female' | 'male';
}

/** One look a seed for somebody who taps that occasion and says that of it. */
function looksFor({ sentence, day, occasion, styles = ['casual'], gender = 'female' }: Said) {
  const said = readDayRequest(sentence, { unit: 'C', pieces: [] });
  const stops = occasion ? [{ occasion, hour: null }] : said.stops;
  return SEEDS.map((seed) => {
    const brief: StylingBrief = {
      gender,
      styles,
      daypart: 'morning',
      hours: hoursOfDay(day),
      placeName: 'Turku',
      recent: [],
      seed,
    };
    return composeForRequest(brief, { ...said, stops });
  });
}

const namesOf = ({ look }: ComposedOutfit) => look.garments.map(({ name }) => name).join(', ');

const MILD: HardDay = { air: [12, 16, 14] };
const FROST: HardDay = { air: [-8, -4, -6] };
const HEAT: HardDay = { air: [27, 33, 30] };

test.each<[Said, RegExp]>([
  [{ sentence: 'hosts her book circle at seven', day: MILD }, /slippers|lounge|tee|sneakers/],
  [
    { sentence: 'relatives arrive at four', day: HEAT, occasion: 'home' },
    /slippers|lounge|tank|jersey shorts/,
  ],
  [{ sentence: 'two video calls', day: FROST, occasion: 'home' }, /slippers|lounge|joggers/],
  [{ sentence: 'her grandson takes her picture', day: MILD, occasion: 'home' }, /slippers|lounge|Breton/],
  [{ sentence: 'carries wood in twice', day: FROST, occasion: 'home' }, /slippers|lounge/],
  [{ sentence: 'a walk to the post box', day: HEAT, occasion: 'home' }, /slippers|lounge/],
  [{ sentence: 'mud in the garden', day: MILD, occasion: 'home', gender: 'male' }, /slippers|canvas|suede/],
  [{ sentence: 'writing in an attic room', day: HEAT, occasion: 'home' }, /derbies|hat/],
  [{ sentence: 'nursing every two hours', day: MILD, occasion: 'home' }, /turtleneck|sweatshirt|hoodie/],
  [
    { sentence: 'everything has to be washable', day: FROST, occasion: 'work' },
    /flannel trousers|silk|wool trousers/,
  ],
  [
    { sentence: 'shy of tight clothes', day: MILD, occasion: 'run', styles: ['sporty'] },
    /leggings|racerback/,
  ],
  [
    { sentence: 'cycles there', day: { ...MILD, wet: 1 }, occasion: 'work' },
    /umbrella|wide-leg|long .* coat/,
  ],
  [{ sentence: 'up ladders all day', day: HEAT, occasion: 'work', gender: 'male' }, /canvas|seersucker|tote/],
  [
    { sentence: 'sails his small boat', day: { ...MILD, windMs: 10 }, occasion: 'sport', gender: 'male' },
    /shorts|tank/,
  ],
  [{ sentence: 'hot ovens all night', day: FROST, occasion: 'work' }, /turtleneck|pencil skirt/],
  [
    { sentence: 'a gallery, a walk under the trees', day: MILD, styles: ['trendy'] },
    /running|training|gym bag/,
  ],
  [{ sentence: 'opera premiere', day: { air: [3, 1, 0], from: 18, hours: 6 } }, /blazer|suit jacket/],
  [{ sentence: 'a business flight and a meeting', day: MILD, gender: 'male' }, /sneakers|jeans|hoodie/],
  [{ sentence: 'the regional head visits', day: HEAT, occasion: 'work' }, /sleeveless|tank/],
  [
    {
      sentence: 'stand-up night with old school friends',
      day: { air: [36, 32, 30], from: 18, hours: 6 },
      gender: 'male',
    },
    /monk|oxfords|dress shirt/,
  ],
  [
    { sentence: 'a date, made no effort', day: { air: [13, 12, 10], from: 18, hours: 6 }, gender: 'male' },
    /dress boots|pleated|suit/,
  ],
  [
    { sentence: 'rides a horse in the wood', day: MILD, occasion: 'sport', styles: ['sporty'] },
    /trail shoes|running|sneakers|umbrella/,
  ],
  [
    {
      sentence: 'open-air festival in the mud',
      day: { air: [16, 14, 12], wet: 0.6, from: 16, hours: 9 },
      occasion: 'concert',
      styles: ['go-wild'],
    },
    /wide(?!-stripe)/,
  ],
  [
    { sentence: 'salsa night', day: { air: [26, 24, 21], from: 20, hours: 7 }, styles: ['go-wild'] },
    /blazer|suit jacket/,
  ],
  [{ sentence: 'temple fair', day: { air: [14, 24, 27] }, styles: ['classic'] }, /jeans/],
  [
    {
      sentence: 'first day at the bank',
      day: HEAT,
      occasion: 'work',
      gender: 'male',
      styles: ['professional'],
    },
    /polo|tee|henley/,
  ],
  [{ sentence: 'birdwatching at six', day: { air: [21, 28, 26], uv: 9 } }, /tank|sleeveless|shorts/],
  [
    { sentence: 'boat trip to the penguins', day: { air: [5, 10, 9], wet: 0.4, windMs: 13 } },
    /blazer|wide-leg|trench/,
  ],
  [
    { sentence: 'slow walk with my stick in the castle gardens', day: MILD, styles: ['classic'] },
    /training|hiking|windbreaker|gym bag/,
  ],
  [
    { sentence: '24 km of the camino', day: { air: [15, 24, 29], hours: 7 }, styles: ['sporty'] },
    /tights|leggings|gym bag/,
  ],
  [{ sentence: 'first date, nothing fancy', day: { air: [18, 17, 15], from: 18 }, gender: 'male' }, /velvet/],
])('never where she says: %j', (said, never) => {
  for (const look of looksFor(said)) expect(namesOf(look)).not.toMatch(never);
});

test('where dark clothes are asked for, shoes and bag are dark as well', () => {
  for (const { look } of looksFor({ sentence: 'must be in dark clothes', day: HEAT, occasion: 'work' }))
    for (const { id, slot } of look.garments)
      if (slot !== 'umbrella')
        for (const tint of parseTints(id))
          expect(['black', 'charcoal', 'navy', 'chocolate'], id).toContain(tint);
});

test('a power cut in summer is no cold house', () => {
  for (const { receipt } of looksFor({ sentence: 'home, power cut', day: HEAT }))
    expect(receipt.icl).toBeLessThan(0.6);
});

test('who goes wild does so at a party and at a wedding', () => {
  const brief: StylingBrief = {
    gender: 'female',
    styles: ['trendy', 'go-wild', 'classic'],
    daypart: 'evening',
    hours: hoursOfDay({ air: [18, 16, 14], from: 18, hours: 7 }),
    placeName: 'Nairobi',
    recent: [],
    seed: 'party',
  };
  for (const occasion of ['party', 'wedding'] as const)
    expect(briefForOccasion(occasion, brief).styles).toEqual(['go-wild']);
  expect(briefForOccasion('dinner', brief).styles).toHaveLength(3);
});

test('thermals are no leggings that a dirty day leaves at home', () => {
  const day: HardDay = { air: [-24, -19, -20], hours: 9 };
  for (const look of looksFor({ sentence: 'a market stall', day, gender: 'male' }))
    expect(namesOf(look)).toMatch(/thermal leggings|merino leggings/);
});

test('who flies to a meeting has the jacket for it', () => {
  for (const look of looksFor({
    sentence: 'business flight and a meeting',
    day: MILD,
    gender: 'male',
    styles: ['professional'],
  }))
    expect(namesOf(look)).toMatch(/blazer|suit jacket/);
});

test('a gown and a dress for the evening have no blazer over them', () => {
  for (const look of looksFor({
    sentence: 'philharmonic',
    day: { air: [1, 0, -1], from: 18, hours: 5 },
    styles: ['classic'],
  }))
    expect(namesOf(look)).not.toMatch(/evening dress.*blazer/);
});

const reasonsOf = ({ reasons }: ComposedOutfit) => reasons.map(({ text }) => text).join(' ');

test.each<[string, Said, RegExp]>([
  [
    'rain pants where she cycles through hours of rain',
    { sentence: 'post round on the bike', day: { air: [6, 9, 10], wet: 0.8 }, occasion: 'work' },
    /rain pants/i,
  ],
  [
    'the shoes of a gown that is worn in boots',
    {
      sentence: 'gala banquet, slush on the pavement',
      day: { air: [-2, -3, -5], from: 17, hours: 8, wet: 0.4 },
      styles: ['classic'],
    },
    /change at the door/,
  ],
  [
    'a cold house that is no doubt',
    { sentence: 'no heating', day: FROST, occasion: 'home' },
    /Dressed for a cold house/,
  ],
])('it is told: %s', (_, said, told) => {
  for (const look of looksFor(said)) expect(reasonsOf(look)).toMatch(told);
});

test.each<[string, Said, RegExp]>([
  ['the heat of a room', { sentence: 'two video calls', day: HEAT, occasion: 'home' }, /gets up to|ahead/],
  [
    'a desk on the ward',
    { sentence: 'night shift nurse, aircon is cold', day: HEAT, occasion: 'work' },
    /desk/,
  ],
  [
    'cool rides without cooling',
    { sentence: 'train, no ac', day: HEAT, occasion: 'travel' },
    /rides are cool|cool on board/,
  ],
  [
    'what nobody asked for',
    { sentence: 'church wedding', day: MILD, occasion: 'wedding', gender: 'male', styles: ['classic'] },
    /As you asked|neckline/,
  ],
])('it is not told: %s', (_, said, untold) => {
  for (const look of looksFor(said)) expect(reasonsOf(look)).not.toMatch(untold);
});

test('a guest at a farm wedding comes dressed, mud or not', () => {
  for (const { look } of looksFor({
    sentence: 'wedding on a farm, dancing until four',
    day: { air: [22, 18, 15], from: 19, hours: 8 },
    occasion: 'wedding',
    styles: ['trendy'],
  }))
    expect(look.garments.some(({ slot }) => slot === 'dress')).toBe(true);
});

test('who belays is dressed warmer than who climbs', () => {
  const day: HardDay = { air: [9, 14, 12] };
  const mean = (sentence: string) =>
    looksFor({ sentence, day, occasion: 'gym', styles: ['sporty'] }).reduce(
      (sum, { receipt }) => sum + receipt.icl,
      0,
    ) / SEEDS.length;
  expect(mean('climbing at the crag, cold belays')).toBeGreaterThan(mean('climbing') + 0.05);
});

test('in frost below -20 °C a warm room is no reason to leave anything at home', () => {
  for (const { receipt } of looksFor({
    sentence: 'work',
    day: { air: [-26, -22, -24], hours: 9 },
    occasion: 'work',
    styles: ['classic'],
  }))
    expect(receipt.icl).toBeGreaterThan(2.2);
});
