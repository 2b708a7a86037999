// What strangers missed in a closet: her own shoes, coat, shawl, suit and cover, on the days that ask for them.
import { expect, test } from 'vitest';
import { closetBrief, type ClosetDay } from '../../../tests/styling/closet-day.ts';
import { readDayRequest } from '../day-request/read-request.ts';
import type { EveningKind, OccasionContext } from '../preferences/style.ts';
import { mixedShelf } from './dress-from-closet.ts';
import { composeForRequest } from '../styling/compose-for-request.ts';
import type { StylingBrief } from '../styling/input/brief.ts';

interface Case extends ClosetDay {
  says?: string;
  context?: OccasionContext;
  evening?: EveningKind;
  brief?: Partial<StylingBrief>;
}

const dressed = ({ says = '', styles = ['classic'], context, evening, brief, ...asked }: Case) =>
  composeForRequest(
    closetBrief(
      { ...asked, styles },
      {
        daypart: evening ? 'evening' : 'morning',
        ...(context && { context }),
        ...(evening && { evening }),
        ...brief,
      },
    ),
    readDayRequest(says, { unit: 'C', pieces: [] }),
  );

const wornOf = ({ look }: ReturnType<typeof dressed>) => look.garments.map(({ name }) => name).join(', ');

test.each<[string, Case, RegExp]>([
  [
    'laced shoes in a thick sock on a dry day of frost, before boots are lent',
    {
      day: { air: [0, 1, 2], hours: 4 },
      gender: 'male',
      pieces:
        'corduroy-trousers:brown crisp-shirt:white crew-knit:navy parka:sand wool-scarf:grey derby-shoes:black',
    },
    /wool socks.*black derbies/,
  ],
  [
    'canvas sneakers through a mild shower',
    {
      day: { air: [15, 19, 20], wet: 0.9, showers: [4], from: 10, hours: 6 },
      styles: ['casual'],
      pieces: 'straight-jeans:denim long-tee:white mac:black canvas-sneakers:cream',
    },
    /canvas sneakers/,
  ],
  [
    'the good coat under an umbrella to a wet dinner, where the raincoat leaves her cold',
    {
      day: { air: [7, 6, 5], wet: 1, from: 17, hours: 4 },
      context: 'special',
      evening: 'dinner',
      brief: { offsetC: 3 },
      pieces:
        'satin-shirt:cobalt wool-midi-skirt:grey fine-cardigan:navy raincoat:navy wool-coat:plum ankle-boots:black long-umbrella:navy',
    },
    /wool coat.*umbrella/,
  ],
  [
    'a shirt under his vest or sweater at work',
    {
      day: { air: [5, 10, 12], from: 8, hours: 8 },
      gender: 'male',
      context: 'work',
      pieces:
        'corduroy-trousers:tan crisp-shirt:white knit-vest:navy crew-knit:forest wool-coat:black derby-shoes:black',
    },
    /crisp white shirt/,
  ],
  [
    'his suit to a wedding in the warm, and no chinos',
    {
      day: { air: [27, 27, 23], from: 15, hours: 9 },
      gender: 'male',
      context: 'special',
      evening: 'wedding',
      pieces:
        'suit-jacket:navy suit-trousers:navy linen-blazer:tan crisp-shirt:white chinos:stone loafers:tan oxford-shoes:black',
    },
    /navy wool suit trousers.*navy wool suit jacket/,
  ],
  [
    'his blazer and dark jeans to a graduation, and no leather jacket',
    {
      day: { air: [25, 24, 20], from: 15, hours: 8 },
      gender: 'male',
      styles: ['trendy'],
      context: 'special',
      pieces:
        'straight-jeans:black wide-jeans:denim crisp-shirt:white cotton-tee:black wool-blazer:navy leather-jacket:black leather-sneakers:white',
    },
    /straight black jeans.*navy wool blazer/,
  ],
  [
    'an abaya where arms and legs are to be covered, and nothing that clings',
    {
      says: 'arms and legs covered',
      day: { air: [28, 27, 26], from: 19, hours: 4 },
      styles: ['trendy'],
      context: 'special',
      evening: 'dinner',
      pieces:
        'flowing-dress:black mesh-long-sleeve:black cigarette-trousers:black court-heels:sand clutch:camel',
    },
    /flowing long-sleeve black dress/,
  ],
  [
    'a running top for the cold on a cool run, where the others leave him cold',
    {
      says: 'a ten-kilometer run',
      day: { air: [12, 12, 12], wet: 1.2, from: 18, hours: 2 },
      gender: 'male',
      styles: ['sporty'],
      pieces: 'running-tights:black airy-training-tee:black brushed-running-top:mustard running-shoes:grey',
    },
    /brushed mustard running top/,
  ],
  [
    'hiking pants on a journey through a downpour, and no jeans',
    {
      says: 'a day on the ferry',
      day: { air: [9, 10, 12], wet: 1.3, from: 8, hours: 11 },
      styles: ['sporty', 'casual'],
      pieces:
        'technical-shell:red half-zip:cobalt fine-knit-tee:cream straight-jeans:denim hiking-trousers:forest hiking-boots:brown merino-gaiter:charcoal backpack:black',
    },
    /hiking pants/,
  ],
  [
    'boots on skis across the country, and no running shoes',
    {
      says: 'a cross-country ski morning',
      day: { air: [-16, -14, -13], from: 9, hours: 3 },
      styles: ['sporty'],
      pieces:
        'softshell-trousers:black fleece-crew:navy ribbed-turtleneck:cream insulated-shell:black running-shoes:grey winter-boots:black merino-gaiter:charcoal wool-beanie:charcoal wool-gloves:charcoal',
    },
    /winter boots/,
  ],
  [
    'heels to a date on a roof terrace',
    {
      says: 'a date at a rooftop bar',
      day: { air: [26, 24, 22], from: 19, hours: 5 },
      styles: ['go-wild', 'trendy'],
      pieces:
        'silk-shell:white satin-midi-skirt:mustard court-heels:camel flat-sandals:brown print-dress:cobalt shoulder-bag:fuchsia',
    },
    /pumps/,
  ],
  [
    'trousers in the rain, and no rain pants without them',
    {
      says: 'a walk to two waterfalls',
      day: { air: [4, 5, 6], wet: 1.2, from: 10, hours: 4 },
      styles: ['sporty'],
      pieces:
        'technical-shell:black half-zip:navy cotton-tee:white softshell-trousers:black=overtrousers hiking-trousers:charcoal hiking-boots:brown merino-gaiter:charcoal wool-beanie:cream insulated-gloves:black',
    },
    /charcoal hiking pants/,
  ],
  [
    'another suit to a golden wedding than the one for funerals',
    {
      says: 'our golden wedding',
      day: { air: [16, 18, 17], from: 10, hours: 7 },
      gender: 'male',
      context: 'special',
      pieces:
        'suit-jacket:black=funeral suit-trousers:black=funeral suit-jacket:navy suit-trousers:navy crisp-shirt:white derby-shoes:black',
    },
    /navy wool suit trousers/,
  ],
  [
    'joggers at home with a baby',
    {
      says: 'at home with a six-week-old baby',
      day: { air: [3, 5, 6], from: 8, hours: 12 },
      styles: ['casual'],
      pieces: 'joggers:navy straight-jeans:denim cotton-tee:grey sweatshirt:grey shearling-slippers:camel',
    },
    /joggers/,
  ],
  [
    'what shines to a party, before a knitted dress',
    {
      day: { air: [5, 4, 3], from: 19, hours: 7 },
      styles: ['go-wild'],
      context: 'special',
      evening: 'party',
      pieces:
        'knit-dress:red satin-shirt:forest satin-midi-skirt:silver fine-cardigan:blue insulated-wool-coat:black ankle-boots:black wool-scarf:camel',
    },
    /satin shirt.*satin midi skirt/,
  ],
  [
    'her shawl on a cool night',
    {
      day: { air: [13, 10, 10], from: 20, hours: 10 },
      styles: ['casual'],
      pieces:
        'floral-blouse:cream+rose crew-knit:oat wide-wool-trousers:burgundy quilted-jacket:navy cashmere-scarf:camel ankle-boots:black',
    },
    /quilted jacket.*cashmere scarf/,
  ],
])('worn: %s', (_, one, worn) => {
  const outfit = dressed(one);
  expect(wornOf(outfit)).toMatch(worn);
  expect(outfit.fromCloset).toBe('hers');
});

