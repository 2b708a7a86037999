// How places are named, keyed and told apart. The rows come from the gazetteer (docs/third-party.md).
import { REGION_CODES } from './place-regions.ts';

/** What naming needs of a place. */
export interface NamedPlace {
  name: string;
  /** State or province, '' where there is none. */
  region: string;
  /** ISO 3166 alpha-2. */
  country: string;
  countryName: string;
}

/** Letters that carry no combining accent in Unicode. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ə: 'a',
};
/** ' ` ´ ‘ ’ ʻ ʼ ʾ ʿ, in ASCII (scripts/build.ts: mustBeAscii). */
const APOSTROPHES = /['`\u00b4\u2018\u2019\u02bb\u02bc\u02be\u02bf]/g;
const SHORT_WORDS: Record<string, string> = { st: 'saint', ste: 'sainte', mt: 'mount', ft: 'fort' };

/**
 * The search key of a name: lower case, no accents, apostrophes dropped, other punctuation as one space,
 * 'St. Louis' as 'saint louis'. Applied alike to the gazetteer and to what is typed.
 */
export function foldName(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain.replace(/^(ste?|mt|ft) (?=\S)/, (_, word: string) => `${SHORT_WORDS[word] ?? word} `);
}

/** One-degree cell of the reverse lookup; the 180° meridian wraps. */
export function placeCell(lat: number, lon: number): number {
  const column = (((Math.floor(lon) + 180) % 360) + 360) % 360;
  return Math.floor(lat + 90) * 360 + column;
}

/** The code that people write for a state or province ('CA' for California), where there is one. */
export function regionCode(place: Pick<NamedPlace, 'region' | 'country'>): string | null {
  const codes = REGION_CODES[place.country];
  if (!codes) return null;
  return Object.keys(codes).find((code) => codes[code] === place.region) ?? null;
}

/** 'Helsinki, FI' for a typed city, 'Helsinki, Uusimaa' (or the country) for one found by GPS (spec 5). */
export function formatPlace(place: NamedPlace, how: 'manual' | 'gps'): string {
  if (how === 'manual') return `${place.name}, ${place.country}`;
  return `${place.name}, ${place.region || place.countryName}`;
}

/**
 * What is stored for a place that was asked for as `typed`: one of its usual spellings stays as it is
 * ('San Francisco, CA', 'Portland, Oregon', 'Paris, FR'), anything else becomes 'Name, CountryCode'.
 */
export function storedLocation(place: NamedPlace, typed: string): string {
  return spellings(place).includes(typed.trim()) ? typed.trim() : formatPlace(place, 'manual');
}

function spellings(place: NamedPlace): string[] {
  const tails = [place.country, place.region, place.countryName, regionCode(place)];
  return tails.filter(Boolean).map((tail) => `${place.name}, ${tail}`);
}

/** Whether what is typed names the place in full: 'san francisco, ca'. The name alone may be of many. */
export const isSpelled = (place: NamedPlace, typed: string): boolean =>
  spellings(place).some((spelling) => foldName(spelling) === foldName(typed));
