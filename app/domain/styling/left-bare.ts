// Where a look is a little light and the neck or the hands are bare: they are covered, which says more than a warning.
import { POCKET_KIT } from './filling.ts';
import type { ComposedOutfit } from './brief.ts';
import type { Coloured } from './colours.ts';
import type { Conditions } from './conditions.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { isOf } from '../wardrobe/kinds.ts';
import type { Option, Pools } from './option.ts';
import { clash, sidesOf, type Lines } from './together.ts';

/** clo. Less than this nobody feels. */
const FELT = 0.05;

/** Scarf and gloves that may be worn today and would be missed; nothing where the look is warm enough. */
export function leftBare(
  { receipt: { shortfall } }: ComposedOutfit,
  items: readonly Coloured[],
  pools: Pools,
  conditions: Conditions,
  lines: Lines,
): Garment[] {
  if (shortfall?.side !== 'cold' || shortfall.clo < FELT) return [];
  const worn = items.map(({ garment }) => garment);
  const has = (slot: Garment['slot']) => worn.some((one) => one.slot === slot);
  const goes = ({ garment }: Option) => !worn.some((one) => clash(sidesOf(one), sidesOf(garment), lines));
  const scarf = has('scarf')
    ? undefined
    : pools.scarf.filter(({ garment }) => isOf(garment, 'warm scarf')).find(goes);
  const gloves = has('gloves') ? undefined : pools.gloves.find(goes);
  const more = [scarf, gloves].filter((one) => one !== undefined).map(({ garment }) => garment);
  // Where it thaws never all three.
  const isAll = conditions.coldestC <= POCKET_KIT.allBelowC || conditions.warmestC <= POCKET_KIT.allUpToC;
  const hasWarmHat = worn.some((one) => isOf(one, 'warm hat'));
  return isAll || !hasWarmHat ? more : more.slice(0, has('scarf') || has('gloves') ? 0 : 1);
}
