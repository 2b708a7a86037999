// The whole wardrobe. A new garment is one line in the file of its slot.
import type { Cloth } from '../looks/cloth.ts';
import type { WornGarment } from '../looks/look.ts';
import { BOTTOMS } from './bottoms.ts';
import { COATS } from './coats.ts';
import { DRESSES } from './dresses.ts';
import { EXTRAS } from './extras.ts';
import { LEGWEAR, SHOES } from './footwear.ts';
import type { Colourway, Garment } from './garment.ts';
import { JACKETS } from './jackets.ts';
import { KNITWEAR } from './knitwear.ts';
import { colourWord, swatch, type Tint } from './palette.ts';
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
  return BY_ID.get(bareId(id));
}

/** 'wool-coat:camel' without its colourway. */
export function bareId(wornId: string): string {
  const colon = wornId.indexOf(':');
  return colon === -1 ? wornId : wornId.slice(0, colon);
}

function coloursInWords([first, second]: Colourway, fabric: Cloth['fabric']): string {
  const named = second && (fabric === 'stripe' || fabric === 'check');
  return named ? `${colourWord(first)} and ${colourWord(second)}` : colourWord(first);
}

const PALE: readonly Tint[] = ['butter', 'lilac'];

/** Plain words with the colour: 'ribbed cream turtleneck'. */
export function nameOf(garment: Garment, colourway: Colourway): string {
  // Butter-yellow and lilac are pale: nobody calls them bright.
  const phrase = PALE.includes(colourway[0]) ? garment.phrase.replace(/^bright /, '') : garment.phrase;
  return phrase.replace('{}', coloursInWords(colourway, garment.fabric));
}

function clothOf(garment: Garment, [first, ...accents]: Colourway): Cloth {
  return {
    fabric: garment.fabric,
    colour: swatch(first).hex,
    ...(accents.length > 0 && { accents: accents.map((name) => swatch(name).hex) }),
    ...(garment.gloss > 0 && { gloss: garment.gloss }),
    ...(garment.check && { check: garment.check }),
  };
}

/** A garment in one of its colourways, as a look holds it. */
export function worn(garment: Garment, colourway: Colourway): WornGarment {
  return {
    id: `${garment.id}:${colourway.join('+')}`,
    name: nameOf(garment, colourway),
    slot: garment.slot,
    cloth: clothOf(garment, colourway),
    drawing: garment.drawing,
    clo: garment.clo,
  };
}

/** A garment in its first neutral color, or in its first; null when there is no such garment. */
export function neutralColourway(id: string): { garment: Garment; colourway: Colourway } | null {
  const garment = garmentById(id);
  const [first] = garment?.colours ?? [];
  if (!garment || !first) return null;
  return { garment, colourway: garment.colours.find(([name]) => swatch(name).neutral) ?? first };
}
