// Her sentence, read word by word with a small lexicon: no model, no network; what is not understood is named.
import { isEvening, type DayOccasion } from '../preferences/day-occasion.ts';
import type { ColorName, Tint } from '../wardrobe/palette.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { nothingSaid, type DayRequest, type DressCode } from './day-request.ts';
import { isMeantBy, type GarmentWordId } from './garment-words.ts';
import { LEXICON, LONGEST_PHRASE, type Meaning } from './lexicon.ts';
import { IDLE_WORDS } from './occasion-words.ts';
import { hourOfDay, readDegrees, readHour, type SaidHour } from './times-and-degrees.ts';

/** A piece of hers, as she may name it. */
export interface NamedPiece {
  garmentId: string;
  /** 'camel', or the colors of a pattern: 'cream+navy'. */
  color: string;
  name: string | null;
}

export interface Hers {
  unit: 'C' | 'F';
  pieces: readonly NamedPiece[];
}

export const MOST_SAID = 200; // characters
const MOST_STOPS = 3;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘]/g, '')
    .replace(/\b([ap])\.m\b\.?/g, '$1m')
    .match(/\d{1,2}[:.h]?\d{0,2}(?:am|pm)?|[\p{L}\d]+(?:-[\p{L}\d]+)*|[,;.!?/+&]/gu) ?? [];

interface Phrase {
  text: string;
  length: number;
  meaning: Meaning;
}

function phraseAt(words: readonly string[], at: number): Phrase | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const text = words.slice(at, at + length).join(' ');
    const meaning = LEXICON.get(text) ?? LEXICON.get(text.replaceAll('-', ' '));
    if (meaning) return { text, length, meaning };
  }
  return null;
}

interface Reading {
  request: DayRequest;
  hers: Hers;
  /** In a clause of what she does not want. */
  not: boolean;
  /** 'my' was said of what follows. */
  mine: boolean;
  /** The last color that was said, for a garment right behind it. */
  color: readonly ColorName[] | null;
  /** An hour that waits for its occasion. */
  hour: SaidHour | null;
  /** The words from which the last occasion ended: another one right behind it is the same stop. */
  stopEnd: number;
  tonight: boolean;
  /** What the last word meant, for lists: 'no black, navy or gray'. */
  last: Meaning['is'] | null;
}

const addAll = <T>(to: T[], what: readonly T[]) => {
  for (const one of what) if (!to.includes(one)) to.push(one);
};

function sayOccasion(
  reading: Reading,
  { occasion, codes }: Extract<Meaning, { is: 'occasion' }>,
  at: number,
) {
  const { request } = reading;
  if (reading.not) return;
  addAll(request.codes, codes as DressCode[]);
  const last = request.stops.at(-1);
  // 'Beach wedding', 'dinner date': the last noun is the head.
  if (last && reading.stopEnd === at) last.occasion = occasion;
  else if (request.stops.some((stop) => stop.occasion === occasion && occasion !== 'usual')) return;
  else if (request.stops.length < MOST_STOPS) request.stops.push({ occasion, hour: null });
  const stop = request.stops.at(-1);
  if (stop && reading.hour) {
    stop.hour = hourOfDay(reading.hour, isLate(occasion));
    reading.hour = null;
  }
}

const LATE: readonly DayOccasion[] = ['concert', 'party', 'date', 'dinner', 'evening'];
const isLate = (occasion: DayOccasion): boolean => isEvening(occasion) && LATE.includes(occasion);

function sayHour(reading: Reading, said: SaidHour) {
  const stop = reading.request.stops.at(-1);
  if (stop && stop.hour === null) stop.hour = hourOfDay(said, isLate(stop.occasion) || reading.tonight);
  else reading.hour = said;
}

/** Her piece of the kind, in the color that was said. */
function pieceOf({ hers, color }: Reading, word: GarmentWordId): string | null {
  const fits = hers.pieces.filter(({ garmentId }) => {
    const garment = garmentById(garmentId);
    return garment && isMeantBy(word, garment);
  });
  const inColor = fits.filter(({ color: tints }) =>
    tints.split('+').some((tint) => color?.some((name) => name === (tint as Tint))),
  );
  const [piece] = color ? inColor : fits;
  return piece ? `${piece.garmentId}:${piece.color}` : null;
}

function sayGarment(reading: Reading, garment: GarmentWordId) {
  const { request } = reading;
  if (reading.not) return addAll(request.unwanted, [garment]);
  const piece = reading.mine ? pieceOf(reading, garment) : null;
  if (!piece) return addAll(request.wanted, [garment]);
  addAll(request.pieces, [piece]);
  // The color was the piece's.
  request.wantedColors = request.wantedColors.filter((name) => !reading.color?.includes(name));
}

function sayColor(reading: Reading, colors: readonly ColorName[]) {
  const { request } = reading;
  addAll(reading.not ? request.unwantedColors : request.wantedColors, colors);
}

