// A name that people use, in the words that our wardrobe uses for it.
import type { Gender } from '../../preferences/style.ts';
import { GLOSSARY } from '../../wardrobe/glossary.ts';
import { NAME_TABLES } from './piece-names.ts';

const SPELLED: Readonly<Record<string, string>> = {
  sleeved: 'sleeve',
  stripe: 'striped',
  stripes: 'striped',
  stripy: 'striped',
  stripey: 'striped',
  cardi: 'cardigan',
  cardy: 'cardigan',
  chequed: 'checked',
  chequered: 'checked',
  lt: 'light',
  dk: 'dark',
};

/** Letters that no accent makes, Cyrillic and Greek ones by their sound. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  [
    'øo æae œoe łl đd ðd þth ıi ßss',
    'аa бb вv гg дd еe ёe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ьy эe юyu яya іi їi єe ґg ђdj јj љlj њnj ћc џdz',
    'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo',
  ].flatMap((row) => row.split(' ').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)])),
);

const latin = (text: string): string => [...text].map((letter) => LETTERS.get(letter) ?? letter).join('');

/** 'Half-Zip' is two words, 'T-shirt' a tee, 'café' is 'cafe', and nobody counts. */
export function wordsOf(text: string): string[] {
  const plain = latin(
    latin(text.toLowerCase())
      .normalize('NFD')
      .replace(/\p{M}|['\u2019]/gu, ''),
  ).replace(/\b(t|tee)[- ]?shirt/g, 'tee');
  return (plain.match(/[a-z]+|\d+/g) ?? []).map((word) => SPELLED[word] ?? word);
}

/** One of them: 'jean', 'scarf', 'dress'. */
export function singular(word: string): string {
  if (/(ss|[^aeiou]us)$/.test(word) || word.length < 4) return word;
  if (/(ss|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('rves')) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const joined = (words: readonly string[]): string => words.join(' ');
const keyOf = (words: readonly string[]): string => joined(words.map(singular));

/** By name as it is written, and by its singular where that is no other name: a blue oxford is a shirt, oxfords are shoes. */
function namesToOurs(): ReadonlyMap<string, string> {
  const ours = new Map<string, string>();
  const all = NAME_TABLES.flatMap((table) => Object.entries(table)).flatMap(([our, names]) =>
    [our, ...names.split('|')].map((name) => [wordsOf(name), our] as const),
  );
  for (const [name, our] of all) ours.set(joined(name), our);
  for (const [name, our] of all) if (!ours.has(keyOf(name))) ours.set(keyOf(name), our);
  return ours;
}
const OURS = namesToOurs();
const lookUp = (words: readonly string[]): string | undefined =>
  OURS.get(joined(words)) ?? OURS.get(keyOf(words));

/** Every word of a name, for what is misspelled. */
const VOCABULARY: ReadonlySet<string> = new Set([...OURS.keys()].flatMap((name) => name.split(' ')));

/** Whether it is a word of any of our names. */
export const isInNames = (word: string): boolean => VOCABULARY.has(word) || VOCABULARY.has(singular(word));

/** Letters from which a word is long enough to be misspelled and still known. */
const LONG = 5;

/** One letter more, less, other or two changed about. */
function isSlip(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const [rest, ofMeant] = [typed.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === ofMeant.slice(1) ||
    rest.slice(1) === ofMeant ||
    rest === ofMeant.slice(1) ||
    (rest[0] === ofMeant[1] && rest[1] === ofMeant[0] && rest.slice(2) === ofMeant.slice(2))
  );
}

/** 'Turtelneck' is a turtleneck; a word that is no slip of one that we know stays. */
export function spelled(word: string, isKnown: (word: string) => boolean = () => false): string {
  if (word.length < LONG || VOCABULARY.has(word) || VOCABULARY.has(singular(word)) || isKnown(word))
    return word;
  return [...VOCABULARY].find((meant) => meant.length >= LONG && isSlip(word, meant)) ?? word;
}

/** Letters of a word written as one, of which none of its two is shorter. */
const SHORT = 3;

/** 'Tanktop' is a tank top: two words of a name written as one. */
export function unjoined(word: string): string[] {
  if (VOCABULARY.has(word) || VOCABULARY.has(singular(word))) return [word];
  for (let at = SHORT; at <= word.length - SHORT; at++) {
    const pair = [word.slice(0, at), word.slice(at)];
    if (lookUp(pair)) return pair;
  }
  return [word];
}

/** What a word means in the closet of one of them. */
const APART: Readonly<Record<string, Readonly<Record<Gender, string>>>> = {
  shell: { female: 'sleeveless silk top', male: 'shell jacket' },
  'tweed jacket': { female: 'short tweed jacket', male: 'wool blazer' },
  'cycling short': { female: 'bike shorts', male: 'training shorts' },
  'biker short': { female: 'bike shorts', male: 'training shorts' },
};

const NOUNS: ReadonlySet<string> = new Set(
  Object.keys(GLOSSARY)
    .flatMap((noun) => [noun, ...wordsOf(noun).slice(-1)])
    .map(singular),
);
export const isOurNoun = (word: string): boolean => NOUNS.has(singular(word));

/** A name in our words. */
export interface OurName {
  /** What was said, in our words; its noun stands last. */
  words: string[];
  /** What a noun alone means: a jacket is a cotton jacket until more is known. */
  assumed: string[];
  /** As it was said. */
  name: string[];
  /** What stands behind it. */
  after: readonly string[];
}

/** What is on a cloth, and the word that our names have for it. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [
    /^(printed|print|patterned|paisley|polka|dotted|spotted|leopard|zebra|tiger|cheetah|giraffe|cow|snake|snakeskin|python|animal|ankara|batik|tropical|palm|pineapple|parrot|flamingo|abstract|geometric|psychedelic|ikat|camo|kitenge|kente|shweshwe|african|hawaii|hawaiian|aloha|dye)$/,
    'print',
  ],
  [/^(flowered|flowery|floral|botanical|ditsy|liberty|flower)$/, 'floral'],
  [
    /^(check|checked|checkered|tartan|houndstooth|glen|plaid|windowpane|madras|tattersall|gingham|vichy)$/,
    'checked',
  ],
  [/^(striped|pinstripe|pinstriped|breton)$/, 'striped'],
];
export const patternOf = (word: string): string | undefined =>
  PATTERNS.find(([said]) => said.test(word))?.[1];

/** Of a name's words these say more than its others: a velvet mini dress is a velvet dress first. */
const STRONG =
  /^(velvet|satin|sequin|sequined|puffer|shearling|sheepskin|floral|flowered|printed|print|striped|stripy|leopard|quilted)$/;

/** What makers are known for, where their name stands before a kind. */
const MAKERS: readonly (readonly [RegExp, string])[] = [
  [/^(nike|adidas|puma|gymshark|lululemon|reebok|umbro|fila|dryfit|technical|tech)$/, 'gym'],
  [/^(asics|hokas?|brooks|saucony|mizuno)$/, 'running'],
  [/^(kathmandu|prana|regatta|columbia|fjallraven|mammut|merrell|salomon|convertible)$/, 'hiking'],
  [/^(carhartt|dickies)$/, 'canvas'],
];
const knownFor = (word: string): string | undefined => MAKERS.find(([maker]) => maker.test(word))?.[1];

/** What is told of a thing as often behind it as before it. */
const MODIFIER =
  /^(long|short|midi|maxi|mini|flat|block|wedge|chunky|wide|slim|skinny|straight|baggy|flared?|oversized?|cropped|pleated|printed|striped?|checke?d?s?|floral|quilted|padded|lined|sleeveless|thin|thick|training|running|hiking|knit|leather|linen|cotton|wool|silk|satin|velvet|suede|denim|corduroy|tweed|cashmere|merino|fleece|down|puffer|jersey|chiffon|lace|sequins?|canvas|straw|rubber|puff|wrap)$/;
const isModifier = (word: string): boolean => MODIFIER.test(word) || knownFor(word) !== undefined;

/** 'Boots, short' are short boots, and a 'rain jacket adidas' is no pair of sneakers. */
export function turned(words: readonly string[], isColor: (word: string) => boolean): readonly string[] {
  const last = words.findLastIndex((word) => !isModifier(word) && !isColor(word));
  const [thing, behind] = [words.slice(0, last + 1), words.slice(last + 1)];
  const isTold =
    !lookUp(words) &&
    behind.some(isModifier) &&
    thing.some((word) => !isModifier(word) && (isOurNoun(word) || lookUp([word])));
  return isTold ? [...behind, ...thing] : words;
}

/** The same name with one of the words before it: a striped cotton T-shirt is a striped T-shirt. */
function withWordBefore(
  before: readonly string[],
  name: readonly string[],
): { word: string; ours: string } | null {
  for (const end of name.map((_, from) => name.slice(from)))
    for (const word of before) {
      const pattern = patternOf(singular(word));
      const kind = pattern ?? knownFor(word);
      const ours = lookUp([word, ...end]) ?? (kind && lookUp([kind, ...end]));
      const isAsLong = end.length === name.length - 1 && (STRONG.test(word) || pattern !== undefined);
      if (ours && (end.length === name.length || isAsLong)) return { word, ours };
    }
  return null;
}

/** The longest name that ends with these words. */
function nameAtEnd(words: readonly string[], gender: Gender): Omit<OurName, 'after'> | null {
  for (let start = 0; start < words.length; start++) {
    const name = words.slice(start);
    const ours = APART[keyOf(name)]?.[gender] ?? lookUp(name);
    if (!ours) continue;
    const before = words.slice(0, start);
    const closer = withWordBefore(before, name);
    if (closer) {
      const rest = before.filter((one) => one !== closer.word);
      return { words: [...rest, ...wordsOf(closer.ours)], assumed: [], name: [closer.word, ...name] };
    }
    const [noun = ''] = name;
    const isNounAlone = name.length === 1 && isOurNoun(noun) && ours !== noun;
    return before.length > 0 && isNounAlone
      ? { words: [...before, noun], assumed: wordsOf(ours), name }
      : { words: [...before, ...wordsOf(ours)], assumed: [], name };
  }
  return null;
}

/**
 * The longest name that stands last in the words, in our words, and what is said before it; null where no such name is
 * known. What stands behind it (a brand, a size, a print) is kept apart.
 */
export function ourName(words: readonly string[], gender: Gender = 'female'): OurName | null {
  const found = nameIn(words, gender);
  if (!found || found.after.length === 0) return found;
  // 'Skirt, pleated' is a pleated skirt.
  const turned = nameIn([...found.before, ...found.after, ...found.name], gender);
  return turned && turned.name.length > found.name.length ? turned : found;
}

function nameIn(words: readonly string[], gender: Gender): (OurName & { before: readonly string[] }) | null {
  for (let end = words.length; end > 0; end--) {
    const found = nameAtEnd(words.slice(0, end), gender);
    if (found) return { ...found, before: words.slice(0, end - found.name.length), after: words.slice(end) };
    if (isOurNoun(words[end - 1] ?? '')) return null;
  }
  return null;
}
