// The parts an ensemble is put together from: what is worn above, below and over it.
import type { Garment } from '../../wardrobe/garment.ts';
import { hasPattern } from '../../wardrobe/garment-predicates.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import type { Conditions } from '../input/conditions.ts';
import type { WornPart } from '../rules/awkward-pairs.ts';
import { ideaTraits } from '../rules/evening-ideas.ts';
import { styleTally, type StyleTally } from '../rules/style-fit.ts';
import type { Option, Pools } from './garment-option.ts';
import { isMidLayer } from './mid-layers.ts';
import {
  isForbiddenPair,
  emptySides,
  garmentSides,
  addSides,
  type RuleLines,
  type RuleSides,
} from '../rules/never-together.ts';
import { COAT_BELOW_C } from '../../comfort/plan-wearing.ts';
import { isOutermostFrom } from '../rules/weather-rules.ts';

/** Garments worn together as one part: their clo, what they cost against style, and what the search weighs. */
export interface Part extends WornPart, RuleSides, StyleTally {
  /** What it has of an idea for an occasion. */
  traits: number;
  garments: Garment[];
  cost: number;
  /** Of scarf, gloves and warm hat: what goes into a pocket. */
  pocketClo: number;
  /** Of what comes off at the door. */
  doorClo: number;
  /** So thin that it wants a blazer between it and the coat. */
  underBlazer?: boolean;
}

/** Scarf, gloves and a warm hat come off before anything else; a hat against the sun stays. */
export function goesIntoPocket({ slot, weather, headCover }: Garment): boolean {
  if (slot === 'hat') return weather.sun !== 'cover' && !headCover;
  return slot === 'scarf' || slot === 'gloves';
}

/** Goes over the rest outside and is taken off inside: coats, outdoor jackets, scarf, gloves, hat. A blazer stays on. */
export function comesOffInside(garment: Garment): boolean {
  if (garment.headCover) return false;
  return (
    garment.slot === 'hat' ||
    goesIntoPocket(garment) ||
    garment.slot === 'coat' ||
    isOfKind(garment, 'outdoor jacket')
  );
}

export function combineOptions(options: readonly Option[], extraCost = 0): Part {
  const part: Part = {
    garments: [],
    clo: 0,
    cost: extraCost,
    low: 4,
    high: 0,
    patterned: 0,
    open: 0,
    pocketClo: 0,
    doorClo: 0,
    styles: 0,
    cleanSport: 0,
    dressed: 0,
    traits: 0,
    loud: 0,
    sportBase: 0,
    ...emptySides(),
  };
  for (const { garment, cost } of options) {
    part.garments.push(garment);
    part.clo += garment.clo;
    part.cost += cost;
    part.low = Math.min(part.low, garment.formality);
    part.high = Math.max(part.high, garment.formality);
    if (hasPattern(garment)) part.patterned++;
    if (garment.drawing.kind === 'coat') part.open++;
    if (goesIntoPocket(garment)) part.pocketClo += garment.clo;
    else if (comesOffInside(garment)) part.doorClo += garment.clo;
    if (garment.set) part.set = garment.set;
    const { styles, cleanSport, dressed, loud, sportBase } = styleTally(garment);
    part.styles += styles;
    part.cleanSport += cleanSport;
    part.dressed += dressed;
    part.loud += loud;
    part.sportBase += sportBase;
    addSides(part, garmentSides(garment));
  }
  part.traits = ideaTraits(part.garments);
  return part;
}

/**
 * How far the search reaches: 'style' keeps to the cheapest; 'warmth' spreads over all the wardrobe's clo; 'all' leaves
 * nothing out, where the cheapest do not go together at all; 'anything' takes what is too light by itself as well, for
 * days of frost and summer in one.
 */
export type SearchReach = 'style' | 'warmth' | 'all' | 'anything';

export const isExhaustive = (reach: SearchReach) => reach === 'all' || reach === 'anything';

