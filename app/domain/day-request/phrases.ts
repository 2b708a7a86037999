// How phrases and patterns of her words are put together.
import type { DayOccasion } from '../preferences/day-occasion.ts';
import type { DressCode } from './day-request.ts';

export interface Occasion {
  occasion: DayOccasion;
  words: string;
  codes?: readonly DressCode[];
}

export const products = (adjectives: string, nouns: string): string =>
  adjectives
    .split('|')
    .flatMap((adjective) => nouns.split('|').map((noun) => `${adjective} ${noun}`))
    .join('|');

/** In one clause, words of her own between. */
const gap = (most: number): string => `[^,.;]{0,${most}}?`;

/** One of the words of each list, in that order, each at most so many letters behind the one before. */
export const near = (...parts: readonly (string | number)[]): RegExp =>
  new RegExp(
    parts.map((part) => (typeof part === 'number' ? gap(part) : `\\b(?:${part})(?![\\p{L}\\d])`)).join(''),
    'u',
  );

/** Names of what cools a room, and words that take away. */
export const COOLER = 'ac|aircon|air con|air conditioning|air conditioner|air-conditioning';
export const NONE =
  'no|not|nothing|never|without|doesnt|does not|dont|do not|cant|cannot|cant stand|hate|hates|avoid';
