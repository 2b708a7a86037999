// Other shoes, other socks: what is on the legs follows a swap where it does not go with the new pair.
import type { ColoredGarment } from '../color/choose-colors.ts';
import type { Conditions } from '../input/conditions.ts';
import { combineOptions } from './ensemble-parts.ts';
import { legKind } from '../../wardrobe/garment-predicates.ts';
import { legwearUnder } from './fill-for-warmth.ts';
import type { Pools } from './garment-option.ts';
import { sockDistance, allowedSockColorways } from '../color/sock-colors.ts';
import { isForbiddenPair, garmentSides, type RuleLines } from '../rules/never-together.ts';

export interface Today {
  pools: Pools;
  conditions: Conditions;
  lines: RuleLines;
}

/**
 * What of `others` stays beside a new piece: all of it, but beside shoes that may not meet the legwear the best that may be worn
 * with them today, in the color nearest to trousers and shoes; none where nothing is left.
 */
export function piecesKeptBeside(
  item: ColoredGarment,
  others: readonly ColoredGarment[],
  { pools, conditions, lines }: Today,
): readonly ColoredGarment[] {
  if (item.garment.slot !== 'shoes') return others;
  const legs = others.find(({ garment }) => garment.slot === 'legwear');
  const lower = others.find(({ garment }) => garment.slot === 'bottom' || garment.slot === 'dress');
  if (!lower || !legs || !isForbiddenPair(garmentSides(item.garment), garmentSides(legs.garment), lines))
    return others;
  const rest = others.filter((other) => other !== legs);
  const shoe = combineOptions([{ garment: item.garment, cost: 0 }]);
  const [best] = legwearUnder(pools, legKind(lower.garment), shoe, conditions, lines).sort(
    (a, b) => a.cost - b.cost,
  );
  const [garment] = best?.garments ?? [];
  if (!garment) return rest;
  const worn = [...rest, item];
  const [colorway] = [...allowedSockColorways(worn, garment, garment.colors)].sort(
    (a, b) => sockDistance(worn, a) - sockDistance(worn, b),
  );
  return colorway ? [...rest, { garment, colorway }] : rest;
}
