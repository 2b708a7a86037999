// What may not be worn together, as data: two kinds, and where they may after all. Every line is hard.
import type { StyleId } from '../style.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { isOf, type Kind } from '../wardrobe/kinds.ts';
import type { Conditions } from './conditions.ts';

interface Never {
  one: Kind;
  other: Kind;
  /** Allowed when the coldest hour is below so many °C … */
  unlessBelow?: number;
  /** … and only in these styles. */
  onlyIn?: readonly StyleId[];
}

// prettier-ignore
export const NEVER_TOGETHER: readonly Never[] = [
  { one: 'on a bare foot', other: 'socks' },
  { one: 'open shoes', other: 'tights' },
  { one: 'slip-on summer shoes', other: 'tights' },
  { one: 'ballet flats', other: 'tights' },
  { one: 'no-show socks', other: 'boots' },
  { one: 'shorts', other: 'tights' },
  { one: 'shorts', other: 'pumps' },
  { one: 'shorts', other: 'boots' },
  { one: 'shorts', other: 'for winter' },
  { one: 'down, fur or teddy', other: 'down, fur or teddy' },
  { one: 'hooded', other: 'hooded' },
  { one: 'hooded', other: 'blazer' },
  { one: 'blazer', other: 'coat', unlessBelow: 10, onlyIn: ['professional', 'classic'] },
  { one: 'outdoor jacket', other: 'coat', unlessBelow: -5 },
  { one: 'cardigan', other: 'blazer' },
  { one: 'sportswear', other: 'blazer' },
  { one: 'sportswear', other: 'pumps' },
  // What does not fit into what: wide sleeves, thick knits, long hems.
  { one: 'puff sleeve', other: 'over a sleeve' },
  { one: 'bulky knit', other: 'jacket' },
  { one: 'heavy knit', other: 'blazer' },
  { one: 'bulky cardigan', other: 'short outer layer' },
  { one: 'tall boots', other: 'tailored trousers' },
  // One season in one look.
  { one: 'summer cotton', other: 'for winter' },
  { one: 'summer dress', other: 'for winter' },
  { one: 'summery', other: 'for winter' },
  // Dressed up and dressed down.
  { one: 'casual hat', other: 'blazer' },
  { one: 'casual bag', other: 'blazer' },
  { one: 'dinner suit', other: 'pullover' },
];

/** The sides of those lines that garments are on, a bit a line. */
export interface Sides {
  one: number;
  other: number;
}

const known = new Map<string, Sides>();

/** The sides of one garment. */
export function sidesOf(garment: Garment): Sides {
  let sides = known.get(garment.id);
  if (!sides) {
    sides = { one: 0, other: 0 };
    for (const [bit, { one, other }] of NEVER_TOGETHER.entries()) {
      if (isOf(garment, one)) sides.one |= 1 << bit;
      if (isOf(garment, other)) sides.other |= 1 << bit;
    }
    known.set(garment.id, sides);
  }
  return sides;
}

/** The lines that hold today, as bits. */
export function linesToday({ coldestC }: Pick<Conditions, 'coldestC'>, style: StyleId): number {
  return NEVER_TOGETHER.reduce((bits, { unlessBelow, onlyIn }, bit) => {
    const lifted = unlessBelow !== undefined && coldestC < unlessBelow && (!onlyIn || onlyIn.includes(style));
    return lifted ? bits : bits | (1 << bit);
  }, 0);
}

/** Whether two parts of a look may not meet under these lines. */
export function clash(a: Sides, b: Sides, lines: number): boolean {
  return (((a.one & b.other) | (a.other & b.one)) & lines) !== 0;
}
