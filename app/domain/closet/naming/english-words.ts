// The English words of clothes: which we know, which of them are things, and what is misspelled.
import { COLOR_WORDS, isColorWord } from './color-names.ts';
import { isNoSlip } from './makers.ts';
import { isOurNoun } from './nouns.ts';
import { FURTHER_TABLES, NAME_TABLES } from './piece-names.ts';
import { singular, wordsOf } from './words-of.ts';

const joined = (words: readonly string[]): string => words.join(' ');
export const keyOf = (words: readonly string[]): string => joined(words.map(singular));

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

/** Spelled as they are listed; no word of them tells a language, and none is meant by a slip of another. */
const FURTHER: ReadonlyMap<string, string> = new Map(
  FURTHER_TABLES.flatMap((table) => Object.entries(table)).flatMap(([our, names]) =>
    names.split('|').map((name): [string, string] => [name, our]),
  ),
);
const FURTHER_WORDS: ReadonlySet<string> = new Set([...FURTHER.keys()].flatMap((name) => name.split(' ')));

const listed = (words: readonly string[]): string | undefined =>
  OURS.get(joined(words)) ?? OURS.get(keyOf(words));
export const lookUp = (words: readonly string[]): string | undefined =>
  listed(words) ?? FURTHER.get(joined(words)) ?? FURTHER.get(keyOf(words));

/** Whether a name of two words or more that we list stands last. */
export const endsAsListed = (words: readonly string[]): boolean =>
  words.some((_, from) => words.length - from > 1 && lookUp(words.slice(from)));

/** Links of other languages that stand in loan words: the 'de' of 'bleu de travail'. */
const LINKS = /^(de|le|al)$/;
/** Every word of a name. */
const VOCABULARY: ReadonlySet<string> = new Set(
  [...OURS.keys()].flatMap((name) => name.split(' ')).filter((word) => !LINKS.test(word)),
);
/** What may be meant by a misspelled word, by its first letter. */
const BY_LETTER: ReadonlyMap<string, string[]> = Map.groupBy(
  new Set([...VOCABULARY, ...COLOR_WORDS]),
  (word) => word.charAt(0),
);

/** Letters from which a word is long enough to be misspelled and still known, and from which twice. */
const [LONG, LONGER] = [5, 7];

