// What of hers is put on: small things of hers before others', what her words say of cloth and cover, the piece for the day.
import { expect, test } from 'vitest';
import { looksFor, type Asked } from '../../../tests/styling/asked-looks.ts';
import { openWardrobe, questionOf } from '../styling/composer.ts';
import type { StylingBrief } from '../styling/input/brief.ts';
import { hoursOfDay } from '../../../tests/styling/hard-day.ts';
import { heedingCloset } from './heeding-closet.ts';

const COLD_BASICS = ['straight-jeans:denim', 'crisp-shirt:white', 'crew-knit:navy', 'chelsea-boots:brown'];

test.each<[string, Asked, RegExp, RegExp | null]>([
  [
    'her beret through a cold rain, and no beanie of others',
    {
      day: { air: [1, 4, 3], wet: 0.4, showers: [1, 2] },
      styles: ['classic'],
      pieces: [...COLD_BASICS, 'parka:navy', 'beret:burgundy', 'leather-gloves:cognac', 'wool-scarf:grey'],
    },
    /burgundy wool beret/,
    /beanie/,
  ],
  [
    'her mittens on a raw morning, though nobody makes mittens for it',
    {
      day: { air: [4, 6, 6], windMs: 6 },
      pieces: [...COLD_BASICS, 'wool-coat:grey', 'wool-mittens:cream', 'checked-scarf:camel+black'],
    },
    /wool mittens/,
    null,
  ],
  [
    'her denim jacket on a dry spring day, and no raincoat',
    {
      day: { air: [11.5, 18, 21] },
      occasion: 'work',
      pieces: ['jersey-trousers:black', 'wrap-top:cobalt', 'fine-cardigan:red', 'ballet-flats:black'].concat(
        'denim-jacket:denim',
        'raincoat:stone',
        'canvas-sneakers:grey',
      ),
    },
    /denim jacket/,
    /raincoat/,
  ],
  [
    'her hoodie on a cold run, and no denim',
    {
      day: { air: [2, 3, 4], hours: 2 },
      occasion: 'run',
      pieces: ['cotton-tee:white', 'leggings:black', 'running-shoes:grey', 'wool-beanie:charcoal'].concat(
        'zip-hoodie:grey',
        'denim-jacket:denim',
      ),
    },
    /zip hoodie/,
    /denim jacket/,
  ],
  [
    'her rubber boots in rain that pours all day',
    {
      day: { air: [5, 7, 7], wet: 1.3 },
      occasion: 'work',
      pieces: [...COLD_BASICS, 'raincoat:navy', 'rain-boots:navy', 'lace-up-boots:brown'],
    },
    /rain boots/,
    null,
  ],
  [
    'his tee to a concert in the heat, where he has no shirt for it, and nothing lent',
    {
      day: { air: [30, 28, 24], from: 18, hours: 6 },
      occasion: 'concert',
      gender: 'male',
      pieces: ['cotton-tee:grey', 'cargo-trousers:stone', 'leather-sandals:brown'],
    },
    /gray cotton tee/,
    /polo|linen/,
  ],
  [
    'her winter coat for a cold morning, though noon is warm',
    {
      day: { air: [7, 22, 21] },
      pieces: ['straight-jeans:denim', 'cotton-tee:navy', 'chelsea-boots:brown', 'wool-coat:camel'],
    },
    /camel wool coat/,
    /trench/,
  ],
  [
    'a blouse under her thick sweater at home, or no thick sweater',
    {
      day: { air: [9, 16, 17] },
      occasion: 'home',
      styles: ['classic'],
      pieces: ['wool-trousers:sand', 'crisp-shirt:white', 'crew-knit:cream', 'felt-slippers:grey'],
    },
    /white shirt/,
    null,
  ],
  [
    'a bag of hers to a wet party, though it is no evening bag',
    {
      day: { air: [12, 11, 10], wet: 0.5, from: 20, hours: 5 },
      occasion: 'party',
      styles: ['trendy'],
      pieces: ['satin-shirt:cream', 'leather-trousers:black', 'ankle-boots:black', 'trench:sand'].concat(
        'long-umbrella:navy',
        'crossbody-bag:black',
      ),
    },
    /crossbody bag/,
    null,
  ],
  [
    'arms and legs covered as well, where she covers her hair',
    {
      day: { air: [30, 31, 31], from: 12, hours: 6, uv: 9 },
      styles: ['classic'],
      pieces: [
        'headscarf:white',
        'headscarf:navy',
        'headscarf:sage',
        'shift-dress:black',
        'gauze-shirt:white',
      ].concat('fluid-maxi-skirt:navy', 'leather-sneakers:white'),
    },
    /gauze shirt.*maxi skirt.*headscarf|maxi skirt.*gauze shirt.*headscarf/,
    /shift dress/,
  ],
  [
    'her trainers to the gym, whatever color the rest is',
    {
      day: { air: [1, 3, 3], from: 11, hours: 3, windMs: 5 },
      occasion: 'gym',
      styles: ['sporty'],
      pieces: [
        'airy-training-tee:teal',
        'track-top:navy',
        'track-trousers:burgundy',
        'joggers:charcoal',
        'gym-bag:plum',
      ].concat('long-puffer:black', 'running-shoes:rose', 'leather-sneakers:white', 'wool-mittens:cream'),
    },
    /running shoes/,
    /leather sneakers/,
  ],
])('she wears %s', (_, asked, worn, unworn) => {
  for (const { look, fromCloset } of looksFor(asked, ['a', 'b'])) {
    const names = look.garments.map(({ name }) => name).join(', ');
    expect(names).toMatch(worn);
    if (unworn) expect(names).not.toMatch(unworn);
    expect(fromCloset, names).toBe('hers');
  }
});