/** The cheapest few and, so that no warmth is out of reach, the lightest and the warmest of them. */
function shortlist(options: Option[], size: number, reach: SearchReach): Option[] {
  if (isExhaustive(reach)) return options;
  const chosen = new Set(options.slice(0, reach === 'style' ? size : Math.ceil(size / 3)));
  const byClo = [...options].sort((a, b) => a.garment.clo - b.garment.clo || a.cost - b.cost);
  const ends = [byClo[0], [...options].sort(warmestFirst)[0]];
  const between =
    reach === 'style' ? [] : [0.35, 0.7].map((share) => byClo[Math.floor(share * byClo.length)]);
  for (const option of [...ends, ...between]) if (option) chosen.add(option);
  return [...chosen];
}

const isOpen = ({ garment }: Option) => garment.drawing.kind === 'coat';
const neckOf = ({ drawing }: Garment) => (drawing.kind === 'top' ? drawing.neck : null);

/** Of a top, in body widths, that goes under a pullover. */
const ROOM = { usual: 1.14, inFleece: 1.25 };

/** °C below which a sweater goes over a turtleneck. */
const ALL_THAT_WARMS_C = -17;

/** A pullover goes over a close top: no roll-neck but of a running top, no second collar over one, no oversized cut. */
export function canLayer(under: Garment, over: Garment, coldestC = 0): boolean {
  const { drawing } = under;
  // A fleece is cut to go over what one moves in.
  const room = isOfKind(over, 'sports layer') && under.formality === 0 ? ROOM.inFleece : ROOM.usual;
  if (drawing.kind !== 'top' || over.drawing.kind !== 'top' || drawing.fit > room || drawing.sleeve === 0)
    return false;
  // What is made to be seen is seen; one pattern at the neck.
  if (isOfKind(under, 'statement top') || (hasPattern(under) && hasPattern(over))) return false;
  switch (drawing.neck) {
    case 'turtle':
      return fitsTurtleneck(under, drawing.fit, over, coldestC);
    case 'shirt':
      return fitsCollar(under, drawing.sleeve, over);
    case 'crew':
      return fitsCrew(under, over);
    default:
      // A V or a wrap only shows through.
      return false;
  }
}

/** Only in sportswear, until it is all that keeps warm: under a jacket two fine necks and lapels are one too many. */
const fitsTurtleneck = (under: Garment, fit: number, over: Garment, coldestC: number): boolean =>
  neckOf(over) === 'crew' && fit <= 1.04 && (under.formality === 0 || coldestC < ALL_THAT_WARMS_C);

/** What nobody sees has no pattern. */
const fitsCrew = (under: Garment, over: Garment): boolean =>
  !isOfKind(over, 'sweater vest') &&
  neckOf(over) !== 'shirt' &&
  !isOfKind(under, 'too fine for a pullover') &&
  !hasPattern(under);

/** A collar shows and wants its cuffs, and a bow its room: it goes under a vest alone. */
function fitsCollar(under: Garment, sleeve: number, over: Garment): boolean {
  if (isOfKind(over, 'sweater vest')) return sleeve > 0.8;
  return sleeve >= 0.8 && !isOfKind(under, 'bow blouse') && neckOf(over) !== 'shirt' && isLowAtNeck(over);
}

/** Neither a turtleneck nor a hood. */
const isLowAtNeck = ({ drawing }: Garment): boolean =>
  drawing.kind === 'top' && drawing.neck !== 'turtle' && !drawing.hood;

/** Short sleeves under a cardigan are for mild days. */
export function hasSleevesFor({ drawing }: Garment, coldestC: number): boolean {
  return coldestC >= TOP_ALONE.shortSleevesFrom || ('sleeve' in drawing && drawing.sleeve > 0.6);
}

/**
 * A thin top is all there is under the coat from so many °C; below only what is as warm as a flannel shirt, and in
 * frost a knit goes over it.
 */
export const TOP_ALONE = {
  neverBelow: 5,
  from: 7,
  orClo: 0.3,
  shortSleevesFrom: 9,
  teeBelow: 4.4,
  layerBelow: 0,
};

function isEnoughAlone({ clo }: Garment, coldestC: number, hasPullovers: boolean): boolean {
  if (coldestC < TOP_ALONE.neverBelow) return false;
  return !hasPullovers || coldestC >= TOP_ALONE.from || clo >= TOP_ALONE.orClo;
}

/** What a sweater costs that has neither shirt nor tee under it. */
export type OnSkin = (knit: Garment) => number;

