// Which colors and patterns fight, and which shoes belong to a look, as data. What is told here counts every piece that
// is seen: shoes, scarf, hat and bag as well.
import type { Slot } from '../../looks/look.ts';
import type { StyleId } from '../../preferences/style.ts';
import type { Colorway, Garment } from '../../wardrobe/garment.ts';
import { isOfKind } from '../../wardrobe/garment-kinds.ts';
import { nearestColorName, type ColorName } from '../../wardrobe/palette.ts';
import { BLACKS, BROWNS, type ColorGroup } from './color-groups.ts';

export interface ColorwayItem {
  garment: Garment;
  colorway: Colorway;
}

/** Families of strong color: so many in one look at most. */
const FAMILIES: readonly ColorGroup[] = [
  ['red', 'burgundy', 'berry'],
  ['coral', 'rust', 'clay'],
  ['fuchsia', 'rose'],
  ['mustard', 'butter'],
  ['emerald', 'forest'],
  ['cobalt'],
  ['teal'],
  ['plum', 'lilac'],
];
const MOST_FAMILIES: Record<StyleId, number> = {
  casual: 2,
  professional: 2,
  trendy: 2,
  classic: 2,
  sporty: 2,
  'go-wild': 3,
};

/** What looks like a mistake beside each other, the first against each of the others. */
const FIGHTS: readonly (readonly [ColorName, ColorGroup])[] = [
  [
    'red',
    [
      'emerald',
      'forest',
      'berry',
      'burgundy',
      'coral',
      'fuchsia',
      'plum',
      'rose',
      'rust',
      'blush',
      'clay',
      'lilac',
    ],
  ],
  ['coral', ['berry', 'burgundy', 'fuchsia', 'plum', 'rust', 'clay', 'rose']],
  ['fuchsia', ['burgundy', 'berry', 'rust', 'clay', 'rose', 'blush', 'plum']],
  ['berry', ['rust', 'clay', 'rose', 'burgundy']],
  ['burgundy', ['clay', 'plum', 'rose']],
  ['teal', ['cobalt', 'forest', 'emerald', 'olive']],
  ['emerald', ['forest', 'olive', 'sage']],
  ['mustard', ['butter', 'clay', 'rust']],
];
/** The boldest style may say red and pink in one breath. */
const BOLD_PAIRS: readonly string[] = ['red fuchsia', 'coral fuchsia', 'fuchsia plum', 'red blush'];

// Colors that can fight or be counted, a bit each: a look's colors are one number.
export const STRONG: ColorGroup = FAMILIES.flat();
const NAMED: ColorGroup = [...new Set([...STRONG, ...FIGHTS.flatMap(([one, others]) => [one, ...others])])];
const bitOf = (color: ColorName): number => (NAMED.includes(color) ? 1 << NAMED.indexOf(color) : 0);
const bitsOf = (colors: ColorGroup): number => colors.reduce((bits, color) => bits | bitOf(color), 0);
const FAMILY_BITS = FAMILIES.map(bitsOf);

/** What each named color fights, for the boldest style and for all others. */
function enemies(isBold: boolean): number[] {
  return NAMED.map((one) =>
    bitsOf(
      NAMED.filter((other) => {
        const isBoldPair = BOLD_PAIRS.includes(`${one} ${other}`) || BOLD_PAIRS.includes(`${other} ${one}`);
        const isFight = FIGHTS.some(
          ([a, others]) => (a === one && others.includes(other)) || (a === other && others.includes(one)),
        );
        return isFight && !(isBold && isBoldPair);
      }),
    ),
  );
}
const ENEMIES = { bold: enemies(true), others: enemies(false) };

function count(bits: number): number {
  let left = bits;
  let found = 0;
  for (; left !== 0; left &= left - 1) found++;
  return found;
}

const known = new WeakMap<Colorway, number>();

/** The colors of a colorway as bits; of a print the one that it is called by. */
export function colorBits({ garment, colorway }: ColorwayItem): number {
  const bits = known.get(colorway);
  if (bits !== undefined) return bits;
  const made = bitsOf((garment.fabric === 'floral' ? colorway.slice(0, 1) : colorway).map(nearestColorName));
  known.set(colorway, made);
  return made;
}

const FIGHT = 0.8;
const ONE_TOO_MANY = 0.7;

/** Families of strong color among these colors (as bits). */
export function countColorFamilies(bits: number): number {
  let families = 0;
  for (const family of FAMILY_BITS) if (bits & family) families++;
  return families;
}

/** How much these colors (as bits) fight, and how many families of them are too many for the style. */
export function colorBitsPenalty(bits: number, style: StyleId): number {
  if (bits === 0) return 0;
  const foes = style === 'go-wild' ? ENEMIES.bold : ENEMIES.others;
  let fights = 0;
  for (let place = 0; place < NAMED.length; place++)
    if (bits & (1 << place)) fights += count((foes[place] ?? 0) & bits);
  return (FIGHT * fights) / 2 + ONE_TOO_MANY * Math.max(0, countColorFamilies(bits) - MOST_FAMILIES[style]);
}

