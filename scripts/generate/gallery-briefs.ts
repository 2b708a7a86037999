// What the stylist was asked for each picture and film of public/gallery: who, in which style, before which wall and in
// what weather. Its answers are kept in gallery-worn.json (`node scripts/generate/gallery.ts --compose`), so that a picture
// stays as it was drawn while the stylist learns.
import type { Hex } from '../../app/domain/looks/cloth.ts';
import type { OccasionContext, StyleId } from '../../app/domain/preferences/style.ts';
import type { Affinities, Modesty, StylingBrief } from '../../app/domain/styling/input/brief.ts';
import type { Condition } from '../../app/screens/landing/copy.ts';
import type { WeatherHour } from '../../app/domain/weather/weather.ts';
import type { Wall } from './paint-wall.ts';

export interface GalleryRequest {
  /** File name in public/gallery, without size and ending; it begins with the person, or with 'film-' and the person. */
  name: string;
  style: StyleId;
  /** When she leaves, and how much warmer it gets, °F. */
  tempF: number;
  rise: number;
  condition: Condition;
  /** The day and the try: the stylist's only source of chance. */
  date: string;
  seed: number;
  context?: OccasionContext;
  /** What she likes. */
  garments?: readonly string[];
  colors?: readonly (keyof NonNullable<Affinities['color']>)[];
  modesty?: Modesty;
}

export interface GalleryPicture extends GalleryRequest {
  wall: Wall;
}

/** Fixture persons in tests/people. */
export const PEOPLE = {
  amara: 'woman-04-average-dark-short',
  freja: 'woman-05-plus-light-tied',
  imani: 'woman-03-plus-dark',
  leila: 'woman-06-average-medium-headscarf',
  mei: 'woman-07-average-light-short',
  nora: 'woman-01-slim-light',
} as const;

/** 'film-leila-wind' -> Leila's photo. */
export function galleryPhotoName(name: string): string {
  return PEOPLE[name.replace('film-', '').split('-')[0] as keyof typeof PEOPLE];
}

const SAND = '#dccfc4';
const COVERED: Modesty = { sleeve: 1, hem: 1.8 };

/** `light`: where the light begins on the wall; no two neighbors have the same. */
const wall = (color: Hex, light: number | null = 0.74): Wall => ({ color, light });

const SAGE = wall('#b3bfb4', 0.8);

/** Photos as they were taken, before the wall of the same person's pictures. */
export const PLAIN_PHOTOS = [
  { name: 'amara-photo', wall: wall(SAND) },
  { name: 'nora-photo', wall: SAGE },
];

// oxfmt-ignore
export const PICTURES: readonly GalleryPicture[] = [
  { name: 'amara-denim', wall: wall(SAND, 0.9), style: 'casual', tempF: 56, rise: 7, condition: 'Partly Cloudy', date: '2026-11-14', seed: 483, garments: ['denim-jacket', 'leather-sneakers', 'cotton-tee', 'breton-top'], colors: ['white', 'denim'] },
  { name: 'amara-camel', wall: wall(SAND), style: 'classic', tempF: 46, rise: 8, condition: 'Clear', date: '2026-11-16', seed: 595, garments: ['wool-coat', 'straight-jeans'], colors: ['camel', 'cream', 'denim'] },
  { name: 'amara-navy', wall: wall(SAND), style: 'professional', tempF: 62, rise: 7, condition: 'Cloudy', date: '2026-11-17', seed: 25, garments: ['linen-suit', 'suit-jacket', 'crisp-shirt'], colors: ['navy', 'white'] },
  { name: 'amara-leather', wall: wall(SAND, 0.86), style: 'trendy', tempF: 56, rise: 8, condition: 'Clear', date: '2026-11-18', seed: 349, garments: ['leather-jacket', 'leather-trousers', 'ankle-boots'], colors: ['burgundy', 'black', 'cream'] },
  { name: 'amara-sport', wall: wall(SAND), style: 'sporty', tempF: 66, rise: 7, condition: 'Partly Cloudy', date: '2026-11-15', seed: 1, garments: ['tennis-skirt', 'pleated-sport-skirt', 'tennis-dress', 'zip-hoodie', 'court-polo'], colors: ['white', 'cobalt'] },
  { name: 'amara-wild', wall: wall(SAND), style: 'go-wild', tempF: 66, rise: 3, condition: 'Clear', date: '2026-11-13', seed: 305, garments: ['bold-print-dress', 'print-midi-dress'], colors: ['fuchsia', 'coral'] },
  { name: 'freja-navy', wall: wall('#dadadb', null), style: 'professional', tempF: 65, rise: 8, condition: 'Cloudy', date: '2026-11-19', seed: 0, garments: ['wrap-dress', 'wool-dress', 'shift-dress', 'shirt-dress', 'light-blazer'], colors: ['navy', 'blush', 'cream'] },
  { name: 'freja-plum', wall: wall('#d8b5a1', null), style: 'classic', tempF: 43, rise: 9, condition: 'Clear', date: '2026-11-20', seed: 122, garments: ['wool-coat'], colors: ['plum', 'cream'] },
  { name: 'imani-clay', wall: wall('#ded5ca', 0.64), style: 'casual', tempF: 67, rise: 8, condition: 'Partly Cloudy', date: '2026-11-21', seed: 50, garments: ['cotton-sweater', 'tiered-dress', 'linen-dress', 'cotton-maxi-dress'], colors: ['clay', 'cream'] },
  { name: 'imani-oat', wall: wall('#e7cdc7', 0.88), style: 'classic', tempF: 49, rise: 9, condition: 'Cloudy', date: '2026-11-17', seed: 441, garments: ['wool-coat', 'wrap-coat', 'long-wool-coat'], colors: ['cream', 'burgundy', 'berry'] },
  { name: 'leila-sage', wall: wall('#bac9d7', null), style: 'professional', tempF: 58, rise: 7, condition: 'Windy', date: '2026-11-19', seed: 21, garments: ['soft-suit', 'crisp-shirt'], colors: ['sage', 'cream', 'white'], modesty: COVERED },
  { name: 'mei-check', wall: wall('#93a1b2', 0.6), style: 'classic', tempF: 45, rise: 6, condition: 'Mist', date: '2026-11-16', seed: 150, garments: ['checked-coat', 'fine-roll-neck', 'chunky-roll-neck', 'cable-knit'], colors: ['camel', 'cream'] },
  { name: 'nora-trench', wall: SAGE, style: 'classic', tempF: 54, rise: 8, condition: 'Clear', date: '2026-11-16', seed: 345, garments: ['trench', 'wool-midi-skirt', 'pleated-skirt', 'silk-cashmere-sweater'], colors: ['cream', 'camel', 'sand'] },
];

