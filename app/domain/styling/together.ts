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
  { one: 'pumps', other: 'socks' },
  { one: 'ballet flats', other: 'socks' },
  { one: 'open shoes', other: 'socks' },
  { one: 'open shoes', other: 'tights' },
  { one: 'slip-on summer shoes', other: 'socks' },
  { one: 'slip-on summer shoes', other: 'tights' },
  { one: 'ballet flats', other: 'tights' },
  { one: 'no-show socks', other: 'ankle boots' },
  { one: 'no-show socks', other: 'tall boots' },
  { one: 'shorts', other: 'tights' },
  { one: 'shorts', other: 'pumps' },
  { one: 'shorts', other: 'ankle boots' },
  { one: 'shorts', other: 'rain boots' },
  { one: 'shorts', other: 'winter coat' },
  { one: 'down, fur or teddy', other: 'down, fur or teddy' },
  { one: 'hooded', other: 'hooded' },
  { one: 'hooded', other: 'blazer' },
  { one: 'blazer', other: 'winter coat', unlessBelow: 10, onlyIn: ['professional', 'classic'] },
  { one: 'blazer', other: 'light coat', unlessBelow: 10, onlyIn: ['professional', 'classic'] },
  { one: 'blazer', other: 'parka', unlessBelow: 10, onlyIn: ['professional', 'classic'] },
  { one: 'blazer', other: 'down, fur or teddy', unlessBelow: 10, onlyIn: ['professional', 'classic'] },
  { one: 'outdoor jacket', other: 'winter coat', unlessBelow: -5 },
  { one: 'outdoor jacket', other: 'parka', unlessBelow: -5 },
  { one: 'outdoor jacket', other: 'light coat', unlessBelow: -5 },
  { one: 'outdoor jacket', other: 'down, fur or teddy', unlessBelow: -5 },
  { one: 'cardigan', other: 'blazer' },
  { one: 'sportswear', other: 'blazer' },
  { one: 'sportswear', other: 'pumps' },
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
