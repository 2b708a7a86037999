// A look that was promised, on the day that came of it.
import type { Look, Slot } from '../looks/look.ts';
import type { StyleId } from '../preferences/style.ts';
import { Refusal } from '../refusal.ts';
import type { Garment } from '../wardrobe/garment.ts';
import type { ComposedOutfit, StylingBrief } from './input/brief.ts';
import { lookHarmony, type ColoredGarment } from './color/choose-colors.ts';
import { openWholeWardrobe, assembleOutfit } from './composer.ts';
import { weatherAllowsColorway } from './color/colors-in-rain.ts';
import { TOO_WARM_FOR_SHELLS_C } from './search/ensemble-search.ts';
import { isMidLayer } from './search/mid-layers.ts';
import { lookItems, lookWarmth } from './swap.ts';

type Wardrobe = ReturnType<typeof openWholeWardrobe>;

/** Mean strain of the day that a promised look may have, and clo that its coldest hour may lack. */
const [MOST_STRAIN, MOST_COLD] = [0.5, 0.15];

/** Every piece is among what may be worn that day. A piece of her closet is a garment of its own: names are compared. */
function isAllowed(items: readonly ColoredGarment[], { pools, conditions, brief }: Wardrobe): boolean {
  // Who has nothing warmer wears thermals earlier, and a second knit: where the look was made that was asked.
  const isOfCloset = brief.closet !== undefined;
  return items.every(
    ({ garment, colorway }) =>
      (isOfCloset && (garment.slot === 'base' || isMidLayer(garment))) ||
      (pools[garment.slot].some(
        (option) =>
          option.garment.id === garment.id &&
          option.garment.colors.some((each) => each.join('+') === colorway.join('+')),
      ) &&
        weatherAllowsColorway(garment, colorway, conditions)),
  );
}

/** What rain and sun ask for is there, as far as there is such a thing for her: of small things what is in her closet. */
function isSheltered(
  items: readonly ColoredGarment[],
  { pools, conditions, brief, shelf }: Wardrobe,
): boolean {
  const has = (test: (garment: Garment) => boolean) => items.some(({ garment }) => test(garment));
  const isThere = (slots: readonly Slot[], test: (garment: Garment) => boolean) =>
    slots.some((slot) =>
      pools[slot].some(({ garment }) => test(garment) && (!brief.closet || shelf?.hers.has(garment.id))),
    );
  const keepsDry = ({ slot, weather }: Garment) => slot === 'umbrella' || weather.rain === 'protects';
  const shades = ({ slot, weather }: Garment) => slot === 'hat' && weather.sun === 'cover';
  const isWarm = conditions.warmestC >= TOO_WARM_FOR_SHELLS_C;
  const mayStayDry = isThere(isWarm ? ['umbrella'] : ['umbrella', 'coat', 'jacket'], keepsDry);
  const isDry = !conditions.wet || !mayStayDry || has(keepsDry);
  return isDry && (!conditions.sunHat || !isThere(['hat'], shades) || has(shades));
}

/**
 * The look with words and receipt of the day as it is forecast now (`brief`, with the look's own style).
 * Whose the pieces are is asked elsewhere (planning/no-longer-wearable.ts): one may be lent where her own shelf would do.
 * @param isHers she has settled on it: then only a piece that has left the wardrobe ends it
 * @returns null where it would no longer be right
 */
export function recheckPlannedLook(brief: StylingBrief, look: Look, isHers = false): ComposedOutfit | null {
  try {
    const items = lookItems(look);
    const wardrobe = openWholeWardrobe(brief);
    const { strain, cold } = lookWarmth(items, wardrobe);
    const isRight =
      isAllowed(items, wardrobe) &&
      isSheltered(items, wardrobe) &&
      strain <= MOST_STRAIN &&
      cold >= -MOST_COLD;
    if (!isRight && !isHers) return null;
    return assembleOutfit(items, lookHarmony(items, wardrobe.style).scheme, wardrobe);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/**
 * A look that she has named, with words and receipt of the day, however wrong for its weather.
 * @param why the first of its reasons
 * @returns null where a piece of it has left the wardrobe
 */
export function dressInNamedLook(
  brief: StylingBrief,
  { name, style, look }: { name: string; style: StyleId; look: Look },
  why: string,
): ComposedOutfit | null {
  const outfit = recheckPlannedLook({ ...brief, styles: [style] }, look, true);
  return outfit && { ...outfit, title: name, reasons: [{ fact: 'named', text: why }, ...outfit.reasons] };
}
