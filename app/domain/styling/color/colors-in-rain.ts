// The colors that no look wears in the wet.
import type { Colorway, Garment } from '../../wardrobe/garment.ts';
import { nearestColorName } from '../../wardrobe/palette.ts';
import type { Conditions } from '../input/conditions.ts';

const PALE: readonly string[] = ['white', 'cream', 'stone', 'sand', 'oat', 'blush', 'butter', 'bleached'];

/** White linen turns transparent in rain, white shoes and coats are white once, and pale trousers and skirts show every splash. */
export function weatherAllowsColorway(
  { slot, fabric }: Garment,
  colorway: Colorway,
  { wet }: Pick<Conditions, 'wet'>,
): boolean {
  if (!wet) return true;
  const names = colorway.map(nearestColorName);
  const [first = 'black'] = names;
  const white = first === 'white' || first === 'cream';
  if (slot === 'bottom' && names.some((name) => PALE.includes(name))) return false;
  const isOutside = ['shoes', 'coat', 'jacket'].includes(slot);
  return !(white && (fabric === 'linen' || isOutside));
}
