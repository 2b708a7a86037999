// Her own shell, fleece, suit and coats: worn as people wear them, before anything is lent.
import { expect, test } from 'vitest';
import { closetBrief, type ClosetDay } from '../../../tests/styling/closet-day.ts';
import { readDayRequest } from '../day-request/read-request.ts';
import { composeForRequest } from '../styling/compose-for-request.ts';

interface Case extends Omit<ClosetDay, 'pieces'> {
  says: string;
  from: 'only-mine' | 'mine-first';
  pieces: string[];
}

const dressed = ({ says, pieces, ...asked }: Case) =>
  composeForRequest(
    closetBrief({ ...asked, pieces: pieces.join(' ') }),
    readDayRequest(says, { unit: 'C', pieces: [] }),
  );

const HIKER = ['hiking-trousers:black', 'hiking-boots:brown', 'cotton-tee:grey'];

test.each<[string, Case, RegExp]>([
  [
    'a fleece under a shell',
    {
      says: 'day hike',
      day: { air: [6, 11, 12], wet: 0.5 },
      from: 'only-mine',
      pieces: [...HIKER, 'fleece-jacket:navy', 'technical-shell:teal'],
    },
    /fleece.*shell/,
  ],
  [
    'a rain jacket with a hood rather than a softshell, in rain for hours',
    {
      says: 'up the mountain',
      day: { air: [9, 11, 11], wet: 1.5 },
      from: 'only-mine',
      pieces: [
        ...HIKER,
        'lambswool-jumper:grey',
        'softshell:navy',
        'technical-shell:rust',
        'rain-boots:forest',
        'oxford-shoes:black',
      ],
    },
    /hooded.*shell/,
  ],
  [
    'a shell of hers over her sweater rather than a lent parka',
    {
      says: 'errands',
      day: { air: [5, 9, 8], wet: 0.5, windMs: 11 },
      from: 'mine-first',
      pieces: [
        'softshell-trousers:black',
        'hiking-boots:brown',
        'cotton-tee:grey',
        'lambswool-jumper:grey',
        'technical-shell:rust',
      ],
    },
    /shell jacket/,
  ],
  [
    'a suit under a parka in the rain',
    {
      says: 'office',
      day: { air: [7, 13, 9], wet: 0.5 },
      from: 'only-mine',
      gender: 'male',
      styles: ['professional'],
      pieces: [
        'suit-jacket:navy',
        'suit-trousers:navy',
        'crisp-shirt:white',
        'derby-shoes:brown',
        'parka:olive',
      ],
    },
    /suit jacket.*parka/,
  ],
  [
    'a puffer to the gym in a drizzle',
    {
      says: 'gym',
      day: { air: [5, 5, 4], wet: 0.3, hours: 3 },
      from: 'only-mine',
      styles: ['sporty'],
      pieces: [
        'mesh-tee:white',
        'leggings:black',
        'joggers:black',
        'running-shoes:white',
        'puffer-jacket:black',
        'wool-coat:sand',
        'zip-hoodie:grey',
      ],
    },
    /puffer/,
  ],
  [
    'no wool coat and no white sneakers among roses and mud',
    {
      says: 'gardening all day, roses and mud',
      day: { air: [10, 15, 15] },
      from: 'only-mine',
      pieces: [
        'straight-jeans:denim',
        'cotton-tee:grey',
        'fine-cardigan:lilac',
        'wool-coat:navy',
        'raincoat:sand',
        'leather-sneakers:white',
        'rain-boots:forest',
      ],
    },
    /rain boots.*raincoat/,
  ],
  [
    'a good coat and a borrowed umbrella to a wedding',
    {
      says: 'wedding',
      day: { air: [4, 4, 2], from: 15, hours: 9, wet: 0.6, showers: [1, 2] },
      from: 'only-mine',
      styles: ['classic'],
      pieces: [
        'evening-dress:burgundy',
        'wool-coat:grey',
        'lined-raincoat:forest',
        'ankle-boots:black',
        'court-heels:navy',
      ],
    },
    /wool coat/,
  ],
  [
    'a fleece and thermals, or a down coat, for standing at frost',
    {
      says: 'birdwatching, standing still',
      day: { air: [-1, 1, 2], hours: 5 },
      from: 'only-mine',
      pieces: [
        'softshell-trousers:olive',
        'rain-boots:forest',
        'half-zip:brown',
        'long-puffer:red',
        'technical-shell:olive',
        'wool-beanie:grey',
        'wool-gloves:charcoal',
        'crisp-shirt:white',
      ],
    },
    /thermal.*fleece|fleece.*down coat/,
  ],
  [
    'a wool dress to the knee in an old church',
    {
      says: 'christening, my godchild',
      day: { air: [7, 9, 8], from: 10, hours: 6 },
      from: 'only-mine',
      styles: ['classic'],
      pieces: [
        'wool-dress:navy',
        'sheath-dress:grey',
        'wool-coat:cream',
        'court-heels:navy',
        'ankle-boots:black',
        'silk-blouse:white',
        'wool-trousers:black',
      ],
    },
    /wool dress|silk blouse/,
  ],
  [
    'a fleece on a cold mountain in July',
    {
      says: 'errands in the village',
      day: { air: [5, 15, 12], uv: 9 },
      from: 'only-mine',
      pieces: [
        'straight-jeans:denim',
        'hiking-boots:brown',
        'cotton-tee:grey',
        'half-zip:navy',
        'softshell:red',
      ],
    },
    /fleece/,
  ],
  [
    'chinos in a warm monsoon rather than lent cotton trousers',
    {
      says: 'office',
      day: { air: [26, 30, 29], wet: 2 },
      from: 'mine-first',
      gender: 'male',
      styles: ['professional'],
      pieces: ['crisp-shirt:white', 'polo-shirt:grey', 'chinos:sand', 'derby-shoes:black', 'umbrella:black'],
    },
    /sand chinos/,
  ],
  [
    'her running jacket in frost, and no puffer',
    {
      says: 'a run',
      day: { air: [-6, -6, -6], hours: 3, from: 17 },
      from: 'only-mine',
      styles: ['sporty'],
      pieces: [
        'leggings:black',
        'joggers:grey',
        'brushed-running-top:black',
        'half-zip:navy',
        'running-jacket:black',
        'puffer-jacket:black',
        'running-shoes:grey',
      ],
    },
    /running shoes(?!.*puffer).*running jacket/,
  ],
  [
    'a good coat under an umbrella to a wet dinner',
    {
      says: 'dinner at a restaurant',
      day: { air: [5, 4, 4], wet: 0.6, from: 19, hours: 4 },
      from: 'mine-first',
      styles: ['classic'],
      pieces: [
        'bow-blouse:white',
        'wool-trousers:grey',
        'wool-coat:camel',
        'technical-shell:teal',
        'ankle-boots:black',
        'wool-scarf:camel',
        'leather-gloves:black',
        'umbrella:navy',
      ],
    },
    /camel wool coat/,
  ],
])('hers, and not lent: %s', (_, asked, worn) => {
  const { look, fromCloset } = dressed(asked);
  expect(look.garments.map(({ name }) => name).join(', ')).toMatch(worn);
  if (asked.from === 'only-mine') expect(fromCloset).toBe('hers');
});

