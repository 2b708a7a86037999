// Hose and the shoe below it.
import type { ColorName } from '../../wardrobe/palette.ts';
import { BLACKS, BROWNS, DARK_BROWNS, PALES } from './color-groups.ts';

/** Hose runs into the shoe: dark into dark, brown into brown; what is sheer and of her skin goes with all but black. */
export function hosieryPenalty(hose: ColorName, shoe: ColorName): number {
  if (hose === 'taupe') return BLACKS.includes(shoe) ? 0.4 : 0;
  if (hose === 'chocolate') return BROWNS.includes(shoe) ? 0 : 0.8;
  const isDark = BLACKS.includes(hose) || hose === 'navy';
  if (!isDark || !(BROWNS.includes(shoe) || PALES.includes(shoe))) return 0;
  return DARK_BROWNS.includes(shoe) ? 0.7 : 1;
}
