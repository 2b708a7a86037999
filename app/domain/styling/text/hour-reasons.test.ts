// What is said of inside, and of the hour in which a look falls short: each bound.
import { expect, test } from 'vitest';
import { lookFacts, type LookFacts } from '../../../../tests/styling/look-facts.ts';
import type { ComfortReceipt, Inside } from '../../comfort/receipt.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { OutfitFacts } from '../rules/outfit-facts.ts';
import { coldestHourReasons, indoorReasons } from './hour-reasons.ts';
import type { Line } from './sentence.ts';

const chance = (next: number): SeededRandom => ({ next: () => next, pick: (of) => of[0]! });
const COAT = 'wool-coat:camel';
const COATED = ['long-tee:white', 'chinos:navy', COAT, 'loafers:black'];
const right = (pmv = 0, verdict: Inside['verdict'] = 'comfortable') => ({ verdict, pmv }) as Inside;
const ROOM: LookFacts = { atDoor: [COAT], inside: right(), conditions: { warmSeason: false, warmestC: 10 } };
const inside = (ids: readonly string[] = COATED, told: LookFacts = {}, next = 0.9) =>
  indoorReasons(lookFacts(ids, { ...ROOM, ...told }), chance(next)).length > 0;

test.each<[string, boolean, boolean]>([
  ['on one look in seven', inside(COATED, {}, 0.85), inside(COATED, {}, 0.84)],
  [
    'where nobody would say otherwise',
    inside(COATED, { inside: right(0.35) }),
    inside(COATED, { inside: right(0.36) }),
  ],
  ['nor colder', inside(COATED, { inside: right(-0.35) }), inside(COATED, { inside: right(-0.36) })],
  ['where it is right', inside(), inside(COATED, { inside: right(0, 'cool') })],
  ['where something comes off at the door', inside(), inside(COATED, { atDoor: [] })],
  ['where a coat does', inside(), inside(COATED.toSpliced(2, 1), { atDoor: ['wool-scarf:grey'] })],
  [
    'on days that are heated',
    inside(COATED, { conditions: { warmestC: 13.9 } }),
    inside(COATED, { conditions: { warmestC: 14 } }),
  ],
  ['not in the warm season', inside(), inside(COATED, { conditions: { warmestC: 10, warmSeason: true } })],
  ['without thermals', inside(), inside([...COATED, 'thermal-top:black'])],
  [
    'without lined legs',
    inside(COATED.with(1, 'straight-jeans:denim')),
    inside(COATED.with(1, 'lined-jeans:denim')),
  ],
  [
    'without a thick sweater',
    inside(COATED.with(0, 'fine-roll-neck:navy')),
    inside(COATED.with(0, 'cable-knit:navy')),
  ],
  [
    'without two warm ones',
    inside(COATED),
    inside(['oxford-shirt:white', 'fine-roll-neck:navy', ...COATED.slice(1)]),
  ],
])('the room is told %s', (_, told, untold) => {
  expect([told, untold]).toEqual([true, false]);
});

interface Short {
  clo?: number;
  side?: 'cold' | 'warm';
  tempF?: number;
  first?: string;
  at?: number;
  minutes?: number;
  source?: 'seasonal';
}
function short(
  ids: readonly string[],
  { clo = 0.3, side = 'cold', tempF = 50, first = 'comfortable', at = 11, minutes, source }: Short,
  told: LookFacts = {},
  said: Line = '',
): string {
  const made = lookFacts(ids, { tempF: 55, ...told });
  const [hour, ...hours] = made.receipt.hours;
  const receipt = {
    ...made.receipt,
    hours: [{ ...hour!, verdict: first }, ...hours],
    shortfall: { side, clo, tempF, hour: at },
    ...(minutes !== undefined && { minutesOutdoors: minutes }),
  } as unknown as ComfortReceipt;
  const facts = { ...made, receipt, brief: { ...made.brief, source } } as unknown as OutfitFacts;
  return coldestHourReasons(facts, said)[0]?.text ?? '';
}

test('an hour that is light is told by its temperature', () => {
  expect(short(COATED, {})).toBe(
    "At eleven, 50°F, it's a little light: take one more layer along, or keep that walk short.",
  );
  expect(short(COATED, { source: 'seasonal' })).toMatch(/^At eleven, usually 50°F,/);
  expect(short(COATED, {}, {}, '50°F at eleven')).toBe(
    "At eleven, it's a little light: take one more layer along, or keep that walk short.",
  );
  // Nothing that was told to come off can go back on: a coat is at no time in a pocket.
  expect(short(COATED, {}, {}, 'By noon it can come off')).toContain("it's a little light");
});

test.each<[string, string, string]>([
  ['from a fifth of a clo', short(COATED, { clo: 0.2 }), short(COATED, { clo: 0.19 })],
  ['of too little only', short(COATED, {}), short(COATED, { side: 'warm' })],
  ['where leaving was right', short(COATED, {}), short(COATED, { first: 'cool' })],
  ['nor cold', short(COATED, { first: 'warm' }), short(COATED, { first: 'cold' })],
  ['below 60 °F', short(COATED, { tempF: 59 }, { tempF: 65 }), short(COATED, { tempF: 60 }, { tempF: 65 })],
  ['three degrees below leaving', short(COATED, { tempF: 52 }), short(COATED, { tempF: 52.1 })],
  [
    'with all layers on',
    short(COATED, { at: 9 }, { off: { [COAT]: 4 } }),
    short(COATED, { at: 13 }, { off: { [COAT]: 4 } }),
  ],
  [
    'not in scarf and gloves',
    short([...COATED, 'wool-scarf:grey'], {}),
    short([...COATED, 'wool-scarf:grey', 'wool-gloves:grey'], {}),
  ],
  ['where minutes do not tell it', short(COATED, { minutes: 999 }), short(COATED, { minutes: 45 })],
])('an hour is called light %s', (_, told, untold) => {
  expect([told !== '', untold]).toEqual([true, '']);
});

test('what came off goes back on', () => {
  const kit = [...COATED, 'wool-scarf:grey', 'wool-gloves:grey'];
  const off = { off: { 'wool-scarf:grey': 10, 'wool-gloves:grey': 10 } };
  expect(short(kit, {}, off, { text: 'By ten the scarf can come off.', tells: ['layer-off'] })).toMatch(
    /^At eleven, 50°F, put the gloves and scarf back on\.$/,
  );
  expect(short(kit, {}, off)).toBe('');
});