// oxfmt-ignore
export const FILMS: readonly GalleryRequest[] = [
  { name: 'film-mei-drizzle', style: 'trendy', tempF: 43, rise: 4, condition: 'Drizzle', date: '2026-11-16', seed: 13, garments: ['checked-coat'], colors: ['mustard', 'navy', 'cream'] },
  { name: 'film-leila-wind', style: 'professional', tempF: 43, rise: 7, condition: 'Windy', date: '2026-11-19', seed: 38, garments: ['long-wool-coat'], colors: ['sage', 'cream'], modesty: COVERED },
  { name: 'film-freja-snow', style: 'trendy', tempF: 30, rise: 4, condition: 'Snow', date: '2026-11-20', seed: 782, garments: ['wrap-coat'], colors: ['burgundy', 'black'] },
  { name: 'film-amara-sun', style: 'go-wild', tempF: 72, rise: 9, condition: 'Clear', date: '2026-11-21', seed: 42, garments: ['print-midi-dress', 'bold-print-dress', 'floral-midi'] },
];

const CLOUD: Record<Condition, number> = {
  Clear: 0.1,
  'Partly Cloudy': 0.4,
  Cloudy: 0.8,
  Drizzle: 0.9,
  Mist: 0.8,
  Windy: 0.5,
  Snow: 0.9,
};

/** Eleven hours from seven, warmest in the afternoon. */
function hoursOf({ tempF, rise, condition, date }: GalleryRequest): WeatherHour[] {
  const falls = condition === 'Drizzle' || condition === 'Snow';
  return Array.from({ length: 12 }, (_, step): WeatherHour => {
    const noon = Math.sin((step / 13) * Math.PI);
    return {
      at: '',
      hour: 7 + step,
      date,
      tempF: tempF + rise * noon,
      windMs: condition === 'Windy' ? 6.5 : 2.4,
      humidity: 60,
      precipitationMm: falls && step >= 2 ? 0.3 : 0,
      snow: condition === 'Snow',
      cloud: CLOUD[condition],
      uv: 2 * noon,
      condition: falls && step >= 2 ? (condition === 'Snow' ? 'Snow' : 'Drizzle') : 'Clouds',
    };
  });
}

const all = <T extends string>(ids: readonly T[] = []) =>
  Object.fromEntries(ids.map((id) => [id, 1])) as Record<T, number>;

/** The question as the stylist gets it. */
export function galleryBrief(asked: GalleryRequest): StylingBrief {
  const { style, context = null, seed, garments, colors, modesty } = asked;
  return {
    gender: 'female',
    styles: [style],
    context,
    daypart: 'morning',
    hours: hoursOf(asked),
    placeName: 'New York',
    recent: [],
    seed: `gallery ${seed}`,
    affinities: { garment: all(garments), color: all(colors) },
    ...(modesty && { modesty }),
  };
}
