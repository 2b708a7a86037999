// What each need of her day leaves at home stays there, on every kind of day, where anything that keeps it may be worn.
import { expect, test } from 'vitest';
import { hoursOfDay, type HardDay } from '../../../tests/styling/hard-day.ts';
import { allowedColors } from '../day-request/allowed-colors.ts';
import { briefForRequest, withItsOtherHalf } from '../day-request/brief-for-request.ts';
import { wrongByCodes } from '../day-request/left-at-home.ts';
import { DRESS_CODES, nothingSaid, type DayRequest, type DressCode } from '../day-request/day-request.ts';
import { isOutOfTone } from '../day-request/unfit-garments.ts';
import { readDayRequest } from '../day-request/read-request.ts';
import { GENDERS, STYLE_IDS, type Gender, type StyleId } from '../preferences/style.ts';
import { parseTints } from '../wardrobe/palette.ts';
import { garmentById, garmentIdOf } from '../wardrobe/wardrobe.ts';
import { composeForRequest } from './compose-for-request.ts';
import { openEveryStyle } from './composer.ts';
import type { StylingBrief } from './input/brief.ts';

const DAYS: readonly HardDay[] = [
  { air: [-6, -3, -5] },
  { air: [4, 8, 6], wet: 0.6 },
  { air: [12, 17, 15] },
  { air: [21, 26, 24], uv: 7 },
  { air: [28, 36, 33], uv: 11 },
];
/** Worn or not, whatever the day asks: some are in no look without. */
const ASKED = ['shoes', 'bottom', 'top'] as const;

function briefOf(at: number, hours: StylingBrief['hours']): StylingBrief {
  const gender: Gender = GENDERS[at % GENDERS.length] ?? 'female';
  const style: StyleId = STYLE_IDS[at % STYLE_IDS.length] ?? 'casual';
  return {
    ...{ gender, styles: [style], hours, seed: `demand ${at}` },
    ...{ daypart: 'morning', placeName: 'Turku', recent: [] },
  };
}

/** What is worn that the day leaves at home, though something else is open in its slot. */
function broken(code: DressCode, at: number, day: HardDay): string[] {
  const said: DayRequest = { ...nothingSaid(), codes: [code] };
  const brief = briefOf(at, hoursOfDay(day));
  // What matters on such a day at all.
  const request = withItsOtherHalf(said, brief);
  const wrong = wrongByCodes(request);
  const open = openEveryStyle(briefForRequest(request, brief));
  return composeForRequest(brief, said).look.garments.flatMap(({ id, slot }) => {
    const garment = garmentById(garmentIdOf(id));
    if (!garment || !ASKED.some((one) => one === slot) || wrong(garment) === 0) return [];
    return open[slot].some((option) => wrong(option.garment) === 0)
      ? [`${code} at ${day.air[0]}: ${id}`]
      : [];
  });
}

test('what a need leaves at home is not worn, whoever asks, from frost to heat', () => {
  const all = DRESS_CODES.flatMap((code, at) =>
    DAYS.filter((_, step) => step % 2 === at % 2).flatMap((day, step) => broken(code, at + step, day)),
  );
  expect(all).toEqual([]);
});

function lookFor(says: string, day: HardDay, brief: Partial<StylingBrief> = {}) {
  const request = readDayRequest(says, { unit: 'C', pieces: [] });
  const { look } = composeForRequest({ ...briefOf(0, hoursOfDay(day)), ...brief }, request);
  return { request, ids: look.garments.map(({ id }) => id) };
}
const MILD: HardDay = { air: [12, 17, 15] };

test.each(['I dig over the allotment', 'on site at the building site', 'I insulate the attic'])(
  'nothing pale is worn below or over all: "%s"',
  (says) => {
    for (const gender of GENDERS) {
      const { request, ids } = lookFor(says, MILD, { gender, styles: ['casual'] });
      const allowed = allowedColors(request) ?? [];
      expect(allowed).not.toContain('cream');
      for (const id of ids) {
        const slot = garmentById(garmentIdOf(id))?.slot;
        if (slot === 'bottom' || slot === 'coat' || slot === 'jacket')
          for (const tint of parseTints(id)) expect(allowed, id).toContain(tint);
      }
    }
  },
);

