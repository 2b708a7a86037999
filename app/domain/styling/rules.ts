// Rules that no look may break (comfort.md), garment by garment. What a whole look must have (an outer layer or
// umbrella, a sun cover) is added by the search, so that it cannot be left out.
import type { Colourway, Garment } from '../wardrobe/garment.ts';
import type { OccasionContext, StyleId } from '../style.ts';
import { isFamily, isOfFamily, type FamilyId } from '../wardrobe/families.ts';
import { bareId } from '../wardrobe/wardrobe.ts';
import type { Modesty, StylingBrief } from './brief.ts';
import type { Conditions } from './conditions.ts';

/** Whether the weather allows the garment at all. */
export function weatherAllows(garment: Garment, conditions: Conditions): boolean {
  const { rain, ice, wind } = garment.weather;
  if (conditions.wet && (rain === 'no' || garment.fabric === 'suede' || garment.openShoe)) return false;
  if (conditions.ice && (ice === 'no' || garment.heel)) return false;
  return !(conditions.windy && wind === 'no');
}

/** White linen turns transparent in rain. */
export function weatherAllowsColour(garment: Garment, [first]: Colourway, conditions: Conditions): boolean {
  return !(conditions.wet && garment.fabric === 'linen' && (first === 'white' || first === 'cream'));
}

function hemOf({ drawing }: Garment): number {
  if (drawing.kind === 'skirt' || drawing.kind === 'dress') return drawing.length;
  // Trousers count from the knee (1) to the ankle (2).
  return drawing.kind === 'trousers' ? 1 + drawing.length : 2;
}

/** Whether her own limits allow the garment as what is seen. Layers that may come off do not count as cover. */
export function modestyAllows(garment: Garment, modesty: Modesty): boolean {
  const { drawing, slot } = garment;
  if (modesty.noHeels && garment.heel) return false;
  if (slot === 'bottom' || slot === 'dress') {
    // Trousers of 0.88 and more are full length.
    const hem = hemOf(garment);
    const fullLength = drawing.kind === 'trousers' && drawing.length >= 0.85;
    if (modesty.hem !== undefined && hem < modesty.hem && !fullLength) return false;
  }
  if (drawing.kind !== 'top' && drawing.kind !== 'dress') return true;
  const open = drawing.neck === 'v' || drawing.neck === 'scoop' || drawing.neck === 'boat';
  if (modesty.coveredNeck && open) return false;
  return modesty.sleeve === undefined || drawing.sleeve >= modesty.sleeve - 0.05;
}

/** Gym clothes are not for work, nor casual ones for an occasion, unless she is sporty by style. Coats are exempt. */
export function occasionAllows(
  { slot, formality }: Garment,
  context: OccasionContext | null | undefined,
  style: StyleId,
): boolean {
  const seen =
    slot === 'top' || slot === 'knitwear' || slot === 'dress' || slot === 'bottom' || slot === 'jacket';
  if (!seen || style === 'sporty' || !context || context === 'leisure') return true;
  return formality >= (context === 'work' ? 1 : 2);
}

/** Her never-wear list and heel height as one question. */
export function wishesOf({ neverWear = [], heelMax = 3 }: StylingBrief): (garment: Garment) => boolean {
  const ids = new Set(neverWear.map(bareId));
  const families: FamilyId[] = neverWear.filter(isFamily);
  return (garment) =>
    garment.heel <= heelMax &&
    !ids.has(garment.id) &&
    !families.some((family) => isOfFamily(garment, family));
}
