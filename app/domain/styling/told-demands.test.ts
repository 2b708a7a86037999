// What each need of her day leaves at home stays there, on every kind of day, where anything that keeps it may be worn.
import { expect, test } from 'vitest';
import { hoursOfDay, type HardDay } from '../../../tests/styling/hard-day.ts';
import { allowedColors } from '../day-request/allowed-colors.ts';
import { briefForRequest, isLeftByCodes, withItsOtherHalf } from '../day-request/brief-for-request.ts';
import { DRESS_CODES, nothingSaid, type DayRequest, type DressCode } from '../day-request/day-request.ts';
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
  const isLeft = isLeftByCodes(request);
  const open = openEveryStyle(briefForRequest(request, brief));
  return composeForRequest(brief, said).look.garments.flatMap(({ id, slot }) => {
    const garment = garmentById(garmentIdOf(id));
    if (!garment || !ASKED.some((one) => one === slot) || !isLeft(garment)) return [];
    return open[slot].some((option) => !isLeft(option.garment)) ? [`${code} at ${day.air[0]}: ${id}`] : [];
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
