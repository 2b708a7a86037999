// To a ceremony the right clothes of hers come first; where rules leave nothing of hers, the nearest of hers, before anything is lent.
import { expect, test } from 'vitest';
import { looksFor, type Asked } from '../../../tests/styling/asked-looks.ts';
import { hoursOfDay } from '../../../tests/styling/hard-day.ts';
import type { StylingBrief } from '../styling/input/brief.ts';
import { heedingCloset } from './heeding-closet.ts';

const HIS_SUIT = ['suit-jacket:navy', 'suit-trousers:navy', 'crisp-shirt:white', 'derby-shoes:black'];

test.each<[string, Asked, RegExp, RegExp]>([
  [
    'gray wool trousers to an interview on a close day, and no jeans',
    {
      day: { air: [25, 26, 27], from: 9, hours: 4 },
      says: 'job interview at a bank',
      gender: 'male',
      styles: ['professional'],
      pieces: [
        'crisp-shirt:sky',
        'wool-trousers:grey',
        'straight-jeans:denim',
        'oxford-shoes:black',
        'leather-sneakers:white',
      ],
    },
    /wool trousers/,
    /jeans|sneakers/,
  ],
  [
    'her suit jacket to an interview on a cool day, and no cardigan in its place',
    {
      day: { air: [4, 7, 8], from: 9, hours: 4 },
      says: 'a job interview at a bank',
      styles: ['professional', 'classic'],
      pieces: [
        ...['suit-jacket:black', 'wool-trousers:black', 'crisp-shirt:white', 'fine-cardigan:navy'],
        ...[
          'wool-coat:grey',
          'court-heels:black',
          'loafers:black',
          'straight-jeans:denim',
          'canvas-tote:black',
        ],
      ],
    },
    /suit jacket/,
    /cardigan|jeans/,
  ],
  [
    'his black overcoat to a funeral in the rain, and no parka',
    {
      day: { air: [2, 3, 3], wet: 0.3 },
      says: "my father's funeral",
      gender: 'male',
      styles: ['classic'],
      pieces: [...HIS_SUIT, 'wool-coat:black', 'parka:forest', 'crew-knit:navy', 'straight-jeans:denim'],
    },
    /black wool coat/,
    /parka/,
  ],
  [
    'the trousers of his suit to a wedding that is danced at, and no linen of the beach',
    {
      day: { air: [25, 21, 19], from: 18, hours: 6 },
      says: "my son's wedding, dancing till late",
      occasion: 'wedding',
      gender: 'male',
      styles: ['classic'],
      pieces: [...HIS_SUIT, 'drawstring-linen-trousers:sand', 'espadrilles:sand', 'straight-jeans:denim'],
    },
    /suit trousers/,
    /drawstring|espadrilles|jeans/,
  ],
])('%s', (_, asked, worn, never) => {
  for (const { look, fromCloset } of looksFor(asked, ['a', 'b'])) {
    const names = look.garments.map(({ name }) => name).join(', ');
    expect(names).toMatch(worn);
    expect(names).not.toMatch(never);
    expect(fromCloset).toBe('hers');
  }
});

test.each<[string, Asked, RegExp]>([
  [
    'his loafers through the rain on a long way on foot',
    {
      day: { air: [7, 9, 10], wet: 0.5, showers: [12, 14] },
      occasion: 'travel',
      says: 'cobbles',
      gender: 'male',
      styles: ['classic'],
      pieces: [
        'crisp-shirt:white',
        'wool-trousers:navy',
        'wool-blazer:charcoal',
        'raincoat:navy',
        'loafers:brown',
      ],
    },
    /loafers/,
  ],
  [
    'her slippers at the table with a guest',
    {
      day: { air: [-8, -5, -8] },
      occasion: 'home',
      says: 'my neighbor comes for tea',
      styles: ['classic'],
      pieces: [
        'ribbed-turtleneck:navy',
        'fine-cardigan:rose',
        'corduroy-trousers:brown',
        'shearling-slippers:camel',
      ],
    },
    /slippers/,
  ],
])('nothing is lent to who is dressed in hers alone: %s', (_, asked, worn) => {
  for (const { look, fromCloset } of looksFor(asked, ['a', 'b'])) {
    expect(look.garments.map(({ name }) => name).join(', ')).toMatch(worn);
    expect(fromCloset).toBe('hers');
  }
});

const seenOf = (names: readonly string[], also: Partial<StylingBrief> = {}) => {
  const pieces = names.map((name) => ({
    garmentId: 'wool-blazer',
    color: 'black',
    warmth: 'usual' as const,
    name,
  }));
  const brief: StylingBrief = {
    ...{
      gender: 'female',
      styles: ['classic'],
      daypart: 'morning',
      hours: hoursOfDay({ air: [12, 15, 13] }),
    },
    ...{ seed: 'a', placeName: 'Lyon, FR', recent: [], closet: { from: 'only-mine', pieces }, ...also },
  };
  return heedingCloset(brief).closet?.pieces.map(({ name }) => name);
};

test('what is tight on her, or for the house, stays at home where she has another', () => {
  expect(seenOf(['black blazer tight', 'navy blazer'])).toEqual(['navy blazer']);
  expect(seenOf(['blazer (tight)', 'navy blazer'])).toEqual(['navy blazer']);
  expect(seenOf(['blazer (tight)'])).toEqual(['blazer (tight)']);
  expect(seenOf(['garden clothes', 'navy blazer'])).toEqual(['navy blazer']);
  expect(seenOf(['garden clothes', 'navy blazer'], { setting: 'home' })).toHaveLength(2);
  expect(seenOf(['garden clothes', 'navy blazer'], { getsDirty: true })).toHaveLength(2);
  // At an interview, too, there is something that she leaves at home.
  const leftAtHome = new Map([['straight-jeans', 1]]);
  expect(seenOf(['garden clothes', 'navy blazer'], { leftAtHome })).toEqual(['navy blazer']);
  expect(seenOf(['stained glass print jacket', 'Maison Kitsune blazer'])).toHaveLength(2);
});
