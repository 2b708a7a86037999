// Needs of body, house and way that she types: each is seen in the look, or told; what only sounds like one changes nothing.
import { expect, test } from 'vitest';
import { hoursOfDay, type HardDay } from '../../../tests/styling/hard-day.ts';
import { readDayRequest } from '../day-request/read-request.ts';
import type { DayOccasion } from '../preferences/day-occasion.ts';
import type { StyleId } from '../preferences/style.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { garmentIdOf } from '../wardrobe/wardrobe.ts';
import { composeForRequest } from './compose-for-request.ts';
import type { ComposedOutfit } from './input/brief.ts';

interface Told {
  says: string;
  day: HardDay;
  occasion?: DayOccasion;
  styles?: StyleId[];
  gender?: 'female' | 'male';
}

function looksFor({ says, day, occasion, styles = ['casual'], gender = 'female' }: Told): ComposedOutfit[] {
  const said = readDayRequest(says, { unit: 'C', pieces: [] });
  const sports = said.stops.filter(({ occasion: stop }) => stop !== occasion && stop === 'gym');
  const stops = occasion ? [{ occasion, hour: null }, ...sports] : said.stops;
  return ['a', 'b', 'c', 'd'].map((seed) =>
    composeForRequest(
      {
        ...{ gender, styles, seed, daypart: 'morning', placeName: 'Turku', recent: [] },
        hours: hoursOfDay(day),
      },
      { ...said, stops },
    ),
  );
}

const worn = ({ look }: ComposedOutfit) => look.garments.map(({ name }) => name).join(', ');
const why = ({ reasons }: ComposedOutfit) => reasons.map(({ text }) => text).join(' ');

const HOT: HardDay = { air: [26, 33, 31], uv: 11 };
const MILD: HardDay = { air: [12, 16, 14] };
const COLD: HardDay = { air: [3, 6, 5] };
const NIGHT: HardDay = { air: [8, 6, 4], from: 18, hours: 6 };

test.each([
  'I have albinism, so cover me from the sun',
  'I burn in minutes',
  'lupus, so out of the sun please',
])('in strong sun "%s" is long sleeves, long legs and closed shoes', (says) => {
  for (const { look } of looksFor({ says, day: HOT, styles: ['trendy', 'casual'] }))
    for (const { id, slot, drawing } of look.garments) {
      if (drawing.kind === 'top' && slot === 'top') expect(drawing.sleeve, id).toBeGreaterThan(0.9);
      if (slot === 'bottom' && 'length' in drawing) expect(drawing.length, id).toBeGreaterThan(0.9);
      if (slot === 'shoes') expect(garmentById(garmentIdOf(id))?.openShoe, id).toBe(false);
    }
});

test('where no sun burns nobody is covered from it', () => {
  const day: HardDay = { air: [22, 25, 24], from: 20, hours: 4 };
  const covered = looksFor({ says: 'I burn easily, a walk at night', day });
  expect(covered.map(worn)).toEqual(looksFor({ says: 'a walk at night', day }).map(worn));
});

