// What she says of her day in her own words, understood: what the stylist is asked for beside weather and styles.
import type { DayOccasion } from '../preferences/day-occasion.ts';
import type { StyleId } from '../preferences/style.ts';
import type { ColorWord } from './color-words.ts';
import type { GarmentWordId } from './garment-words.ts';

/** What a day asks of clothes beyond its occasion. */
export const DRESS_CODES = [
  'covered',
  'mourning',
  'festive',
  'black-tie',
  'all-white',
  'all-black',
  'comfortable',
  'walkable',
  'cycling',
  'messy',
] as const;
export type DressCode = (typeof DRESS_CODES)[number];

export interface Stop {
  occasion: DayOccasion;
  /** Local hour 0..23; null where she named none. */
  hour: number | null;
}

/** A garment as she described it: it is all of `words` ('leather', 'jacket'), in one of `colors`; none: in any. */
export interface GarmentWish {
  words: GarmentWordId[];
  colors: ColorWord[];
}

export interface DayRequest {
  /** In the order in which they were said. */
  stops: Stop[];
  codes: DressCode[];
  /** What she says the air will be, °C; null: as forecast. */
  airC: number | null;
  /** She says that it will rain or snow. */
  wet: boolean;
  /** Of nothing in particular: 'something red'. */
  wantedColors: ColorWord[];
  unwantedColors: ColorWord[];
  /** Colors of any kind, or none. */
  colorful: 'more' | 'less' | null;
  wanted: GarmentWish[];
  unwanted: GarmentWish[];
  /** Worn ids of her own pieces that she named: 'pleated-skirt:red'. */
  pieces: string[];
  style: StyleId | null;
  warmth: 'warmer' | 'cooler' | null;
  /** Yesterday's look once more, or anything but it. */
  yesterday: 'again' | 'other' | null;
  /** Words that carry meaning and were not understood, as she typed them. */
  unread: string[];
}

export const nothingSaid = (): DayRequest => ({
  stops: [],
  codes: [],
  airC: null,
  wet: false,
  wantedColors: [],
  unwantedColors: [],
  colorful: null,
  wanted: [],
  unwanted: [],
  pieces: [],
  style: null,
  warmth: null,
  yesterday: null,
  unread: [],
});
