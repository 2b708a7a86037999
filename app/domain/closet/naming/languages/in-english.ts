// A name of another language in the English of our list: 'vinterfrakke' is a winter coat, 'camisa de seda verde' a green silk shirt.
import { isColorWord } from '../color-names.ts';
import {
  isEnglishThing,
  isEnglishWord as isOneWord,
  lookUp,
  spelled,
  thingness,
  unjoined,
} from '../english-words.ts';
import { wordsOf } from '../words-of.ts';
import { CROATIAN } from './croatian.ts';
import { CZECH } from './czech.ts';
import { DANISH } from './danish.ts';
import { DUTCH } from './dutch.ts';
import { ESTONIAN } from './estonian.ts';
import { FINNISH } from './finnish.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { GREEK } from './greek.ts';
import { HUNGARIAN } from './hungarian.ts';
import { INDONESIAN } from './indonesian.ts';
import { ITALIAN } from './italian.ts';
import type { Language } from './language.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { ROMANIAN } from './romanian.ts';
import { RUSSIAN } from './russian.ts';
import { SPANISH } from './spanish.ts';
import { SWAHILI } from './swahili.ts';
import { SWEDISH } from './swedish.ts';
import { TURKISH } from './turkish.ts';
import { VIETNAMESE } from './vietnamese.ts';

const LANGUAGES = {
  french: FRENCH,
  german: GERMAN,
  dutch: DUTCH,
  danish: DANISH,
  swedish: SWEDISH,
  italian: ITALIAN,
  spanish: SPANISH,
  portuguese: PORTUGUESE,
  romanian: ROMANIAN,
  hungarian: HUNGARIAN,
  polish: POLISH,
  finnish: FINNISH,
  estonian: ESTONIAN,
  turkish: TURKISH,
  indonesian: INDONESIAN,
  croatian: CROATIAN,
  czech: CZECH,
  greek: GREEK,
  russian: RUSSIAN,
  vietnamese: VIETNAMESE,
  swahili: SWAHILI,
};
export type LanguageName = keyof typeof LANGUAGES;
const NAMES = Object.keys(LANGUAGES) as LanguageName[];

/** 'Rainboots' are two English words. */
const isEnglishWord = (word: string): boolean => isOneWord(word) || unjoined(word).length > 1;

const longEnough = (bent: string, word: string, letters = 3): string =>
  bent.length >= letters ? bent : word;
/** Ends of a Germanic word with the letters that must stay: 'rote' is 'rot', 'sort' stays. */
const GERMANIC_ENDS: readonly (readonly [RegExp, number])[] = [
  [/(erne|ene|ern|er|es|en|em|et|ar|or|e|a)$/, 3],
  [/(na|s|n|t)$/, 4],
];

/** All ends off, however many. */
function germanicStem(word: string): string {
  for (const [end, letters] of GERMANIC_ENDS) {
    const shorter = word.replace(end, '');
    if (shorter !== word && shorter.length >= letters) return germanicStem(shorter);
  }
  return word.replace(/aa/g, 'a').replace(/([aou])e/g, '$1');
}

/** A word without what number, gender and case put at its end. */
const STEMS: Readonly<Record<Language['bends'], (word: string) => string>> = {
  romance: (word) => {
    const one = longEnough(word.replace(/s$/, ''), word);
    return longEnough(one.replace(/e?[aeiou]+$/, ''), one);
  },
  germanic: germanicStem,
  slavic: (word) => longEnough(word.replace(/(ych|ymi|[eoy]m|[aeiouy]+)$/, ''), word),
  hungarian: (word) => longEnough(word.replace(/([aeo]?k)$/, ''), word, 4),
  turkish: (word) => longEnough(word.replace(/(l[ae]r)?[iu]?$/, ''), word),
  finnish: (word) => longEnough(word.replace(/(inen|iset|ist?a|et|at|t|n)$/, ''), word, 4),
  none: (word) => word,
};

/** By the words as they are listed, and by their stems. */
interface Index {
  exact: ReadonlyMap<string, string>;
  bent: ReadonlyMap<string, string>;
}
interface Dictionary {
  language: Language;
  things: Index;
  words: Index;
  links: ReadonlySet<string>;
}

/** 'Sac a main' is 'sac main', as listed and as typed. */
const withoutLinks = (words: readonly string[], links: ReadonlySet<string>): readonly string[] =>
  words.length > 1 ? words.filter((word) => !links.has(word)) : words;

function indexOf(
  listed: Readonly<Record<string, string>>,
  stem: (word: string) => string,
  links: ReadonlySet<string>,
): Index {
  const exact = new Map<string, string>();
  const bent = new Map<string, string>();
  for (const [english, all] of Object.entries(listed))
    for (const one of all.split('|')) {
      const words = withoutLinks(wordsOf(one), links);
      const stems = words.map(stem).join(' ');
      if (!exact.has(words.join(' '))) exact.set(words.join(' '), english);
      if (!bent.has(stems)) bent.set(stems, english);
    }
  return { exact, bent };
}

