// What she takes away, and what the codes of her day leave at home, slot by slot.
import { colorsMeantBy } from '../day-request/color-words.ts';
import { wrongByCodes } from '../day-request/left-at-home.ts';
import type { DayRequest, DressCode } from '../day-request/day-request.ts';
import { isWished, type GarmentWish } from '../day-request/garment-words.ts';
import { colorDifference } from '../looks/oklch.ts';
import { SLOTS, type Slot } from '../looks/look.ts';
import type { Colorway, Garment } from '../wardrobe/garment.ts';
import { PALETTE, swatch, type ColorName, type Tint } from '../wardrobe/palette.ts';
import { isOfKind } from '../wardrobe/garment-kinds.ts';
import { leastWrong, type Option, type Pools } from './search/garment-option.ts';

/** Shown as color: shoes and bags follow the clothes. */
export const CLOTHES: readonly Slot[] = ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat', 'scarf'];

export const hasTint = (colorway: readonly Tint[], names: readonly string[]) =>
  colorway.some((tint) => names.includes(tint));

/** Options in the colorways that are left of them; those without any are gone. */
export const inColors = (
  options: readonly Option[],
  keep: (colorway: Colorway, garment: Garment) => boolean,
): Option[] =>
  options.flatMap((option) => {
    const colors = option.garment.colors.filter((colorway) => keep(colorway, option.garment));
    return colors.length > 0 ? [{ ...option, garment: { ...option.garment, colors } }] : [];
  });

/** What a look can do without today. */
function mayBeEmpty(slot: Slot, pools: Pools): boolean {
  if (slot === 'umbrella') return hasShell(pools);
  if (slot === 'dress') return pools.bottom.length > 0 && hasUpper(pools);
  return ['base', 'knitwear', 'jacket', 'scarf', 'bag'].includes(slot);
}

/** A cardigan alone is none. */
const hasUpper = ({ top, knitwear }: Pools): boolean =>
  top.length > 0 || knitwear.some(({ garment }) => isOfKind(garment, 'pullover'));

const hasShell = ({ coat, jacket }: Pools): boolean =>
  [...coat, ...jacket].some(({ garment }) => isOfKind(garment, 'rainproof'));

const IN_A_JACKET: readonly DressCode[] = ['rough-play', 'motorbike', 'on-horseback'];
/** No trench at the skate park, and no long coat in the saddle, while there is a jacket. */
const isForJackets = (slot: Slot, { codes }: DayRequest, { jacket }: Pools): boolean =>
  slot === 'coat' && codes.some((code) => IN_A_JACKET.includes(code)) && jacket.length > 0;

/** Where people are dressed up: a suit is danced in, and no linen of the beach instead. */
const DRESSED_CODES: readonly DressCode[] = ['sober', 'suited', 'mourning', 'black-tie', 'gala'];
const isDressedUp = ({ codes, stops }: DayRequest): boolean =>
  codes.some((code) => DRESSED_CODES.includes(code)) || stops.some(({ occasion }) => occasion === 'wedding');
const SEEN_FIRST: readonly Slot[] = ['top', 'bottom', 'jacket', 'coat'];
/** What is left is plainer by two degrees than what it was left for. */
function isPlainer(slot: Slot, kept: readonly Option[] | null, all: readonly Option[]): boolean {
  if (!kept || !SEEN_FIRST.includes(slot)) return false;
  const most = (options: readonly Option[]) => Math.max(...options.map(({ garment }) => garment.formality));
  return most(kept) < most(all) - 1;
}

export interface Unwanted {
  request: DayRequest;
  /** The colors that the look may have; null: any. */
  allowed: readonly ColorName[] | null;
  /** What else may be worn that day, of every style: what a day asks outranks the style of one slot. */
  others: Pools;
}

/** One piece at most of a color that she wants less of: what is worn below. */
function withFewer(slot: Slot, options: Option[], fewer: readonly ColorName[]): Option[] {
  if (fewer.length === 0 || slot === 'bottom' || !CLOTHES.includes(slot)) return options;
  const others = inColors(options, (colorway) => !hasTint(colorway, fewer));
  return others.length > 0 ? others : options;
}

