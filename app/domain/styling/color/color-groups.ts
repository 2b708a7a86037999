// Groups of colors that rules speak of.
import type { ColourName } from '../../wardrobe/palette.ts';

export type Colours = readonly ColourName[];

export const BLACKS: Colours = ['black', 'charcoal'];
export const BLUES: Colours = ['navy', 'indigo', 'denim', 'bleached', 'sky', 'cobalt'];
export const BROWNS: Colours = ['brown', 'chocolate', 'cognac', 'tan', 'camel', 'taupe'];
export const DARK_BROWNS: Colours = ['brown', 'chocolate'];
export const PALES: Colours = ['white', 'cream', 'oat', 'stone', 'sand', 'silver', 'grey', 'bleached'];
export const WHITES: Colours = ['white', 'cream'];
/** Summer colors too light for black leather below them. */
export const LIGHT: Colours = [
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
export const DEEP: Colours = [
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
export const QUIET: Colours = ['burgundy', 'olive', 'forest'];
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
