// How much one look may say at once: patterns that share a color, and bold pieces with a quiet one beside them.
import type { Tint } from '../../wardrobe/palette.ts';
import { hasPattern } from '../../wardrobe/garment-predicates.ts';
import type { StyleId } from '../../preferences/style.ts';
import {
  colorBitsPenalty,
  colorBits,
  blackOverNavyPenalty,
  countColorFamilies,
  hatColorPenalty,
  isVisibleColor,
  tightsColorPenalty,
  type ColorwayItem,
} from './color-rules.ts';
import { shoeColorPenalty } from './shoe-colors.ts';
import { strayColorPenalty } from './stray-colors.ts';
import { tintTone } from './palette-tones.ts';

/** Beside each other they look like a mistake, three of them like a costume. */
const TROUBLE = { strangers: 2, twins: 2, tooMany: 4 };

/** Two patterns share a color and differ in kind; three are too many. A suit is one. */
export function patternPenalty(items: readonly ColorwayItem[]): number {
  const sets = new Set<string>();
  const patterned = items.filter(({ garment }) => {
    if (!hasPattern(garment) || !isVisibleColor({ garment, colorway: ['black'] })) return false;
    if (garment.set && sets.has(garment.set)) return false;
    if (garment.set) sets.add(garment.set);
    return true;
  });
  const [one, two] = patterned;
  if (!one || !two) return 0;
  if (patterned.length > 2) return TROUBLE.tooMany;
  if (one.garment.fabric === two.garment.fabric) return TROUBLE.twins;
  return one.colorway.some((color) => two.colorway.includes(color)) ? 0.1 : TROUBLE.strangers;
}

/** Chroma from which a color is loud. */
const LOUD = 0.06;
export const isBoldColor = (tint: Tint): boolean => !tintTone(tint).neutral && tintTone(tint).c >= LOUD;

/** How many pieces are of this color first; a suit is one. */
export function timesWorn(items: readonly ColorwayItem[], tint: Tint): number {
  const same = items.filter(({ colorway }) => colorway[0] === tint);
  return new Set(same.map(({ garment }) => garment.set ?? garment.id)).size;
}

/** Pieces that rest the eye. */
const LARGE = ['coat', 'jacket', 'knitwear', 'dress', 'bottom'];
/** Large pieces of one loud color that are a look; one more is a costume, a suit counted once. */
const MOST_LARGE = 2;
const MOST = { pieces: 3, families: 2 };
const COSTUME = 2;

/** Loud: three pieces of one color at most; in three colors three such pieces, and a large one in a neutral beside them. */
export function statementPenalty(items: readonly ColorwayItem[]): number {
  const seen = items.filter(isVisibleColor);
  const loud = seen.filter(({ colorway }) => isBoldColor(colorway[0]));
  const large = loud.filter(({ garment }) => garment.slot === 'top' || LARGE.includes(garment.slot));
  if (large.some(({ colorway }) => timesWorn(large, colorway[0]) > MOST_LARGE)) return COSTUME;
  if (loud.length <= MOST.pieces) return 0;
  if (loud.some(({ colorway }) => timesWorn(loud, colorway[0]) > MOST.pieces)) return COSTUME;
  const families = countColorFamilies(loud.reduce((bits, item) => bits | colorBits(item), 0));
  if (families <= MOST.families) return 0;
  const isQuiet = seen.some(
    ({ garment, colorway }) => LARGE.includes(garment.slot) && !isBoldColor(colorway[0]),
  );
  return isQuiet ? COSTUME / 2 : COSTUME;
}

/** How much the colors of a look fight; 0 for one that holds together. */
export function colorPenalty(items: readonly ColorwayItem[], style: StyleId, coldestC: number): number {
  let bits = 0;
  for (const item of items) if (isVisibleColor(item)) bits |= colorBits(item);
  const shoes = items.find(({ garment }) => garment.slot === 'shoes');
  const others = items.filter((item) => item !== shoes && isVisibleColor(item));
  return (
    colorBitsPenalty(bits, style) +
    patternPenalty(items) +
    statementPenalty(items) +
    blackOverNavyPenalty(items) +
    hatColorPenalty(items) +
    tightsColorPenalty(items) +
    strayColorPenalty(items, style) +
    (shoes ? shoeColorPenalty(shoes, others, coldestC) : 0)
  );
}
