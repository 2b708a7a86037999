// What is understood while her sentence is read: each meaning goes to its place in the request.
import type { DayOccasion } from '../preferences/day-occasion.ts';
import type { StyleId } from '../preferences/style.ts';
import { garmentById } from '../wardrobe/wardrobe.ts';
import { colorsMeantBy, type ColorWord } from './color-words.ts';
import type { DayRequest, DressCode, Stop } from './day-request.ts';
import { isOnlyBeforeNoun, isWished, type GarmentWordId, type GarmentWish } from './garment-words.ts';
import type { Meaning } from './lexicon.ts';
import { hourOfDay, type SaidHour } from './times-and-degrees.ts';
import type { Phrase } from './words.ts';

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

export const MOST_STOPS = 3;
/** Of each kind in a request. */
export const MOST_ASKED = 12;

/** What was said of a garment that is still to be named: 'my', 'red', 'leather'. */
interface Described extends GarmentWish {
  mine: boolean;
  /** Where the garment must stand to be the one. */
  end: number;
}

export interface Reading {
  request: DayRequest;
  hers: Hers;
  words: readonly string[];
  /** In a clause of what she does not want. */
  not: boolean;
  /** It began with 'less': of a color some may stay. */
  less: boolean;
  /** Where the words end that began it: what stands right there is meant, whatever it is. */
  notEnd: number;
  described: Described | null;
  /** The last garment of this clause, for 'in red' behind it. */
  wish: GarmentWish | null;
  wishEnd: number;
  /** An hour that waits for its occasion. */
  hour: SaidHour | null;
  hourAt: number;
  /** Behind the last mark. */
  clauseStart: number;
  /** The last garment that she named, for 'the red one'. */
  named: GarmentWish | null;
  /** A wish that she named, and 'or' behind it. */
  orElse: GarmentWish | null;
  /** Where the last word ended that is not understood: 'no crop tops' is not 'no tops'. */
  unreadEnd: number;
  /** Where the last occasion ended: another one right behind it is the same stop. */
  stopEnd: number;
  tonight: boolean;
  /** In a clause of what somebody else wears. */
  others: boolean;
  /** What the last word meant, for lists: 'no black and gray'. */
  last: Meaning['is'] | null;
}

export function addAll<T>(to: T[], what: readonly T[]) {
  for (const one of what) if (!to.includes(one) && to.length < MOST_ASKED) to.push(one);
}

const LATE: readonly DayOccasion[] = ['concert', 'party', 'date', 'dinner', 'evening'];
const isLate = (occasion: DayOccasion): boolean => LATE.includes(occasion);
const EARLY: readonly DayOccasion[] = ['run', 'gym', 'walk', 'sport', 'travel', 'work'];
/** The first hour that is one of the morning where she does not say which half of the day. */
export const morningFrom = (occasion: DayOccasion): number =>
  isLate(occasion) ? 12 : EARLY.includes(occasion) ? 5 : 7;

/** Of a stop without an hour: 'office, then gym at 6'. */
const DAY_BEGINS = 9;
/** A later hour stays in the morning: 'dentist at 3, work at 9' is no order. */
const LAST_EVENING_HOUR = 8;

/** Said before anything, they name the morning: 'early shift, depot at four'. */
const BEFORE_DAWN = /^(dawn|sunrise)$/;
const startsEarly = ({ words }: Reading): boolean =>
  words.some(
    (word, at) =>
      BEFORE_DAWN.test(word) ||
      (word === 'early' && /^(shift|turn|start|train|flight)$/.test(words[at + 1] ?? '')),
  );
const FIRST_HOUR = 3;

/** The hour of the last stop: in the evening where it would lie before the stop that she said before it. */
function hourOfStop(reading: Reading, said: SaidHour, stop: Stop): number {
  const { request, tonight } = reading;
  const isPrayer = stop.occasion === 'usual' && request.codes.includes('covered');
  const morning = startsEarly(reading) || isPrayer ? FIRST_HOUR : morningFrom(stop.occasion);
  const hour = hourOfDay(said, tonight ? 12 : morning);
  const before = request.stops.at(-2);
  if (said.half || hour > LAST_EVENING_HOUR || !before || isLate(before.occasion)) return hour;
  const isOfTheDay = before.occasion === 'work' || before.occasion === 'usual';
  const earlier = before.hour ?? (isOfTheDay ? DAY_BEGINS : null);
  return earlier !== null && hour < earlier && hour + 12 >= earlier ? hour + 12 : hour;
}

function sayOccasion(
  reading: Reading,
  { text, length }: Phrase,
  { occasion, codes }: Extract<Meaning, { is: 'occasion' }>,
  at: number,
) {
  const { request } = reading;
  if (reading.not && reading.notEnd === at) return;
  endClause(reading);
  addAll(request.codes, codes as DressCode[]);
  const last = request.stops.at(-1);
  // 'Beach wedding', 'dinner date': the last noun is the head.
  if (last && reading.stopEnd === at && !/^(on|in|at|by|under) /.test(text)) last.occasion = occasion;
  else if (request.stops.some((stop) => stop.occasion === occasion)) return;
  else if (request.stops.length < MOST_STOPS) request.stops.push({ occasion, hour: null });
  reading.stopEnd = at + length;
  const stop = request.stops.at(-1);
  if (stop && reading.hour) {
    stop.hour = hourOfStop(reading, reading.hour, stop);
    reading.hour = null;
  }
}

