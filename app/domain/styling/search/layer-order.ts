// The order in which garments are put on, skin first: the fitting room draws them in it.
import type { Slot, WornGarment } from '../../looks/look.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';

const LAYER: Record<Slot, number> = {
  base: 0,
  legwear: 1,
  shoes: 2,
  bottom: 4,
  top: 5,
  dress: 5,
  knitwear: 6,
  jacket: 7,
  coat: 8,
  scarf: 9,
  hat: 10,
  gloves: 11,
  umbrella: 12,
  bag: 13,
};

function layerOf({ slot, drawing }: WornGarment, slimLegs: boolean): number {
  // Tucked in: under the waistband.
  if (drawing.kind === 'top' && drawing.tucked) return slot === 'top' ? 3 : 3.5;
  // Tall boots go over slim legs; every other trouser leg falls over the boot.
  if (drawing.kind === 'shoes' && drawing.shaft > 0.5 && slimLegs) return 4.5;
  return LAYER[slot];
}

/** Sorted from the skin outward. */
export function sortLayers(garments: WornGarment[]): WornGarment[] {
  const slimLegs = garments.some(({ drawing }) => drawing.kind === 'trousers' && drawing.leg === 'slim');
  return [...garments].sort((a, b) => layerOf(a, slimLegs) - layerOf(b, slimLegs));
}

/** Formality of a top that is cut for a waistband, and of what it goes into: no dress shirt hangs over good trousers. */
const DRESS_TOP = 3;
const GOOD_TROUSERS = 2;
/** Close enough for a waistband. */
const CLOSE = { any: 1.1, dressTop: 1.13 };

const formalityOf = ({ id }: WornGarment): number => garmentById(id)?.formality ?? 0;

/**
 * Close tops go into the waistband of skirts and of high-waisted trousers, dress shirts and fine blouses into that of any
 * good trousers; so does whatever is under a jumper.
 */
export function tuckTops(garments: WornGarment[]): WornGarment[] {
  const below = garments.find(({ slot }) => slot === 'bottom');
  const bottom = below?.drawing;
  const isGood = below !== undefined && formalityOf(below) >= GOOD_TROUSERS;
  const high = bottom?.kind === 'skirt' || (bottom?.kind === 'trousers' && bottom.waist <= 0.7);
  if (!high && !isGood) return garments;
  const pullover = garments.some(({ slot, drawing }) => slot === 'knitwear' && drawing.kind === 'top');
  return garments.map((garment) => {
    const { drawing, slot } = garment;
    if (drawing.kind !== 'top') return garment;
    const isFine = isGood && slot === 'top' && formalityOf(garment) >= DRESS_TOP;
    if (!high && !isFine) return garment;
    const hidden = slot === 'top' && pullover;
    return hidden || drawing.fit <= (isFine ? CLOSE.dressTop : CLOSE.any)
      ? { ...garment, drawing: { ...drawing, tucked: true } }
      : garment;
  });
}
