// What makes a look belong to its style and its occasion, over and above its single pieces: a style is known by two
// pieces besides the shoes, and an occasion by what is dressed up (and by its idea: evening-ideas.ts).
import {
  STYLE_IDS,
  type EveningKind,
  type Gender,
  type OccasionContext,
  type StyleId,
} from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import type { StylingBrief } from '../input/brief.ts';
import { isBoldColor } from '../color/bold-pieces.ts';

/** Points of a garment, added up over a look. */
export interface StyleTally {
  /** Pieces of each style, a few bits a style; a dress is the whole look. */
  styles: number;
  /** How far it dresses up a look of sport. */
  cleanSport: number;
  /** How far it dresses up any other. */
  dressed: number;
  /** Points of pieces that come in loud colors only, or shine. */
  loud: number;
  /** Of sport, and on the feet or the legs. */
  sportBase: number;
}

/** Bits of a style: more pieces than they count are not worn at once. */
const BITS = 4;
const MASK = 15;
const placeOf = (style: StyleId): number => BITS * STYLE_IDS.indexOf(style);

const CLOTHES = ['top', 'knitwear', 'bottom', 'jacket', 'coat'];
/** Pieces by which a style is known. */
const KNOWN_BY = 2;
/** A blazer, satin, velvet, a good dress; heels or a fine sweater alone do a little less. */
const STRONG = 3;
const LESS = 2;
/** A polo alone is half of it. */
const FESTIVE_SPORT = 2;

/** Blazer, silk, satin, velvet, heels, a good dress, a bow or, in heat, fine linen: more than every day. */
export function isDressy(garment: Garment): boolean {
  const { slot, fabric, formality, heel } = garment;
  if (slot === 'shoes') return heel > 0 && !isOfKind(garment, 'boots');
  if (slot === 'dress') return formality >= 3;
  if (!['top', 'knitwear', 'bottom', 'jacket'].includes(slot)) return false;
  return (
    fabric === 'velvet' ||
    isOfKind(garment, 'silk') ||
    (fabric === 'satin' && formality >= 2) ||
    isOfKind(garment, 'blazer') ||
    isOfKind(garment, 'bow blouse') ||
    isOfKind(garment, 'fine dress shirt') ||
    formality === 4
  );
}

/** Loud in each of its colors, and kept on inside: bright cloth, a bold print. */
export function isStatement({ slot, fabric, colors }: Garment): boolean {
  const isKept = slot === 'dress' || (CLOTHES.includes(slot) && slot !== 'coat');
  return isKept && (fabric === 'floral' || colors.every(([first]) => isBoldColor(first)));
}

/** Loud clothes are worn as by who goes wild, whichever of her styles is the day's. */
export const wornInStyle = (
  garment: Garment,
  { brief, style }: { brief: Pick<StylingBrief, 'styles' | 'context'>; style: StyleId },
): StyleId =>
  brief.context !== 'special' && brief.styles.includes('go-wild') && isStatement(garment) ? 'go-wild' : style;

/** What comes off at the door dresses up nobody. */
function dressedOf(garment: Garment): number {
  const { slot } = garment;
  if (isDressy(garment)) return slot === 'shoes' || slot === 'knitwear' ? LESS : STRONG;
  if (slot === 'dress' && isStatement(garment) && garment.formality >= 2) return STRONG;
  return slot !== 'coat' && garment.formality >= 3 ? 1 : 0;
}

function stylesOf({ slot, styles }: Garment): number {
  const points = slot === 'dress' ? KNOWN_BY : CLOTHES.includes(slot) ? 1 : 0;
  return styles.reduce((sum, style) => sum + (points << placeOf(style)), 0);
}

/** By garment, not by its id: hers comes in her colors alone. */
const known = new WeakMap<Garment, StyleTally>();

export function styleTally(garment: Garment): StyleTally {
  let points = known.get(garment);
  if (!points) {
    points = {
      styles: stylesOf(garment),
      cleanSport: isOfKind(garment, 'festive in sport')
        ? isOfKind(garment, 'knit polo')
          ? 1
          : FESTIVE_SPORT
        : 0,
      dressed: dressedOf(garment),
      loud: isStatement(garment) ? LOUD : Number(isOfKind(garment, 'evening cloth')),
      sportBase: Number(
        ['shoes', 'bottom', 'dress'].includes(garment.slot) && garment.styles.includes('sporty'),
      ),
    };
    known.set(garment, points);
  }
  return points;
}

