// A name that somebody typed, word by word.
import { inLatinLetters } from './languages/other-scripts.ts';
import { MAKERS } from './makers.ts';

const SPELLED: Readonly<Record<string, string>> = {
  sleeved: 'sleeve',
  stripe: 'striped',
  stripes: 'striped',
  stripy: 'striped',
  stripey: 'striped',
  checks: 'checked',
  flowers: 'flower',
  snikers: 'sneakers',
  kakhis: 'khakis',
  kakhi: 'khaki',
  chequed: 'checked',
  chequered: 'checked',
  cardi: 'cardigan',
  cardy: 'cardigan',
  cord: 'corduroy',
  ...Object.fromEntries('wooly woolly woolen woollen'.split(' ').map((word) => [word, 'wool'])),
  jkt: 'jacket',
  gator: 'gaiter',
  lt: 'light',
  dk: 'dark',
  viz: 'vis',
  demin: 'denim',
  blak: 'black',
  blck: 'black',
  legins: 'leggings',
  leggins: 'leggings',
  sandels: 'sandals',
  sandles: 'sandals',
  earings: 'earrings',
  dungries: 'dungarees',
  embroided: 'embroidered',
  sleevless: 'sleeveless',
  sleve: 'sleeve',
  spot: 'spotted',
  spots: 'spotted',
  totebag: 'tote',
};

/** Letters that have no plain one under their mark; Cyrillic and Greek ones by their sound. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  [
    'øo æae œoe łl đd ðd þth ıi ßss',
    'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ьy эe юyu яya іi єe ґg ђdj јj љlj њnj ћc џdz',
    'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υu φf χch ψps ωo',
  ].flatMap((row) => row.split(' ').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)])),
);
/** A soft sign is heard before a vowel alone: 'платье' is 'platye', 'пальто' 'palto'. */
const [SOFT, SOUNDED] = ['ь', new Set('аеёиоуыэюяіїє')];
const latin = (text: string): string =>
  text.replace(/[^ -~]/g, (letter, at: number) =>
    letter === SOFT && !SOUNDED.has(text.charAt(at + 1)) ? '' : (LETTERS.get(letter) ?? letter),
  );

/** What keeps the rain out, named behind what is worn. */
const MEMBRANE_BEHIND =
  /\b(\S*(?:shoes?|boots?|sneakers?|trainers?|hikers?|timberlands?|sorels?|gloves?|mittens?|pants|trousers))\s+(gore[- ]?tex|gtx|waterproof)\b/;

/** How high the heels of boots and sandals are is no other thing, wherever it stands. */
const HEELS_BEHIND =
  /\b(boots?|booties?|bootees?|sandals?|mules?|loafers?|clogs?)\b(.*?)\b(?:no|low|lowish|small|mid|medium|high|block|kitten|flat|tiny|chunky|\d+ ?(?:cm|in|inch)) heels?\b/;
/** 'Oxfords rubber sole' are shoes of it. */
const SOLES_BEHIND =
  /\b(\S*(?:shoes?|boots?|oxfords?|brogues?|derb(?:y|ys|ies)|loafers?))\s+(?:w\/ |with )?(rubber|leather|crepe) soles?\b/;
/** A tie, of whatever it is: 'tie navy knit'. */
const TIE_FIRST =
  /^(?:neck ?)?ties?\b(?! (?:dye|dyed|waist|neck|front|side|back|up|blouse|belt|shirt|dress|top|strap))/;
/** 'Tight turtleneck' is none of tights. */
const TIGHT = /\btight (?=\w)/g;
/** Of a coat or jacket, a knit, a dress or shoes it says how they sit, wherever it stands: 'blazer tight' is none of tights. */
const SITS_TIGHT =
  /(\b(?:blazer|jacket|coat|suit|shirt|blouse|top|turtle ?neck|sweater|jumper|cardigan|knit|dress|skirt|jeans|trousers|pants|shoes|boots|heels|bra)\b.*) tight\b/;
/** 'Full sleeve' is long in India; sleeves that stand last are said before. */
const FULL_SLEEVES = /\bfull[- ]?sleeved?\b/g;
const HALF_SLEEVES = /(?<!\bdress )\bhalf[- ]?sleeved?\b/g;
const SHORT_SLEEVES_LAST = /^(.*\b(?:knit|sweater|jumper|blouse|shirt|polo|dress)\b.*) short sleeve$/;
/** A puffer may be short, and is no pair of shorts. */
const SHORT_OUTERWEAR =
  /\b(puffer|puffy|padding|parka|trench|duffle|shearling|teddy|peacoat|down)((?: \w+)?) short$/;
/** A suit that one trains in. */
const SPORT_SUIT =
  /\b(?:sports?|adidas|nike|puma|reebok|kappa|fila)\b(?! *(?:swim|ski|snow|body|wet|jump|cat))(?: \w+)? suit\b|\bsuit (?:adidas|nike|puma|reebok|kappa|fila)\b/;

/** 'Half-Zip' is two words, 'T-shirt' a tee, 'café' is 'cafe', and nobody counts. */
export function wordsOf(text: string): string[] {
  // 'Robe d’été' is 'robe d ete', 'Levi’s' one word.
  const elided = inLatinLetters(text.toLowerCase()).replace(/\b([dl])['\u2019](?=\p{L}{2})/gu, '$1 ');
  const unmarked = latin(elided.normalize('NFC'))
    .normalize('NFD')
    .replace(/\p{M}|['\u2019]/gu, '');
  const plain = latin(unmarked)
    .replace(/\b(t|tee)[- ]?shirt/g, 'tee')
    .replace(/\bv[- ]?neck\b/g, 'v neck')
    .replace(MAKERS, '')
    // 'Walking shoes gore-tex' are shoes of it.
    .replace(MEMBRANE_BEHIND, '$2 $1')
    .replace(HEELS_BEHIND, '$1$2')
    .replace(SOLES_BEHIND, '$1')
    .replace(TIE_FIRST, 'necktie of')
    .replace(/\bkilt hose\b/g, 'socks')
    .replace(/\b(merino|wool|thermo|base ?layer) set\b/g, 'thermals')
    .replace(TIGHT, '')
    .replace(SPORT_SUIT, 'track suit')
    .replace(/\bred wing/g, 'redwing')
    .replace(/\bdriza[- ]bone/g, 'drizabone')
    .replace(SITS_TIGHT, '$1')
    .replace(FULL_SLEEVES, 'long sleeve')
    .replace(HALF_SLEEVES, 'short sleeve')
    .replace(/\b(long|short)[- ]?sleeved?s?\b/g, '$1 sleeve')
    .replace(SHORT_SLEEVES_LAST, 'short sleeve $1')
    .replace(SHORT_OUTERWEAR, 'short $1$2');
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