function sayMeaning(reading: Reading, meaning: Meaning, at: number) {
  const { request, not } = reading;
  switch (meaning.is) {
    case 'occasion':
      return sayOccasion(reading, meaning, at);
    case 'code':
      return not ? undefined : addAll(request.codes, [meaning.code]);
    case 'style':
      if (!not) request.style ??= meaning.style;
      return;
    case 'color':
      return sayColor(reading, meaning.colors);
    case 'colorful':
      request.colorful = (meaning.colorful === 'more') !== not ? 'more' : 'less';
      return;
    case 'garment':
      return sayGarment(reading, meaning.garment);
    case 'warmth':
      request.warmth = (meaning.warmth === 'warmer') !== not ? 'warmer' : 'cooler';
      return;
    case 'wet':
      request.wet = !not;
      return;
    case 'yesterday':
      request.yesterday = not ? 'other' : meaning.yesterday;
      return;
    case 'evening':
      reading.tonight = true;
  }
}

/** 'no black, navy or gray': the list goes on behind a comma. */
const listGoesOn = (words: readonly string[], at: number): boolean => {
  const rest = words.slice(at + 1, at + 8);
  const or = rest.findIndex((word) => word === 'or' || word === 'nor');
  const end = rest.findIndex((word) => word === '.' || word === ';' || word === 'but');
  return or > 0 && (end < 0 || or < end);
};

function endClause(reading: Reading) {
  reading.not = false;
  reading.mine = false;
}

/** A mark or a word that begins a clause, ends one, or is an hour; how many words it took, 0 for none. */
function readTurn(reading: Reading, words: readonly string[], at: number): number {
  const word = words[at] ?? '';
  if (/^[,;.!?/+&]$/.test(word)) {
    if (word !== ',' || !reading.not || !listGoesOn(words, at)) endClause(reading);
    return 1;
  }
  const hour = readHour(word, words[at + 1]);
  if (hour && (/\d/.test(word) || words[at - 1] === 'at' || /^(noon|mid)/.test(word))) {
    sayHour(reading, hour);
    return /^(am|pm|oclock)$/.test(words[at + 1] ?? '') ? 2 : 1;
  }
  if (word === 'my' || word === 'mine') {
    endClause(reading);
    reading.mine = true;
    return 1;
  }
  return 0;
}

function readPhrase(reading: Reading, phrase: Phrase, words: readonly string[], at: number) {
  const { meaning, length } = phrase;
  if (meaning.is === 'not') reading.not = true;
  else if (meaning.is === 'stop') {
    if (reading.not && words[at - 1] !== undefined && !isNegation(words, at)) endClause(reading);
  } else if (meaning.is === 'then') {
    endClause(reading);
    reading.stopEnd = -1;
  } else if (meaning.is !== 'idle') {
    sayMeaning(reading, meaning, at);
    if (meaning.is === 'occasion') reading.stopEnd = at + length;
    reading.color = meaning.is === 'color' ? meaning.colors : null;
    if (meaning.is === 'garment') reading.mine = false;
  }
  reading.last = meaning.is;
}

/** 'nothing in black', 'not a dress': the word right behind 'not' ends nothing. */
const isNegation = (words: readonly string[], at: number): boolean =>
  [1, 2].some((length) => LEXICON.get(words.slice(at - length, at).join(' '))?.is === 'not');

/** 'and' goes on with what she does not want only where it lists more of the same: 'no black and gray'. */
function readAnd(reading: Reading, words: readonly string[], at: number) {
  if (!reading.not) return;
  const next = phraseAt(words, at + 1);
  if (!next || (next.meaning.is !== reading.last && next.meaning.is !== 'not')) endClause(reading);
}

/** A piece of hers by the name that she gave it. */
function readNames({ request, hers }: Reading, text: string): string {
  let rest = text;
  for (const { garmentId, color, name } of hers.pieces) {
    const said = name?.trim().toLowerCase();
    if (!said || said.length < 4 || !rest.toLowerCase().includes(said)) continue;
    addAll(request.pieces, [`${garmentId}:${color}`]);
    rest = rest.toLowerCase().replace(said, ' , ');
  }
  return rest;
}

/**
 * What a sentence of hers asks for. Never throws; words that carry meaning and are not known are in `unread`.
 * @param sentence at most MOST_SAID characters are read
 */
export function readDayRequest(sentence: string, hers: Hers): DayRequest {
  const request = nothingSaid();
  const reading: Reading = {
    request,
    hers,
    not: false,
    mine: false,
    color: null,
    hour: null,
    stopEnd: -1,
    tonight: false,
    last: null,
  };
  const { airC, rest } = readDegrees(sentence.slice(0, MOST_SAID), hers.unit);
  request.airC = airC;
  const words = wordsOf(readNames(reading, rest));
  for (let at = 0; at < words.length;) {
    const turned = readTurn(reading, words, at);
    if (turned > 0) {
      at += turned;
      continue;
    }
    const word = words[at] ?? '';
    const phrase = phraseAt(words, at);
    if (phrase) readPhrase(reading, phrase, words, at);
    else if (word === 'and') readAnd(reading, words, at);
    else if (!IDLE_WORDS.has(word) && !/^\d+$/.test(word)) request.unread.push(word);
    at += phrase?.length ?? 1;
  }
  if (
    reading.tonight &&
    !request.stops.some(({ occasion }) => isEvening(occasion)) &&
    request.stops.length === 0
  )
    request.stops.push({ occasion: 'evening', hour: null });
  const [only] = request.stops;
  if (reading.hour && only) only.hour ??= hourOfDay(reading.hour, isLate(only.occasion));
  return request;
}