test.each<[string, Told, RegExp]>([
  [
    'on the couch in air conditioning',
    { says: 'the AC on high all day', day: HOT, occasion: 'home' },
    /shorts|tank/,
  ],
  [
    'at open windows',
    { says: 'airing the flat, windows open', day: COLD, occasion: 'home' },
    /cotton cardigan/,
  ],
  ['with builders in', { says: 'the builders are in', day: MILD, occasion: 'home' }, /slippers/],
  ['at the grill', { says: 'grills for ten', day: HOT, occasion: 'home', gender: 'male' }, /slippers/],
  ['on her patio', { says: 'fourteen children on the patio', day: HOT, occasion: 'home' }, /slippers/],
  [
    'with phone and keys on her',
    { says: 'phone and keys on me', day: NIGHT, occasion: 'party' },
    /umbrella|shoulder bag|clutch|tote/,
  ],
  [
    'for a longer line',
    { says: 'I want to look taller', day: NIGHT, occasion: 'date' },
    /oversized|plaid|wide|culottes/,
  ],
  [
    'in cotton',
    { says: 'cotton please', day: HOT, occasion: 'work', styles: ['classic'] },
    /linen|silk|wool (trousers|dress)|satin/,
  ],
  [
    'where shoes come off',
    { says: 'shoes off at the door', day: NIGHT, occasion: 'dinner', gender: 'male' },
    /sneakers|oxfords|lace-up|monk/,
  ],
  [
    'with a baby on her',
    { says: 'the baby is in the sling on me', day: { ...MILD, wet: 0.4 } },
    /crossbody|tote|messenger|umbrella|trench/,
  ],
  [
    'out to play',
    { says: 'the skate park', day: { air: [13, 21, 20] }, styles: ['trendy'], gender: 'male' },
    /trench|blazer|wool coat/,
  ],
  [
    'in the crowd at a gig',
    { says: 'metal show, standing in the crowd', day: NIGHT, gender: 'male' },
    /turtleneck|blazer/,
  ],
  [
    'on a road bike',
    {
      says: '70 km on the road bike',
      day: { air: [14, 20, 22], hours: 5 },
      occasion: 'sport',
      styles: ['sporty'],
      gender: 'male',
    },
    /pants|joggers/,
  ],
  [
    'on sand',
    { says: 'beach volleyball', day: { ...HOT, hours: 3 }, occasion: 'sport', styles: ['sporty'] },
    /leggings|running shoes|socks/,
  ],
  [
    'on a lawn',
    { says: 'a party on the lawn', day: NIGHT, occasion: 'wedding', styles: ['classic'] },
    /kitten|pumps|heeled/,
  ],
  ['in the attic', { says: 'insulating the attic', day: COLD, occasion: 'home' }, /slippers|lounge|joggers/],
  ['on wet floors', { says: 'mopping the floors', day: MILD, occasion: 'home' }, /slippers|lounge|suede/],
  [
    'with guests',
    { says: 'friends are coming over', day: COLD, occasion: 'home', gender: 'male' },
    /slippers|lounge|espadrilles/,
  ],
  ...['motorbike', 'moped', 'Vespa', 'motorcycle'].map((bike): [string, Told, RegExp] => [
    `on a ${bike}`,
    { says: `on my ${bike} all day`, day: MILD, gender: 'male' },
    /sneakers|umbrella|trench|mac|car coat|wool coat|duffle|wide/,
  ]),
  [
    'in a kayak',
    { says: 'sea kayaking', day: MILD, occasion: 'sport', styles: ['sporty'] },
    /boots|jeans|skirt|leather/,
  ],
  [
    'on a horse',
    { says: 'half a day on horseback', day: { air: [4, 10, 13] }, occasion: 'sport', styles: ['sporty'] },
    /car coat|wool coat|duffle|trench|suede|skirt/,
  ],
  [
    'at an interview',
    { says: 'a job interview', day: COLD, styles: ['professional'], gender: 'male' },
    /blazer/,
  ],
])('never %s: %j', (_where, told, never) => {
  for (const look of looksFor(told)) expect(worn(look)).not.toMatch(never);
});

test.each<[Told, RegExp]>([
  [
    {
      says: 'I stand about for an hour before',
      day: { air: [11, 14, 15], hours: 4 },
      occasion: 'run',
      styles: ['sporty'],
    },
    /While you wait, keep an? .* on over it/,
  ],
  [
    { says: "ladies' hour, covered on the way there", day: HOT, occasion: 'gym', styles: ['sporty'] },
    /Pack for the gym/,
  ],
  [{ says: 'beach tennis', day: { ...HOT, hours: 3 }, occasion: 'sport', styles: ['sporty'] }, /barefoot/],
  [{ says: 'the AC set to max', day: HOT, occasion: 'home' }, /air conditioning/],
  [{ says: 'doors open all day', day: COLD, occasion: 'home' }, /open windows and doors/],
  [{ says: 'power cuts all day', day: HOT, occasion: 'home' }, /keep the sun out/],
  [{ says: 'the baby strapped to me', day: MILD }, /open over the baby/],
])('is told: %j', (told, text) => {
  for (const look of looksFor(told)) expect(why(look)).toMatch(text);
});

