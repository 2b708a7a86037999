// What does not go together, whatever the weather and the style.
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind, type Kind } from '../../wardrobe/garment-kinds.ts';
import { legKind } from '../../wardrobe/garment-predicates.ts';
import type { StyleRequest } from './style-fit.ts';

/** What is worn above, below, over it or on the feet, as far as it meets the rest. */
export interface WornPart {
  garments: readonly Garment[];
  clo: number;
  /** Least and most formality; 4 and 0 for nothing at all. */
  low: number;
  high: number;
  /** Striped, checked and floral ones. */
  patterned: number;
  /** Open layers: cardigans, jackets, coats. */
  open: number;
  /** Name of the suit that a piece of it belongs to. */
  set?: string;
}

/** Formalities may lie one and a half steps apart. */
function spread(parts: WornPart[]): number {
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
function legTrouble(lower: Garment, outer: WornPart, shoe: Garment): number {
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
function brokenSuit(bottom: WornPart, outer: WornPart): number {
  // A stripe down the leg is for its jacket alone.
  if (bottom.set === DINNER && outer.set !== DINNER) return LONE_JACKET;
  if (!outer.set)
    return bottom.set ? (outer.garments.some((one) => isOfKind(one, 'blazer')) ? ODD_BLAZER : 0.1) : 0;
  return bottom.set === outer.set ? -0.25 : LONE_JACKET;
}

/** No look has it. */
const NEVER = 20;

/** Open fronts over each other. */
function frontTrouble(upper: WornPart, bottom: WornPart, outer: WornPart, shoe: WornPart): number {
  const layers = upper.open + outer.open;
  if (layers < 2) return 0;
  // A third open front is one too many for anybody.
  if (layers > 2 || isTopHeavy(upper, bottom, outer, shoe)) return NEVER;
  const isThick = outer.garments.length > 0 && upper.garments.some((one) => isOfKind(one, 'thick cardigan'));
  return isThick ? 0.7 : 0.3;
}

/** No two layers over linen or bare feet, no hood under a jacket over a skirt, nor under one over a blouse. */
function isTopHeavy(upper: WornPart, bottom: WornPart, outer: WornPart, shoe: WornPart): boolean {
  const [lowest, shod] = [bottom.garments[0], shoe.garments[0]];
  const has = (kind: Kind) => upper.garments.some((one) => isOfKind(one, kind));
  if (has('linen or seersucker') || (lowest && isOfKind(lowest, 'linen or seersucker'))) return true;
  if (shod && isOfKind(shod, 'summer shoes')) return true;
  const legs = lowest ?? upper.garments[0];
  const isOverSkirt = legs !== undefined && legKind(legs) === 'skirt';
  return outer.garments.length > 0 && has('hooded') && (isOverSkirt || has('blouse or shell'));
}

/** Two patterns are busy, and three are too many. Both pieces of a checked suit are one pattern. */
function patternTrouble(upper: WornPart, bottom: WornPart, outer: WornPart, isSuit: boolean): number {
  const patterned = upper.patterned + bottom.patterned + outer.patterned;
  const patterns = patterned - (isSuit && bottom.patterned > 0 ? 1 : 0);
  if (patterns < 2) return 0;
  return patterns === 2 ? 0.7 : NEVER;
}

/** One velvet is an evening, two are a costume. */
const SECOND_VELVET = 6;
const isVelvet = ({ garments }: WornPart): boolean => garments.some(({ fabric }) => fabric === 'velvet');
const velvetTrouble = (parts: WornPart[]): number => (parts.filter(isVelvet).length > 1 ? SECOND_VELVET : 0);

/** 0 for parts that go together well; grows with every mismatch. `bottom` is empty under a dress. */
export function awkwardPairCost(upper: WornPart, bottom: WornPart, outer: WornPart, shoe: WornPart): number {
  const fronts = frontTrouble(upper, bottom, outer, shoe);
  const lower = bottom.garments[0] ?? upper.garments[0];
  const shoes = shoe.garments[0];
  const leg = lower && shoes ? legTrouble(lower, outer, shoes) : 0;
  const suit = brokenSuit(bottom, outer);
  const busy = patternTrouble(upper, bottom, outer, suit < 0);
  const velvet = velvetTrouble([upper, bottom, outer]);
  return fronts + leg + suit + busy + velvet + spread([upper, bottom, outer, shoe]);
}

/** Of the office, over a dress for the evening: a coat is enough, or a layer that shines. */
const OFFICE_OVER_DRESS = 5;
/** Denim or a work jacket over a gown. */
const PLAIN_OVER_GOWN = 400;

export function jacketOverDress(
  { garments }: Pick<WornPart, 'garments'>,
  outer: Pick<WornPart, 'garments'>,
  isEvening: boolean,
  { context, style }: Pick<StyleRequest, 'context' | 'style'>,
): number {
  const isGown = garments.some((one) => isOfKind(one, 'evening dress'));
  if (isGown && outer.garments.some((one) => isOfKind(one, 'work jacket'))) return PLAIN_OVER_GOWN;
  if (context !== 'special' || !isEvening || style === 'professional') return 0;
  const isDressed = garments.some(({ slot, formality }) => slot === 'dress' && formality >= 3);
  const isOffice = outer.garments.some(
    (one) => isOfKind(one, 'blazer') && one.fabric !== 'velvet' && one.gloss === 0,
  );
  return isDressed && isOffice ? OFFICE_OVER_DRESS : 0;
}
