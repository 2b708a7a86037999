// What a name says of a piece, in English: the thing last, what is told of it before; misspelled, behind 'with', in another language.
import { isColorWord } from './color-names.ts';
import { lookUp, patternOf, spelled, thingLast, thingness, unjoined } from './english-words.ts';
import { inEnglish, type LanguageName } from './languages/in-english.ts';
import { WRITTEN_ON } from './makers.ts';
import { singular, wordsOf } from './words-of.ts';

/** Before what is told of it: 'white shirt with stripes', 'blazer from Zara'. */
const HEAD = /^(.+?) (?:with|in|for|from|by|w)\b/;
/** 'Coat, camel' and 'dress (midi)': said behind it as it might be before. */
const LISTED = /^(.+?)\s*(?:[,(:;\u2013\u2014]| - )(.*)$/;
/** 'Blouse with bow' is a bow blouse. */
const DETAIL_OF_KIND = /^(bow|sequins?|ruffles?|straps?)$/;
/** 'Cardigan, shawl collar' is no shawl. */
const DETAIL = /(?<=\S )(?!puff|balloon|long|short|half)\w+ (?:collar|sleeves|hem|buttons?|pockets?|hood)$/;

function headOf(called: string): { head: string; beside: string } {
  const said = HEAD.exec(called)?.[1] ?? called;
  const isNamed = (upTo: number) => wordsOf(said.slice(0, upTo)).some((word) => thingness([word]) > 1);
  const told = said.replace(DETAIL, (all: string, at: number) => (isNamed(at) ? '' : all)).trim();
  const [, head = told, beside = ''] = LISTED.exec(told) ?? [];
  return { head, beside };
}

const isThing = (words: readonly string[]): boolean => words.some((word) => thingness([word]) > 1);

/** What is listed behind a thing stands before it, the color that was said first stays first. */
function toldBefore(told: readonly string[], thing: readonly string[]): string[] {
  const at = told.some(isColorWord) ? thing.findLastIndex(isColorWord) + 1 : 0;
  return thing.toSpliced(at, 0, ...told);
}

/** Each word as it is spelled; where no thing is named, a word may be two letters off one. */
function corrected(words: readonly string[]): string[] {
  const apart = words.flatMap((word) => (isColorWord(word) ? [word] : unjoined(word)));
  const once = apart.map((word) => spelled(word));
  return isThing(once) ? once : once.map((word) => spelled(word, 2));
}

/** What somebody makes things for: pants of Prana's are for climbing. */
const MADE_FOR: readonly (readonly [RegExp, string])[] = [
  [
    /^(carhartt|dickies|dimex|blaklader|snickers|strauss|stihl|yakka|kinggee|mascot|portwest|filson)$/,
    'workwear',
  ],
  [
    /^(prana|kuhl|columbia|fjallraven|kathmandu|macpac|arcteryx|mammut|patagonia|north|northface|berghaus|helly|regatta|wolfskin|salewa|swix|rohan|paramo|scarpa|lowa|meindl|hanwag|merrell|keen|zamberlan|sportiva|bergans|norrona|marmot|rei|decathlon|quechua|haglofs|craghoppers|convertible)$/,
    'hiking',
  ],
  [/^(gymshark|lululemon|lulu|alo|athleta|nike|adidas|puma|asics|underarmour|reebok|umbro)$/, 'training'],
];

/** Jackets, shorts and pants of a maker are for what it makes things for; a name that says more keeps it. */
function madeFor(head: readonly string[]): readonly string[] {
  const last = singular(head.at(-1) ?? '');
  const use = MADE_FOR.find(([maker]) => head.some((word) => maker.test(word)))?.[1];
  // 'Work pants' of who makes them for work are no office trousers.
  const isListed = head.some((_, from) => head.length - from > 2 && lookUp(head.slice(from)));
  const isTold =
    isListed ||
    head
      .slice(0, -1)
      .some((word) => lookUp([word, ...head.slice(-1)]) && !(use === 'workwear' && word === 'work'));
  const nouns =
    use === 'hiking' ? /^(pant|trouser|short|jacket|boot|shoe|sandal)$/ : /^(pant|trouser|short|jacket)$/;
  return use && nouns.test(last) && !isTold ? [...head.slice(0, -1), use, ...head.slice(-1)] : head;
}

/** What a name says, in English: the thing last, and what is told of it behind 'with'. */
export interface Said {
  head: readonly string[];
  after: readonly string[];
}

/** `mostly` is the language of the rest of her closet, null English. */
export function saidIn(name: string, mostly?: LanguageName | null): Said {
  const called = name
    .toLowerCase()
    .replace(/\bmac in a sac\b/, 'mac sac')
    .replace(WRITTEN_ON, (_, tee: string, written: string) =>
      [tee, ...written.split(' ').filter(isColorWord)].join(' '),
    );
  const translated = inEnglish(wordsOf(called), mostly);
  if (translated) return { head: madeFor(translated), after: [] };
  const words = corrected(wordsOf(called));
  const { head: first, beside } = headOf(called);
  const [main, told] = [corrected(wordsOf(first)), corrected(wordsOf(beside))];
  const head = [...main, ...told];
  const after = words.slice(head.length);
  // 'Black dress (short)' is no pair of dress shorts.
  const named = isThing(main) ? toldBefore(told, thingLast(main)) : thingLast(head);
  // 'Shoes for running' are running shoes.
  const isUse = (word: string) => after[0] === 'for' && lookUp([word, ...named.slice(-1)]) !== undefined;
  const kind = after.filter(
    (word) => patternOf(singular(word)) !== undefined || DETAIL_OF_KIND.test(word) || isUse(word),
  );
  return { head: [...kind, ...madeFor(named)], after };
}
