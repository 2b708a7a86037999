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
  { one: 'not over tights', other: 'tights' },
  { one: 'summer shoes', other: 'outdoor layer' },
  { one: 'no-show socks', other: 'boots' },
  { one: 'rough shoes', other: 'sheer tights' },
  { one: 'athletic socks', other: 'leather footwear' },
  { one: 'shorts', other: 'not with shorts' },
  { one: 'down, fur or teddy', other: 'down, fur or teddy' },
  { one: 'hooded', other: 'hooded' },
  { one: 'blazer', other: 'coat', unlessBelow: 10, onlyIn: ['professional', 'classic'] },
  { one: 'blazer', other: 'not with a blazer' },
  { one: 'outdoor jacket', other: 'coat' },
  { one: 'sportswear', other: 'dressed up' },
  { one: 'training legs', other: 'not for training' },
  { one: 'running tights', other: 'coat' },
  { one: 'culottes', other: 'socks that show' },
  // What does not fit into what: wide sleeves, thick knits, stiff shirts, long hems.
  { one: 'puff sleeve', other: 'over a sleeve' },
  { one: 'bulky knit', other: 'jacket' },
  { one: 'heavy knit', other: 'slim jacket' },
  { one: 'knitted cardigan', other: 'not over a cardigan' },
  { one: 'stiff shirt', other: 'tight over a collar' },
  { one: 'shirt with cuffs', other: 'sports layer' },
  { one: 'flannel shirt', other: 'fine pullover' },
  { one: 'thick layer', other: 'fleece jacket' },
  { one: 'tall boots', other: 'tailored trousers' },
  // One season in one look.
  { one: 'for summer', other: 'for winter' },
  // One cloth is said once.
  { one: 'plaid coat, shirt or scarf', other: 'plaid cloth' },
  { one: 'corduroy shirt', other: 'corduroy trousers' },
  { one: 'denim above', other: 'denim below' },
  // Dressed up and dressed down.
  { one: 'not with tailoring', other: 'tailored' },
  { one: 'dress hat', other: 'not with a dress hat' },
  { one: 'dinner suit', other: 'pullover' },
];

/** The sides of those lines that garments are on, a bit a line: there is room for 32. */
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
