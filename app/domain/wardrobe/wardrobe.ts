// The whole wardrobe. A new garment is one line in the file of its slot.
import type { Cloth } from '../looks/cloth.ts';
import type { WornGarment } from '../looks/look.ts';
import { BOTTOMS } from './bottoms.ts';
import { COATS } from './coats.ts';
import { DRESSES } from './dresses.ts';
import { EXTRAS } from './extras.ts';
import { LEGWEAR, SHOES } from './footwear.ts';
import type { Colorway, Garment } from './garment.ts';
import { JACKETS } from './jackets.ts';
import { KNITWEAR } from './knitwear.ts';
import { colorWord, swatch, type Tint } from './palette.ts';
import { TOPS } from './tops.ts';

export const WARDROBE: readonly Garment[] = [
  ...TOPS,
  ...KNITWEAR,
  ...DRESSES,
  ...BOTTOMS,
  ...JACKETS,
  ...COATS,
  ...SHOES,
  ...LEGWEAR,
  ...EXTRAS,
];

const BY_ID = new Map(WARDROBE.map((garment) => [garment.id, garment]));

/** The garment of a worn id ('wool-coat:camel') or of a bare one ('wool-coat'); undefined when it is gone. */
export function garmentById(id: string): Garment | undefined {
  return BY_ID.get(garmentIdOf(id));
}

/** 'wool-coat:camel' without its colorway. */
export function garmentIdOf(wornId: string): string {
  const colon = wornId.indexOf(':');
  return colon === -1 ? wornId : wornId.slice(0, colon);
}

function colorsInWords([first, second]: Colorway, fabric: Cloth['fabric']): string {
  const named = second && (fabric === 'stripe' || fabric === 'check');
  return named ? `${colorWord(first)} and ${colorWord(second)}` : colorWord(first);
}

const PALE: readonly Tint[] = ['butter', 'lilac'];

/** Plain words with the color: 'ribbed cream turtleneck'. */
export function garmentName(garment: Garment, colorway: Colorway): string {
  // Butter-yellow and lilac are pale: nobody calls them bright.
  const phrase = PALE.includes(colorway[0]) ? garment.phrase.replace(/^bright /, '') : garment.phrase;
  return phrase.replace('{}', colorsInWords(colorway, garment.fabric));
}

function clothOf(garment: Garment, [first, ...accents]: Colorway): Cloth {
  return {
    fabric: garment.fabric,
    colour: swatch(first).hex,
    ...(accents.length > 0 && { accents: accents.map((name) => swatch(name).hex) }),
    ...(garment.gloss > 0 && { gloss: garment.gloss }),
    ...(garment.check && { check: garment.check }),
  };
}

/** A garment in one of its colorways, as a look holds it. */
export function toWornGarment(garment: Garment, colorway: Colorway): WornGarment {
  return {
    id: `${garment.id}:${colorway.join('+')}`,
    name: garmentName(garment, colorway),
    slot: garment.slot,
    cloth: clothOf(garment, colorway),
    drawing: garment.drawing,
    clo: garment.clo,
  };
}

/** A garment in its first neutral color, or in its first; null when there is no such garment. */
export function neutralColorway(id: string): { garment: Garment; colorway: Colorway } | null {
  const garment = garmentById(id);
  const [first] = garment?.colors ?? [];
  if (!garment || !first) return null;
  return { garment, colorway: garment.colors.find(([name]) => swatch(name).neutral) ?? first };
}
