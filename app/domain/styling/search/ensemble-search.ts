// Looks for the ensembles that are warm enough first and in style second, over a few thousand combinations.
import { ensembleIcl, UNDERWEAR_CLO } from '../../comfort/insulation.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { awkwardPairCost, jacketOverDress } from '../rules/awkward-pairs.ts';
import { ideaMismatch } from '../rules/evening-ideas.ts';
import { styleMismatch, type StyleRequest } from '../rules/style-fit.ts';
import type { Setting } from '../input/brief.ts';
import type { Conditions } from '../input/conditions.ts';
import {
  bottomParts,
  isExhaustive,
  outerwearParts,
  combineOptions,
  footwearParts,
  upperParts,
  type OnSkin,
  type Part,
  type SearchReach,
} from './ensemble-parts.ts';
import { legKind } from '../../wardrobe/garment-predicates.ts';
import { createFiller, type Filled, type Filler } from './fill-for-warmth.ts';
import type { Option, Pools } from './garment-option.ts';
import { thinness, wantsLayer } from './layer-wanted.ts';
import { removableLayers } from './removable-layers.ts';
import { createCandidateList, type Candidate } from './best-candidates.ts';
import { isForbiddenPair, activeLines, type RuleLines } from '../rules/never-together.ts';
import type { LayeredWarmth, WarmthCosts } from '../input/warmth-index.ts';

/** What every look of the day gets, whatever it is: what is on the head, a bag that goes with it, and the umbrella where nothing else keeps dry. */
interface Fixed {
  onHead: Part;
  /** The most fitting first. */
  bags: readonly Part[];
  umbrella: Part;
  /** Without an umbrella: something over the rest that keeps the rain off, and is not too warm for it. */
  hasShell: boolean;
}

/** Against the sun, or because she keeps her head covered: the most fitting, for pools are sorted; a skullcap gives no shade. */
function hatFor({ hat }: Pools, { sunHat }: Conditions, headCover: boolean): Option | undefined {
  if (!sunHat && !headCover) return undefined;
  const shading = hat.filter(({ garment }) => garment.weather.sun === 'cover');
  const modest = (options: Option[]) => options.find(({ garment }) => garment.headCover);
  if (headCover) return (sunHat ? modest(shading) : modest(hat)) ?? shading[0] ?? modest(hat);
  return shading.find(({ garment }) => !garment.headCover) ?? shading[0];
}

/** So many bags are tried with a look. */
const BAGS = 4;

function fixedOf(pools: Pools, conditions: Conditions, headCover: boolean): Fixed {
  const part = (option: Option | undefined) => ({ ...combineOptions(option ? [option] : []), cost: 0 });
  return {
    onHead: part(hatFor(pools, conditions, headCover)),
    bags: pools.bag.slice(0, BAGS).map(part),
    umbrella: part(pools.umbrella[0]),
    hasShell:
      (conditions.warmestC < TOO_WARM_FOR_SHELLS_C || pools.umbrella.length === 0) &&
      [...pools.jacket, ...pools.coat].some(({ garment }) => garment.weather.rain === 'protects'),
  };
}

const NOTHING = combineOptions([]);

/**
 * Rain for a third of the day or blown by wind wants a shell, even one that is too warm for an hour of it; so does any
 * rain at an occasion, at the office and in cool air. Only where none is to be had an umbrella alone.
 */
const SOAKED = { allDay: 120, inPart: 14, fromDoorToDoor: 2 };
/** Blown rain and snow want a hood; an umbrella turns over in it, and what soaks is worse than a shell without a hood. */
const HOODLESS = { rain: 36, snow: 14 };
/** °C. In cooler rain an umbrella over a sweater or a blazer is not enough. */
const COOL_RAIN_C = 16;
/** °C. In warmer rain people carry an umbrella. */
export const TOO_WARM_FOR_SHELLS_C = 23;
/** Out for hours, in rain that comes with the cool of the evening. */
const TOO_WARM_ON_A_DAY_OUT_C = 28.5;
const COOLS_TO_C = 20.5;
const BLOWN_OVER = 16;
/** An umbrella in a gale: only where there is nothing with a hood. */
const IN_A_GALE = 400;

