// The order in which garments are put on, skin first: the fitting room draws them in it.
import type { Last, Slot, WornGarment } from '../../looks/look.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import type { Conditions } from '../input/conditions.ts';

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

/** What is half-tucked: a light top with some room, over trousers that are neither good nor for sport. A shirt of short sleeves is cut to hang. */
const ROOMY = 1.08;
const LEAST_FORMAL = 1;

const formalityOf = ({ id }: WornGarment): number => garmentById(id)?.formality ?? 0;

function isHalfTucked(top: WornGarment, below: WornGarment | undefined): boolean {
  const { slot, drawing } = top;
  if (drawing.kind !== 'top' || slot !== 'top' || below?.drawing.kind !== 'trousers') return false;
  const hangs = drawing.neck === 'shirt' && drawing.sleeve < 0.9;
  const isPlain = !hangs && !drawing.polo && !drawing.hood && !drawing.zip && !drawing.bow && !drawing.wrap;
  const formality = [top, below].map(formalityOf);
  return (
    isPlain &&
    drawing.fit >= ROOMY &&
    !below.drawing.cuffed &&
    Math.min(...formality) >= LEAST_FORMAL &&
    Math.max(...formality) < DRESS_TOP
  );
}

/**
 * Close tops go into the waistband of skirts and of high-waisted trousers, dress shirts and fine blouses into that of any
 * good trousers; so does whatever is under a jumper. Easy shirts and tees go in at the front of jeans and chinos.
 */
export function tuckTops(garments: WornGarment[], isAtDesk = false): WornGarment[] {
  const below = garments.find(({ slot }) => slot === 'bottom');
  const bottom = below?.drawing;
  const isGood = below !== undefined && (isAtDesk || formalityOf(below) >= GOOD_TROUSERS);
  const high = bottom?.kind === 'skirt' || (bottom?.kind === 'trousers' && bottom.waist <= 0.7);
  const pullover = garments.some(({ slot, drawing }) => slot === 'knitwear' && drawing.kind === 'top');
  return garments.map((garment) => {
    const { drawing, slot } = garment;
    if (drawing.kind !== 'top') return garment;
    const isCollared = isAtDesk && drawing.neck === 'shirt';
    const isFine = isGood && slot === 'top' && (isCollared || formalityOf(garment) >= DRESS_TOP);
    const hidden = slot === 'top' && pullover;
    const isTucked = (high || isFine) && (hidden || drawing.fit <= (isFine ? CLOSE.dressTop : CLOSE.any));
    if (isTucked) return { ...garment, drawing: { ...drawing, tucked: true } };
    return !pullover && isHalfTucked(garment, below)
      ? { ...garment, drawing: { ...drawing, halfTucked: true } }
      : garment;
  });
}

/** °C in which an ankle may show. */
const BARE_ANKLE_C = 10;
const TURNED_UP_LENGTH = 0.9;
const LOW_SHOES: readonly (Last | undefined)[] = ['sneaker', 'trainer', 'loafer', 'laced', undefined];

/**
 * Jeans over low shoes have their hem folded up once, on a dry and mild day.
 * @param hem the shortest that she wears, where she has one
 */
export function turnUpHems(
  garments: WornGarment[],
  { wet, coldestC }: Pick<Conditions, 'wet' | 'coldestC'>,
  hem: number | undefined,
): WornGarment[] {
  const shoes = garments.find(({ slot }) => slot === 'shoes')?.drawing;
  const isLow = shoes?.kind === 'shoes' && shoes.shaft === 0 && LOW_SHOES.includes(shoes.last);
  if (!isLow || wet || coldestC < BARE_ANKLE_C || hem !== undefined) return garments;
  return garments.map((garment) => {
    const { drawing, cloth } = garment;
    const isJeans = drawing.kind === 'trousers' && cloth.fabric === 'denim' && drawing.leg !== 'wide';
    return isJeans && drawing.length > TURNED_UP_LENGTH
      ? { ...garment, drawing: { ...drawing, length: TURNED_UP_LENGTH, turnedUp: true } }
      : garment;
  });
}
