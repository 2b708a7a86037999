// What she says of her day in her own words, understood: what the stylist is asked for beside weather and styles.
import type { DayOccasion } from '../preferences/day-occasion.ts';
import type { StyleId } from '../preferences/style.ts';
import type { ColorWord } from './color-words.ts';
import type { GarmentWish } from './garment-words.ts';

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
  'gala',
  'sober',
  'rich-color',
  'head-covered',
  'earth-colors',
  'standing',
  'hands-full',
  'air-conditioned',
  'unheated',
  'muddy',
  'uneven',
  'on-board',
  'on-camera',
  'expecting',
  'heated',
  'not-cooled',
  'open-air',
  'on-a-terrace',
  'hosting',
  'on-skis',
  'on-snow',
  'front-opening',
  'low-key',
  'dancing',
  'racing',
  'in-and-out',
  'dark-clothes',
  'washable',
  'loose-fit',
  'afloat',
  'on-horseback',
  'on-trails',
  'fully-covered',
  'seated',
  'easy-on',
  'no-frills',
  'swimming',
  'lands-hot',
  'lands-cold',
  'sun-covered',
  'aired',
  'in-the-yard',
  'handiwork',
  'no-power',
  'pockets',
  'taller',
  'floor-length',
  'waits-around',
  'cotton',
  'no-rustle',
  'covered-on-the-way',
  'baby-worn',
  'door-to-door',
  'road-cycling',
  'on-sand',
  'rough-play',
  'suited',
  'outbuilding',
  'wet-floors',
  'motorbike',
  'paddling',
  'sits-long',
  'out-for-a-bit',
] as const;
export type DressCode = (typeof DRESS_CODES)[number];

export interface Stop {
  occasion: DayOccasion;
  /** Local hour 0..23; null where she named none. */
  hour: number | null;
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
  /** 'Less black': still worn below, nowhere else. */
  lessColors: ColorWord[];
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
  lessColors: [],
  colorful: null,
  wanted: [],
  unwanted: [],
  pieces: [],
  style: null,
  warmth: null,
  yesterday: null,
  unread: [],
});

/** A garment, as the key of its chip says it: 'leather,jacket(black)'. */
export const wishKey = ({ words, colors }: GarmentWish): string => `${words.join()}(${colors.join('/')})`;

/** The request without what one of its chips stands for; chips.ts gives them their keys. */
export function withoutChip(request: DayRequest, key: string): DayRequest {
  const stays = (kind: string) => (value: string) => `${kind}:${value}` !== key;
  return {
    ...request,
    stops: request.stops.filter(({ occasion }) => stays('stop')(occasion)),
    codes: request.codes.filter(stays('code')),
    airC: key === 'air' ? null : request.airC,
    wet: request.wet && key !== 'wet',
    wantedColors: request.wantedColors.filter(stays('color')),
    unwantedColors: request.unwantedColors.filter(stays('no-color')),
    lessColors: request.lessColors.filter(stays('less-color')),
    colorful: key === 'colorful' ? null : request.colorful,
    wanted: request.wanted.filter((wish) => stays('wish')(wishKey(wish))),
    unwanted: request.unwanted.filter((wish) => stays('no-wish')(wishKey(wish))),
    pieces: request.pieces.filter(stays('piece')),
    style: key === 'style' ? null : request.style,
    warmth: key === 'warmth' ? null : request.warmth,
    yesterday: key === 'yesterday' ? null : request.yesterday,
  };
}