test('what is carried for a cool room is hers where she has it', () => {
  const { receipt } = dressed({
    says: 'office',
    day: { air: [24, 30, 29] },
    from: 'mine-first',
    styles: ['classic'],
    pieces: ['fine-linen-shirt:white', 'tropical-trousers:navy', 'loafers:black', 'fine-cardigan:grey'],
  });
  if (receipt.carried) expect(receipt.carried.garmentId).toBe('fine-cardigan:grey');
});

test('mine first: in cold rain for hours a raincoat is lent, and no umbrella over a sweater', () => {
  const { look } = dressed({
    says: 'office',
    day: { air: [8, 11, 9], wet: 1.2 },
    from: 'mine-first',
    gender: 'male',
    pieces: ['oxford-shirt:cobalt', 'lambswool-jumper:navy', 'straight-jeans:denim', 'lace-up-boots:brown'],
  });
  expect(look.garments.map(({ name }) => name).join(', ')).toMatch(/raincoat|parka|shell/);
});

test('to a concert she stands in boots of hers, not in heels', () => {
  const { look } = dressed({
    says: 'a concert',
    day: { air: [9, 8, 7], from: 19, hours: 5 },
    from: 'only-mine',
    styles: ['trendy'],
    pieces: [
      'crisp-shirt:cobalt',
      'wrap-top:black',
      'leather-skirt:black',
      'checked-coat:taupe',
      'court-heels:black',
      'chelsea-boots:black',
    ],
  });
  expect(look.garments.find(({ slot }) => slot === 'shoes')?.id).toBe('chelsea-boots:black');
});

test('who has slippers is lent none', () => {
  const { look } = dressed({
    says: 'at home all day',
    day: { air: [3, 6, 4] },
    from: 'only-mine',
    pieces: ['cotton-tee:grey', 'lambswool-jumper:brown', 'joggers:black', 'felt-slippers:grey'],
  });
  expect(look.garments.find(({ slot }) => slot === 'shoes')?.id).toBe('felt-slippers:grey');
});

