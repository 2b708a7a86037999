// Where a never-wear list gives way: only in a slot where it leaves nothing to wear in this weather.
import type { Slot, WornGarment } from '../../looks/look.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { Reason, StylingBrief } from '../input/brief.ts';
import type { Conditions } from '../input/conditions.ts';
import { formatList } from '../../text-format/listed.ts';
import type { Pools } from './garment-option.ts';
import { matchesWishes } from '../rules/garment-rules.ts';

const protects = (pools: Pools, slot: Slot) =>
  pools[slot].some(({ garment }) => garment.weather.rain === 'protects');

/** Slots that have nothing left and without which no look is possible in this weather. */
export function missingSlots(pools: Pools, { wet, sunHat }: Conditions, headCover: boolean): Slot[] {
  const missing: Slot[] = [];
  const top = pools.top.length > 0 || pools.knitwear.some(({ garment }) => garment.drawing.kind === 'top');
  if (pools.dress.length === 0) {
    if (pools.bottom.length === 0) missing.push('bottom');
    if (!top) missing.push('top', 'knitwear');
  }
  if (pools.shoes.length === 0) missing.push('shoes');
  const shaded = pools.hat.some(({ garment }) => garment.weather.sun === 'cover');
  const covered = shaded || pools.hat.some((option) => option.garment.headCover);
  if ((sunHat && !shaded) || (headCover && !covered)) missing.push('hat');
  const dry = pools.umbrella.length > 0 || protects(pools, 'coat') || protects(pools, 'jacket');
  if (wet && !dry) missing.push('umbrella');
  return missing;
}

const WORDS: Partial<Record<Slot, string>> = {
  bottom: 'nothing for the legs',
  top: 'no top',
  shoes: 'no shoes',
  hat: 'nothing against the sun',
  umbrella: 'nothing against the rain',
};

/** Says which pieces are on her list after all, and why; null when none is. */
export function relaxedLimitReason(
  brief: StylingBrief,
  relaxed: ReadonlySet<Slot>,
  garments: readonly WornGarment[],
): Reason | null {
  const wanted = matchesWishes(brief);
  const broken = garments.filter(({ id, slot }) => {
    const garment = relaxed.has(slot) && garmentById(id);
    return garment && !wanted(garment);
  });
  if (broken.length === 0) return null;
  const left = [...relaxed].map((slot) => WORDS[slot]).filter((word) => word !== undefined);
  const names = formatList(broken.map(({ name }) => `the ${name}`));
  const text = `Your never-wear list leaves ${formatList(left)} for this weather, so ${names} had to come back for today.`;
  return { fact: 'preference', text };
}
