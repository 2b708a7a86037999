// Her sentence as words, and the longest phrase of the lexicon at each.
import { LEXICON, LONGEST_PHRASE, type Meaning } from './lexicon.ts';
import { withoutAsides } from './asides.ts';
import { IDLE_WORDS } from './turns-of-phrase.ts';

/** In small letters, without accents and apostrophes: "Grandma's" and "grandmas" are one. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'\u2019\u2018]/g, '');

/** As thumbs write. */
const SHORT_FORMS = new Map(
  Object.entries({
    w: 'with',
    thn: 'then',
    pls: 'please',
    plz: 'please',
    bday: 'birthday',
    uni: 'university',
    mtg: 'meeting',
    appt: 'appointment',
    tmrw: 'tomorrow',
    tonite: 'tonight',
    pjs: 'pajamas',
    inlaws: 'in-laws',
    hubby: 'husband',
    hubbys: 'husbands',
  }),
);

/** Near to a word of ours by a letter, and words of their own: a speaker is no sneaker, a descent not decent. */
const OTHER_WORDS =
  `action backing backward binding bother burning calling changed clarity clearer compose composing compute concept concern
    consent contact content contrast corridor counted creation descent detects director directory escaped factor figured
    filling flushed freeing garbage groomed groomer ground handling hanging hoping hopping inspect internal leading listing
    loaders mapping marches marking matching message mocking overhead packing padding paddler parens patched patching
    patents photographed planning plates pointed pointer pointing pooling possible present presents prevents printing
    produce product protect railing raising rating reported reporting require requires reserved respect respects retrieve
    retrieved sailing screaming seated sending setting shingle signing simpler snowfall speaker speakers spelling
    staging starring started stopping storing strange stretch stripped strips suppose sweeping talking testing though
    trailers trivial wanting watched weighs wording wrapper writing canyon canyons bunches rambler hiding heading heating herring herrings warning morning melting`.split(
    /\s+/,
  );

/** Every word that a phrase holds, and those that mean nothing. */
const OURS = [...new Set([...[...LEXICON.keys()].flatMap((phrase) => phrase.split(' ')), ...IDLE_WORDS])];
const KNOWN: ReadonlySet<string> = new Set([...OURS, ...OTHER_WORDS]);
/** Shorter words are too near to each other. */
const LEAST_LETTERS = 6;
const LONG_WORDS = OURS.filter((word) => word.length >= LEAST_LETTERS);

/** Whether one letter was left out, put in, mistaken for another, or two changed places; never the first. */
function isSlipOf(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const [a, b] = [typed.slice(at), word.slice(at)];
  if (a.length === b.length)
    return (
      (a.length > 0 && typed.length > LEAST_LETTERS && a.slice(1) === b.slice(1)) ||
      (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
    );
  return a.length < b.length ? a === b.slice(1) : a.slice(1) === b;
}

/** The one word of ours that she has nearly typed. */
function withoutSlip(typed: string): string {
  const short = SHORT_FORMS.get(typed);
  if (short) return short;
  if (
    typed.length < LEAST_LETTERS ||
    KNOWN.has(typed) ||
    KNOWN.has(typed.replace(/s$/, '')) ||
    !/^\p{L}+$/u.test(typed) ||
    isIdle(typed)
  )
    return typed;
  const near = LONG_WORDS.filter((word) => isSlipOf(typed, word));
  return near.length === 1 ? near[0]! : typed;
}

/** [British, American] */
const SPELLINGS: readonly [RegExp, string][] = [
  [/\b(col|neighb|fav|hon|harb|flav)our/g, '$1or'],
  [/\btheatre/g, 'theater'],
  [/\bcentre/g, 'center'],
  [/\bgrey/g, 'gray'],
  [/\bpyjama/g, 'pajama'],
  [/\bdraughty/g, 'drafty'],
  [/\bbusses/g, 'buses'],
  [/\btravell/g, 'travel'],
  [/\bfibre/g, 'fiber'],
];
const american = (text: string): string =>
  SPELLINGS.reduce((said, [british, ours]) => said.replace(british, ours), text);

/** `names`: in small letters; nobody who is called Caroline sings carols. */
export const wordsOf = (text: string, names: ReadonlySet<string> = new Set()): string[] =>
  (
    withoutAsides(american(plainText(text)))
      // A verb there, a garment in 'a dress for dinner'.
      .replace(/^\s*dress for\b/, '')
      .replace(/\bnothing (too )?short\b/g, 'no shorts, no short hems')
      .replace(/\bnothing (too )?long\b/g, 'no long hems')
      .replace(
        /\b(floor|ankle)[- ]length\b(?! (skirt|dress|gown|coat|trouser|pants|legging|tights))/g,
        'to the floor',
      )
      .replace(/\b(plain|solid) colors?\b/g, 'no patterns')
      .replace(/\ba\/c\b/g, 'ac')
      .replace(/\b([ap])\.m\b\.?/g, '$1m')
      .replace(/\b(my|than|as) usual\b/g, '$1')
      .match(/\d{1,2}(?:[:.h]\d{0,2})?(?:am|pm)?(?![\p{L}\d])|[\p{L}\d]+(?:-[\p{L}\d]+)*|[,;.!?/+&]/gu) ?? []
  ).map((word) => (names.has(word) ? word : withoutSlip(word)));

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