test.each(['on my motorbike', 'two hours on a moped', 'riding pillion'])(
  '%s is dressed for colder, in gloves and a jacket that stays on',
  (says) => {
    const day: HardDay = { air: [10, 17, 20], hours: 9 };
    const clo = (told: string) => looksFor({ says: told, day }).map(({ receipt }) => receipt.icl);
    expect(Math.min(...clo(says))).toBeGreaterThan(Math.max(...clo('a day in town')));
    for (const look of looksFor({ says, day })) {
      expect(worn(look)).toMatch(/gloves|mittens/);
      expect(worn(look)).toMatch(/boots/);
      expect(why(look)).not.toMatch(/ off\b|open|carry|keep .*short/i);
    }
  },
);

test('who rides in the heat of the day is not dressed for the cold', () => {
  for (const look of looksFor({ says: 'on my motorbike', day: HOT }))
    expect(worn(look)).not.toMatch(/gloves/);
});

test.each(['dialysis at nine', 'hours in the waiting room', 'an exam'])(
  'a layer goes along to %s in the heat, and to no walk',
  (says) => {
    for (const { receipt } of looksFor({ says, day: HOT })) expect(receipt.carried).toBeDefined();
    for (const { receipt } of looksFor({ says: 'a walk', day: HOT })) expect(receipt.carried).toBeUndefined();
  },
);

test.each(['the air conditioning has died', 'the factory, where it is hot', 'no cooling'])(
  'no layer for cool rooms where %s',
  (says) => {
    for (const look of looksFor({ says, day: HOT, occasion: 'work', styles: ['professional'] }))
      expect(why(look)).not.toMatch(/cool indoors|air conditioning/);
  },
);

test('for an interview on camera she wears a jacket at her table', () => {
  for (const { look } of looksFor({
    says: 'a video interview',
    day: MILD,
    occasion: 'home',
    styles: ['professional'],
  }))
    expect(look.garments.map(({ slot }) => slot)).toContain('jacket');
});

test('in a power cut no fan is promised', () => {
  for (const look of looksFor({ says: 'the power comes and goes', day: HOT, occasion: 'home' }))
    expect(why(look)).not.toMatch(/\bfan\b/);
});

test('to the floor is a hem at the floor', () => {
  const day: HardDay = { air: [20, 17, 14], from: 18, hours: 5 };
  for (const { look } of looksFor({
    says: 'choir, all black and long to the floor',
    day,
    styles: ['classic'],
  })) {
    const hems = look.garments.flatMap(({ slot, drawing }) =>
      (slot === 'dress' || slot === 'bottom') && 'length' in drawing ? [drawing.length] : [],
    );
    expect(Math.max(...hems)).toBeGreaterThan(1.7);
  }
});

test('who asks for loose clothes tucks nothing in', () => {
  for (const { look } of looksFor({
    says: 'loose and long please',
    day: HOT,
    occasion: 'work',
    styles: ['classic'],
  }))
    for (const { drawing, id } of look.garments)
      if (drawing.kind === 'top') expect(drawing.tucked ?? drawing.halfTucked ?? false, id).toBe(false);
});

test('from door to door nobody dances in thermals', () => {
  const day: HardDay = { air: [-20, -22, -23], from: 20, hours: 6 };
  for (const { look } of looksFor({ says: 'a party, taxi there and back', day, styles: ['go-wild'] }))
    expect(look.garments.map(({ slot }) => slot)).not.toContain('base');
});

test('by day a celebration has no satin clutch; at night it may', () => {
  const at = (from: number): HardDay => ({ air: [20, 23, 21], from, hours: 5 });
  const bags = (day: HardDay) =>
    looksFor({ says: 'a christening', day, occasion: 'evening', styles: ['classic', 'trendy'] })
      .map(worn)
      .join();
  expect(bags(at(9))).not.toMatch(/clutch/);
  expect(bags(at(19))).toMatch(/clutch/);
});

test('who asks for warmer clothes in frost has trousers, unless she asks for a skirt', () => {
  const day: HardDay = { air: [-9, -8, -9], from: 18, hours: 4 };
  const asked = (says: string) => looksFor({ says, day, occasion: 'dinner', styles: ['classic'] });
  for (const look of asked('dress me warmer')) expect(worn(look)).not.toMatch(/skirt|dress(?! shirt)/);
  expect(asked('warmer, with a skirt').map(worn).join()).toMatch(/skirt/);
});
