// What a day asks beyond its occasion, in her words: cooled rooms, cold houses, full hands, standing, a court.
import { expect, test } from 'vitest';
import { hoursOfDay, type HardDay } from '../../../tests/styling/hard-day.ts';
import { readDayRequest } from '../day-request/read-request.ts';
import type { Gender, StyleId } from '../preferences/style.ts';
import { composeForRequest } from './compose-for-request.ts';
import type { ComposedOutfit, StylingBrief } from './input/brief.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e'];

/** One look a seed for somebody who says that of such a day. */
function looksFor(sentence: string, day: HardDay, gender: Gender = 'female', style: StyleId = 'classic') {
  const brief = (seed: string): StylingBrief => ({
    gender,
    styles: [style],
    daypart: 'morning',
    hours: hoursOfDay(day),
    placeName: 'Lagos',
    recent: [],
    seed,
  });
  const request = readDayRequest(sentence, { unit: 'C', pieces: [] });
  return SEEDS.map((seed) => composeForRequest(brief(seed), request));
}

const namesOf = ({ look }: ComposedOutfit) => look.garments.map(({ name }) => name).join(', ');
const reasonsOf = ({ reasons }: ComposedOutfit) => reasons.map(({ text }) => text).join(' ');

const HOT: HardDay = { air: [28, 33, 29] };
const COOL_RAIN: HardDay = { air: [9, 12, 10], wet: 1 };
const COLD: HardDay = { air: [-8, -4, -6] };

test.each([
  ['errands, then a freezing hospital', 'room'],
  ['a freezing office', 'desk'],
  ['a meeting in an over-cooled hall', 'desk'],
] as const)('a cooled room has its layer in the bag: %s', (sentence, room) => {
  for (const { receipt } of looksFor(sentence, HOT)) expect(receipt.carried?.for).toBe(room);
});

test('in court and at an interview the layer is a jacket, never a cardigan', () => {
  for (const { receipt } of looksFor('court at 10', HOT)) expect(receipt.carried?.name).toMatch(/blazer/);
  for (const gender of ['female', 'male'] as const)
    for (const look of looksFor('job interview', { air: [12, 16, 14] }, gender))
      expect(namesOf(look)).toMatch(/blazer|suit jacket/);
});

test.each(['school run with a stroller', 'errands in a wheelchair', 'by bike to the office'])(
  'with full hands no umbrella is carried, and the rain is kept off: %s',
  (sentence) => {
    for (const look of looksFor(sentence, COOL_RAIN)) {
      expect(namesOf(look)).not.toMatch(/umbrella/);
      expect(namesOf(look)).toMatch(/rain|trench|parka|shell|gabardine/);
    }
  },
);

test('a house without heating is dressed for, in trousers and layers', () => {
  for (const look of looksFor('home all day, no heating', COLD)) {
    expect(namesOf(look)).not.toMatch(/dress|skirt|tights/);
    expect(look.receipt.icl).toBeGreaterThan(1.15);
  }
});

test('who stands still is dressed warmer than who walks', () => {
  const mean = (looks: readonly ComposedOutfit[]) =>
    looks.reduce((sum, { receipt }) => sum + receipt.icl, 0) / looks.length;
  const day: HardDay = { air: [4, 8, 5] };
  expect(mean(looksFor('standing still at the stadium', day))).toBeGreaterThan(
    mean(looksFor('at the stadium', day)) + 0.1,
  );
});

test('hair is covered in a mosque, and a man is asked for nothing of the kind', () => {
  for (const look of looksFor('visiting the grand mosque', HOT)) expect(namesOf(look)).toMatch(/headscarf/);
  for (const look of looksFor('visiting the grand mosque', HOT, 'male'))
    expect(namesOf(look)).not.toMatch(/skullcap/);
});

test('on safari nothing is black, white or blue', () => {
  for (const look of looksFor('safari at dawn', { air: [8, 24, 16] }))
    for (const { name, slot } of look.look.garments)
      if (['top', 'knitwear', 'bottom', 'jacket', 'coat'].includes(slot))
        expect(name).not.toMatch(/black|white|navy|blue|red/);
});

test('what her words imply is not told as what she asked for', () => {
  for (const sentence of ['by bike to the office', 'gardening', 'court at 10', 'gala tonight'])
    for (const look of looksFor(sentence, COOL_RAIN))
      expect(reasonsOf(look)).not.toMatch(/never-wear list|flat soles|low heels|You asked for|next tap/);
});
