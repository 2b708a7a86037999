// The colors that a day leaves: of a burial, of a white party, of dirt, and those that she names.
import { PALETTE, isColorName, type ColorName } from '../wardrobe/palette.ts';
import { colorsMeantBy } from './color-words.ts';
import type { DayRequest, DressCode } from './day-request.ts';

const MOURNING: readonly ColorName[] = ['black', 'charcoal', 'navy'];
const WHITES: readonly ColorName[] = ['white', 'cream', 'oat'];
const BLACKS: readonly ColorName[] = ['black', 'charcoal'];
/** Quiet and dark, as staff wear it. */
const DARK: readonly ColorName[] = [...MOURNING, 'chocolate'];
/** What shows each spot, and what is kept from them. */
const LIGHT: readonly ColorName[] = [
  'white',
  'cream',
  'oat',
  'sand',
  'stone',
  'sky',
  'blush',
  'camel',
  'silver',
  'bleached',
  'butter',
  'lilac',
];
/** Days on which clothes are spoiled by what they touch. */
const OF_DIRT: readonly DressCode[] = [
  'messy',
  'muddy',
  'outbuilding',
  'handiwork',
  'in-and-out',
  'on-horseback',
];
/** Of dust, grass and bark: no animal, and no fly, comes nearer for it. */
const EARTH: readonly ColorName[] = [
  'stone',
  'sand',
  'camel',
  'olive',
  'taupe',
  'brown',
  'chocolate',
  'oat',
  'sage',
  'clay',
];
const COLORS = Object.keys(PALETTE).filter(isColorName);
/** Seen before its wearer is heard. */
const LOUD: readonly ColorName[] = [
  'cobalt',
  'butter',
  'mustard',
  'coral',
  'red',
  'fuchsia',
  'emerald',
  'rust',
  'clay',
  'lilac',
  'rose',
];
/** Where somebody is judged by it. */
const SOBER = COLORS.filter((name) => !LOUD.includes(name));

/** What all who come wear; of two codes the first. */
const COLORS_OF_ALL: readonly [DressCode, readonly ColorName[]][] = [
  ['mourning', MOURNING],
  ['all-white', WHITES],
  ['all-black', BLACKS],
  ['dark-clothes', DARK],
];
/** 'Black and white only': of a color that is named beside them as well. */
export function colorsOfAll({
  codes,
  wantedColors = [],
}: Pick<DayRequest, 'codes'> & Partial<Pick<DayRequest, 'wantedColors'>>): readonly ColorName[] | undefined {
  const all = COLORS_OF_ALL.find(([code]) => codes.includes(code))?.[1];
  return all && wantedColors.length > 0 ? [...new Set([...all, ...colorsMeantBy(wantedColors)])] : all;
}

/** What one hikes and runs in is made for mud, whatever its color. */
const isForMud = ({ stops }: Pick<DayRequest, 'stops'>): boolean =>
  stops.some(({ occasion }) => occasion === 'walk' || occasion === 'run');

function colorsForDirt(request: Pick<DayRequest, 'codes' | 'stops'>): readonly ColorName[] {
  const { codes } = request;
  if (codes.includes('earth-colors')) return EARTH;
  if (codes.includes('sober')) return SOBER;
  const isDirty = codes.some((code) => OF_DIRT.includes(code) && !(code === 'muddy' && isForMud(request)));
  return isDirty ? COLORS.filter((name) => !LIGHT.includes(name)) : COLORS;
}

/** The colors that the look may have; null: any. */
export function allowedColors(request: DayRequest): readonly ColorName[] | null {
  const { unwantedColors, colorful } = request;
  let colors = colorsOfAll(request) ?? colorsForDirt(request);
  if (colorful === 'less') colors = colors.filter((name) => PALETTE[name].neutral);
  const gone = colorsMeantBy(unwantedColors);
  const left = colors.filter((name) => !gone.includes(name));
  return left.length === COLORS.length || left.length === 0 ? null : left;
}