/** Keeps dry: a shell, else the umbrella; in wind a hood. */
function drynessOf(
  outer: Part,
  conditions: Conditions,
  { umbrella, hasShell }: Fixed,
  asked: StyleRequest,
): Part {
  const shell = outer.garments.find(({ weather }) => weather.rain === 'protects');
  if (!conditions.wet || (shell && isOfKind(shell, 'hooded'))) return NOTHING;
  if (umbrella.garments.length === 0)
    return drynessWithoutUmbrella(outer, conditions, hasShell, asked.context === 'special');
  // With good clothes goes an umbrella, until it turns over.
  if (conditions.windy && (conditions.gale || asked.context !== 'special'))
    return drynessInWind(conditions, umbrella, shell !== undefined);
  if (shell) return { ...umbrella, cost: 0.25 };
  if (wantsShell(conditions, asked)) {
    // To an occasion, from door to door, a coat that soaks is dry enough under it.
    const isUnderIt =
      asked.context === 'special' &&
      outer.garments.some(({ slot, set }) => slot === 'coat' || (asked.isFromCloset && set !== undefined));
    if (isUnderIt && asked.isFromCloset) return { ...umbrella, cost: SOAKED.fromDoorToDoor };
    return { ...umbrella, cost: conditions.soaking && !isUnderIt ? SOAKED.allDay : SOAKED.inPart };
  }
  return { ...umbrella, cost: 0.5 };
}

/** Only an outer layer is left, of those that keep the rain off where there is one; without any she goes out as she is, and is told. */
function drynessWithoutUmbrella(
  outer: Part,
  { rain, gale, soaking }: Conditions,
  hasShell: boolean,
  isDressedUp: boolean,
): Part {
  // A good coat, and somebody's umbrella.
  if (!hasShell || (isDressedUp && !soaking && outer.garments.length > 0)) return NOTHING;
  if (outer.garments.length === 0) return { ...NOTHING, cost: Infinity };
  const isMade = outer.garments.some((one) => isOfKind(one, 'rainproof'));
  const bearsIt = outer.garments.some(({ weather }) => weather.rain === 'protects');
  // Nothing is held over a bare head.
  if (isMade && rain && (gale || soaking)) return { ...NOTHING, cost: HOODLESS.rain };
  if (isMade || (bearsIt && !rain)) return NOTHING;
  return { ...NOTHING, cost: bearsIt ? HOODLESS.snow : SOAKED.allDay };
}

function drynessInWind({ gale, gusty, rain }: Conditions, umbrella: Part, hasShell: boolean): Part {
  if (hasShell && gusty) return { ...NOTHING, cost: rain ? HOODLESS.rain : HOODLESS.snow };
  if (gale && !hasShell) return { ...umbrella, cost: IN_A_GALE };
  return { ...umbrella, cost: hasShell ? HOODLESS.rain : HOODLESS.rain + BLOWN_OVER };
}

/** It rains all day, or at a time for which nobody wants to get wet; on an evening out, and in warm rain, an umbrella is enough. */
function wantsShell(
  { soaking, heavyRain, rain, evening, warmestC, coldestC }: Conditions,
  { context, style }: StyleRequest,
): boolean {
  const isOut = context === 'leisure' && heavyRain && coldestC < COOLS_TO_C;
  if (warmestC >= (isOut ? TOO_WARM_ON_A_DAY_OUT_C : TOO_WARM_FOR_SHELLS_C)) return false;
  const isOccasion = context === 'special';
  if (isOccasion && evening) return heavyRain;
  return soaking || (rain && (isOccasion || style === 'professional' || coldestC < COOL_RAIN_C));
}

export interface SearchSpace {
  pools: Pools;
  conditions: Conditions;
  fixed: Fixed;
  warmth: WarmthCosts;
  fill: Filler;
  /** Without thermals, for they do not go under everything: made when it is first asked for. */
  fillWithoutBase: () => Filler;
  /** What may not meet today (unbroken-text.ts). */
  lines: RuleLines;
  asked: StyleRequest;
  /** Tops, knits, jackets and coats in one look at most. */
  mostLayers: number;
}

/** An outer part with what follows from it alone. */
interface OuterChoice {
  part: Part;
  dry: Part;
}

/** The same over one upper part. */
interface OuterWorn extends OuterChoice {
  warmth: LayeredWarmth;
}

function warmthUnder(upper: Part, outer: Part, warmth: WarmthCosts): LayeredWarmth {
  const [first, second] = removableLayers([...upper.garments, ...outer.garments]).map((garment) => ({
    clo: garment.clo,
    shelters: garment.weather.rain === 'protects',
  }));
  return warmth.under(first ?? null, second ?? null, upper.doorClo + outer.doorClo);
}

/** What fills these parts best and goes under all of them, with thermals or without; null when it costs `limit` or more. */
function fillingUnder(
  { fill, fillWithoutBase, lines }: SearchSpace,
  parts: readonly Part[],
  limit: number,
  filledBy: (filler: Filler) => Filled | null,
): Filled | null {
  const isFit = ({ filling }: Filled) => !parts.some((one) => isForbiddenPair(filling, one, lines));
  const warmest = filledBy(fill);
  if (!warmest || warmest.cost >= limit) return null;
  if (isFit(warmest)) return warmest;
  const bare = filledBy(fillWithoutBase());
  return bare && bare.cost < limit && isFit(bare) ? bare : null;
}

