// Groups of colors that rules speak of.
import type { ColorName } from '../../wardrobe/palette.ts';

export type ColorGroup = readonly ColorName[];

export const BLACKS: ColorGroup = ['black', 'charcoal'];
export const BLUES: ColorGroup = ['navy', 'indigo', 'denim', 'bleached', 'sky', 'cobalt'];
/** Those that are called blue in a sentence: navy and cobalt have names of their own. */
export const CALLED_BLUE: ColorGroup = ['denim', 'bleached', 'sky'];
export const BROWNS: ColorGroup = ['brown', 'chocolate', 'cognac', 'tan', 'camel', 'taupe'];
export const DARK_BROWNS: ColorGroup = ['brown', 'chocolate'];
export const PALES: ColorGroup = ['white', 'cream', 'oat', 'stone', 'sand', 'silver', 'grey', 'bleached'];
export const WHITES: ColorGroup = ['white', 'cream'];
/** Summer colors too light for black leather below them. */
export const LIGHT: ColorGroup = [
  ...PALES.slice(0, 6),
  'sky',
  'blush',
  'butter',
  'lilac',
  'sage',
  'coral',
  'camel',
  'bleached',
];
/** Deep enough for black or dark shoes without another black. */
export const DEEP: ColorGroup = [
  'black',
  'charcoal',
  'grey',
  'navy',
  'indigo',
  'forest',
  'burgundy',
  'plum',
  'berry',
  'emerald',
  'cobalt',
  'fuchsia',
  'teal',
  'red',
];
/** Of shoes: as good as a neutral where nothing of the second fights them. */
export const QUIET: ColorGroup = ['burgundy', 'olive', 'forest'];
/** What the sun heats up. */
export const HEATS_UP: readonly string[] = [
  ...BLACKS,
  ...DARK_BROWNS,
  'navy',
  'indigo',
  'forest',
  'burgundy',
  'plum',
];
