// What of hers is worn for the cold, the rain, the gym, a wedding: cases that strangers called cold, tame or out of place.
import { expect, test } from 'vitest';
import { looksFor, type Asked } from '../../../tests/styling/asked-looks.ts';
import type { DayOccasion } from '../preferences/day-occasion.ts';
import type { StyleId } from '../preferences/style.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { sleeveLength } from '../wardrobe/garment-predicates.ts';
import type { ComposedOutfit } from './input/brief.ts';

const SEEDS = ['a', 'b', 'c'];

/** One look a seed. */
const looks = (asked: Asked) => looksFor(asked, SEEDS);

const idsOf = ({ look }: ComposedOutfit) => look.garments.map(({ id }) => id);
const namesOf = (outfit: ComposedOutfit) => idsOf(outfit).join(' ');
const textOf = ({ reasons }: ComposedOutfit) => reasons.map(({ text }) => text).join(' ');

/** What is worn, and what is not; of everything, or of these pieces. */
test.each<[string, Asked, RegExp, RegExp]>([
  [
    'in danger from the cold her hoodie and fleece pants go under her good coat',
    {
      day: { air: [-27, -27, -27] },
      occasion: 'walk',
      styles: ['sporty'],
      pieces: [
        'wool-coat:grey',
        'zip-hoodie:grey',
        'ribbed-turtleneck:cream',
        'fine-cardigan:black',
        'cotton-tee:white',
        'wool-trousers:charcoal',
        'lined-joggers:black',
        'winter-boots:black',
        'wool-scarf:camel',
        'wool-gloves:charcoal',
      ],
    },
    /zip-hoodie.*|lined-joggers/,
    /wool-trousers/,
  ],
  [
    'to the gym she goes in leggings of hers, warm day or not, and in no denim',
    {
      day: { air: [29, 30, 30] },
      occasion: 'gym',
      styles: ['sporty'],
      pieces: [
        'leggings:black',
        'denim-shorts:blue',
        'tailored-shorts:stone',
        'straight-jeans:blue',
        'cotton-tee:white',
        'ribbed-tank:plum',
        'running-shoes:grey',
      ],
    },
    /leggings/,
    /denim|tailored-shorts/,
  ],
  [
    'over a gown at a wedding goes no denim',
    {
      day: { air: [25, 21, 15], from: 18, hours: 8 },
      occasion: 'wedding',
      styles: ['trendy'],
      pieces: [
        'draped-gown:red',
        'draped-gown:coral',
        'evening-dress:forest',
        'shift-dress:black',
        'crisp-shirt:white',
        'wide-trousers:mustard',
        'denim-jacket:blue',
        'wool-blazer:black',
        'cashmere-scarf:burgundy',
        'court-heels:black',
        'clutch:black',
      ],
    },
    /draped-gown/,
    /denim/,
  ],
  [
    'a guest in the heat wears his white shirt before his checked one',
    {
      day: { air: [31, 31, 29] },
      occasion: 'wedding',
      gender: 'male',
      styles: ['classic'],
      pieces: [
        'linen-suit-jacket:tan',
        'linen-suit-trousers:tan',
        'crisp-shirt:white',
        'fine-check-shirt:sky+white',
        'oxford-shoes:brown',
      ],
    },
    /crisp-shirt/,
    /check/,
  ],
  [
    'in a downpour no ballet flats, where she has soles',
    {
      day: { air: [25, 28, 29], wet: 4 },
      occasion: 'work',
      pieces: [
        'ballet-flats:black',
        'rubber-soled-shoes:white',
        'floral-midi:navy+coral',
        'cotton-tee:white',
        'cigarette-trousers:stone',
        'long-umbrella:navy',
      ],
    },
    /rubber-soled/,
    /ballet/,
  ],
  [
    'out for hours on a warm day that ends in rain, a thin shell comes along',
    { day: { air: [28, 26, 19], wet: 1.5, showers: [5, 6, 7, 8] }, occasion: 'outdoors', gender: 'male' },
    /rain|shell|trail-jacket/,
    /cardigan/,
  ],
  [
    'leggings that she asks for are no joggers',
    {
      day: { air: [16, 15, 15] },
      occasion: 'gym',
      styles: ['sporty', 'go-wild'],
      says: 'leggings in a crazy color',
    },
    /leggings/,
    /joggers/,
  ],
  [
    'who asks for cooler runs in shorts',
    { day: { air: [25, 25, 25] }, occasion: 'run', styles: ['sporty'], also: { offsetC: -2 } },
    /shorts/,
    /leggings|tights/,
  ],
  [
    'a casual man goes on a date in no suit',
    {
      day: { air: [13, 12, 11], wet: 1, from: 18, hours: 5 },
      occasion: 'date',
      gender: 'male',
      styles: ['casual', 'trendy'],
      says: 'not jeans this time',
    },
    /./,
    /suit/,
  ],
  [
    'at home in a mild summer nobody is in chunky knits',
    { day: { air: [14, 18, 17] }, occasion: 'home' },
    /slippers/,
    /shearling|chunky|cable|lambswool|shawl/,
  ],
  [
    'a navy blazer has neither navy nor black trousers, nor a black shirt, where others hang there',
    {
      day: { air: [22, 20, 19] },
      occasion: 'dinner',
      gender: 'male',
      styles: ['classic'],
      pieces: [
        'wool-blazer:navy',
        'crisp-shirt:cobalt',
        'crisp-shirt:black',
        'chinos:navy',
        'chinos:sand',
        'loafers:brown',
      ],
    },
    /chinos:sand/,
    /shirt:black/,
  ],
  [
    'a long down coat goes over a thick sweater where nothing else of hers is warm',
    {
      day: { air: [1, 2, 2] },
      occasion: 'outdoors',
      also: { offsetC: 2 },
      pieces: [
        'wool-trousers:navy',
        'crew-knit:lilac',
        'fine-cardigan:sand',
        'long-puffer:navy',
        'ankle-boots:brown',
        'wool-gloves:charcoal',
        'wool-beanie:charcoal',
      ],
    },
    /long-puffer/,
    /lent/,
  ],
  [
    'leggings and a training tee go to the gym under her winter coat, and no wool trousers',
    {
      day: { air: [5, 6, 6] },
      occasion: 'gym',
      styles: ['sporty'],
      pieces: [
        'leggings:black',
        'airy-training-tee:white',
        'fine-tee:coral',
        'long-puffer:black',
        'running-shoes:grey',
        'wool-trousers:black',
        'wool-coat:camel',
        'wool-beanie:charcoal',
      ],
    },
    /leggings.*coat|leggings.*long-puffer/,
    /wool-trousers/,
  ],
  [
    'over snow at -6 she teaches in her winter boots, and not in Chelsea boots',
    {
      day: { air: [-6, -4, -2], wet: 0.2 },
      occasion: 'work',
      pieces: [
        'straight-jeans:black',
        'long-tee:white',
        'crew-knit:forest',
        'wool-coat:charcoal',
        'long-puffer:navy',
        'winter-boots:black',
        'chelsea-boots:brown',
        'leather-sneakers:white',
      ],
    },
    /winter-boots/,
    /chelsea|sneakers/,
  ],
  [
    'a guest who wants no heels comes in flat sandals rather than in sneakers',
    {
      day: { air: [27, 23, 20], from: 16, hours: 9 },
      occasion: 'wedding',
      styles: ['classic'],
      also: { heelMax: 0 },
      pieces: [
        'silk-blouse:rose',
        'print-midi-skirt:cobalt+butter+coral+sage',
        'cotton-maxi-dress:clay',
        'flat-sandals:tan',
        'leather-sneakers:white',
        'fine-cardigan:navy',
      ],
    },
    /flat-sandals/,
    /sneakers/,
  ],
  [
    'who goes wild comes to a wedding in his loud print, and not in plain white',
    {
      day: { air: [32, 30, 27], from: 14, hours: 10 },
      occasion: 'wedding',
      gender: 'male',
      styles: ['go-wild'],
      pieces: [
        'print-shirt:cobalt+butter+coral+sage',
        'crisp-shirt:white',
        'linen-trousers:cream',
        'wool-trousers:black',
        'loafers:brown',
      ],
    },
    /print-shirt/,
    /crisp-shirt/,
  ],
  [
    'a draped gown of hers is worn to a feast by day, and no cotton dress',
    {
      day: { air: [27, 29, 29] },
      occasion: 'evening',
      styles: ['classic'],
      pieces: ['tiered-dress:cobalt', 'draped-gown:fuchsia', 'flat-sandals:camel', 'jeans:blue'],
    },
    /draped-gown/,
    /tiered/,
  ],
  [
    'who covers her head and lists no headscarf wears a scarf of hers on it',
    {
      day: { air: [18, 24, 25] },
      also: { modesty: { headCover: true } },
      pieces: [
        'wide-jeans:denim',
        'crisp-shirt:white',
        'long-tee:black',
        'cotton-scarf:sand',
        'leather-sneakers:white',
      ],
    },
    /headscarf:sand/,
    /lent/,
  ],
  [
    'tights that nobody listed are dark, and in no color of the day',
    {
      day: { air: [7, 7, 6], from: 19, hours: 4 },
      occasion: 'dinner',
      styles: ['trendy'],
      pieces: [
        'satin-midi-skirt:forest',
        'satin-shirt:cream',
        'wool-blazer:grey',
        'trench:sand',
        'heeled-ankle-boots:black',
      ],
    },
    /tights:(black|charcoal|taupe)/,
    /tights:(forest|plum|berry|cobalt)/,
  ],
  [
    'a coat that is lent is a quiet one',
    {
      day: { air: [4, 3, 3], from: 21, hours: 5 },
      occasion: 'party',
      gender: 'male',
      styles: ['casual', 'trendy'],
      pieces: [
        'wide-jeans:bleached',
        'cargo-trousers:sand',
        'cotton-tee:white',
        'striped-shirt:white+cobalt',
        'zip-hoodie:grey',
        'leather-sneakers:white',
        'wool-beanie:charcoal',
      ],
    },
    /(coat|parka|jacket|puffer)\S*:(black|navy|grey|charcoal|camel|stone|sand|taupe|olive|brown|chocolate|oat)/,
    /cobalt\+fuchsia|fuchsia/,
  ],
])('%s', (_, asked, worn, left) => {
  for (const outfit of looks(asked)) {
    expect(namesOf(outfit)).toMatch(worn);
    expect(namesOf(outfit)).not.toMatch(left);
  }
});