/** Socks and thermals are worn and not seen, an umbrella is not worn. */
const UNSEEN: readonly Slot[] = ['base', 'legwear', 'umbrella'];
/** What covers her from neck to ankle. */
export const CLOTHING_SLOTS: readonly Slot[] = ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat'];

export function isVisibleColor({ garment }: ColorwayItem): boolean {
  return !UNSEEN.includes(garment.slot) || (garment.slot === 'legwear' && garment.drawing.kind === 'legwear');
}

/** Whether some of these pieces wear one of these colors, as cloth or pattern. */
export const hasAnyColor = (items: readonly ColorwayItem[], colors: ColorGroup): boolean =>
  items.some(({ colorway }) =>
    colorway.slice(0, 2).some((color) => colors.includes(nearestColorName(color))),
  );

/** What is on the legs: trousers, a skirt or a dress; over bare legs or tights. */
export const legsOf = (items: readonly ColorwayItem[]) =>
  items.find(({ garment }) => garment.slot === 'bottom' || garment.slot === 'dress');

export const blackBlazer = (items: readonly ColorwayItem[]) =>
  items.find(({ garment, colorway }) => isOfKind(garment, 'blazer') && colorway[0] === 'black');

/** A black hat is for black clothes. */
export function hatColorPenalty(items: readonly ColorwayItem[]): number {
  const hat = items.find(({ garment }) => garment.slot === 'hat');
  if (!hat || hat.colorway[0] !== 'black') return 0;
  const clothes = items.filter(({ garment }) => CLOTHING_SLOTS.includes(garment.slot));
  return hasAnyColor(clothes, BLACKS) ? 0 : 0.5;
}

/**
 * A blazer and trousers of one color that are no suit look like one that did not match, as does navy over black, trousers
 * or shirt.
 */
export function isOddSuit(items: readonly ColorwayItem[]): boolean {
  const blazer = items.find(({ garment }) => isOfKind(garment, 'blazer'));
  const legs = items.find(({ garment }) => isOfKind(garment, 'long trousers'));
  const shirt = items.find(({ garment }) => isOfKind(garment, 'shirt with cuffs'));
  if (blazer?.colorway[0] === 'navy' && shirt?.colorway[0] === 'black') return true;
  if (!blazer || !legs || (blazer.garment.set && blazer.garment.set === legs.garment.set)) return false;
  const [above, below] = [blazer.colorway[0], legs.colorway[0]];
  return above === below || (above === 'navy' && below === 'black');
}

/** A black coat cuts a camel or brown suit off. */
function isBlackOverBrown(items: readonly ColorwayItem[]): boolean {
  const coat = items.find(({ garment }) => garment.slot === 'coat');
  const suit = items.find(({ garment }) => garment.slot === 'jacket' && garment.set);
  return coat?.colorway[0] === 'black' && suit !== undefined && hasAnyColor([suit], BROWNS);
}

const DARKS: ColorGroup = ['black', 'navy', 'chocolate'];

const isNavyToo = (items: readonly ColorwayItem[]) =>
  items.some((item) => isVisibleColor(item) && item.colorway.slice(0, 2).includes('navy'));

/** Black clothes over navy ones look like a mistake made in the dark. */
export function blackOverNavyPenalty(items: readonly ColorwayItem[]): number {
  const clothes = items.filter(({ garment }) =>
    ['top', 'knitwear', 'bottom', 'dress', 'jacket'].includes(garment.slot),
  );
  const first = clothes.map(({ colorway }) => colorway[0]);
  // And a black blazer is too hard over olive and sage linen.
  const isHard =
    blackBlazer(clothes) &&
    clothes.some(
      ({ garment, colorway }) =>
        garment.fabric === 'linen' && hasAnyColor([{ garment, colorway }], ['olive', 'sage']),
    );
  if ((blackBlazer(clothes) && isNavyToo(items)) || isOddSuit(items) || isBlackOverBrown(items)) return 1;
  const darks = DARKS.filter((dark) =>
    items.some((item) => isVisibleColor(item) && item.colorway[0] === dark),
  );
  if (darks.length > 2) return 1;
  return (first.includes('black') && first.includes('navy')) || isHard ? 0.35 : 0;
}

/** Harmony cannot make good for them. */
const STRAY_TIGHTS = 3;

/** Tights in a color that nothing else has come from another look. */
export function tightsColorPenalty(items: readonly ColorwayItem[]): number {
  const tights = items.find(({ garment }) => isOfKind(garment, 'tights'));
  if (!tights || [...BLACKS, 'taupe'].includes(nearestColorName(tights.colorway[0]))) return 0;
  const clothes = items.filter(({ garment }) => CLOTHING_SLOTS.includes(garment.slot));
  const legs = legsOf(items);
  if (tights.colorway[0] === 'chocolate')
    return hasAnyColor(clothes, BROWNS) && !(legs && hasAnyColor([legs], BLACKS)) ? 0 : STRAY_TIGHTS;
  return clothes.some(({ colorway }) => colorway.includes(tights.colorway[0])) ? 0 : STRAY_TIGHTS;
}