const dictionaries = new Map<LanguageName, Dictionary>();
function dictionaryOf(name: LanguageName): Dictionary {
  const known = dictionaries.get(name);
  if (known) return known;
  const language = LANGUAGES[name];
  const stem = STEMS[language.bends];
  const links = new Set(language.links.split('|'));
  const made = {
    language,
    things: indexOf(language.things, stem, links),
    words: indexOf(language.words, stem, links),
    links,
  };
  dictionaries.set(name, made);
  return made;
}

function found({ exact, bent }: Index, words: readonly string[], { bends }: Language): string | undefined {
  return exact.get(words.join(' ')) ?? bent.get(words.map(STEMS[bends]).join(' '));
}

/** One or some of the words in English; `known` counts those that the language has. */
interface Part {
  thing?: string | undefined;
  word?: string | undefined;
  /** What stands before it in the same word: the rain of a 'Regenjacke'. */
  before: readonly string[];
  known: number;
}

/** Letters from which the end of a word that is not known says what it is, and from which one does whose beginning is. */
const [TELLS, JOINED] = [4, 3];
const JOINT = /(s|n|en|er|e|ne)$/;

/** What stands before the noun of a word written as one. */
function beginning(dictionary: Dictionary, left: string, noun: string): readonly string[] | null {
  const { words, things } = dictionary;
  for (const one of [left, left.replace(JOINT, '')]) {
    const english = words.exact.get(one) ?? things.exact.get(one);
    if (english && one.length > 1) return [english];
    // 'Haremshose'; no Hungarian 'dress-ing', no Danish 'night-dress'.
    const isForeign = noun.length >= TELLS && !isOneWord(noun);
    if (isForeign && one.length >= TELLS && isOneWord(one)) return wordsOf(one);
  }
  const part = left.length > JOINED * 2 ? apart(dictionary, left, true) : null;
  return part ? [...part.before, part.thing ?? part.word ?? ''] : null;
}

/** A word of two: its noun, and what stands before it. */
function apart(dictionary: Dictionary, word: string, isBeginning = false): Part | null {
  const { language, things, words } = dictionary;
  let noun: string | undefined;
  for (let at = 2; at <= word.length - JOINED; at++) {
    const right = word.slice(at);
    const thing = found(things, [right], language);
    const before = (thing ?? words.exact.has(right)) ? beginning(dictionary, word.slice(0, at), right) : null;
    if (before) return { thing, word: thing ? undefined : words.exact.get(right), before, known: 1 };
    if (right.length >= TELLS && at >= JOINED) noun ??= things.exact.get(right);
  }
  return noun && !isBeginning && !isEnglishWord(word) ? { thing: noun, before: [], known: 0.5 } : null;
}

const LONGEST = 4;
/** What is bent or joined is less sure than what is listed, and least where little is left of it. */
const [BENT, STUB, STUBBY] = [0.9, 0.4, 4];

/** A maker's model is the thing where no other is named: 'vestido negro max mara' is a dress. */
const modelIn = (said: readonly string[]): string | undefined =>
  thingness(said) === 1 ? said.join(' ') : undefined;

/** Words that the language has, or that are one English name together. */
function partOf(dictionary: Dictionary, said: readonly string[]): Part | null {
  const { language, things } = dictionary;
  const phrase = said.join(' ');
  const thing = found(things, said, language);
  const word = found(dictionary.words, said, language);
  if (!thing && !word)
    return said.length > 1 && lookUp(said)
      ? { thing: phrase, word: modelIn(said), before: [], known: said.length * BENT }
      : null;
  const isExact = things.exact.has(phrase) || dictionary.words.exact.has(phrase);
  const isStub = said.every((one) => STEMS[language.bends](one).length < STUBBY);
  const sure = isExact ? 1 : isStub ? STUB : BENT;
  return { thing, word, before: [], known: said.length * sure };
}

/** A word that is English, or two of the language written as one; else as it is. */
function oneWord(dictionary: Dictionary, word: string): Part {
  if (isEnglishWord(word))
    return { [isEnglishThing(word) ? 'thing' : 'word']: word, before: [], known: BENT };
  const joined = dictionary.language.joins ? apart(dictionary, word) : null;
  if (joined) return joined;
  const meant = spelled(word);
  return { [isEnglishThing(meant) ? 'thing' : 'word']: meant, before: [], known: 0 };
}

function partsOf(dictionary: Dictionary, said: readonly string[]): Part[] {
  const words = withoutLinks(said, dictionary.links);
  const parts: Part[] = [];
  let at = 0;
  while (at < words.length) {
    const lengths = Array.from({ length: Math.min(LONGEST, words.length - at) }, (_, shorter) => shorter + 1);
    const longest = lengths
      .reverse()
      .map((length) => ({ length, part: partOf(dictionary, words.slice(at, at + length)) }))
      .find(({ part }) => part !== null);
    parts.push(longest?.part ?? oneWord(dictionary, words[at] ?? ''));
    at += longest?.length ?? 1;
  }
  return parts;
}

