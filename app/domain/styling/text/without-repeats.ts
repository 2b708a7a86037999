// A card says a thing once: two sentences that begin alike or lean on the same word are heard. This is about words alone;
// what has been told is asked by its id (sentence.ts).
import { textOf, type Line } from './sentence.ts';

const HEARD =
  /\b(wear|under|underneath|to go with|finish|dry|sidewalks|polish|dress\w* (?:it|\w+) up|add|take|carry|keeps?|first|layer)\b/gi;

const wordsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(HEARD)].map(([word]) => word.toLowerCase().replace(/^dress\w* .*/, 'dress up')));

/** 'the polo', 'wear': how a sentence begins; a line that begins with an article only is free. */
function beginningOf(sentence: string): string {
  const [first = '', second = ''] = sentence.toLowerCase().split(' ');
  return /^(an?|the)$/.test(first) ? `${first} ${second}` : first;
}

/** Those lines that say nothing that has been said in the same words; all of them where none is left. */
export function withoutRepeats<T extends Line>(lines: readonly T[], said: string): readonly T[] {
  const words = wordsIn(said);
  const begun = new Set(said.split(/(?<=[.?])\s/).map(beginningOf));
  const fresh = lines.filter(
    (line) =>
      !begun.has(beginningOf(textOf(line))) && [...wordsIn(textOf(line))].every((word) => !words.has(word)),
  );
  return fresh.length > 0 ? fresh : lines;
}

/** Whether a word or a name has been written already: 'rain' of 'a raincoat' too. */
export const isWritten = (word: string, said: string): boolean =>
  said.toLowerCase().includes(word.toLowerCase());

/** Whether a piece has been called by its noun: 'the polo'. */
export const isCalled = (noun: string, said: string): boolean =>
  new RegExp(`\\bthe ${noun}\\b`, 'i').test(said);
