// Closets drawn from all the pieces that strangers typed, on days of a year: what must hold of any of them, and cases beside it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { looksFor, type Asked } from '../../../tests/styling/asked-looks.ts';
import type { Gender } from '../preferences/style.ts';
import { garmentById, garmentIdOf } from '../wardrobe/wardrobe.ts';
import { seededFraction } from '../styling/seeded-random.ts';
import { readName } from './naming/read-name.ts';

const LISTS = join(import.meta.dirname, '../../../bench/stylist');
interface Typed {
  sex: 'women' | 'men';
  closet: { pieces: { name: string }[] } | null;
}

/** Every piece that was typed by women, or by men, as it is read. */
function typedPieces(gender: Gender): string[] {
  const sex = gender === 'female' ? 'women' : 'men';
  const lists = readdirSync(LISTS).filter((name) => name.startsWith('situations-') && name.endsWith('.json'));
  const all = lists.flatMap((name) => JSON.parse(readFileSync(join(LISTS, name), 'utf8')) as Typed[]);
  const pieces = all
    .filter((one) => one.sex === sex)
    .flatMap(({ closet }) => closet?.pieces ?? [])
    .map(({ name }) => readName(name, gender));
  return [
    ...new Set(
      pieces.flatMap((one) => (one && typeof one === 'object' ? `${one.garmentId}:${one.color}` : [])),
    ),
  ];
}

const LONG = process.env.STYLECAST_LONG === '1';
const CLOSETS = LONG ? 400 : 10;
const SIZE = 24;
const DAYS: readonly Asked['day'][] = [
  { air: [-8, -4, -6] },
  { air: [1, 4, 2], wet: 0.3 },
  { air: [9, 14, 12] },
  { air: [24, 31, 29], uv: 8 },
];

const closetOf = (pieces: readonly string[], seed: string): string[] =>
  Array.from(
    { length: SIZE },
    (_, at) => pieces[Math.floor(seededFraction(seed, `${at}`) * pieces.length)] ?? '',
  );

const slotOf = (id: string) => garmentById(garmentIdOf(id))?.slot;

test.each<Gender>(['female', 'male'])(
  'whatever hangs there, %s: no coat stays behind in the cold, and nothing of hers is lent',
  (gender) => {
    const typed = typedPieces(gender);
    expect(typed.length).toBeGreaterThan(200);
    for (let closet = 0; closet < CLOSETS; closet++) {
      const pieces = closetOf(typed, `${gender} ${closet}`);
      const own = new Set(pieces.map(garmentIdOf));
      for (const day of DAYS) {
        const [outfit] = looksFor({ day, gender, pieces }, [`${closet}`]);
        if (!outfit) continue;
        const about = `${closet}: ${pieces.join(' ')} at ${day.air.join()}`;
        const worn = outfit.look.garments.map(({ id }) => id);
        const { hours } = outfit.receipt;
        const cold =
          hours.reduce((sum, { need, worn: clo }) => sum + Math.max(0, need.min - clo), 0) / hours.length;
        const isCovered = worn.some((id) => slotOf(id) === 'coat' || slotOf(id) === 'jacket');
        if (cold > 0.3 && pieces.some((id) => slotOf(id) === 'coat')) expect(isCovered, about).toBe(true);
        for (const id of worn) {
          const isHers = pieces.includes(id) || ['base', 'legwear'].includes(slotOf(id) ?? '');
          // In another color than hers.
          if (!isHers && !/slippers/.test(id))
            expect(own.has(garmentIdOf(id)), `${id} in ${about}`).toBe(false);
          expect(id, about).not.toMatch(/tights:(forest|plum|berry|cobalt|red)/);
        }
      }
    }
  },
);

test.each<[string, Asked, RegExp, RegExp]>([
  [
    'a lawyer goes through half a millimeter of snow in oxfords of his own',
    {
      day: { air: [-2, 3, 4], wet: 0.2, showers: [0, 1] },
      occasion: 'work',
      gender: 'male',
      styles: ['professional'],
      pieces: [
        'suit-jacket:charcoal',
        'suit-trousers:charcoal',
        'crisp-shirt:white',
        'oxford-shoes:black',
        'wool-coat:black',
        'cashmere-scarf:grey',
        'leather-gloves:black',
      ],
    },
    /oxford-shoes/,
    /boots/,
  ],
  [
    'her satin dress comes to the wedding before the black sheath',
    {
      day: { air: [28, 24, 20], from: 15, hours: 9 },
      occasion: 'wedding',
      styles: ['classic'],
      pieces: [
        'slip-dress:forest',
        'sleeveless-sheath:black',
        'shift-dress:white',
        'fine-cardigan:grey',
        'court-heels:sand',
        'clutch:camel',
      ],
    },
    /slip-dress/,
    /sheath/,
  ],
  [
    'to a feast by day with a shower she goes in pumps of hers, and in no laced shoes',
    {
      day: { air: [19, 24, 25], wet: 0.5, showers: [6] },
      occasion: 'evening',
      styles: ['classic'],
      pieces: [
        'shift-dress:coral',
        'fine-cardigan:white',
        'leather-shoes:burgundy',
        'court-heels:cream',
        'kitten-heels:black',
        'long-umbrella:navy',
      ],
    },
    /heels/,
    /leather-shoes/,
  ],
])('%s', (_, asked, worn, left) => {
  for (const outfit of looksFor(asked, ['a', 'b', 'c'])) {
    const names = outfit.look.garments.map(({ id }) => id).join(' ');
    expect(names).toMatch(worn);
    expect(names).not.toMatch(left);
  }
});
