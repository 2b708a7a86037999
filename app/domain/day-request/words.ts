// Her sentence as words, and the longest phrase of the lexicon at each.
import { LEXICON, LONGEST_PHRASE, type Meaning } from './lexicon.ts';
import { IDLE_WORDS } from './occasion-words.ts';

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'\u2019\u2018]/g, '')
    // A verb there, a garment in 'a dress for dinner'.
    .replace(/^\s*dress for\b/, '')
    .replace(/\b([ap])\.m\b\.?/g, '$1m')
    .replaceAll('grey', 'gray')
    .match(/\d{1,2}(?:[:.h]\d{0,2})?(?:am|pm)?(?![\p{L}\d])|[\p{L}\d]+(?:-[\p{L}\d]+)*|[,;.!?/+&]/gu) ?? [];

export interface Phrase {
  text: string;
  length: number;
  meaning: Meaning;
}

export function phraseAt(words: readonly string[], at: number): Phrase | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const text = words.slice(at, at + length).join(' ');
    const meaning = LEXICON.get(text) ?? LEXICON.get(text.replaceAll('-', ' '));
    if (meaning) return { text, length, meaning };
  }
  return null;
}

export const isIdle = (word: string): boolean =>
  word
    .split('-')
    .every((part) => IDLE_WORDS.has(part) || (part.endsWith('s') && IDLE_WORDS.has(part.slice(0, -1))));
