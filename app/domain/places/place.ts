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
const ANY_LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** ' ` ´ ‘ ’ ʻ ʼ ʾ ʿ, in ASCII (scripts/build.ts: mustBeAscii). */
const APOSTROPHES = /['`\u00b4\u2018\u2019\u02bb\u02bc\u02be\u02bf]/g;
/** Accents of Latin, Greek and Cyrillic; points of Hebrew and Arabic, which people leave out. Vowels of other scripts stay. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
const SHORT_WORDS: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  sta: 'santa',
  sto: 'santo',
  mt: 'mount',
  mtn: 'mountain',
  ft: 'fort',
  pt: 'point',
  pto: 'puerto',
  cd: 'ciudad',
  hts: 'heights',
  spgs: 'springs',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
};
const spelledOut = (word: string) => (Object.hasOwn(SHORT_WORDS, word) ? SHORT_WORDS[word] : word) ?? word;

/**
 * The search key of a name: lower case, no accents, apostrophes dropped, other punctuation as one space, short words
 * spelled out ('Port St. Lucie' as 'port saint lucie'), but for the last: it may be the beginning of another.
 * Applied alike to the gazetteer and to what is typed.
 */
export function foldName(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(ANY_LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
  return plain.replace(/\S+(?= )/g, spelledOut);
}

/** Keys that a typed name may mean: also with its last word spelled out ('Palm Spgs'), with 'City' or without it. */
export function keysOf(name: string): string[] {
  const key = foldName(name);
  const bare = key.replace(/(?<=\S)(?: city| shi|\u5e02|\u1109\u1175)$/, '');
  return [...new Set([key, key.replace(/\S+$/, spelledOut), `${key} city`, bare])];
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
