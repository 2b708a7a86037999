// Other shoes, other socks: what is on the legs follows a swap where it does not go with the new pair.
import type { Coloured } from './colours.ts';
import type { Conditions } from './conditions.ts';
import { legKind, partOf } from './ensembles.ts';
import { legwearUnder } from './filling.ts';
import type { Pools } from './option.ts';
import { sockDistance, socksFor } from './socks.ts';
import { clash, sidesOf, type Lines } from './together.ts';

export interface Legs {
  pools: Pools;
  conditions: Conditions;
  lines: Lines;
}

/**
 * `others`, with the legwear that these shoes want: the one that is worn where the two may meet, else the best of what may be
 * worn with them today, in the color nearest to trousers and shoes; none where nothing else is left.
 */
export function withLegsFor(
  shoes: Coloured,
  others: readonly Coloured[],
  { pools, conditions, lines }: Legs,
): Coloured[] {
  const legs = others.find(({ garment }) => garment.slot === 'legwear');
  const lower = others.find(({ garment }) => garment.slot === 'bottom' || garment.slot === 'dress');
  if (!lower || !legs || !clash(sidesOf(shoes.garment), sidesOf(legs.garment), lines)) return [...others];
  const rest = others.filter((other) => other !== legs);
  const shoe = partOf([{ garment: shoes.garment, cost: 0 }]);
  const [best] = legwearUnder(pools, legKind(lower.garment), shoe, conditions, lines).sort(
    (a, b) => a.cost - b.cost,
  );
  const [garment] = best?.garments ?? [];
  if (!garment) return rest;
  const worn = [...rest, shoes];
  const [colourway] = [...socksFor(worn, garment, garment.colours)].sort(
    (a, b) => sockDistance(worn, a) - sockDistance(worn, b),
  );
  return colourway ? [...rest, { garment, colourway }] : rest;
}