/** What the upper parts of a day are made from. */
interface Above {
  tops: Option[];
  pullovers: Option[];
  cardigans: Option[];
  coldestC: number;
  /** What is over it comes off for the training. */
  isGym: boolean;
  /** What a sweater costs on the skin, where a top goes under it. */
  onSkin: OnSkin;
  meet: (a: Option, b: Option) => boolean;
}

/** In the cold a shirt is worn with a blazer between it and the coat, or not alone. */
function topsAlone({ tops, pullovers, cardigans, coldestC }: Above, reach: SearchReach): Part[] {
  const hasKnits = pullovers.length + cardigans.length > 0;
  const isAlone = (garment: Garment) =>
    !hasKnits || reach === 'anything' || isEnoughAlone(garment, coldestC, pullovers.length > 0);
  return tops.flatMap((top) => {
    if (isAlone(top.garment)) return [combineOptions([top])];
    const isShirt = isOfKind(top.garment, 'shirt with cuffs') || isOfKind(top.garment, 'bow blouse');
    return isShirt ? [{ ...combineOptions([top]), underBlazer: true }] : [];
  });
}

/** °C below which thermals are worn. */
const THERMAL_FROM_C = -8.1;

/** A vest and a fine V want a shirt under them. */
const NEVER_ALONE: readonly string[] = ['knit-vest', 'merino-v'];

/** Whether a pullover is worn on the skin, where there are tops that go under it. */
function isWornAlone(knit: Garment, hasTops: boolean, coldestC: number): boolean {
  const isWarm = coldestC >= TOP_ALONE.neverBelow || knit.clo >= TOP_ALONE.orClo;
  if (NEVER_ALONE.includes(knit.id) || !isWarm) return false;
  if (!hasTops) return true;
  // A sweatshirt has a tee under it where it is cold, and every crew neck something in frost; rough wool always.
  const wantsTee = coldestC < TOP_ALONE.teeBelow && isOfKind(knit, 'sports layer');
  // From there down a thermal top is the layer.
  const wantsLayer = coldestC < TOP_ALONE.layerBelow && coldestC >= THERMAL_FROM_C && neckOf(knit) === 'crew';
  const isOnSkin = coldestC >= THERMAL_FROM_C;
  return !wantsTee && !wantsLayer && !(isOnSkin && isOfKind(knit, 'rough knit'));
}

function inPullovers({ tops, pullovers, coldestC, isGym, onSkin, meet }: Above): Part[] {
  return pullovers.flatMap((knit) => {
    const fitting = tops.filter((top) => canLayer(top.garment, knit.garment, coldestC) && meet(top, knit));
    const unders = new Set([...fitting.slice(0, 2), ...[...fitting].sort(warmestFirst).slice(0, 1)]);
    return [
      ...(isWornAlone(knit.garment, fitting.length > 0, coldestC) && !(isGym && fitting.length > 0)
        ? [
            combineOptions(
              [knit],
              fitting.length > 0 && neckOf(knit.garment) !== 'turtle' ? onSkin(knit.garment) : 0,
            ),
          ]
        : []),
      // Two tops for one look must earn their keep, in warmth.
      ...[...unders].map((top) => combineOptions([top, knit], 0.12 - top.cost / 2)),
    ];
  });
}

function underCardigans({ tops, cardigans, coldestC, isGym, meet }: Above): Part[] {
  return cardigans.flatMap((cardigan) =>
    tops
      .filter((top) => meet(top, cardigan) && (isGym || hasSleevesFor(top.garment, coldestC)))
      .slice(0, 6)
      .map((top) => combineOptions([top, cardigan], 0.05)),
  );
}

/** Everything that can be worn above the waist, and dresses. */
export function upperParts(
  pools: Pools,
  reach: SearchReach,
  lines: RuleLines,
  { coldestC, setting }: Pick<Conditions, 'coldestC'> & Partial<Pick<Conditions, 'setting'>>,
  onSkin: OnSkin = () => 0,
): { split: Part[]; dresses: Part[] } {
  const above: Above = {
    tops: shortlist(pools.top, 6, reach),
    pullovers: shortlist(
      pools.knitwear.filter((option) => !isOpen(option)),
      4,
      reach,
    ),
    cardigans: shortlist(pools.knitwear.filter(isOpen), 4, reach),
    coldestC,
    isGym: setting === 'gym',
    onSkin,
    meet: (a, b) => !isForbiddenPair(garmentSides(a.garment), garmentSides(b.garment), lines),
  };
  const dresses = shortlist(pools.dress, 6, reach).flatMap((dress) => [
    combineOptions([dress], dress.cost),
    ...above.cardigans
      .filter((one) => above.meet(dress, one))
      .map((cardigan) => combineOptions([dress, cardigan], dress.cost + 0.1)),
  ]);
  return { split: [...topsAlone(above, reach), ...inPullovers(above), ...underCardigans(above)], dresses };
}