/** What she takes away is gone in each slot that has anything else. */
export function withoutUnwanted(pools: Pools, { request, allowed, others }: Unwanted): Pools {
  const { unwanted } = request;
  const fewer = colorsMeantBy(request.lessColors);
  const wrong = wrongByCodes(request);
  const isLeft = (garment: Garment) => wrong(garment) > 0;
  const isUpright = isDressedUp(request);
  const isGone = (colorway: Colorway, garment: Garment) =>
    unwanted.some((wish) => isWished(wish, garment) && isInWish(wish, colorway));
  const ofAnotherStyle = (slot: Slot): Option[] | null => {
    const kept = inColors(
      others[slot],
      (colorway, garment) => !isGone(colorway, garment) && !isLeft(garment),
    );
    return kept.length > 0 ? kept : null;
  };
  const left = { ...pools };
  for (const slot of SLOTS) {
    const wanted = inColors(pools[slot], (colorway, garment) => !isGone(colorway, garment));
    if (wanted.length > 0) left[slot] = wanted;
    left[slot] = withFewer(slot, left[slot], fewer);
    const suiting = left[slot].filter(({ garment }) => !isLeft(garment));
    const instead = suiting.length > 0 ? suiting : ofAnotherStyle(slot);
    if (isUpright && isPlainer(slot, instead, left[slot])) continue;
    if (suiting.length > 0 || mayBeEmpty(slot, pools) || isForJackets(slot, request, pools))
      left[slot] = suiting;
    else if (left[slot].length > 0) left[slot] = instead ?? leastWrong(left[slot], wrong);
  }
  if (request.codes.includes('gala')) left.top = withDinnerJacket(left);
  return allowed ? inAllowedColors(left, allowed, request) : left;
}

const inWhite = (options: readonly Option[]): Option[] =>
  inColors(options, (colorway) => colorway.every((tint) => tint === 'white'));

const SHOES_AND_BAG: readonly Slot[] = ['shoes', 'bag', 'hat', 'gloves'];

const isDarkThroughout = ({ codes }: DayRequest) =>
  codes.includes('mourning') || codes.includes('dark-clothes') || codes.includes('all-black');

/** A white shirt, where the jacket is for one. */
function withDinnerJacket({ jacket, top }: Pools): Option[] {
  if (!jacket.some(({ garment }) => isOfKind(garment, 'dinner suit'))) return top;
  const shirts = top.filter(({ garment }) => isOfKind(garment, 'shirt with cuffs'));
  const white = inWhite(shirts);
  return white.length > 0 ? white : top;
}

/** Of OKLab: what is about as near. */
const AS_NEAR = 0.03;

/** In the colorways that come nearest to these colors: for white tennis gray shorts rather than teal ones. */
function nearestTo(allowed: readonly ColorName[], options: readonly Option[]): Option[] {
  const far = (colorway: Colorway) =>
    Math.max(
      ...colorway.map((tint) =>
        Math.min(...allowed.map((name) => colorDifference(PALETTE[name].hex, swatch(tint).hex))),
      ),
    );
  const least = Math.min(...options.flatMap(({ garment }) => garment.colors.map(far)));
  return inColors(options, (colorway) => far(colorway) <= least + AS_NEAR);
}

/**
 * The pools in these colors, the first of them before the others, or in the nearest to them; at a burial, and where all
 * wear dark or white clothes, shoes and bags as well.
 */
function inAllowedColors(pools: Pools, allowed: readonly ColorName[], request: DayRequest): Pools {
  const isMourning = isDarkThroughout(request);
  const isThroughout = isMourning || request.codes.includes('all-white');
  const left = { ...pools };
  // No black is no black jacket either, where a look does without one.
  const isColorUnwanted = request.unwantedColors.length > 0;
  const isColored = (slot: Slot) => CLOTHES.includes(slot) || (isThroughout && slot !== 'base');
  const within = (slot: Slot, names: readonly ColorName[]) =>
    inColors(pools[slot], (colorway) => colorway.every((tint) => names.some((name) => name === tint)));
  const withinOr = (slot: Slot) => {
    const options = within(slot, allowed);
    return options.length > 0 ? options : pools[slot];
  };
  const mayGo = (slot: Slot) => mayBeEmpty(slot, pools) && (slot === 'dress' || isColorUnwanted);
  const plain = (slot: Slot) => {
    const isOfOne = isThroughout && request.wantedColors.length === 0;
    const first = isOfOne ? within(slot, allowed.slice(0, 1)) : [];
    return first.length > 0 ? first : within(slot, allowed);
  };
  for (const slot of SLOTS.filter(isColored)) {
    const options = plain(slot);
    left[slot] = options.length > 0 || mayGo(slot) ? options : nearestTo(allowed, pools[slot]);
  }
  // Shoes and bag follow where they can: no black is no black bag either.
  if (isColorUnwanted) for (const slot of SHOES_AND_BAG) left[slot] = withinOr(slot);
  // A man has few dark shirts: white is as quiet.
  const isLoudTop = isMourning && plain('top').length === 0;
  const whites = isLoudTop ? inWhite(pools.top) : [];
  if (whites.length > 0) left.top = whites;
  // No white shirt shows where a black sweater is worn alone; at a burial it is worn under a jacket as well.
  const hasSweater = left.knitwear.some(({ garment }) => isOfKind(garment, 'pullover'));
  const isAllBlack = request.codes.includes('all-black');
  const isAlone = hasSweater && plain('top').length === 0 && (whites.length === 0 || isAllBlack);
  return isAlone ? { ...left, top: [] } : left;
}

export const isInWish = ({ colors }: GarmentWish, colorway: readonly Tint[]): boolean =>
  colors.length === 0 || hasTint(colorway, colorsMeantBy(colors));