/** Points of a loud piece; what only shines is half of one. */
const LOUD = 2;
/** Points of an occasion. */
const OCCASION: Readonly<Record<StyleId, number>> = {
  casual: 3,
  trendy: 4,
  'go-wild': 3,
  sporty: 2,
  classic: 5,
  professional: 5,
};
/** Fewer, where most stand: boots do. */
const LESS_AT_CONCERT: Partial<Record<StyleId, number>> = { casual: 1, trendy: 2 };
/** At the office of whoever dresses for one: tailored, or nearly. */
const OFFICE: Partial<Record<StyleId, number>> = { professional: 5, classic: 5 };
/** For each that is missing; sport in other clothes is no sport at all. */
const COST = {
  sport: 9,
  style: 1.8,
  office: 1.5,
  occasion: 3,
  sportOccasion: 16,
  quiet: 9,
  quietMix: 30,
  mix: 3,
};

/** What a look is asked for. */
export interface StyleRequest {
  style: StyleId;
  context: OccasionContext | null;
  /** What an evening out is for. */
  evening?: EveningKind | undefined;
  gender?: Gender;
  /** Of clothes that somebody has. */
  isFromCloset?: boolean;
  /** Hers besides: one of them is seen in a piece as well. */
  also?: readonly StyleId[];
}

export const styleRequest = (
  {
    context = null,
    evening,
    gender,
    styles,
    closet,
  }: Pick<StylingBrief, 'context' | 'evening' | 'gender' | 'styles' | 'closet'>,
  style: StyleId,
): StyleRequest => ({
  style,
  context,
  evening,
  gender,
  isFromCloset: closet !== undefined,
  also: styles.filter((one) => one !== style),
});

const piecesOf = (styles: number, style: StyleId): number => (styles >> placeOf(style)) & MASK;

/** Who goes wild is seen to, and in something loud as well where it is the other of her styles. */
function quietCost(loud: number, { style, also = [] }: StyleRequest): number {
  const cost = style === 'go-wild' ? COST.quiet : also.includes('go-wild') ? COST.quietMix : 0;
  return cost * (1 - Math.min(LOUD, loud) / LOUD);
}

/** Of several styles of hers one alone is seen; a celebration has its own idea. */
const isUnmixed = (styles: number, { context, also = [] }: StyleRequest): boolean =>
  context !== 'special' && also.length > 0 && also.every((one) => piecesOf(styles, one) === 0);

/** 0 for a look that belongs; grows with each piece that is missing. */
export function styleMismatch(parts: readonly Readonly<StyleTally>[], asked: StyleRequest): number {
  const { style, context, evening } = asked;
  let [styles, cleanSport, dressed, loud, sportBase] = [0, 0, 0, 0, 0];
  for (const part of parts) {
    styles += part.styles;
    cleanSport += part.cleanSport;
    dressed += part.dressed;
    loud += part.loud;
    sportBase += part.sportBase;
  }
  const isSport = style === 'sporty';
  const pieces = piecesOf(styles, style);
  // Dressed up, one piece of sport is enough.
  const knownBy = isSport && context === 'special' ? 1 : KNOWN_BY;
  // A shell alone is no sport: it begins on the feet or the legs.
  const isBaseless = isSport && sportBase === 0;
  const lacking =
    Math.max(0, knownBy - pieces) * (isSport ? COST.sport : COST.style) +
    quietCost(loud, asked) +
    (isBaseless ? COST.sport : 0) +
    (isUnmixed(styles, asked) ? COST.mix : 0);
  if (context === 'work') return lacking + COST.office * Math.max(0, (OFFICE[style] ?? 0) - dressed);
  if (context !== 'special') return lacking;
  if (isSport) return lacking + COST.sportOccasion * Math.max(0, OCCASION.sporty - cleanSport);
  const wanted = OCCASION[style] - (evening === 'concert' ? (LESS_AT_CONCERT[style] ?? 0) : 0);
  return lacking + COST.occasion * Math.max(0, wanted - dressed);
}