function mayBeOutermost({ garments }: Part, coldestC: number): boolean {
  const outermost = garments.at(-1);
  return outermost ? isOutermostFrom(outermost, coldestC) : coldestC >= COAT_BELOW_C;
}

/** Nothing, a jacket, a coat, or a jacket that lies flat under a coat: what is warm enough to be outermost, if there is any. */
export function outerwearParts(pools: Pools, reach: SearchReach, lines: RuleLines, coldestC: number): Part[] {
  const parts = outerParts(pools, reach, lines);
  if (reach === 'anything') return parts;
  const warm = parts.filter((part) => mayBeOutermost(part, coldestC));
  if (warm.length > 0) return warm;
  // Nothing is warm enough: then any coat rather than a blazer.
  const coats = parts.filter(({ garments }) => garments.at(-1)?.slot === 'coat');
  return coats.length > 0 ? coats : parts;
}

/** By so much a coat must be longer than the blazer under it. */
const LONGER = 0.5;

function outerParts(pools: Pools, reach: SearchReach, lines: RuleLines): Part[] {
  const jackets = shortlist(pools.jacket, 4, reach);
  const coats = shortlist(pools.coat, 4, reach);
  const under = jackets.filter(({ garment }) => isOfKind(garment, 'under a coat') || isMidLayer(garment));
  const alone = jackets.filter(({ garment }) => !isMidLayer(garment));
  const parts: Part[] = [combineOptions([]), ...alone.map((jacket) => combineOptions([jacket]))];
  for (const coat of coats) {
    const over = combineOptions([coat]);
    parts.push(over);
    for (const jacket of under) {
      // A peacoat does not close over a blazer; a fleece lies under any shell.
      const isSoft = isOfKind(jacket.garment, 'zip fleece') || isMidLayer(jacket.garment);
      const longer = isSoft ? 0 : LONGER;
      // Under fur or teddy a blazer is one bulk too many.
      const isBulk = isOfKind(jacket.garment, 'blazer') && ['fur', 'teddy'].includes(coat.garment.fabric);
      const fits = !isBulk && lengthOf(jacket.garment) + longer < lengthOf(coat.garment);
      if (fits && !isForbiddenPair(garmentSides(jacket.garment), over, lines))
        parts.push(combineOptions([jacket, coat], 0.35));
    }
  }
  return parts;
}

const warmestFirst = (a: Option, b: Option) => b.garment.clo - a.garment.clo || a.cost - b.cost;

function lengthOf({ drawing }: Garment): number {
  return drawing.kind === 'coat' ? drawing.length : 0;
}

/** The trousers of a suit come along when its jacket is there. */
export function bottomParts(pools: Pools, reach: SearchReach, sets: ReadonlySet<string>): Part[] {
  const chosen = new Set(shortlist(pools.bottom, 6, reach));
  for (const option of pools.bottom)
    if (option.garment.set && sets.has(option.garment.set)) chosen.add(option);
  return [...chosen].map((option) => combineOptions([option]));
}

/** At this many °C and below feet want a lining. */
const LINED_BELOW_C = 1.1;

/** In frost lined boots only, if there are any; nobody runs or trains in them. */
export function footwearParts(
  pools: Pools,
  reach: SearchReach,
  { coldestC, setting }: Pick<Conditions, 'coldestC' | 'setting'>,
): Part[] {
  if (setting === 'run' || setting === 'gym')
    return shortlist(pools.shoes, 8, reach).map((option) => combineOptions([option]));
  const lined = pools.shoes.filter(({ garment }) => isOfKind(garment, 'boots for deep frost'));
  const worn = coldestC < LINED_BELOW_C && lined.length > 0 ? lined : pools.shoes;
  return shortlist(worn, 8, reach).map((option) => combineOptions([option]));
}
