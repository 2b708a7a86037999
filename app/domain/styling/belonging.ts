// What makes a look belong to its style and its occasion, over and above its single pieces: the sporty are known by two
// pieces of sport besides their shoes, and an occasion by something dressed up.
import type { OccasionContext, StyleId } from '../style.ts';
import type { Garment } from '../wardrobe/garment.ts';
import { isOf } from '../wardrobe/kinds.ts';

/** Points of a garment, added up over a look. */
export interface Belonging {
  /** Sporty pieces; a dress is the whole look. */
  sport: number;
  /** How far it dresses up a look of sport. */
  cleanSport: number;
  /** How far it dresses up any other. */
  dressed: number;
}

/** Pieces of sport in a sporty look. */
const SPORT = 2;
const CLOTHES = ['top', 'knitwear', 'bottom', 'jacket', 'coat'];
/** A blazer, satin, velvet, a heel, a good dress. */
const STRONG = 3;

/** Blazer, satin, velvet, heels, a good dress or a bow: by itself enough to be more than every day. */
export function isDressy(garment: Garment): boolean {
  const { slot, fabric, formality, heel } = garment;
  if (slot === 'shoes') return heel > 0;
  if (slot === 'dress') return formality >= 3;
  if (!['top', 'knitwear', 'bottom', 'jacket'].includes(slot)) return false;
  return (
    fabric === 'velvet' ||
    (fabric === 'satin' && formality >= 2) ||
    isOf(garment, 'blazer') ||
    isOf(garment, 'bow blouse') ||
    formality === 4
  );
}

/** What comes off at the door dresses up nobody. */
function dressedOf(garment: Garment): number {
  if (isDressy(garment)) return STRONG;
  return garment.slot !== 'coat' && garment.formality >= 3 ? 1 : 0;
}

const known = new Map<string, Belonging>();

export function belongingOf(garment: Garment): Belonging {
  let points = known.get(garment.id);
  if (!points) {
    const isSport = garment.styles.includes('sporty');
    const sport = !isSport ? 0 : garment.slot === 'dress' ? SPORT : CLOTHES.includes(garment.slot) ? 1 : 0;
    const cleanSport = garment.slot !== 'coat' && (garment.formality >= 2 || isDressy(garment)) ? 1 : 0;
    known.set(garment.id, (points = { sport, cleanSport, dressed: dressedOf(garment) }));
  }
  return points;
}

/** Points of an occasion. */
const OCCASION: Readonly<Record<StyleId, number>> = {
  casual: 3,
  trendy: 3,
  'go-wild': 3,
  sporty: 1,
  classic: 5,
  professional: 5,
};
const COST = { sport: 2, occasion: 1.2 };

/** What a look is asked for. */
export interface AskedFor {
  style: StyleId;
  context: OccasionContext | null;
}

/** 0 for a look that belongs; grows with each piece that is missing. */
export function strangeness(parts: readonly Readonly<Belonging>[], { style, context }: AskedFor): number {
  if (style !== 'sporty' && context !== 'special') return 0;
  let [sport, cleanSport, dressed] = [0, 0, 0];
  for (const part of parts) {
    sport += part.sport;
    cleanSport += part.cleanSport;
    dressed += part.dressed;
  }
  const lacksSport = style === 'sporty' ? Math.max(0, SPORT - sport) : 0;
  const points = style === 'sporty' ? cleanSport : dressed;
  const lacksOccasion = context === 'special' ? Math.max(0, OCCASION[style] - points) : 0;
  return COST.sport * lacksSport + COST.occasion * lacksOccasion;
}