/** Letters more, less, other or changed about with their neighbor (optimal string alignment, Damerau 1964). */
function slips(typed: string, meant: string): number {
  let [before, last] = [[] as number[], Array.from({ length: meant.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let at = 1; at <= meant.length; at++) {
      const same = typed[row - 1] === meant[at - 1];
      const turned = row > 1 && typed[row - 1] === meant[at - 2] && typed[row - 2] === meant[at - 1];
      const ways = [last[at]! + 1, next[at - 1]! + 1, last[at - 1]! + (same ? 0 : 1)];
      next.push(Math.min(...ways, turned ? before[at - 2]! + 1 : Infinity));
    }
    [before, last] = [last, next];
  }
  return last[meant.length] ?? Infinity;
}

/** The last words: each of the languages asks for the same. */
const LAST_SPELLED = new Map<string, string>();
const LAST = 200;

/** 'Turtelneck' is a turtleneck; a word that is no slip of one that we know, or of several, stays. `most` is how many letters may be wrong. */
export function spelled(word: string, most: 1 | 2 = 1): string {
  const key = `${word} ${most}`;
  const known = LAST_SPELLED.get(key);
  if (known !== undefined) return known;
  if (LAST_SPELLED.size >= LAST) LAST_SPELLED.clear();
  const meant = nearestSpelled(word, most);
  LAST_SPELLED.set(key, meant);
  return meant;
}

function nearestSpelled(word: string, most: 1 | 2): string {
  if (word.length < LONG || isEnglishWord(word) || FURTHER_WORDS.has(word) || isNoSlip(word)) return word;
  for (const wrong of [1, 2].slice(0, word.length < LONGER ? 1 : most)) {
    const near = (BY_LETTER.get(word.charAt(0)) ?? []).filter(
      (meant) =>
        meant.length >= LONG &&
        (wrong === 1 || meant[1] === word[1]) &&
        Math.abs(meant.length - word.length) <= wrong &&
        slips(word, meant) === wrong,
    );
    if (new Set(near.map(singular)).size === 1) return near[0] ?? word;
    if (near.length > 0) return word;
  }
  return word;
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

/** What is on a cloth, and the word that our names have for it. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [
    /^(printed|print|patterned|paisley|polka|dotted|spotted|leopard|zebra|tiger|cheetah|giraffe|cow|snake|snakeskin|python|animal|ankara|batik|tropical|palm|pineapple|parrot|flamingo|abstract|geometric|psychedelic|ikat|kitenge|kente|shweshwe|african|hawaii|hawaiian|aloha|dye)$/,
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

/** Cloths, cuts and shapes by which a thing is called where nothing else is said. */
const ALSO_TOLD =
  /^(merino|cashmere|knit|fleece|loden|denim|corduroy|cord|flannel|chambray|mohair|angora|aran|puffer|puffy|mini|maxi|midi|flat|short|heel|slip|shell|wrap|sweat|sheath|body|oxford|breton|cargo|plaid|rugby|tennis|biker|aviator|trapper|bucket|teddy|pile|shearling|duffle|duffel|capri|padding|softshell|goretex|waterproof|windproof|barrel|polo|turtleneck|gabardine|lace|bandeau|chino|platform|wedge|stiletto|bowling|hunter|western|halter|wallet|lining|skater|smoking|safari|tie|band|clip|ring|pin|chain|watch|brace|stud|square|pendant|mask|boat|deck|boot|layer|hair|jersey|sling|flare|crop)$/;
/** What is made and worn with clothes and is none of ours. */
export const NO_CLOTHES =
  /^(belt|tie|watch|sunglass|sunny|glass|gilet|bodywarmer|waistcoat|jumpsuit|romper|playsuit|dungaree|overall|onesie|bikini|swimsuit|wetsuit|suitcase|parasol|bathrobe|bandana|trolley|earring|hoop|stud|necklace|bracelet|bangle|ring|brooch|pendant|chain|square|cufflink|suspender|brace|clip|band|goggle|helmet|boa|fascinator|jewelry|jewellery|jhumka|pin|scrunchie|crown|tiara|mask|headlamp|pole|wallet|anklet|garter|corsage|choker|apron|vest|geta|perfume|necktie|bowtie|bead|drop|headphone|handkerchief|nath|keychain|petticoat|shapewear|headband|visor|pearl|wristwatch|leotard|legwarmer|nighty|nightdress|nightgown|earphone|lipstick|niqab|coverall|boilersuit|wader|sporran|obi|bisht|hanfu|furisode|tomesode|homongi|tsukesage|komon|iromuji|uchikake|montsuki|jinbei|tabi|gho|kira|tego|chuba|deel|chapan|chokha|durumagi|kokoshnik|bunad|taovala|lederhosen|bib|rashie|rashy|gi|dryrobe|fan|case|undercap|ciput|flash|bindi|tikka|hairband|sheitel|wig|handsock|undersleeve|bros|abanico|turban pin)$/;

const OF_CLOTHES =
  /^(sock|tight|stocking|undershirt|underwear|bra|pantyhose|nylon|knicker|jockstrap|hairband|denier|base|thermal|john|fila|opaque|fishnet|heattech|and|with|from|in|of|on|for|by|the|old|nice|size|new|second|hand|secondhand|perfect|favorite|favourite|ripped|stained|fancy|better|organic|recycled|sister)s?$/;

/** Whether an English speaker would say it of clothes. */
export const isEnglishWord = (word: string): boolean =>
  OF_CLOTHES.test(word) ||
  patternOf(word) !== undefined ||
  isOurNoun(word) ||
  VOCABULARY.has(word) ||
  VOCABULARY.has(singular(word)) ||
  isColorWord(word) ||
  NO_CLOTHES.test(singular(word));

/** Makers by whose name a thing is called where nothing else is said. */
const MAKERS =
  /^(adida|asic|hoka|converse|chuck|van|kate|ked|tom|reebok|veja|superga|puma|nike|saucony|brook|salomon|clark|timberland|timb|sorel|ugg|emu|hunter|birkenstock|birk|teva|chaco|croc|keen|levi|dicky|docker|barbour|drizabone|burberry|moncler|hermes|birkin|speedy|knirp|smartwool|carhartt|havaiana|blundstone|tretorn|kamik|baffin|martens|doc|dm|akubra|stetson|perfecto|swanndri|swanni|scarpa|lowa|meindl|hanwag|danner|sportiva|zamberlan|merrell|allbird)s?$/;

const MAKERS_IN_WORDS =
  /^(new balance|do?c(tor)? martens?|dr martens?|air forces?( 1s?)?|stan smiths?|canada goose|chuck taylors?|all stars?|nike pegasus|nike metcon|on clouds?|air max|ll bean)$/;
const SUITS = /^(track)?suit$/;

/** A maker's model or a dress of a region, in whose name no thing of every closet stands: a 'lacoste' is a polo, a 'cardigan lacoste' none. */
const isModel = (words: readonly string[]): boolean =>
  !listed(words) && lookUp(words) !== undefined && words.every((word) => !listed([word]) && !isOurNoun(word));

/** How surely some words are the name of a thing: 3 a thing ('jacket'), 2 a thing where no other is named ('fleece'), 1 a maker, 0 none. */
export function thingness(words: readonly string[]): 0 | 1 | 2 | 3 {
  const [first = ''] = words;
  const last = singular(words.at(-1) ?? '');
  if ((words.length > 1 && MAKERS_IN_WORDS.test(joined(words))) || isModel(words)) return 1;
  if (words.length > 1) return lookUp(words) ? (/^(neck|zip|sleeve|cut|on|toe|knit)$/.test(last) ? 2 : 3) : 0;
  if (MAKERS.test(first)) return 1;
  if (SUITS.test(first)) return 3;
  if (!lookUp(words) && !isOurNoun(first) && !NO_CLOTHES.test(last)) return 0;
  return ALSO_TOLD.test(first) ? 2 : 3;
}
export const isEnglishThing = (word: string): boolean => thingness([word]) === 3;

/** A name in its parts, each as long as a name of our list. */
function unitsOf(words: readonly string[]): string[][] {
  const units: string[][] = [];
  for (let at = 0; at < words.length;) {
    const longest = [4, 3, 2].find(
      (length) => at + length <= words.length && lookUp(words.slice(at, at + length)),
    );
    units.push(words.slice(at, at + (longest ?? 1)));
    at += longest ?? 1;
  }
  return units;
}

/** 'Shoes' of a maker are of the maker's kind. */
const OF_ANY_KIND = /^(shoe|sneaker|trainer|platform|runner)$/;
const SHOES =
  /(shoes|sneakers|boots|derbies|oxfords|wingtips|loafers|flats|pumps|heels|mules|sandals|espadrilles|slippers)$/;

/** 'Boots short' are short boots, and a 'rain jacket adidas' is a rain jacket: what it is stands last. */
export function thingLast(words: readonly string[]): string[] {
  const units = unitsOf(words);
  const sure = Math.max(...units.map(thingness));
  const last = units.findLastIndex((unit) => thingness(unit) === sure);
  const maker = units.findIndex((unit) => thingness(unit) === 1 && SHOES.test(lookUp(unit) ?? ''));
  const isMakers = maker >= 0 && maker !== last && OF_ANY_KIND.test(singular(units[last]?.at(-1) ?? ''));
  const at = isMakers ? maker : last;
  if (sure === 0 || (at === units.length - 1 && !isMakers)) return [...words];
  return [
    ...units.filter((_, index) => index !== at && !(isMakers && index === last)),
    units[at] ?? [],
  ].flat();
}