test('who hikes through mud wears what hiking trousers come in', () => {
  expect(allowedColors(lookFor('a hike through mud', MILD).request)).toBe(null);
});

test.each([
  ['a stone church that is never warm', 'unheated'],
  ['I walk with a guide dog', 'hands-full'],
  ['then Friday prayer', 'covered'],
  ['into the dunes on foot', 'on-trails'],
  ['my ankle is in plaster', 'easy-on'],
  ['I meet the mayor at ten', 'sober'],
  ['boils marmalade all day', 'messy'],
])('"%s" is heard as %s', (says, code) => {
  expect(readDayRequest(says, { unit: 'C', pieces: [] }).codes).toContain(code);
});

test.each([
  ['dancing, and herring outdoors', 'sober'],
  ["I can't bend to my shoes", 'floor-length'],
  ['my leg is in plaster', 'front-opening'],
])('"%s" is not heard as %s', (says, code) => {
  expect(readDayRequest(says, { unit: 'C', pieces: [] }).codes).not.toContain(code);
});

test('no thin heel stands on the lawn of a picnic', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    for (const style of ['trendy', 'classic'] as const)
      expect(
        lookFor('a picnic', { air: [11, 19, 17] }, { seed, styles: [style], gender: 'female' }).ids.join(),
      ).not.toMatch(/heeled|kitten/);
});

test('a church that is never warm is told as no warm room', () => {
  const request = readDayRequest('a concert in a church that is never warm', { unit: 'C', pieces: [] });
  expect(briefForRequest(request, briefOf(0, hoursOfDay({ air: [-7, -7, -7] }))).isUnheated).toBe(true);
  // In August it is a cool place, and nothing else.
  expect(briefForRequest(request, briefOf(0, hoursOfDay({ air: [26, 31, 28] }))).isUnheated).toBe(undefined);
});

const RAINY_HEAT: HardDay = { air: [25, 28, 28], wet: 1 };
const DRESSED_UP: DayRequest['stops'] = [{ occasion: 'evening', hour: null }];

/** Evening cloth, leather, denim, sportswear and loud colors in a look; a white shirt is as quiet as any. */
const outOfTune = (ids: readonly string[], allowed: readonly string[] | null): string[] =>
  ids.filter((id) => {
    const garment = garmentById(garmentIdOf(id));
    if (!garment || garment.slot === 'legwear' || garment.slot === 'base') return false;
    const isClothes = ['top', 'bottom', 'dress', 'jacket', 'coat', 'knitwear'].includes(garment.slot);
    const isLoud =
      isClothes && parseTints(id).some((tint) => tint !== 'white' && allowed?.includes(tint) === false);
    return isOutOfTone(garment) || isLoud;
  });

test.each(['sober', 'mourning'] as const)(
  'nothing shines and nothing is loud where it is serious: %s, by every chip, in every air',
  (code) => {
    const broken = STYLE_IDS.flatMap((style, at) =>
      DAYS.flatMap((day, step) => {
        const gender = GENDERS[(at + step) % GENDERS.length] ?? 'female';
        const brief: StylingBrief = { ...briefOf(at, hoursOfDay(day)), gender, styles: [style] };
        const said: DayRequest = { ...nothingSaid(), codes: [code], stops: step % 2 ? [] : DRESSED_UP };
        const ids = composeForRequest(brief, said).look.garments.map(({ id }) => id);
        return outOfTune(ids, allowedColors(said)).map((id) => `${style} ${gender} ${day.air[0]}: ${id}`);
      }),
    );
    expect(broken).toEqual([]);
  },
);

