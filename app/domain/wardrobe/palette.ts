// The colours of the wardrobe: few, named, and chosen to look like cloth on a photo rather than like a screen.
import type { Hex } from '../look.ts';

interface Swatch {
  hex: Hex;
  /** Goes with everything: whites, greys, browns, navy and denim. */
  neutral: boolean;
  /** How it is said, when not by its name. */
  word?: string;
}

const neutral = (hex: Hex, word?: string): Swatch => ({ hex, neutral: true, ...(word && { word }) });
const colour = (hex: Hex, word?: string): Swatch => ({ hex, neutral: false, ...(word && { word }) });

export const PALETTE = {
  white: neutral('#f1eee8'),
  cream: neutral('#e9e0d2'),
  oat: neutral('#d2c2aa'),
  stone: neutral('#cfc7ba'),
  sand: neutral('#dccfba'),
  camel: neutral('#a98a66'),
  tan: neutral('#95704e'),
  cognac: neutral('#8a5a35'),
  brown: neutral('#5f4230'),
  chocolate: neutral('#3f2b21'),
  taupe: neutral('#75675b'),
  silver: neutral('#b9b8b8', 'pale gray'),
  grey: neutral('#8c8d93', 'gray'),
  charcoal: neutral('#42434a'),
  black: neutral('#252326'),
  navy: neutral('#282f45'),
  indigo: neutral('#2c3550'),
  denim: neutral('#667f9d', 'blue'),
  bleached: neutral('#a3b4c6', 'pale blue'),
  sky: colour('#a9c0d6', 'sky-blue'),
  cobalt: colour('#33509a'),
  teal: colour('#2f6670'),
  sage: colour('#8b937c'),
  olive: colour('#5e6046'),
  forest: colour('#33534a'),
  emerald: colour('#1f6b55'),
  butter: colour('#ead9a0', 'butter-yellow'),
  mustard: colour('#bf9a3e'),
  rust: colour('#9a4d2c'),
  clay: colour('#a0674f'),
  coral: colour('#d9836b'),
  red: colour('#a3322f'),
  berry: colour('#742a43'),
  burgundy: colour('#5a2233'),
  plum: colour('#563145'),
  blush: colour('#d0aca8'),
  rose: colour('#b97c82'),
  fuchsia: colour('#ad3b77'),
  lilac: colour('#b3a6c6'),
} as const satisfies Record<string, Swatch>;

export type ColourName = keyof typeof PALETTE;

export function isColourName(name: string): name is ColourName {
  return Object.hasOwn(PALETTE, name);
}

export function swatch(name: ColourName): Swatch {
  return PALETTE[name];
}

/** As it is said in a sentence: 'butter-yellow', 'camel'. */
export function colourWord(name: ColourName): string {
  return swatch(name).word ?? name;
}