/** The cheapest way to complete these parts for the day, or null when it would cost `limit` or more. */
function complete(
  upper: Part,
  bottom: Part,
  outer: OuterWorn,
  shoe: Part,
  market: SearchSpace,
  limit: number,
): Candidate | null {
  const lower = bottom.garments[0] ?? upper.garments[0];
  const shoeGarment = shoe.garments[0];
  if (!lower || !shoeGarment) return null;
  const { part, dry, warmth } = outer;
  const { lines } = market;
  const alone = upper.cost + bottom.cost + part.cost + 0.8 * shoe.cost + dry.cost;
  if (alone - A_SUIT >= limit) return null;
  const meets = (a: Part, b: Part) => isForbiddenPair(a, b, lines);
  if (
    meets(upper, bottom) ||
    meets(shoe, bottom) ||
    meets(shoe, upper) ||
    meets(shoe, part) ||
    meets(part, bottom)
  )
    return null;
  const style =
    alone +
    awkwardPairCost(upper, bottom, part, shoe) +
    styleMismatch([upper, bottom, part, shoe], market.asked) +
    ideaMismatch([upper, bottom, part], market.asked);
  if (style >= limit) return null;
  const { onHead, bags } = market.fixed;
  const clo = UNDERWEAR_CLO + upper.clo + bottom.clo + part.clo + shoe.clo + onHead.clo + dry.clo;
  const best = fillingUnder(market, [part, upper, bottom], limit - style, (fill) =>
    fill(legKind(lower), shoe, clo, warmth),
  );
  if (!best) return null;
  const bag = bags.find((one) => ![upper, bottom, part, shoe].some((other) => meets(one, other)));
  const parts = [upper, bottom, part, shoe, onHead, dry, bag ?? NOTHING];
  const garments = [...parts.flatMap((one) => one.garments), ...best.filling.garments];
  return { garments, icl: ensembleIcl(clo + best.filling.clo), cost: style + best.cost };
}

/** Base, one mid layer, one outer; a second mid layer only in real frost. */
const LAYERS = { usual: 3, frost: 4, frostBelowC: -5, frostBelowFeltC: -11 };

const isFrost = ({ coldestC, feltC }: Conditions): boolean =>
  coldestC < LAYERS.frostBelowC || feltC < LAYERS.frostBelowFeltC;

/** All that ensembles are put together from; `warmth` is shared by the searches of one day. `lines`: what may not meet. */
export function buildSearchSpace(
  pools: Pools,
  conditions: Conditions,
  asked: StyleRequest,
  headCover: boolean,
  warmth: WarmthCosts,
  lines = activeLines(conditions, asked.style, asked.context),
): SearchSpace {
  const fixed = fixedOf(pools, conditions, headCover);
  const hatTaken = fixed.onHead.garments.length > 0;
  const mostLayers = lines.manyLayers || isFrost(conditions) ? LAYERS.frost : LAYERS.usual;
  const fill = createFiller(pools, conditions, lines, hatTaken);
  let bare = pools.base.length > 0 ? undefined : fill;
  const fillWithoutBase = () => (bare ??= createFiller({ ...pools, base: [] }, conditions, lines, hatTaken));
  return { pools, conditions, fixed, warmth, fill, fillWithoutBase, lines, asked, mostLayers };
}

/** Those parts that suit the hat of the day, the cheapest first; all of them where none does. */
function suiting({ fixed: { onHead }, lines }: SearchSpace, parts: Part[]): Part[] {
  const suit = parts.filter((part) => !isForbiddenPair(onHead, part, lines));
  return (suit.length > 0 ? suit : parts).sort(byCost);
}

/** °C by which gusts make a blazer or a shirt the colder. */
const COLDER_IN_GUSTS = 3;

const against = (cost: number, outer: OuterChoice): OuterChoice =>
  cost > 0 ? { ...outer, dry: { ...outer.dry, cost: outer.dry.cost + cost } } : outer;

/** °C by which whoever moves dresses for warmer air: the runner's rule of 20 °F. */
const MOVING_C: Record<Setting, number> = { run: 11, gym: 0, walk: 4, ski: 2, home: 0 };

/** The day as it is dressed for in motion. */
function inMotion(today: Conditions): Conditions {
  // In gusts a walk warms nobody.
  const isBlown = today.setting === 'walk' && today.gusty;
  const warmer = today.setting && !isBlown ? MOVING_C[today.setting] : 0;
  if (warmer === 0) return today;
  return { ...today, coldestC: today.coldestC + warmer, warmestC: today.warmestC + warmer };
}