const SHADE = /^(dark|light|bright)$/;
/** 'Blue dark' of 'bleu fonce'. */
function shadesFirst(words: readonly string[]): string[] {
  const turned = [...words];
  for (let at = 1; at < turned.length; at++)
    if (SHADE.test(turned[at] ?? '') && isColorWord(turned[at - 1] ?? ''))
      [turned[at - 1], turned[at]] = [turned[at] ?? '', turned[at - 1] ?? ''];
  return turned;
}

/** A 'giacca' alone is a blazer, one of leather or jeans a jacket. */
const JACKET = 'tailored jacket';

/** What it is stands last, what is told of it before. */
function nounLast(parts: readonly Part[], { noun }: Language): string[] {
  const isThing = ({ thing, word }: Part) => thing !== undefined && word === undefined;
  const isSure = (part: Part) => isThing(part) && part.known >= 1;
  const isEither = ({ thing }: Part) => thing !== undefined;
  const [at = -1] = (noun === 'last' ? [isSure, isThing, isEither] : [isThing, isEither])
    .map((test) => (noun === 'first' ? parts.findIndex(test) : parts.findLastIndex(test)))
    .filter((index) => index >= 0);
  const told = parts.flatMap(({ thing, word, before }, index) =>
    index === at ? before : [...before, word ?? thing ?? ''],
  );
  const words = told.flatMap((one) => one.split(' ')).filter((one) => one !== '');
  const ordered = noun === 'first' ? shadesFirst(words) : words;
  const thing = parts[at]?.thing ?? '';
  const isPlain = !ordered.some(
    (one) => isOneWord(one) && (one === 'denim' || !isColorWord(one)) && !SHADE.test(one),
  );
  return [...ordered, ...(thing === JACKET ? [isPlain ? 'blazer' : 'jacket'] : thing.split(' '))].filter(
    (one) => one !== '',
  );
}

interface Reading {
  language: LanguageName;
  words: string[];
  known: number;
}

/** A link that no English has tells between two readings that know as much: 'short en jean'. */
const LINK = 0.15;
const linked = ({ links }: Dictionary, words: readonly string[]): number =>
  words.length > 1 && words.some((word) => links.has(word) && !isEnglishWord(word)) ? LINK : 0;

function readingsOf(words: readonly string[]): Reading[] {
  return NAMES.map((language) => {
    const dictionary = dictionaryOf(language);
    const parts = partsOf(dictionary, words);
    const known = parts.reduce((sum, part) => sum + part.known, linked(dictionary, words));
    return { language, words: nounLast(parts, dictionary.language), known };
  });
}

/** Whether a word is one of some that are an English name together: the 'mara' of 'max mara'. */
const isInName = (words: readonly string[], at: number): boolean =>
  words.some((_, from) =>
    words.some(
      (__, to) =>
        from <= at && at <= to && to > from && to - from < LONGEST && lookUp(words.slice(from, to + 1)),
    ),
  );

/** What is misspelled is a little less sure. */
const SPELLED = 0.8;
const englishOf = (words: readonly string[]): number =>
  words.reduce((sum, word, at) => {
    if (isEnglishWord(word) || isInName(words, at)) return sum + 1;
    return sum + (isEnglishWord(spelled(word)) ? SPELLED : 0);
  }, 0);
const EDGE = 0.5;

/** The words in English, their noun last; null where they are English. `mostly` is what the rest of her closet is written in, null English. */
export function inEnglish(words: readonly string[], mostly?: LanguageName | null): string[] | null {
  // No other language knows more of it.
  if (!mostly && words.every(isEnglishWord)) return null;
  const edge = ({ language, known }: Reading) => known + (language === mostly ? EDGE : 0);
  const [best] = readingsOf(words).sort((a, b) => edge(b) - edge(a));
  const english =
    mostly === null ? EDGE + words.filter((word) => isEnglishWord(spelled(word))).length : englishOf(words);
  return best && edge(best) > english ? best.words : null;
}

/** How many of a closet's names no English has, for it to be of another language. */
const MOSTLY = 1 / 3;

/** The language that a closet is written in; null where it is English. */
export function languageOf(names: readonly string[]): LanguageName | null {
  const points = new Map<LanguageName, number>();
  let foreign = 0;
  for (const name of names) {
    const words = wordsOf(name);
    const ahead = readingsOf(words).filter(({ known }) => known > englishOf(words));
    if (ahead.length > 0) foreign++;
    for (const { language, known } of ahead) points.set(language, (points.get(language) ?? 0) + known);
  }
  const [best] = [...points].sort(([, a], [, b]) => b - a);
  return best && foreign >= MOSTLY * names.length ? best[0] : null;
}
