// Chooses the colorways of an ensemble: a beam search over harmony, the largest areas first.
import type { Slot } from '../../looks/look.ts';
import type { StyleId } from '../../preferences/style.ts';
import type { Colorway, Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { nearestColorName, swatch, type ColorName } from '../../wardrobe/palette.ts';
import { seededFraction } from '../seeded-random.ts';
import { BROWNS, HEATS_UP, WHITES } from './color-groups.ts';
import type { Conditions } from '../input/conditions.ts';
import { harmonyScore, EMPTY_MIX, classifyScheme, type ColorMix } from './harmony.ts';
import { colorDifference } from '../../looks/oklch.ts';
import type { ColorScheme } from '../input/brief.ts';
import { colorBitsPenalty, colorBits, isOddSuit, type ColorwayItem } from './color-rules.ts';
import { shoeColorPenalty } from './shoe-colors.ts';
import { echoingColorways, colorwaysBesideShoes, byMatchOrder, matchAccessory } from './accessory-colors.ts';
import { weatherAllowsColorway } from './colors-in-rain.ts';
import { allowedSockColorways } from './sock-colors.ts';
import { coatOfItsLegs } from './stray-colors.ts';
import { colorPenalty, patternPenalty } from './bold-pieces.ts';
import { withColorway } from './palette-tones.ts';

/** How much of the figure a slot fills; what is not seen does not count. */
const AREA: Partial<Record<Slot, number>> = {
  coat: 10,
  dress: 9,
  bottom: 8,
  knitwear: 7,
  jacket: 6.5,
  top: 6,
  legwear: 4,
  shoes: 3,
};

export type ColoredGarment = ColorwayItem;

export interface ColoredLook {
  worn: ColoredGarment[];
  scheme: ColorScheme;
  /** 0..1. */
  score: number;
  /** 0 where nothing fights (color-rules.ts). */
  trouble: number;
}

interface Beam {
  worn: ColoredGarment[];
  mix: ColorMix;
  liking: number;
  score: number;
  /** Colors that can fight (color-rules.ts). */
  bits: number;
  /** Of patterns and shoes. */
  trouble: number;
}

const NOTHING_YET: Beam = { worn: [], mix: EMPTY_MIX, liking: 0, score: 0, bits: 0, trouble: 0 };

/** A beam and what would be worn next; most are given up before they are beams. */
interface Step extends Omit<Beam, 'worn'> {
  before: Beam;
  item: ColoredGarment;
}

const extendBeam = ({ before, item, ...step }: Step): Beam => ({ ...step, worn: [...before.worn, item] });

const WIDTH = 5;
/** How far chance may lean against harmony; the hero color is chosen freely. */
const HERO_CHANCE = 0.5;
const CHANCE = 0.12;
/** How far her taste in colors leans. */
const TASTE = 0.2;

/** Socks, thermals, scarf and gloves are worn but not drawn. */
function isSeen({ slot, drawing }: Garment): boolean {
  return AREA[slot] !== undefined && (slot !== 'legwear' || drawing.kind === 'legwear');
}

/** What a fight costs beside harmony. */
const FIGHT = 0.9;

function extend(
  beam: Beam,
  garment: Garment,
  colorway: Colorway,
  style: StyleId,
  lean: number,
  coldestC: number,
): Step {
  const mix = withColorway(beam.mix, colorway);
  const liking =
    beam.liking +
    lean -
    (isDarkUnderPale(beam, garment, colorway) ? DARK_UNDER_PALE : 0) -
    (isTwinset(beam, garment, colorway) ? TWINSET : 0) -
    (IN_A_SUIT.includes(garment.slot) && isOddSuit([...beam.worn, { garment, colorway }]) ? ODD_SUIT : 0) -
    (IN_A_COAT.includes(garment.slot) ? coatOfItsLegs([...beam.worn, { garment, colorway }], style) : 0);
  const item = { garment, colorway };
  const bits = beam.bits | colorBits(item);
  const trouble =
    garment.slot === 'shoes'
      ? patternPenalty(beam.worn) + shoeColorPenalty(item, beam.worn, coldestC)
      : beam.trouble;
  return {
    before: beam,
    item,
    mix,
    liking,
    score: harmonyScore(mix, style) + liking - FIGHT * (trouble + colorBitsPenalty(bits, style)),
    bits,
    trouble,
  };
}

/** Jacket and trousers of a suit are of one color. */
function ofOneCloth(beam: Beam, garment: Garment, colorways: readonly Colorway[]): readonly Colorway[] {
  const mate = garment.set && beam.worn.find((other) => other.garment.set === garment.set);
  if (!mate) return colorways;
  const same = mate.colorway.join('+');
  const matching = colorways.filter((colorway) => colorway.join('+') === same);
  return matching.length > 0 ? matching : colorways;
}

const PLAIN_TIGHTS: readonly string[] = ['black', 'charcoal', 'taupe'];

/**
 * Navy tights are for a navy skirt, others in a color for clothes that have it: else they are one color too many. Dark
 * sheer ones show through white cotton.
 */
function ofTheLeg(beam: Beam, garment: Garment, colorways: readonly Colorway[]): readonly Colorway[] {
  if (garment.slot !== 'legwear') return colorways;
  const lower = beam.worn.find(({ garment: other }) => other.slot === 'bottom' || other.slot === 'dress');
  const isWhite = WHITES.some((white) => white === lower?.colorway[0]);
  const going = colorways.filter(([color]) => {
    if (isWhite && isOfKind(garment, 'sheer tights') && DARK.includes(color)) return false;
    if (color === 'navy') return lower?.colorway.includes('navy');
    if (!isOfKind(garment, 'tights') || PLAIN_TIGHTS.includes(color)) return true;
    const isBrown = color === 'chocolate';
    return beam.worn.some(({ colorway }) =>
      colorway.some((one) => one === color || (isBrown && BROWNS.some((brown) => brown === one))),
    );
  });
  return going.length > 0 ? going : colorways;
}

const DARK: readonly string[] = ['black', 'navy', 'charcoal'];
/** What shows through a pale knit, and at its neck. */
const SHOWS_THROUGH: readonly string[] = [...DARK, 'forest', 'burgundy', 'plum', 'cobalt', 'berry'];
const PALE_KNIT: readonly string[] = [
  'white',
  'cream',
  'oat',
  'stone',
  'sand',
  'blush',
  'butter',
  'sky',
  'lilac',
];

/** Harmony cannot make good for it. */
const DARK_UNDER_PALE = 1.5;

/** Under a pale pullover a dark tee shows; a collar shows on purpose. */
function isDarkUnderPale({ worn }: Beam, garment: Garment, [first]: Colorway): boolean {
  if (garment.slot !== 'top' || isOfKind(garment, 'collared')) return false;
  const isPale = worn.some(
    (over) => isOfKind(over.garment, 'pullover') && PALE_KNIT.includes(nearestColorName(over.colorway[0])),
  );
  return isPale && SHOWS_THROUGH.includes(nearestColorName(first));
}

/** Of what would be a suit in one cloth; harmony cannot make good for it. */
const IN_A_SUIT: readonly Slot[] = ['jacket', 'bottom', 'top'];
const ODD_SUIT = 1.5;

/** Seen below a coat. */
const IN_A_COAT: readonly Slot[] = ['coat', 'bottom', 'dress'];

/** A shirt and a cardigan of one color. */
const TWINSET = 1.5;

function isTwinset({ worn }: Beam, garment: Garment, [first]: Colorway): boolean {
  return (
    garment.slot === 'top' &&
    worn.some((over) => isOfKind(over.garment, 'cardigan') && over.colorway[0] === first)
  );
}

const HOT_C = 24;
/** °C felt. */
const STRESS_C = 28;
const SHORT_CLO = 0.1;

/** Nothing large that the sun heats up, where it comes in a light color. */
function lighter(colorways: readonly Colorway[]): readonly Colorway[] {
  const light = colorways.filter(([color]) => !HEATS_UP.includes(nearestColorName(color)));
  return light.length > 0 ? light : colorways;
}

/** No black brim in the heat where it comes in a light color, and no dark long sportswear. */
function lightInHeat(
  garment: Garment,
  colorways: readonly Colorway[],
  { warmestC, feltMostC, dangerousHeat }: Conditions,
): readonly Colorway[] {
  const isHat = garment.slot === 'hat' && warmestC >= HOT_C;
  const isLegs =
    garment.slot === 'bottom' && garment.formality === 0 && garment.clo > SHORT_CLO && feltMostC >= STRESS_C;
  const isLarge = ['top', 'bottom', 'dress'].includes(garment.slot);
  if (dangerousHeat && isLarge) return lighter(colorways);
  if (!isHat && !isLegs) return colorways;
  const light = colorways.filter(([color]) => !DARK.includes(color));
  return light.length > 0 ? light : colorways;
}

/** How well these colors go together for the style, 0..1, and how they are called. */
export function lookHarmony(
  items: readonly ColoredGarment[],
  style: StyleId,
): { score: number; scheme: ColorScheme } {
  const seen = items.filter(({ garment }) => isSeen(garment));
  const mix = seen
    .sort((a, b) => (AREA[b.garment.slot] ?? 0) - (AREA[a.garment.slot] ?? 0))
    .reduce((before, { colorway }) => withColorway(before, colorway), EMPTY_MIX);
  return { score: harmonyScore(mix, style), scheme: classifyScheme(mix) };
}

/** What is seen first of all of a look. */
export const OUTER_SLOTS: readonly Slot[] = ['coat', 'jacket'];

/** What was worn these last days: colorways by id, and colors of coats and jackets. */
export interface RecentlyWorn {
  colorways: ReadonlySet<string>;
  outerColors: ReadonlySet<ColorName>;
}

/** In OKLab: stone, sand and cream are one coat to whoever sees her. */
const SHADE = 0.06;
const shades = new Map<string, boolean>();

function isShadeOf(one: ColorName, other: ColorName): boolean {
  const pair = `${one} ${other}`;
  let known = shades.get(pair);
  if (known === undefined)
    shades.set(pair, (known = colorDifference(swatch(one).hex, swatch(other).hex) < SHADE));
  return known;
}

/** In harmony, what it costs that she wore it lately. */
const AGAIN = { colorway: 0.15, outerColor: 0.3 };

function seenLately(garment: Garment, [first]: Colorway, id: string, lately: RecentlyWorn): number {
  const name = nearestColorName(first);
  const isOuterAgain =
    OUTER_SLOTS.includes(garment.slot) && [...lately.outerColors].some((worn) => isShadeOf(worn, name));
  return (lately.colorways.has(id) ? AGAIN.colorway : 0) + (isOuterAgain ? AGAIN.outerColor : 0);
}

/** Colors for the garments, in harmony for the style, leaning where the seed says. */
export function chooseColors(
  garments: Garment[],
  style: StyleId,
  conditions: Conditions,
  seed: string,
  lately: RecentlyWorn,
  liked: Partial<Record<ColorName, number>> = {},
): ColoredLook {
  const allowed = (garment: Garment) => {
    const fit = garment.colors.filter((colorway) => weatherAllowsColorway(garment, colorway, conditions));
    // Of hers, where she has nothing else.
    return fit.length > 0 ? fit : garment.colors;
  };
  const seen = garments.filter(isSeen).sort((a, b) => (AREA[b.slot] ?? 0) - (AREA[a.slot] ?? 0));
  let beams: Beam[] = [NOTHING_YET];
  seen.forEach((garment, index) => {
    const chance = index === 0 ? HERO_CHANCE : CHANCE;
    const open = lightInHeat(garment, allowed(garment), conditions);
    const leans = new Map(
      open.map((colorway) => {
        const id = `${garment.id}:${colorway.join('+')}`;
        const taste = TASTE * Math.min(1, Math.max(-1, liked[nearestColorName(colorway[0])] ?? 0));
        return [
          colorway,
          chance * seededFraction(seed, id) - seenLately(garment, colorway, id, lately) + taste,
        ];
      }),
    );
    const next = beams.flatMap((beam) =>
      ofTheLeg(beam, garment, ofOneCloth(beam, garment, open)).map((colorway) =>
        extend(beam, garment, colorway, style, leans.get(colorway) ?? 0, conditions.coldestC),
      ),
    );
    beams = next
      .sort((a, b) => b.score - a.score)
      .slice(0, WIDTH)
      .map(extendBeam);
  });
  const best = beams[0] ?? NOTHING_YET;
  const shoes = best.worn.find(({ garment }) => garment.slot === 'shoes');
  const rest: ColoredGarment[] = [];
  for (const garment of garments.filter((one) => !isSeen(one)).sort(byMatchOrder)) {
    const worn = [...best.worn, ...rest];
    const light = lightInHeat(garment, allowed(garment), conditions);
    const open = allowedSockColorways(best.worn, garment, colorwaysBesideShoes(shoes, garment, light));
    const answers = echoingColorways(garment, open, worn);
    if (answers.length > 0) rest.push(matchAccessory(garment, answers, best.mix, style, seed, worn));
  }
  const worn = [...best.worn, ...rest];
  return {
    worn,
    trouble: colorPenalty(worn, style, conditions.coldestC),
    scheme: classifyScheme(best.mix),
    score: harmonyScore(best.mix, style),
  };
}