export function sayHour(reading: Reading, said: SaidHour) {
  const stop = reading.request.stops.at(-1);
  if (stop && stop.hour === null) stop.hour = hourOfStop(reading, said, stop);
  else reading.hour = said;
}

/** Her piece that is all of that. */
function pieceOf({ hers }: Reading, wish: GarmentWish): string | null {
  const tints = colorsMeantBy(wish.colors);
  const piece = hers.pieces.find(({ garmentId, color }) => {
    const garment = garmentById(garmentId);
    const inColor = tints.length === 0 || tints.some((tint) => color.split('+').includes(tint));
    return garment !== undefined && inColor && isWished(wish, garment);
  });
  return piece ? `${piece.garmentId}:${piece.color}` : null;
}

const isSame = (a: GarmentWish, b: GarmentWish) =>
  a.words.join() === b.words.join() && a.colors.join() === b.colors.join();

function sayWish(reading: Reading, wish: GarmentWish) {
  const { request, not, orElse } = reading;
  if (reading.others) return;
  const wishes = not ? request.unwanted : request.wanted;
  if (wishes.length >= MOST_ASKED || wishes.some((known) => isSame(known, wish))) return;
  if (orElse && !not) {
    orElse.either ??= wishes.indexOf(orElse);
    wish.either = orElse.either;
  }
  reading.orElse = null;
  wishes.push(wish);
}

/** 'Not the red one': of the garment that she named before. */
export function sayOne(reading: Reading, color: ColorWord) {
  if (reading.named) sayWish(reading, { words: [...reading.named.words], colors: [color] });
}

/** What was said of it right before, and the noun. */
function wishAt(reading: Reading, garment: GarmentWordId, at: number): { wish: GarmentWish; mine: boolean } {
  const before = reading.described?.end === at ? reading.described : null;
  if (!before) endDescription(reading);
  reading.described = null;
  const wish = { words: [...(before?.words ?? []), garment], colors: before?.colors ?? [] };
  return { wish, mine: before?.mine ?? false };
}

/** 'Good shoes' asks for nothing: she wears some anyway. */
const isAnyShoes = ({ words, colors }: GarmentWish): boolean =>
  words.length === 1 && words[0] === 'shoes' && colors.length === 0;

export function sayGarment(reading: Reading, garment: GarmentWordId, at: number, length: number) {
  const { wish, mine } = wishAt(reading, garment, at);
  // What is not understood may have narrowed it.
  if (reading.not && reading.unreadEnd === at) return;
  reading.named = wish;
  const piece = mine && !reading.not ? pieceOf(reading, wish) : null;
  if (piece) return addAll(reading.request.pieces, [piece]);
  const isWish = reading.not || !isAnyShoes(wish);
  reading.wish = isWish ? wish : null;
  reading.wishEnd = at + length;
  if (isWish) sayWish(reading, wish);
}

/** 'my', a color or a kind of cloth: of the garment behind it, if there is one. */
export function describe(reading: Reading, part: Partial<Described>, at: number, length: number) {
  if (reading.described?.end !== at) endDescription(reading);
  reading.described ??= { mine: false, words: [], colors: [], end: at };
  const { described } = reading;
  described.mine ||= part.mine ?? false;
  addAll(described.words, part.words ?? []);
  addAll(described.colors, part.colors ?? []);
  described.end = at + length;
}

/** No garment came behind it: the color or the cloth is meant by itself. */
export function endDescription(reading: Reading) {
  const { request, described, not } = reading;
  if (!described) return;
  reading.described = null;
  const unwanted = reading.less ? request.lessColors : request.unwantedColors;
  addAll(not ? unwanted : request.wantedColors, described.colors);
  for (const word of described.words)
    if (!isOnlyBeforeNoun(word)) sayWish(reading, { words: [word], colors: [] });
}

/** What she is dressed in who wants none of a style. */
const OTHER_STYLE: Record<StyleId, StyleId> = {
  casual: 'classic',
  professional: 'casual',
  trendy: 'classic',
  classic: 'trendy',
  sporty: 'classic',
  'go-wild': 'classic',
};

const ONE_COLOR: Partial<Record<DressCode, ColorWord>> = { 'all-white': 'white', 'all-black': 'black' };

function sayCodes({ request, not }: Reading, codes: readonly DressCode[], text: string) {
  const colors = codes.flatMap((code) => ONE_COLOR[code] ?? []);
  if (!not) addAll(request.codes, codes);
  else if (colors.length > 0) addAll(request.unwantedColors, colors);
  else if (codes.includes('black-tie')) request.style ??= 'casual';
  else addAll(request.unread, [`not ${text}`]);
}

export function sayMeaning(reading: Reading, phrase: Phrase, at: number) {
  const { request, not } = reading;
  const { meaning, text } = phrase;
  switch (meaning.is) {
    case 'occasion':
      return sayOccasion(reading, phrase, meaning, at);
    case 'code':
      return sayCodes(reading, meaning.codes, text);
    case 'style':
      request.style ??= not ? OTHER_STYLE[meaning.style] : meaning.style;
      return;
    case 'colorful':
      request.colorful = (meaning.colorful === 'more') !== not ? 'more' : 'less';
      return;
    case 'warmth':
      request.warmth = (meaning.warmth === 'warmer') !== (not && !meaning.feels) ? 'warmer' : 'cooler';
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

export function endClause(reading: Reading) {
  endDescription(reading);
  reading.not = false;
  reading.others = false;
  reading.wish = null;
  reading.orElse = null;
}
