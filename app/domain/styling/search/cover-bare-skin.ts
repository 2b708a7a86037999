// Where a look is a little light and the neck or the hands are bare: they are covered, which says more than a warning.
import type { ComposedOutfit } from '../input/brief.ts';
import type { ColoredGarment } from '../color/choose-colors.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import type { Option, Pools } from './garment-option.ts';
import { isForbiddenPair, garmentSides, type RuleLines } from '../rules/never-together.ts';

/** clo. Less than this nobody feels. */
const FELT = 0.05;

/** Scarf and gloves that may be worn today and would be missed; nothing where the look is warm enough. */
export function piecesForBareSkin(
  { receipt: { shortfall } }: ComposedOutfit,
  items: readonly ColoredGarment[],
  pools: Pools,
  lines: RuleLines,
): Garment[] {
  if (shortfall?.side !== 'cold' || shortfall.clo < FELT) return [];
  const worn = items.map(({ garment }) => garment);
  const has = (slot: Garment['slot']) => worn.some((one) => one.slot === slot);
  const goes = ({ garment }: Option) =>
    !worn.some((one) => isForbiddenPair(garmentSides(one), garmentSides(garment), lines));
  const scarf = has('scarf')
    ? undefined
    : pools.scarf.filter(({ garment }) => isOfKind(garment, 'warm scarf')).find(goes);
  const gloves = has('gloves') ? undefined : pools.gloves.find(goes);
  return [scarf, gloves].filter((one) => one !== undefined).map(({ garment }) => garment);
}
