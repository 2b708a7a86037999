// What does not go together, whatever the weather and the style.
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { legKind, type Part } from '../search/ensemble-parts.ts';

/** Formalities may lie one and a half steps apart. */
function spread(parts: Part[]): number {
  let low = 4;
  let high = 0;
  for (const part of parts) {
    low = Math.min(low, part.low);
    high = Math.max(high, part.high);
  }
  return Math.max(0, high - low - 1.5) * 0.2;
}

/** Shoes more than a step of formality from the trousers; boots for frost and rubber in rain go with anything. */
const OUT_OF_STEP = 2.5;

function outOfStep(lower: Garment, shoe: Garment): boolean {
  if (
    lower.drawing.kind !== 'trousers' ||
    isOfKind(shoe, 'boots for deep frost') ||
    isOfKind(shoe, 'rain boots')
  )
    return false;
  return Math.abs(lower.formality - shoe.formality) > 1;
}

/** Boots with the wrong legs, trainers with good skirts. What is never worn together stands in unbroken-text.ts. */
function legTrouble(lower: Garment, outer: Part, shoe: Garment): number {
  const kind = legKind(lower);
  const shaft = shoe.drawing.kind === 'shoes' ? shoe.drawing.shaft : 0;
  let cost = 0;
  if (outOfStep(lower, shoe)) cost += OUT_OF_STEP;
  if (kind === 'shorts' && outer.clo > 0.3) cost += 0.5;
  if (shaft > 0.5 && lower.drawing.kind === 'trousers' && lower.drawing.leg === 'wide') cost += 0.4;
  if (kind === 'skirt' && shoe.formality === 0 && lower.formality >= 2) cost += 0.4;
  if (kind === 'skirt' && shoe.drawing.kind === 'shoes' && shoe.drawing.last === 'laced') cost += 0.3;
  return cost;
}

/** Tights and trainers. */
const TIGHTS_WITH_TRAINERS = 0.7;

export function isTrainer({ formality, drawing }: Garment): boolean {
  return formality <= 1 && drawing.kind === 'shoes' && drawing.shaft === 0;
}

/** What legwear costs under trainers. */
export function legwearPenalty(legwear: Garment | undefined): number {
  return legwear?.drawing.kind === 'legwear' ? TIGHTS_WITH_TRAINERS : 0;
}

/** Nothing else is worn unless nothing else is there. */
const LONE_JACKET = 8;
/** Suit trousers with a blazer of another cloth look like a suit that did not match. */
const ODD_BLAZER = 1.5;
const DINNER = 'dinner-suit';

/** A suit is worn whole; its trousers may go out alone, its jacket better not. */
function brokenSuit(bottom: Part, outer: Part): number {
  // A stripe down the leg is for its jacket alone.
  if (bottom.set === DINNER && outer.set !== DINNER) return LONE_JACKET;
  if (!outer.set)
    return bottom.set ? (outer.garments.some((one) => isOfKind(one, 'blazer')) ? ODD_BLAZER : 0.1) : 0;
  return bottom.set === outer.set ? -0.25 : LONE_JACKET;
}

/** 0 for parts that go together well; grows with every mismatch. `bottom` is empty under a dress. */
export function awkwardPairCost(upper: Part, bottom: Part, outer: Part, shoe: Part): number {
  const layers = upper.open + outer.open;
  // A third open front is one too many for anybody.
  const thick = outer.garments.length > 0 && upper.garments.some((one) => isOfKind(one, 'thick cardigan'));
  const [lowest, shod] = [bottom.garments[0], shoe.garments[0]];
  const isBreezy =
    upper.garments.some((one) => isOfKind(one, 'linen or seersucker')) ||
    (lowest && isOfKind(lowest, 'linen or seersucker')) ||
    (shod && isOfKind(shod, 'summer shoes'));
  // No two layers over linen or bare feet, no hood under a jacket over a skirt.
  const legs = lowest ?? upper.garments[0];
  const isHooded = upper.garments.some((one) => isOfKind(one, 'hooded')) && legs && legKind(legs) === 'skirt';
  // Nor under one over a blouse.
  const isDressy = upper.garments.some((one) => /blouse|wrap-top|-shell$/.test(one.id));
  const isTopHeavy =
    layers === 2 &&
    (isBreezy ||
      ((isHooded || (isDressy && upper.garments.some((one) => isOfKind(one, 'hooded')))) &&
        outer.garments.length > 0));
  const fronts = layers < 2 ? 0 : isTopHeavy ? 20 : layers === 2 ? (thick ? 0.7 : 0.3) : 20;
  const patterned = upper.patterned + bottom.patterned + outer.patterned;
  const lower = bottom.garments[0] ?? upper.garments[0];
  const shoes = shoe.garments[0];
  const leg = lower && shoes ? legTrouble(lower, outer, shoes) : 0;
  const suit = brokenSuit(bottom, outer);
  // Both pieces of a checked suit are one pattern.
  const patterns = patterned - (suit < 0 && bottom.patterned > 0 ? 1 : 0);
  const busy = patterns < 2 ? 0 : patterns === 2 ? 0.7 : 20;
  return fronts + leg + suit + busy + spread([upper, bottom, outer, shoe]);
}
