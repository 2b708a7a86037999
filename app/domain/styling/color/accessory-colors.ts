// The colors of what is not on the photo: scarf, hat, gloves and bag repeat a color that is there, socks are near the
// trousers.
import type { Slot } from '../../looks/look.ts';
import type { StyleId } from '../../preferences/style.ts';
import type { Colorway, Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { nearestColorName, swatch, type ColorName } from '../../wardrobe/palette.ts';
import { seededFraction } from '../seeded-random.ts';
import { BLUES, BROWNS } from './color-groups.ts';
import { colorBitsPenalty, colorBits, isVisibleColor, type ColorwayItem } from './color-rules.ts';
import { harmonyScore, type ColorMix } from './harmony.ts';
import { sockDistance } from './sock-colors.ts';
import { isBoldColor, timesWorn } from './bold-pieces.ts';
import { withColorway } from './palette-tones.ts';

/** How far chance may lean, and what a fight costs beside harmony. */
const CHANCE = 0.12;
const FIGHT = 0.9;

/** How much better a hat, scarf or glove is in a color that is there already. */
const ECHO = 0.45;
/** And how much worse in navy where nothing is blue. */
const STRAY = 0.3;
/** What is chosen first is echoed by the others. */
const SET: readonly Slot[] = ['scarf', 'hat', 'gloves', 'bag'];
export const byMatchOrder = (a: Garment, b: Garment): number => SET.indexOf(a.slot) - SET.indexOf(b.slot);

/** Neutrals that are one color on a street. */
const KIN: readonly (readonly ColorName[])[] = [
  ['black', 'charcoal'],
  ['charcoal', 'grey', 'silver'],
  ['navy', 'indigo', 'denim'],
  ['white', 'cream', 'oat', 'stone', 'sand', 'silver'],
  ['camel', 'tan', 'cognac', 'sand', 'taupe'],
  ['brown', 'chocolate', 'cognac', 'taupe'],
];
const isKin = (one: ColorName, other: ColorName): boolean =>
  one === other || KIN.some((family) => family.includes(one) && family.includes(other));

/** Of one bright color so many pieces at most (bold-pieces.ts). */
const MOST_BRIGHT = 3;
/** Nobody misses it where no color of it goes; a good bag goes out in a quiet one. */
const isForLooks = (garment: Garment): boolean =>
  garment.colors.length > 1 &&
  ((garment.slot === 'bag' && garment.formality < 3) || isOfKind(garment, 'light scarf'));

/**
 * Those colorways of a scarf, hat, glove or bag that repeat what is seen, the same color before its kin, and no bright
 * color for the fourth time. Where none does all of them; none of what is for looks alone.
 */
export function echoingColorways(
  garment: Garment,
  colorways: readonly Colorway[],
  worn: readonly ColorwayItem[],
): readonly Colorway[] {
  if (!SET.includes(garment.slot) || garment.fabric === 'straw') return colorways;
  const seen = worn.filter(isVisibleColor);
  const there = seen.flatMap(({ colorway }) => colorway.slice(0, 2).map(nearestColorName));
  const fresh = colorways.filter(([first]) => !isBoldColor(first) || timesWorn(seen, first) < MOST_BRIGHT);
  const all = (test: (one: ColorName) => boolean) =>
    fresh.filter((colorway) => colorway.slice(0, 2).map(nearestColorName).every(test));
  const same = all((one) => there.includes(one));
  const near = same.length > 0 ? same : all((one) => there.some((other) => isKin(one, other)));
  if (near.length > 0 || isForLooks(garment)) return near;
  const half = fresh.filter((colorway) => colorway.some((one) => there.includes(nearestColorName(one))));
  const quiet = fresh.filter(([first]) => swatch(first).neutral);
  return [half, quiet, fresh].find(({ length }) => length > 0) ?? colorways;
}

/** What is not on the photo takes the color that goes best with what is. */
export function matchAccessory(
  garment: Garment,
  colorways: readonly Colorway[],
  others: ColorMix,
  style: StyleId,
  seed: string,
  seen: readonly ColorwayItem[],
): ColorwayItem {
  const isSock = garment.slot === 'legwear';
  const worn = seen.map((one) => one.colorway[0]);
  const bits = seen.reduce((all, one) => all | colorBits(one), 0);
  const isBlueThere = worn.some((color) => BLUES.includes(nearestColorName(color)));
  let chosen: Colorway = colorways[0] ?? ['black'];
  let most = -Infinity;
  for (const colorway of colorways) {
    const lean = CHANCE * seededFraction(seed, `${garment.id}:${colorway.join('+')}`);
    const echo = worn.includes(colorway[0]) ? ECHO : 0;
    const trouble = isSock ? 0 : colorBitsPenalty(bits | colorBits({ garment, colorway }), style);
    const stray = colorway[0] === 'navy' && !isBlueThere ? STRAY : 0;
    // Socks answer to trousers and shoes, not to a collar.
    const score = isSock
      ? lean / 4 - sockDistance(seen, colorway)
      : echo - stray + lean + harmonyScore(withColorway(others, colorway), style) - FIGHT * trouble;
    if (score > most) {
      most = score;
      chosen = colorway;
    }
  }
  return { garment, colorway: chosen };
}

const BROWN_LEATHERS: readonly string[] = [...BROWNS, 'sand'];

/** What a bag and socks may be beside these shoes: leather as brown or as black as theirs, a clutch of their color or of metal, and no white sock in it. */
export function colorwaysBesideShoes(
  shoes: ColorwayItem | undefined,
  garment: Garment,
  colorways: readonly Colorway[],
): readonly Colorway[] {
  if (!shoes || isOfKind(shoes.garment, 'sneakers')) return colorways;
  const [ofShoes] = shoes.colorway;
  const goes = ([color]: Colorway): boolean => {
    if (garment.slot === 'legwear') return color !== 'white' || isOfKind(garment, 'no-show socks');
    if (isOfKind(garment, 'clutch')) return color === ofShoes || color === 'silver';
    const isLeather = garment.fabric === 'leather' || garment.fabric === 'suede';
    if (!['bag', 'gloves'].includes(garment.slot) || !isLeather) return true;
    if (BROWN_LEATHERS.includes(ofShoes)) return color !== 'black';
    return ofShoes !== 'black' || !BROWN_LEATHERS.includes(color);
  };
  const going = colorways.filter(goes);
  return going.length > 0 ? going : colorways;
}