test('a shawl of hers does for a cooled room, and no cardigan is lent', () => {
  const { receipt, reasons } = dressed({
    from: 'mine-first',
    day: { air: [29, 34, 34], from: 10, hours: 6 },
    context: 'special',
    pieces: 'draped-gown:mustard heeled-sandals:camel cashmere-scarf:camel=shawl',
  });
  expect(receipt.carried?.garmentId).toBe('cashmere-scarf:camel');
  expect(reasons.map(({ text }) => text).join(' ')).toMatch(/your shawl/i);
});

test.each([
  ['three headscarves cover her hair, whatever her settings say', 'black navy blush', true],
  ['two may be for the wind', 'black navy', false],
])('%s', (_, colors, isCovered) => {
  const scarves = colors.split(' ').map((color) => `headscarf:${color}`);
  const outfit = dressed({
    day: { air: [15, 18, 18], from: 8, hours: 9 },
    pieces: ['crisp-shirt:white wide-wool-trousers:black trench:sand loafers:brown', ...scarves].join(' '),
  });
  expect(/headscarf/.test(wornOf(outfit))).toBe(isCovered);
});

test('everybody has black tights, and nobody gray ones', () => {
  const outfit = dressed({
    day: { air: [5, 9, 11], from: 8, hours: 9 },
    context: 'work',
    pieces: 'wrap-dress:navy wool-coat:camel ankle-boots:black',
  });
  expect(wornOf(outfit)).toMatch(/black tights/);
});

test('rain pants that are hers are not worn as trousers that are lent', () => {
  const overtrousers = {
    garmentId: 'softshell-trousers',
    color: 'black',
    warmth: 'usual',
    name: 'overtrousers',
  } as const;
  const { hers } = mixedShelf({ from: 'mine-first', pieces: [overtrousers] });
  expect([...hers]).toEqual([]);
});
