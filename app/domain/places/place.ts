// How places are named, keyed and told apart. The rows come from the gazetteer (docs/third-party.md).

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

/** 'Helsinki, FI' for a typed city, 'Helsinki, Uusimaa' (or the country) for one found by GPS. */
export function formatPlace(place: NamedPlace, how: 'manual' | 'gps'): string {
  if (how === 'manual') return `${place.name}, ${place.country}`;
  return `${place.name}, ${place.region || place.countryName}`;
}