/** What a sweater costs on the skin, of his where he is not dressed up, of hers what is knitted of thick wool, all day at home or in sport. */
const ON_SKIN = { tailored: 20, others: 6, scratchy: 14 };
const onSkinCost =
  ({ gender, context, style, isFromCloset }: StyleRequest, setting?: Setting): OnSkin =>
  (knit) => {
    if (!isFromCloset || context === 'special') return 0;
    if (gender === 'female') return setting && isOfKind(knit, 'scratchy knit') ? ON_SKIN.scratchy : 0;
    return style === 'classic' || style === 'professional' ? ON_SKIN.tailored : ON_SKIN.others;
  };

/** So many combinations of a closet, shoes apart. */
const FEW_LOOKS = 600;

/** The best ensembles for the day, cheapest first; empty only when a slot has nothing left to wear. */
export function searchEnsembles(market: SearchSpace, reach: SearchReach = 'style'): Candidate[] {
  const { pools, fixed, lines, mostLayers } = market;
  const conditions = inMotion(market.conditions);
  const asIfC = conditions.coldestC - (conditions.gusty ? COLDER_IN_GUSTS : 0);
  const outside = suiting(market, outerwearParts(pools, reach, lines, asIfC));
  const sets = new Set(outside.flatMap(({ set }) => (set ? [set] : [])));
  const above = upperParts(pools, reach, lines, conditions, onSkinCost(market.asked, conditions.setting));
  const [split, dresses] = [suiting(market, above.split), suiting(market, above.dresses)];
  const below = suiting(market, bottomParts(pools, reach, sets));
  const shoeParts = suiting(market, footwearParts(pools, reach, conditions));
  const found = createCandidateList();
  // Of a small closet every pair is tried with everything.
  const isFew = split.length * Math.max(1, below.length) * outside.length <= FEW_LOOKS;
  const turns = isFew ? shoeParts.length : 1;
  // Shoes take turns: trying all with everything would find the same looks eight times. Each round begins one shoe
  // further, or as many bottoms as shoes would meet one pair each for ever.
  let round = 0;
  const consider = (upper: Part, bottom: Part, outer: OuterWorn, turn: number) => {
    const shoe = shoeParts[turn % shoeParts.length];
    const candidate = shoe && complete(upper, bottom, outer, shoe, market, found.limit());
    if (candidate) found.add(candidate);
  };
  const over = (upper: Part, outer: OuterChoice): OuterWorn => ({
    ...against(
      thinness(upper, outer.part, conditions) +
        jacketOverDress(upper, outer.part, conditions.evening, market.asked),
      outer,
    ),
    warmth: warmthUnder(upper, outer.part, market.warmth),
  });
  // Under a lined coat a sweater or a blazer, both only in real frost; nor a blazer over a wool dress.
  const isMid = (garment: Garment) =>
    mostLayers < LAYERS.frost && isOfKind(garment, 'pullover') && !garment.sheddable && garment.clo >= 0.18;
  const isTooMuch = (upper: Part, outer: Part) =>
    outer.garments.length > 1 &&
    outer.garments.some((garment) => isOfKind(garment, 'blazer')) &&
    upper.garments.some((garment) => isOfKind(garment, 'winter dress') || isMid(garment));
  const isTwice = (upper: Part, outer: Part) =>
    outer.garments.some(({ id, slot }) => slot === 'jacket' && upper.garments.some((one) => one.id === id));
  const mayMeet = (upper: Part, outer: Part) =>
    !(!isExhaustive(reach) && outer.garments.length === 0 && wantsLayer(upper, conditions)) &&
    !isTooMuch(upper, outer) &&
    !(upper.underBlazer && outer.garments.length < 2) &&
    upper.garments.length + outer.garments.length <= mostLayers &&
    !isForbiddenPair(upper, outer, lines) &&
    !isTwice(upper, outer);
  for (const part of outside) {
    const outer = { part, dry: drynessOf(part, conditions, fixed, market.asked) };
    const before = part.cost + outer.dry.cost;
    for (const upper of split) {
      if (before + upper.cost - A_SUIT >= found.limit()) break;
      if (!mayMeet(upper, part)) continue;
      round++;
      const clad = over(upper, outer);
      for (const [index, bottom] of below.entries())
        for (let pair = 0; pair < turns; pair++) consider(upper, bottom, clad, round + index + pair);
    }
    for (const upper of dresses) {
      if (before + upper.cost >= found.limit() || !mayMeet(upper, part)) continue;
      const clad = over(upper, outer);
      for (let tries = 0; tries < Math.max(3, turns); tries++) consider(upper, NOTHING, clad, round++);
    }
  }
  return found.all();
}

const byCost = (a: Part, b: Part) => a.cost - b.cost;
/** The most that parts can gain by going together (awkward-pairs.ts) or by taste (garment-pools.ts). */
const A_SUIT = 1;
