// What a closet must hold for a day, beyond what any wardrobe must: ours always has gloves and a warm coat, hers may not.
// Without a hat, gloves, a scarf, an umbrella or a bag she goes out all the same, and is told what to do instead.
import { COAT_BELOW_C, POCKET } from '../comfort/plan-wearing.ts';
import type { Slot } from '../looks/look.ts';
import type { OccasionContext } from '../preferences/style.ts';
import type { Conditions } from '../styling/input/conditions.ts';
import type { Option, Pools } from '../styling/search/garment-option.ts';
import { TOO_WARM_FOR_SHELLS_C } from '../styling/search/ensemble-search.ts';
import { isMidLayer } from '../styling/search/mid-layers.ts';
import { DEEP_FROST_C, isOutermostFrom } from '../styling/rules/weather-rules.ts';
import { isOfKind, type Kind } from '../wardrobe/garment-kinds.ts';

const hasKind = (options: readonly Option[], kind: Kind): boolean =>
  options.some(({ garment }) => isOfKind(garment, kind));

/** Something over the rest that is warm enough to be outermost: any coat, for what is too little of it comfort tells. */
const hasOuter = ({ jacket, coat }: Pools, coldestC: number): boolean =>
  coldestC >= COAT_BELOW_C ||
  coat.length > 0 ||
  jacket.some(({ garment }) => isOutermostFrom(garment, coldestC) && !isMidLayer(garment));

/** Slots without which a closet gives no legal look in this cold. */
export function slotsMissingInCold(
  pools: Pools,
  { coldestC: asFeltC, feltC, sunHat, setting, streetC = asFeltC }: Conditions,
  headCover: boolean,
): Slot[] {
  const lacks: Slot[] = [];
  // Nobody lacks boots for a frost that only her standing makes.
  const coldestC = streetC;
  // Who runs is warm in a jacket, and in no boots.
  if (setting !== 'run' && !hasOuter(pools, coldestC)) lacks.push('coat');
  if (feltC < POCKET.needBelowFeltC || coldestC < DEEP_FROST_C) {
    if (!headCover && !sunHat && !hasKind(pools.hat, 'warm hat')) lacks.push('hat');
    if (pools.gloves.length === 0) lacks.push('gloves');
  }
  if (coldestC < DEEP_FROST_C) {
    if (!hasKind(pools.scarf, 'warm scarf')) lacks.push('scarf');
    if (setting !== 'run' && !hasKind(pools.shoes, 'boots for deep frost')) lacks.push('shoes');
  }
  return lacks;
}

const SMALL: readonly Slot[] = ['hat', 'gloves', 'scarf', 'umbrella', 'bag'];

/** No day is lost for want of it. */
export const isSmall = (slot: Slot): boolean => SMALL.includes(slot);

/** Whether she goes without what is missing in a slot; not bareheaded where her head is to be covered. */
export const goesWithout = (slot: Slot, { hat }: Pools, headCover: boolean): boolean =>
  isSmall(slot) && (slot !== 'hat' || !headCover || hat.some(({ garment }) => garment.headCover));

/** In rain for hours only what has a hood, if there is any. */
function withHood(jacket: Option[], coat: Option[], soaking: boolean): [Option[], Option[]] {
  const hooded = (options: Option[]) => options.filter(({ garment }) => isOfKind(garment, 'hooded'));
  const [jackets, coats] = [hooded(jacket), hooded(coat)];
  return soaking && jackets.length + coats.length > 0 ? [jackets, coats] : [jacket, coat];
}

/** The pools for a wet day without an umbrella: only what keeps the rain off goes over the rest, if there is any. */
export function rainproofPools(
  pools: Pools,
  { wet, warmestC, soaking }: Conditions,
  context: OccasionContext | null = null,
): Pools {
  // To a celebration a good coat goes under a borrowed umbrella.
  if (context === 'special' && !soaking) return pools;
  if (!wet || pools.umbrella.length > 0 || warmestC >= TOO_WARM_FOR_SHELLS_C) return pools;
  const dry = (options: Option[]) => options.filter(({ garment }) => garment.weather.rain === 'protects');
  const [jacket, coat] = withHood(dry(pools.jacket), dry(pools.coat), soaking);
  if (jacket.length + coat.length === 0) return pools;
  // A suit jacket or a fleece goes under what is rainproof.
  const under = pools.jacket.filter(
    (option) => coat.length > 0 && isOfKind(option.garment, 'under a coat') && !jacket.includes(option),
  );
  return { ...pools, jacket: [...jacket, ...under], coat };
}