test.each<[DayOccasion, StyleId]>([
  ['work', 'professional'],
  ['home', 'casual'],
])('who goes wild too is loud at %s as well', (occasion, style) => {
  for (const outfit of looks({ day: { air: [20, 23, 22] }, occasion, styles: [style, 'go-wild'] }))
    expect(namesOf(outfit)).toMatch(
      /bright|bold|floral|:(red|fuchsia|cobalt|emerald|butter|mustard|coral|berry|plum|rose|rust)/,
    );
});

test.each(['Medina, SA', 'Tehran, Iran'])('in %s she is covered to the wrist and the ankle', (placeName) => {
  for (const outfit of looks({ day: { air: [36, 44, 42] }, also: { placeName } })) {
    const upper = idsOf(outfit).flatMap((id) => garmentById(id) ?? []);
    const [main] = upper.filter(({ slot }) => slot === 'top' || slot === 'dress');
    expect(main && sleeveLength(main)).toBeGreaterThanOrEqual(0.95);
    expect(textOf(outfit)).toContain('long sleeves and legs covered to the ankle');
  }
});

test('where the day falls to frost the warm coat that she left at home is named', () => {
  const [outfit] = looks({
    day: { air: [21, 8, 1], windMs: 10, wet: 1 },
    pieces: [
      'straight-jeans:blue',
      'cotton-tee:white',
      'crew-knit:cream',
      'technical-shell:forest',
      'long-puffer:black',
      'ankle-boots:tan',
    ],
  });
  expect(outfit && `${namesOf(outfit)} ${textOf(outfit)}`).toMatch(/long black down coat|long-puffer/);
});

test('who is too warm at the desk in what the way asks is told what to take off there', () => {
  for (const outfit of looks({
    day: { air: [-31, -28, -26] },
    occasion: 'work',
    gender: 'male',
    styles: ['professional'],
    pieces: [
      'parka:black',
      'wool-blazer:navy',
      'merino-v:grey',
      'crisp-shirt:cobalt',
      'wool-trousers:grey',
      'winter-boots:black',
      'wool-scarf:camel',
      'wool-beanie:charcoal',
      'leather-gloves:black',
    ],
  }))
    expect(textOf(outfit)).toMatch(/At your desk this is too warm: take off the (blazer|sweater) there\./);
});
