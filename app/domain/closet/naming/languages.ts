// A name in another language, in English words and order: 'robe noire longue' is 'black long dress'.
import { isColorWord } from './color-names.ts';
import { COMPOUNDING, FOREIGN_WORDS, NOUN_FIRST, type Language } from './foreign-words.ts';
import { isInNames, ourName, singular, wordsOf } from './our-name.ts';

interface Lexicon {
  language: Language;
  /** English by foreign words, several joined by a space. */
  meaning: ReadonlyMap<string, string>;
  stems: ReadonlyMap<string, string>;
}

const TEXTS = Object.values(FOREIGN_WORDS).map((text) => text.split(/\s+/));
/** Words that are English as well: marked so, meant by others, or in an English name. */
const SHARED: ReadonlySet<string> = new Set(
  TEXTS.flat().flatMap((entry) => {
    const [all = '', english = ''] = entry.split('=');
    const marked = all.split(',').filter((one) => one.endsWith('!'));
    return [...marked.map((one) => one.slice(0, -1)), ...english.split('_')];
  }),
);
const ALSO_ENGLISH = /^(large|court|fine|base|side|mary|non|roll|rose|keds?|aran|skinny|ballerinas?)$/;
const isEnglish = (word: string): boolean =>
  SHARED.has(word) || ALSO_ENGLISH.test(word) || isInNames(word) || SHARED.has(singular(word));

/** Letters that a stem keeps. */
const STEM = 3;
/** Without what bends it: 'schwarzes' and 'schwarze', 'rouges' and 'rouge'. */
function stemOf(word: string): string {
  const stem = word.replace(/(es|er|en|em|et|os|as|is|[aeiouy]{1,3}|s|t)$/, '');
  return stem.length >= STEM ? stem : word;
}

function lexiconOf([language, text]: [string, string]): Lexicon {
  const pairs = text
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [all = '', english = ''] = entry.split('=');
      return all.split(',').map((one): [string, string] => {
        const foreign = wordsOf(one.replace(/!$/, '').replaceAll('_', ' ')).join(' ');
        return [foreign, english.replaceAll('_', ' ')];
      });
    });
  const stems = pairs.filter(([foreign]) => !foreign.includes(' ') && !isEnglish(foreign));
  return {
    language: language as Language,
    meaning: new Map(pairs),
    stems: new Map(stems.toReversed().map(([foreign, english]) => [stemOf(foreign), english])),
  };
}
const LEXICONS = Object.entries(FOREIGN_WORDS).map(lexiconOf);

/** Words of one phrase: 'chaussures a talon'. */
const LONGEST = 4;
/** Letters of the shorter half of a compound. */
const HALF = 3;
/** What joins two words: 'Baumwoll-s-kleid'. */
const JOINTS = ['', 's', 'n', 'e', 'en'];

/** 'Regenjacke': both halves are known. */
function ofCompound(word: string, lexicon: Lexicon): string | undefined {
  for (let at = word.length - HALF; at >= HALF; at--) {
    const last = ofWord(word.slice(at), lexicon);
    const joint =
      last && JOINTS.find((end) => word.slice(0, at).endsWith(end) && ofWord(cut(word, at, end), lexicon));
    if (last && joint !== undefined) return `${ofWord(cut(word, at, joint), lexicon)} ${last}`;
  }
  return undefined;
}
const cut = (word: string, at: number, joint: string): string => word.slice(0, at - joint.length);

const ofWord = (word: string, { meaning, stems }: Lexicon): string | undefined =>
  meaning.get(word) ?? (word.length > STEM && !isEnglish(word) ? stems.get(stemOf(word)) : undefined);

const meaningOf = (word: string, lexicon: Lexicon): string | undefined =>
  ofWord(word, lexicon) ??
  (COMPOUNDING.includes(lexicon.language) && !isEnglish(word) ? ofCompound(word, lexicon) : undefined);

/** How many of these words are of a language, and of no other that is English. */
const hitsIn = (words: readonly string[], lexicon: Lexicon): number =>
  words.reduce((sum, word) => {
    const isKnown = Boolean(meaningOf(word, lexicon));
    return sum + (isKnown ? (isEnglish(word) ? 0.1 : 1) : 0);
  }, 0);

function likeliest(words: readonly string[]): Lexicon | null {
  const [best] = LEXICONS.map((lexicon) => ({ lexicon, hits: hitsIn(words, lexicon) })).sort(
    (a, b) => b.hits - a.hits,
  );
  return best && best.hits >= 1 ? best.lexicon : null;
}

/** Pieces that tell what language a closet is in, at least, and of all. */
const TELLING = { pieces: 3, share: 0.2 };

/** The language of most of these names; undefined where they are English. */
export function languageOf(names: readonly string[]): Language | undefined {
  const words = names.map(wordsOf);
  const [most] = LEXICONS.map(({ language, ...lexicon }) => ({
    language,
    pieces: words.filter((of) => hitsIn(of, { language, ...lexicon }) >= 1).length,
  })).sort((a, b) => b.pieces - a.pieces);
  const isTold = most && most.pieces >= Math.max(TELLING.pieces, TELLING.share * names.length);
  return isTold ? most.language : undefined;
}

interface Part {
  english: string;
  isForeign: boolean;
}

function partsOf(words: readonly string[], lexicon: Lexicon): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const length = [4, 3, 2].find(
      (many) => many <= LONGEST && lexicon.meaning.has(words.slice(at, at + many).join(' ')),
    );
    const phrase = words.slice(at, at + (length ?? 1)).join(' ');
    const english = length ? lexicon.meaning.get(phrase) : meaningOf(phrase, lexicon);
    parts.push({ english: english ?? phrase, isForeign: english !== undefined });
    at += length ?? 1;
  }
  return parts.filter(({ english }) => english !== '');
}

/** What a thing is made of, or how: no thing of its own. */
const OF_CLOTH =
  /^(denim|leather|wool|knit|cashmere|silk|fleece|fur|lace|velvet|corduroy|suede|satin|linen|cotton|down|plaid|floral|breton)$/;
const isThing = ({ english, isForeign }: Part): boolean =>
  isForeign && !OF_CLOTH.test(english) && ourName(english.split(' ')) !== null;

/** 'Dark' stands before the color that it tells of, and the thing that is meant last. */
function ordered(parts: readonly Part[], { language }: Lexicon): Part[] {
  if (!NOUN_FIRST.includes(language)) return [...parts];
  const turned = [...parts];
  turned.forEach((part, at) => {
    const before = turned[at - 1];
    if (before && /^(dark|light)$/.test(part.english) && before.english.split(' ').every(isColorWord))
      turned.splice(at - 1, 2, part, before);
  });
  const thing = turned.findIndex(isThing);
  return thing < 0 ? turned : [...turned.filter((_, at) => at !== thing), ...turned.slice(thing, thing + 1)];
}

/**
 * These words in English where they are of another language, that of her closet where it is known; null where they are
 * English.
 */
export function inEnglish(words: readonly string[], language?: Language): string[] | null {
  const known = language && LEXICONS.find((lexicon) => lexicon.language === language);
  const best = likeliest(words);
  const hits = known ? hitsIn(words, known) : 0;
  const lexicon = known && hits > 0 && (!best || hits >= hitsIn(words, best)) ? known : best;
  if (!lexicon) return null;
  const parts = ordered(partsOf(words, lexicon), lexicon);
  return parts.flatMap(({ english }) => english.split(' '));
}
