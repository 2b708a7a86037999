// One garment of the wardrobe, and the one line that makes one.
import type { Check, Fabric } from '../looks/cloth.ts';
import type { Drawing, Slot } from '../looks/look.ts';
import { STYLE_IDS, type Gender, type StyleId } from '../preferences/style.ts';
import { isColorName, type Tint } from './palette.ts';

/** A colorway: the cloth, then the colors of its pattern. */
export type Colorway = readonly [Tint, ...Tint[]];

/** 0 flat, 1 low (to 3 cm), 2 middling (to 6 cm), 3 high. */
export type HeelHeight = 0 | 1 | 2 | 3;

interface GarmentWeather {
  /** 'no' spoils in rain or snow (suede, satin shoes, open shoes); 'protects' keeps it off. */
  rain?: 'no' | 'protects';
  /** Slips on ice. */
  ice?: 'no';
  /** Flies in wind over 8 m/s: wide hats, full light skirts. */
  wind?: 'no';
  /** Summer only: linen, espadrilles. */
  cold?: 'no';
  /** Shades the face. */
  sun?: 'cover';
}

export interface Garment {
  id: string;
  /** In words, '{}' standing for the color: 'ribbed {} turtleneck'. */
  phrase: string;
  slot: Slot;
  genders: readonly Gender[];
  styles: readonly StyleId[];
  /** 0 gym, 1 casual, 2 smart casual, 3 office, 4 formal. */
  formality: number;
  /** Effective clo, Iclu (ASHRAE 55 / ISO 9920). */
  clo: number;
  fabric: Fabric;
  colors: readonly Colorway[];
  drawing: Drawing;
  weather: GarmentWeather;
  /** Comes off outdoors without undressing: cardigans, jackets, coats. */
  sheddable: boolean;
  /** 0 flat … 3 high. */
  heel: HeelHeight;
  openShoe: boolean;
  /** Lies flat under a coat, as tailored jackets do: thin quilts and fleeces. */
  underCoat: boolean;
  /** Jacket and trousers cut from one cloth carry the same name here: a suit. */
  set?: string;
  /** Covers hair and neck. */
  headCover: boolean;
  /** 0 matt … 1 patent. */
  gloss: number;
  /** Of the fabric 'check', when it is no plaid. */
  check?: Check;
}

export interface GarmentExtras {
  check?: Check;
  weather?: GarmentWeather;
  sheddable?: boolean;
  heel?: HeelHeight;
  openShoe?: boolean;
  underCoat?: boolean;
  set?: string;
  headCover?: boolean;
  gloss?: number;
}

const WHO = { f: ['female'], m: ['male'], fm: ['female', 'male'] } as const;

function readStyles(words: string): StyleId[] {
  if (words === 'all') return [...STYLE_IDS];
  return words.split(' ').map((word) => {
    const style = STYLE_IDS.find((id) => id === word);
    if (!style) throw new RangeError(`Unknown style: ${word}`);
    return style;
  });
}

function parseColorwayCode(text: string): Colorway {
  const [first, ...rest] = text.split('+').map((name) => {
    if (!isColorName(name)) throw new RangeError(`Unknown color: ${name}`);
    return name;
  });
  if (!first) throw new RangeError('A colorway needs a color');
  return [first, ...rest];
}

/**
 * The maker of a slot's garments. A line reads: id, phrase, who wears it ('f', 'm', 'fm'), styles ('all' or words),
 * formality, clo, fabric, colorways ('navy cream+navy'), drawing, and what is special about it.
 * Throws RangeError for a style or color that does not exist.
 */
export function garmentMaker(slot: Slot, everyOne: GarmentExtras = {}) {
  // oxlint-disable-next-line max-params -- one line of the wardrobe's tables, whose columns are its arguments
  return (
    id: string,
    phrase: string,
    who: keyof typeof WHO,
    styles: string,
    formality: number,
    clo: number,
    fabric: Fabric,
    colors: string,
    drawing: Drawing,
    special: GarmentExtras = {},
  ): Garment => ({
    id,
    phrase,
    slot,
    genders: WHO[who],
    styles: readStyles(styles),
    formality,
    clo,
    fabric,
    colors: colors.split(' ').map(parseColorwayCode),
    drawing,
    weather: {},
    sheddable: false,
    heel: 0,
    underCoat: false,
    openShoe: false,
    headCover: false,
    gloss: 0,
    ...everyOne,
    ...special,
  });
}
