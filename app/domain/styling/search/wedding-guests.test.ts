// What guests of a wedding wear, from everything and from a closet of their own.
import { expect, test } from 'vitest';
import { hoursOfDay, type HardDay } from '../../../../tests/styling/hard-day.ts';
import type { ClosetBrief } from '../input/brief.ts';
import { readDayRequest } from '../../day-request/read-request.ts';
import type { Gender, StyleId } from '../../preferences/style.ts';
import { composeForRequest } from '../compose-for-request.ts';

interface Guest {
  gender: Gender;
  style: StyleId;
  day: HardDay;
  seed?: string;
  from?: ClosetBrief['from'];
  pieces?: readonly string[];
}

function guest({ gender, style, day, seed = 'a', from = 'only-mine', pieces }: Guest) {
  const own = (pieces ?? []).map((piece) => {
    const [garmentId = '', color = ''] = piece.split(':');
    return { garmentId, color, warmth: 'usual' as const };
  });
  const outfit = composeForRequest(
    {
      ...{ gender, styles: [style], daypart: 'afternoon', hours: hoursOfDay(day), seed },
      ...{ placeName: 'Quebec City', recent: [], ...(pieces && { closet: { from, pieces: own } }) },
    },
    readDayRequest('wedding', { unit: 'C', pieces: [] }),
  );
  const { look, reasons, receipt } = outfit;
  return {
    names: look.garments.map(({ name }) => name).join(', '),
    text: reasons.map(({ text }) => text).join(' '),
    carried: receipt.carried?.name,
  };
}

const DEEP_FROST: HardDay = { air: [-12, -14, -17], from: 15, hours: 10 };
const WINTER_CLOSET = [
  ...['evening-dress:burgundy', 'silk-blouse:forest', 'wool-trousers:black', 'pencil-skirt:black'],
  ...['crew-knit:grey', 'fine-cardigan:black', 'wool-blazer:black', 'trench:sand', 'wool-coat:camel'],
  ...[
    'pumps:black',
    'ankle-boots:black',
    'leather-sneakers:white',
    'wool-scarf:camel',
    'leather-gloves:black',
  ],
];

test.each(['only-mine', 'mine-first'] as const)(
  'in deep frost a guest wears her own evening dress, over tights and under her coat: %s',
  (from) => {
    const day = DEEP_FROST;
    const { names, text } = guest({ gender: 'female', style: 'classic', day, from, pieces: WINTER_CLOSET });
    expect(names).toMatch(/evening dress/);
    expect(names).not.toMatch(/trousers|turtleneck|sneakers/);
    expect(text).toMatch(/Bring the shoes that go with the dress/);
  },
);

test('heeled sandals of hers go to a wedding that ends cool, and sneakers do not', () => {
  const { names } = guest({
    ...{ gender: 'female', style: 'trendy', day: { air: [23, 18, 13], from: 18, hours: 8 } },
    pieces: [
      ...['bow-blouse:burgundy', 'pencil-skirt:burgundy', 'fine-cardigan:red', 'wool-blazer:black'],
      ...['heeled-sandals:mustard', 'leather-sneakers:white', 'chelsea-boots:black', 'clutch:mustard'],
    ],
  });
  expect(names).toMatch(/heeled .*sandals/);
});

test.each<[HardDay['air']]>([[[17, 20, 18]], [[9, 12, 10]], [[14, 17, 15]]])(
  'at %j °C a man wears a dark suit and a pale shirt, and is reminded of a tie',
  (air) => {
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const style of ['classic', 'professional'] as const) {
        const day = { air, from: 11, hours: 9 };
        const { names, text } = guest({ gender: 'male', style, day, seed });
        expect(names).toMatch(/suit trousers, .*suit jacket/);
        expect(names).toMatch(/(white|sky-blue|cream)[\w -]* shirt/);
        expect(names).not.toMatch(/(stone|camel|sand|taupe)[\w -]* (suit|blazer)/);
        expect(text).toMatch(/A tie goes with it\./);
      }
  },
);

test('too warm for a suit, he takes no half of one along', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const day = { air: [29, 29, 25], from: 15, hours: 9 } as const;
    const { names, carried } = guest({ gender: 'male', style: 'classic', day, seed });
    expect(/suit jacket/.test(carried ?? '')).toBe(/suit trousers/.test(names));
  }
});
