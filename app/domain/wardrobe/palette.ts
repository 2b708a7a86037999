// The colors of the wardrobe: few, named, and chosen to look like cloth on a photo rather than like a screen.
import { parseWornId } from '../looks/worn-piece-id.ts';
import type { Hex } from '../looks/cloth.ts';
import { oklabDistance, toOklch, type Oklch } from '../looks/oklch.ts';

interface Swatch {
  hex: Hex;
  /** Goes with everything: whites, grays, browns, navy and denim. */
  neutral: boolean;
  /** How it is said, when not by its name. */
  word?: string;
}

const neutral = (hex: Hex, word?: string): Swatch => ({ hex, neutral: true, ...(word && { word }) });
const color = (hex: Hex, word?: string): Swatch => ({ hex, neutral: false, ...(word && { word }) });

export const PALETTE = {
  white: neutral('#f1eee8'),
  cream: neutral('#e9e0d2'),
  oat: neutral('#d2c2aa'),
  stone: neutral('#c1b9ab'),
  sand: neutral('#dccfba'),
  camel: neutral('#a98a66'),
  tan: neutral('#95704e'),
  cognac: neutral('#8a5a35'),
  brown: neutral('#5f4230'),
  chocolate: neutral('#3f2b21'),
  taupe: neutral('#75675b'),
  silver: neutral('#b9b8b8', 'pale gray'),
  grey: neutral('#8c8d93', 'gray'),
  charcoal: neutral('#454446'),
  black: neutral('#252326'),
  navy: neutral('#282f45'),
  indigo: neutral('#2c3550'),
  denim: neutral('#667f9d', 'blue'),
  bleached: neutral('#a3b4c6', 'pale blue'),
  sky: color('#a9c0d6', 'sky-blue'),
  cobalt: color('#33509a'),
  teal: color('#2f6670'),
  sage: color('#8b937c'),
  olive: color('#5e6046'),
  forest: color('#31503a'),
  emerald: color('#1f6b55'),
  butter: color('#ead9a0', 'butter-yellow'),
  mustard: color('#bf9a3e'),
  rust: color('#9a4d2c'),
  clay: color('#a0674f'),
  coral: color('#d9836b'),
  red: color('#a3322f'),
  berry: color('#742a43'),
  burgundy: color('#5a2233'),
  plum: color('#563145'),
  blush: color('#d0aca8'),
  rose: color('#b97c82'),
  fuchsia: color('#ad3b77'),
  lilac: color('#b3a6c6'),
} as const satisfies Record<string, Swatch>;

export type ColorName = keyof typeof PALETTE;

export function isColorName(name: string): name is ColorName {
  return Object.hasOwn(PALETTE, name);
}

/** A color of the palette, or one of her own, as it was measured on her piece: '#7a4b32'. */
export type Tint = ColorName | Hex;

/** Asked very often: no color of the palette begins so. */
const isOwn = (tint: Tint): tint is Hex => tint.startsWith('#');
const isHex = (text: string): text is Hex => /^#[0-9a-f]{6}$/.test(text);

export function isTint(text: string): text is Tint {
  return isColorName(text) || isHex(text);
}

/** The tints of a worn id, 'breton-top:cream+navy'. */
export const parseTints = (wornId: string): Tint[] => parseWornId(wornId).color.split('+').filter(isTint);

const NAMES = Object.keys(PALETTE) as ColorName[];
const nearest = new Map<string, ColorName>();

/** How light a color is says less than its hue when it is called by a name; of what is nearly gray, least: a tint is seen at once. */
const [HUED, LIGHT_SAYS, OF_A_GRAY] = [0.06, 0.5, 0.25] as const;

function farInWords(tint: Oklch, other: Oklch): number {
  const says = tint.c < HUED ? OF_A_GRAY : LIGHT_SAYS;
  return oklabDistance({ ...tint, l: tint.l * says }, { ...other, l: other.l * says });
}

const SWATCHES = new Map(NAMES.map((name) => [name, toOklch(PALETTE[name].hex)]));

/** The color of the palette that is nearest to it: what rules, words and taste know it by. */
export function nearestColorName(tint: Tint): ColorName {
  if (!isOwn(tint)) return tint;
  let name = nearest.get(tint);
  if (!name) {
    const own = toOklch(tint);
    const far = (other: ColorName) => farInWords(own, SWATCHES.get(other)!);
    name = NAMES.reduce((best, other) => (far(other) < far(best) ? other : best), NAMES[0] ?? 'black');
    // Nobody has so many; a stream of made-up ones must not stay.
    if (nearest.size > 2000) nearest.clear();
    nearest.set(tint, name);
  }
  return name;
}

export function swatch(tint: Tint): Swatch {
  if (!isOwn(tint)) return PALETTE[tint];
  const like: Swatch = PALETTE[nearestColorName(tint)];
  return { ...like, hex: tint };
}

/** As it is said in a sentence: 'butter-yellow', 'camel'. */
export function colorWord(tint: Tint): string {
  const name = nearestColorName(tint);
  return swatch(name).word ?? name;
}

/** Every color as it is said. */
export const COLOR_WORDS: readonly string[] = NAMES.map((name) => colorWord(name));
