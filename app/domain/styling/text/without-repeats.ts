// A card says a thing once: two sentences that begin alike or lean on the same word are heard. This is about words alone;
// what has been told is asked by its id (sentence.ts). Nor does she read one build of a sentence twice within two weeks.
import { GLOSSARY } from '../../wardrobe/glossary.ts';
import { COLOR_WORDS } from '../../wardrobe/palette.ts';
import { WARDROBE } from '../../wardrobe/wardrobe.ts';
import type { SeededRandom } from '../seeded-random.ts';
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

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z][a-z'-]*/g) ?? [];
/** Every word of a garment's name, and the small words that hold a list of them together. */
const NAMING: ReadonlySet<string> = new Set(
  [
    ...COLOR_WORDS,
    ...Object.keys(GLOSSARY),
    ...WARDROBE.map(({ phrase }) => phrase),
    'suit tuxedo a an the and',
  ].flatMap(wordsOf),
);
const HOUR =
  /\b(?:midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon)\b(?: in the (?:morning|afternoon|evening)| at night)?/g;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?])\s/).filter(Boolean);

/** The build of a sentence: without garments, figures and hours. */
const skeletonOf = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/-?\d+(?:\u00b0f)?/g, '0')
    .replace(HOUR, 'h')
    .replace(/[a-z][a-z'-]*/g, (word) => (NAMING.has(word) ? '' : word))
    .replace(/[\s,]+/g, ' ')
    .trim();

/** Chance with a memory: of lines it picks one whose build has not been read lately, or was read longest ago. */
export interface Voice extends SeededRandom {
  isHeard(line: Line): boolean;
}

/** @param before what she has read, the newest first */
export function voiceWith(chance: SeededRandom, before: readonly string[]): Voice {
  const age = new Map<string, number>();
  before.forEach((text, index) => {
    for (const one of sentencesOf(text).map(skeletonOf)) if (!age.has(one)) age.set(one, index);
  });
  const ageOf = (line: Line): number =>
    Math.min(...sentencesOf(textOf(line)).map((one) => age.get(skeletonOf(one)) ?? Infinity));
  const isLine = (one: unknown): one is Line =>
    typeof one === 'string' || (typeof one === 'object' && one !== null && 'text' in one);
  return {
    next: chance.next,
    isHeard: (line) => ageOf(line) < Infinity,
    pick(of) {
      const ages = of.map((one) => (isLine(one) ? ageOf(one) : Infinity));
      const oldest = Math.max(...ages);
      return chance.pick(of.filter((_, index) => ages[index] === oldest));
    },
  };
}
