// Which colors and patterns fight, and which shoes belong to a look, as data. What is told here counts every piece that
// is seen: shoes, scarf, hat and bag as well.
import type { Slot } from '../../looks/look.ts';
import type { StyleId } from '../../preferences/style.ts';
import type { Colourway, Garment } from '../../wardrobe/garment.ts';
import { isOf } from '../../wardrobe/kinds.ts';
import { colourNameOf, type ColourName } from '../../wardrobe/palette.ts';
import {
  BLACKS,
  BLUES,
  BROWNS,
  DARK_BROWNS,
  PALES,
  WHITES,
  LIGHT,
  DEEP,
  QUIET,
  type Colours,
} from './color-groups.ts';
import { hoseTrouble } from './hosiery-colors.ts';

export interface Item {
  garment: Garment;
  colourway: Colourway;
}

/** Families of strong color: so many in one look at most. */
const FAMILIES: readonly Colours[] = [
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
const FIGHTS: readonly (readonly [ColourName, Colours])[] = [
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
const STRONG: Colours = FAMILIES.flat();
const NAMED: Colours = [...new Set([...STRONG, ...FIGHTS.flatMap(([one, others]) => [one, ...others])])];
const bitOf = (colour: ColourName): number => (NAMED.includes(colour) ? 1 << NAMED.indexOf(colour) : 0);
const bitsOf = (colours: Colours): number => colours.reduce((bits, colour) => bits | bitOf(colour), 0);
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

const known = new WeakMap<Colourway, number>();

/** The colors of a colorway as bits; of a print the one that it is called by. */
export function colourBits({ garment, colourway }: Item): number {
  const bits = known.get(colourway);
  if (bits !== undefined) return bits;
  const made = bitsOf((garment.fabric === 'floral' ? colourway.slice(0, 1) : colourway).map(colourNameOf));
  known.set(colourway, made);
  return made;
}

const FIGHT = 0.8;
const ONE_TOO_MANY = 0.7;

/** Families of strong color among these colors (as bits). */
export function familiesIn(bits: number): number {
  let families = 0;
  for (const family of FAMILY_BITS) if (bits & family) families++;
  return families;
}

/** How much these colors (as bits) fight, and how many families of them are too many for the style. */
export function bitTrouble(bits: number, style: StyleId): number {
  if (bits === 0) return 0;
  const foes = style === 'go-wild' ? ENEMIES.bold : ENEMIES.others;
  let fights = 0;
  for (let place = 0; place < NAMED.length; place++)
    if (bits & (1 << place)) fights += count((foes[place] ?? 0) & bits);
  return (FIGHT * fights) / 2 + ONE_TOO_MANY * Math.max(0, familiesIn(bits) - MOST_FAMILIES[style]);
}

/** Socks and thermals are worn and not seen, an umbrella is not worn. */
const UNSEEN: readonly Slot[] = ['base', 'legwear', 'umbrella'];
/** What covers her from neck to ankle. */
export const CLOTHES: readonly Slot[] = ['top', 'knitwear', 'dress', 'bottom', 'jacket', 'coat'];

export function isSeenColour({ garment }: Item): boolean {
  return !UNSEEN.includes(garment.slot) || (garment.slot === 'legwear' && garment.drawing.kind === 'legwear');
}

const has = (items: readonly Item[], colours: Colours): boolean =>
  items.some(({ colourway }) =>
    colourway.slice(0, 2).some((colour) => colours.includes(colourNameOf(colour))),
  );

/** What is on the legs: trousers, a skirt or a dress; over bare legs or tights. */
const legsOf = (items: readonly Item[]) =>
  items.find(({ garment }) => garment.slot === 'bottom' || garment.slot === 'dress');

const blackBlazer = (items: readonly Item[]) =>
  items.find(({ garment, colourway }) => isOf(garment, 'blazer') && colourway[0] === 'black');

/** 0 for shoes that belong to the rest, 1 for shoes from another look. */
export function shoeTrouble(shoes: Item, others: readonly Item[], coldestC: number): number {
  const colour = colourNameOf(shoes.colourway[0]);
  const isUnder = others.some(({ garment }) => garment.slot === 'knitwear' && garment.drawing.kind === 'top');
  // A tee under a sweater is no echo.
  const seen = isUnder ? others.filter(({ garment }) => garment.slot !== 'top') : others;
  const clothes = seen.filter(({ garment }) => CLOTHES.includes(garment.slot));
  const tights = others.find(({ garment }) => garment.slot === 'legwear');
  const legs = tights ?? legsOf(others);
  const below = colourNameOf(legs?.colourway[0] ?? 'black');
  const cut = tights ? hoseTrouble(below, colour) : 0;
  if (cut > 0) return cut;
  if (BLACKS.includes(colour)) {
    if (WHITES.includes(below)) return 1;
    const echoed = has(clothes, BLACKS) || (tights && BLACKS.includes(below));
    if (LIGHT.includes(below)) return echoed && coldestC < 16 ? 0 : echoed ? 0.3 : 1;
    if (BROWNS.includes(below) || below === 'rust') return has(seen, BLACKS) ? 0 : 0.6;
    // Black under the light navy of a summer day looks left over from winter.
    if (coldestC >= SUMMER_C && !BLACKS.includes(below) && !echoed) return 0.5;
    const isBrownLeather = clothes.some(
      ({ garment, colourway }) =>
        ['leather', 'suede'].includes(garment.fabric) && BROWNS.includes(colourNameOf(colourway[0])),
    );
    if (isBrownLeather && !echoed) return 0.5;
    if (DEEP.includes(below)) return has(clothes, ['cognac', 'camel', 'tan']) && !echoed ? 0.3 : 0;
    return has(seen, BLACKS) ? 0 : 0.5;
  }
  if (BROWNS.includes(colour)) {
    // A black blazer takes black shoes, whatever else is brown.
    if (blackBlazer(clothes)) return 0.8;
    if (has(clothes, BROWNS)) return 0;
    if (has(clothes, ['black'])) return 0.8;
    if (has(seen, BROWNS)) return 0;
    // Dark leather weighs on a light summer look.
    return coldestC >= SUMMER_C && DARK_BROWNS.includes(colour) && LIGHT.includes(below) ? 0.4 : 0;
  }
  if (colour === 'navy' && below === 'black') return 0.8;
  if (colour === 'navy') return has(seen, BLUES) ? 0 : has(clothes, ['black']) ? 0.8 : 0.4;
  if (colour === 'silver') return has(seen, ['silver', 'grey']) ? 0 : 0.8;
  if (PALES.includes(colour)) {
    // White shoes are for mild days, and a pale gray boot needs its gray.
    if (coldestC < COLD_FOR_WHITE_C && (WHITES.includes(colour) || colour === 'sky')) return 0.8;
    if (isOf(shoes.garment, 'sneakers')) return 0;
    return has(seen, PALES) ? 0 : 0.8;
  }
  // Coat and rain boots of one color are a costume.
  if (
    isOf(shoes.garment, 'rain boots') &&
    has(
      seen.filter(({ garment }) => garment.slot === 'coat'),
      [colour],
    )
  )
    return 1;
  if (has(seen, [colour])) return 0;
  if (QUIET.includes(colour)) return has(clothes, STRONG) || has(clothes, ['black']) ? 0.7 : 0.15;
  // One note of color and all else neutral: the shoes may be it.
  return has(seen, STRONG) || has(seen, ['olive', 'sage', 'sky', 'blush']) ? 1 : 0.15;
}

/** °C of the coldest hour. */
const COLD_FOR_WHITE_C = 8;
const SUMMER_C = 16;

/** A black hat is for black clothes. */
export function hatTrouble(items: readonly Item[]): number {
  const hat = items.find(({ garment }) => garment.slot === 'hat');
  if (!hat || hat.colourway[0] !== 'black') return 0;
  const clothes = items.filter(({ garment }) => CLOTHES.includes(garment.slot));
  return has(clothes, BLACKS) ? 0 : 0.5;
}

/** A blazer and trousers of one color that are no suit look like one that did not match. */
function isOddSuit(items: readonly Item[]): boolean {
  const blazer = items.find(({ garment }) => isOf(garment, 'blazer'));
  const legs = items.find(({ garment }) => isOf(garment, 'long trousers'));
  if (!blazer || !legs || (blazer.garment.set && blazer.garment.set === legs.garment.set)) return false;
  return blazer.colourway[0] === legs.colourway[0];
}

/** A black coat cuts a camel or brown suit off. */
function isBlackOverBrown(items: readonly Item[]): boolean {
  const coat = items.find(({ garment }) => garment.slot === 'coat');
  const suit = items.find(({ garment }) => garment.slot === 'jacket' && garment.set);
  return coat?.colourway[0] === 'black' && suit !== undefined && has([suit], BROWNS);
}

const DARKS: Colours = ['black', 'navy', 'chocolate'];

const isNavyToo = (items: readonly Item[]) =>
  items.some((item) => isSeenColour(item) && item.colourway.slice(0, 2).includes('navy'));

/** Black clothes over navy ones look like a mistake made in the dark. */
export function darkTrouble(items: readonly Item[]): number {
  const clothes = items.filter(({ garment }) =>
    ['top', 'knitwear', 'bottom', 'dress', 'jacket'].includes(garment.slot),
  );
  const first = clothes.map(({ colourway }) => colourway[0]);
  // And a black blazer is too hard over olive and sage linen.
  const isHard =
    blackBlazer(clothes) &&
    clothes.some(
      ({ garment, colourway }) =>
        garment.fabric === 'linen' && has([{ garment, colourway }], ['olive', 'sage']),
    );
  if ((blackBlazer(clothes) && isNavyToo(items)) || isOddSuit(items) || isBlackOverBrown(items)) return 1;
  const darks = DARKS.filter((dark) =>
    items.some((item) => isSeenColour(item) && item.colourway[0] === dark),
  );
  if (darks.length > 2) return 1;
  return (first.includes('black') && first.includes('navy')) || isHard ? 0.35 : 0;
}

/** Harmony cannot make good for them. */
const STRAY_TIGHTS = 3;

/** Tights in a color that nothing else has come from another look. */
export function tightsTrouble(items: readonly Item[]): number {
  const tights = items.find(({ garment }) => isOf(garment, 'tights'));
  if (!tights || [...BLACKS, 'taupe'].includes(colourNameOf(tights.colourway[0]))) return 0;
  const clothes = items.filter(({ garment }) => CLOTHES.includes(garment.slot));
  const legs = legsOf(items);
  if (tights.colourway[0] === 'chocolate')
    return has(clothes, BROWNS) && !(legs && has([legs], BLACKS)) ? 0 : STRAY_TIGHTS;
  return clothes.some(({ colourway }) => colourway.includes(tights.colourway[0])) ? 0 : STRAY_TIGHTS;
}