test('a hearing that is dressed up for is dressed for in a suit, whole', () => {
  const said: DayRequest = { ...nothingSaid(), codes: ['sober'], stops: DRESSED_UP };
  const brief: StylingBrief = { ...briefOf(0, hoursOfDay({ air: [12, 18, 17] })), gender: 'male' };
  const worn = composeForRequest({ ...brief, styles: ['classic'] }, said).look.garments;
  const sets = worn.flatMap(({ id }) => garmentById(garmentIdOf(id))?.set ?? []);
  expect(sets).toHaveLength(2);
  expect(worn.some(({ id }) => /shirt/.test(id))).toBe(true);
});

test('a shower puts nobody in sneakers before a judge', () => {
  for (const gender of GENDERS) {
    const { ids } = lookFor('in court', RAINY_HEAT, { gender, styles: ['professional'] });
    expect(ids.join()).not.toMatch(/sneakers|running/);
  }
});

test('black and white only is both', () => {
  const allowed = allowedColors(
    readDayRequest('black and white only, all in white', { unit: 'C', pieces: [] }),
  );
  expect(allowed).toEqual(expect.arrayContaining(['white', 'black']));
});

test.each<[DressCode, DressCode]>([
  ['hosting', 'gala'],
  ['dancing', 'gala'],
  ['comfortable', 'mourning'],
])('%s gives way to %s', (less, more) => {
  const said: DayRequest = { ...nothingSaid(), codes: [less, more] };
  expect(withItsOtherHalf(said, { hours: hoursOfDay(MILD), context: 'special' }).codes).not.toContain(less);
});

test.each([
  ['a field hockey match with the veterans', 'waits-around'],
  ['my first surf lesson', 'swimming'],
  ['a pitch at noon', 'sober'],
  ['from church to church on Good Friday', 'dark-clothes'],
  ['a date on the ice rink', 'open-air'],
  ['a party in a flat that is always too hot', 'heated'],
])('"%s" asks for %s', (says, code) => {
  expect(readDayRequest(says, { unit: 'C', pieces: [] }).codes).toContain(code);
});

test('surf through which a boat lands is no surfing', () => {
  expect(readDayRequest('in a small boat through the surf', { unit: 'C', pieces: [] }).codes).not.toContain(
    'on-sand',
  );
});

test('snowshoes are the walk: nothing is packed for them', () => {
  const said: DayRequest = {
    ...nothingSaid(),
    codes: ['on-snow'],
    stops: [
      { occasion: 'walk', hour: null },
      { occasion: 'sport', hour: null },
    ],
  };
  const brief: StylingBrief = { ...briefOf(0, hoursOfDay({ air: [-21, -15, -13] })), styles: ['sporty'] };
  const words = composeForRequest(brief, said).reasons.map(({ text }) => text);
  expect(words.join(' ')).not.toMatch(/Pack for sport/);
});

test('a race is run in no jacket', () => {
  const { ids } = lookFor('a half marathon', { air: [4, 6, 5] }, { styles: ['sporty'], gender: 'female' });
  expect(ids.join()).not.toMatch(/jacket/);
});

test('who queues in frost is dressed for it, though the noon is mild', () => {
  const queue: HardDay = { air: [-3, 14, 14] };
  const { ids } = lookFor('four hours standing in a queue outside, warmer', queue, {
    gender: 'female',
    styles: ['casual'],
  });
  expect(ids.join()).toMatch(/thermal|merino-base/);
});

test('tights in the heat are too warm, and that is said', () => {
  const request = readDayRequest('I want tights', { unit: 'C', pieces: [] });
  const brief: StylingBrief = { ...briefOf(0, hoursOfDay({ air: [24, 31, 30] })), gender: 'female' };
  const { reasons } = composeForRequest({ ...brief, styles: ['classic'] }, request);
  expect(reasons.map(({ text }) => text)).toContain('You asked for tights: it is too warm for that today.');
});