const piece = (id: string) => {
  const [worn = '', name] = id.split('=');
  const [garmentId = '', color = ''] = worn.split(':');
  return { garmentId, color, warmth: 'usual' as const, ...(name && { name }) };
};
const briefWith = (pieces: readonly string[], air: readonly [number, number, number]): StylingBrief => ({
  ...{ gender: 'female', styles: ['classic'], daypart: 'morning', hours: hoursOfDay({ air }), seed: 'a' },
  ...{ placeName: 'Lyon, FR', recent: [], closet: { from: 'only-mine', pieces: pieces.map(piece) } },
});

test('no tee to a party for who has a dress, and no pack on the back to an office', () => {
  const party = {
    day: { air: [17, 16, 15], from: 20, hours: 5 },
    occasion: 'party',
    styles: ['go-wild'],
  } as const;
  const [outfit] = looksFor(
    {
      ...party,
      styles: ['go-wild'],
      pieces: [
        'fine-tee:emerald',
        'pencil-skirt:red',
        'evening-dress:burgundy',
        'trench:sand',
        'court-heels:red',
      ],
    },
    ['a'],
  );
  expect(outfit?.look.garments.map(({ name }) => name).join()).toMatch(/evening dress/);
  const office: Asked = {
    day: { air: [15, 18, 17] },
    occasion: 'work',
    pieces: [...COLD_BASICS, 'denim-jacket:denim', 'backpack:black'],
  };
  for (const { look } of looksFor(office, ['a', 'b', 'c', 'd', 'e', 'f']))
    expect(look.garments.map(({ slot }) => slot)).not.toContain('bag');
});

test('three headscarves are a habit wherever a look is made: the week, a swap, a built look', () => {
  const scarves = ['headscarf:navy', 'headscarf:sand', 'headscarf:rose'];
  const brief = briefWith([...COLD_BASICS, 'wool-coat:camel', ...scarves], [9, 13, 12]);
  expect(openWardrobe(brief).brief.modesty?.headCover).toBe(true);
  expect(questionOf(brief).brief.modesty?.headCover).toBe(true);
  const twice = heedingCloset(heedingCloset(brief));
  expect(twice).toEqual(heedingCloset(brief));
  const two = { ...brief, closet: { from: 'only-mine' as const, pieces: scarves.slice(1).map(piece) } };
  expect(questionOf(two).brief.modesty?.headCover).toBeUndefined();
});

test.each(['beige hijab', 'tarha silk grey', 'طرحة سوداء', 'tudung bawal'])(
  'one that she calls %s is a habit',
  (name) => {
    const covers = (pieces: string[]) =>
      questionOf(briefWith([...COLD_BASICS, ...pieces], [9, 13, 12])).brief.modesty?.headCover;
    expect(covers([`headscarf:sand=${name}`])).toBe(true);
    expect(covers(['headscarf:sand=beach bandana'])).toBeUndefined();
  },
);

test('what her words call velvet stays at home on a hot day, where she has another', () => {
  const dresses = ['evening-dress:black=black velvet maxi dress', 'flowing-dress:emerald=satin gown'];
  const names = (air: readonly [number, number, number], pieces: readonly string[]) =>
    questionOf(briefWith(pieces, air)).brief.closet?.pieces.map(({ name }) => name);
  expect(names([28, 26, 23], dresses)).toEqual(['satin gown']);
  expect(names([28, 26, 23], dresses.slice(0, 1))).toEqual(['black velvet maxi dress']);
  expect(names([12, 15, 13], dresses)).toEqual(['black velvet maxi dress', 'satin gown']);
});