test('sneakers of hers go out in a shower rather than lent boots', () => {
  const { look } = dressed({
    says: 'sightseeing',
    day: { air: [13, 17, 16], wet: 0.2 },
    from: 'mine-first',
    pieces: ['long-tee:white', 'straight-jeans:denim', 'leather-sneakers:white', 'technical-shell:rust'],
  });
  expect(look.garments.some(({ id }) => id.startsWith('leather-sneakers'))).toBe(true);
});

const OFFICE_IN_FROST = [
  'long-puffer:navy',
  'wool-coat:black',
  'wool-blazer:black',
  'bow-blouse:cream',
  'crew-knit:black',
  'ribbed-turtleneck:grey',
  'wool-trousers:black',
  'pencil-skirt:black',
  'knee-boots:black',
  'winter-boots:black',
  'court-heels:black',
  'wool-scarf:grey',
  'wool-beanie:red',
  'leather-gloves:black',
];

test.each(['mine-first', 'only-mine'] as const)(
  'to the office in frost she goes in boots for snow and trousers of hers, and borrows nothing: %s',
  (from) => {
    const { look, fromCloset } = dressed({
      says: 'a day at the office',
      day: { air: [-9, -5, -4], from: 7, hours: 11, windMs: 9 },
      from,
      styles: ['professional'],
      pieces: OFFICE_IN_FROST,
    });
    const ids = look.garments.map(({ id }) => id);
    expect(ids).toContain('winter-boots:black');
    expect(ids).toContain('wool-trousers:black');
    expect(fromCloset).toBe('hers');
  },
);

test('mine first: her wool coat goes out in frost, and not a parka of others', () => {
  const { look } = dressed({
    says: 'a walk',
    day: { air: [-10, -9, -9], from: 11, hours: 4, windMs: 6 },
    from: 'mine-first',
    pieces: [
      ...['wool-coat:grey', 'denim-jacket:denim', 'technical-shell:black', 'wool-blazer:black'],
      ...['crew-knit:grey', 'striped-jumper:cream+navy', 'cotton-tee:white', 'ribbed-turtleneck:black'],
      ...['flannel-shirt:navy+grey', 'straight-jeans:denim', 'straight-jeans:black', 'wool-midi-skirt:navy'],
      ...['leggings:black', 'knit-dress:oat', 'ankle-boots:brown', 'leather-sneakers:white'],
      ...['wool-scarf:camel', 'wool-mittens:cream'],
    ],
  });
  expect(look.garments.find(({ slot }) => slot === 'coat')?.id).toBe('wool-coat:grey');
});

test('the layer on board is hers: a sweater to pull on rather than a cardigan that she does not have', () => {
  const { receipt, reasons } = dressed({
    says: 'a flight',
    day: { air: [27, 30, 28], hours: 9 },
    from: 'mine-first',
    pieces: [
      'polo-shirt:grey',
      'cotton-tee:white',
      'chinos:sand',
      'leather-sneakers:white',
      'crew-knit:navy',
      'backpack:black',
    ],
  });
  expect(receipt.carried?.garmentId).toMatch(/^crew-knit/);
  expect(reasons.map(({ text }) => text).join(' ')).not.toMatch(/not in your closet/);
});

test('to an office she goes in flats of hers, not in sneakers', () => {
  const { look } = dressed({
    says: 'a day at the office',
    day: { air: [27, 33, 38], hours: 8 },
    from: 'only-mine',
    styles: ['classic'],
    pieces: [
      ...['shift-dress:black', 'linen-shirt:white', 'linen-trousers:white', 'sleeveless-knit:navy'],
      ...['wool-blazer:sand', 'ballet-flats:navy', 'leather-sneakers:white', 'flat-sandals:tan'],
      ...['crossbody-bag:brown'],
    ],
  });
  expect(look.garments.find(({ slot }) => slot === 'shoes')?.id).toBe('ballet-flats:navy');
});

test('to the gym in frost he wraps up in a scarf of his, and borrows none', () => {
  const { look, fromCloset } = dressed({
    says: 'the gym in the evening',
    day: { air: [-14, -14, -14], from: 19, hours: 3 },
    from: 'mine-first',
    gender: 'male',
    styles: ['sporty'],
    pieces: [
      ...['cotton-tee:black', 'brushed-running-top:black', 'zip-hoodie:grey', 'joggers:black'],
      ...['puffer-jacket:black', 'running-shoes:grey', 'winter-boots:black', 'wool-beanie:charcoal'],
      ...['wool-scarf:camel', 'wool-gloves:charcoal', 'gym-bag:black'],
    ],
  });
  expect(look.garments.find(({ slot }) => slot === 'scarf')?.id).toBe('wool-scarf:camel');
  expect(fromCloset).toBe('hers');
});
