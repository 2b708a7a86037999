// What somebody calls a piece of hers, as a garment of the wardrobe: its name says the kind, the other words the nearest of it.
import type { Gender } from '../../preferences/style.ts';
import { colorDifference } from '../../looks/oklch.ts';
import type { Colorway, Garment } from '../../wardrobe/garment.ts';
import { garmentNoun } from '../../wardrobe/glossary.ts';
import { PALETTE, swatch, type ColorName, type Tint } from '../../wardrobe/palette.ts';
import { WARDROBE } from '../../wardrobe/wardrobe.ts';
import { everybodyHas, type OwnPiece } from '../closet-terms.ts';
import { colorsIn, isColorWord } from './color-names.ts';
import type { Language } from './foreign-words.ts';
import { inEnglish } from './languages.ts';
import {
  isOurNoun,
  ourName,
  patternOf,
  singular,
  spelled,
  turned,
  unjoined,
  wordsOf,
  type OurName,
} from './our-name.ts';

/** Underwear, socks and tights: nobody's closet lists them. */
const EVERYBODY_HAS =
  /\b(socks?|stockings?(?! cap)|pantyhose|fishnets|longjohns|bra|bras|underwear|panties|boxers|briefs|heat ?tech|base ?layer|long johns|long underwear|undershirt|slip shorts)\b|\b(thermal|thermals)\b(?!.*\b(running|jeans|gloves|trousers|boots|henley|hat|beanie)\b)( .*)?\b(top|shirt|leggings|vest|undershirt|set)?$|\bmerino long sleeve$|\bmerino leggings$|^(?!.*\b(running|cycling|sports?|compression|training|jogging)\b).*\btights\b/;

/** No umbrella is a parasol, no belt a bag, and nobody goes to town in what she swims in. */
const OTHER_THINGS =
  /\b(sun umbrella|parasol|dressing gown|bath ?robe|swim ?(shorts|suit|trunks|wear)|bikini( top| bottoms)?|swim top|one piece|gilet|body ?warmer|apron|bandana|headband|ear ?muffs|ear ?warmer|((down|padded|fleece|puffer|quilted|suit|tailored|denim|leather|faux fur|utility|fishing|linen|running|hi vis) )?waistcoat|(down|padded|fleece|denim|leather|utility|hi vis) vest|jumpsuit|romper|playsuit|dungarees?|overalls?|boiler ?suit|cat ?suit|unitard|onesie|ski suit|snow suit|wetsuit|suitcase|carry on|rolling bag|trolley|visor|lehenga set|prayer robe|bag cover)$/;
/** What is worn with clothes. */
const NO_CLOTHES =
  /^(belt|tie|watch|sunglasse|glasse|earring|hoop|stud|necklace|bracelet|bangle|ring|brooch|pendant|chain|square|cufflink|suspender|brace|clip|band|goggle|helmet|boa|fascinator|jewelry|jewellery|jhumka|pin|scrunchie|crown|tiara|mask|headlamp|pole|wallet|anklet|garter|corsage|choker|apron|vest|geta)$/;

/** Clothes of the same feel. */
const CLOTHS: readonly (readonly string[])[] = [
  [
    'wool',
    'merino',
    'cashmere',
    'lambswool',
    'flannel',
    'tweed',
    'felt',
    'woolen',
    'woollen',
    'woolly',
    'alpaca',
    'shetland',
    'mohair',
    'angora',
    'loden',
    'boucle',
  ],
  [
    'silk',
    'satin',
    'silky',
    'charmeuse',
    'chiffon',
    'organza',
    'georgette',
    'sequin',
    'sequined',
    'lurex',
    'glitter',
    'metallic',
    'brocade',
    'tulle',
    'taffeta',
  ],
  ['linen', 'gauze', 'hemp', 'ramie', 'muslin'],
  ['cotton', 'poplin', 'viscose', 'polyester', 'jersey', 'rayon', 'modal', 'tencel', 'lycra', 'twill'],
  ['leather', 'shearling', 'pleather', 'patent'],
  ['denim', 'jean', 'chambray'],
  ['suede', 'nubuck'],
  ['velvet', 'evening', 'velour', 'velveteen'],
  ['corduroy', 'cord', 'needlecord'],
  ['fleece', 'sherpa', 'borg'],
  ['straw', 'raffia', 'wicker', 'rattan', 'jute', 'woven'],
  ['canvas'],
];
const clothOf = (word: string): number => CLOTHS.findIndex((cloth) => cloth.includes(word));
/** What makes another thing of it, said or not. */
const TELLING =
  /^(lined|insulated|weatherproof|waterproof|rubber|heeled|platform|suit|bright|sleeveless|short|training|running|down|shell|rain|winter|snow|hiking|cowboy|dress|sport|track|puffer|thermal|plaid|striped|stripe|checked|floral|print|gingham|tweed|wingtip|tall|faux|chunky|light|lightweight|cropped|tuxedo|flannel|linen|satin|silk|velvet|suede|patent|corduroy|denim|cargo|long|maxi|midi|puff|half|quarter|pom|folding)$/;

/** Words that say the same of a piece as words of ours. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^(check|checked|checkered|tartan|houndstooth|glen|plaid|windowpane|madras|tattersall)$/, 'plaid checked'],
  [/^(gingham|vichy)$/, 'gingham checked'],
  [/^(striped|pinstripe|pinstriped|breton)$/, 'striped stripe'],
  [/^(skinny|slim|tapered)$/, 'slim'],
  [/^(mom|boyfriend|baggy|loose|slouchy|relaxed)$/, 'relaxed'],
  [/^(palazzo|flared|flowing|wide)$/, 'wide leg'],
  [/^(waterproof|weatherproof|showerproof|rain|rainproof|goretex|gore)$/, 'weatherproof waterproof'],
  [/^(insulated|padded|lined|sherpa|thermal|winter)$/, 'lined insulated'],
  [/^(heeled|heel|heels|stiletto)$/, 'heeled'],
  [/^(thick|heavy|chunky)$/, 'chunky'],
  [/^thin$/, 'fine lightweight'],
  [/^(lightweight|light|summer)$/, 'lightweight light'],
];
const alsoSaid = (word: string): string[] => [
  ...SAME.flatMap(([said, ours]) => (said.test(word) ? ours.split(' ') : [])),
  ...[patternOf(word)].filter((pattern) => pattern !== undefined),
];

/** The nouns of the wardrobe that a noun may stand for, the nearest first; one that is missing here stands for itself. */
const NOUNS: Readonly<Record<string, readonly string[]>> = {
  top: ['top', 'tee', 'tank'],
  trouser: ['trouser', 'pant', 'chino'],
  pant: ['pant', 'trouser'],
  tight: ['tight', 'legging'],
  legging: ['legging', 'tight'],
  dress: ['dress', 'sundress', 'gown'],
  gown: ['gown', 'dress'],
  jacket: ['jacket', 'bomber'],
  shoe: ['shoe', 'derby'],
  hat: ['hat', 'beanie'],
  vest: ['sweater vest'],
  henley: ['henley', 'tee'],
  blouse: ['blouse', 'shirt'],
  beret: ['beret', 'cap'],
  camisole: ['camisole', 'tank'],
  culotte: ['culotte', 'short'],
  heel: ['pump', 'heel'],
};
/** Of each garment its noun and the words that it is called by. */
const OURS = WARDROBE.filter(({ slot }) => !everybodyHas(slot)).map((garment) => {
  const phrase = garment.phrase.replace('{}', '').trim();
  return { garment, noun: singular(garmentNoun(phrase)), called: wordsOf(phrase).map(singular) };
});
type Ours = (typeof OURS)[number];

interface Asked {
  said: readonly string[];
  assumed: readonly string[];
  nouns: readonly string[];
}

/** How near a garment of the right kind comes to what was said. */
function likeness({ garment, noun, called }: Ours, { said, assumed, nouns }: Asked): number {
  const cloths = said.map(clothOf).filter((cloth) => cloth >= 0);
  const points = called.map((word) => {
    const cloth = clothOf(word);
    if (said.includes(word)) return TELLING.test(word) ? 4 : cloth >= 0 ? 3 : 2;
    if (assumed.includes(word)) return word === assumed.at(-1) ? 2 : 0.5;
    if (cloth >= 0 && cloths.length > 0) return cloths.includes(cloth) ? 1 : -2;
    return TELLING.test(word) ? -1.5 : -0.5;
  });
  const fabric = clothOf(garment.fabric);
  const ofFabric = fabric < 0 || cloths.length === 0 ? 0 : cloths.includes(fabric) ? 1 : -2;
  const isLoud = /^(bright|bold)-/.test(garment.id);
  const rank = nouns.indexOf(noun);
  return points.reduce((sum, point) => sum + point, ofFabric) - rank / 2 - (isLoud ? 1.2 : 0);
}

/** How different a pattern's nearest color may be from hers, for it to be called by it. */
const SAME_COLOR = 0.12;

/** 'Pink gingham' of ours that comes in sky, navy and burgundy: what is not white of it in her color. */
function inHerColor(colorway: Colorway, color: ColorName): Colorway {
  const isGround = (tint: Tint) => tint === 'white' || tint === 'cream';
  const figures = colorway.filter((tint) => !isGround(tint));
  const far = (tint: Tint) => colorDifference(swatch(tint).hex, PALETTE[color].hex);
  const isNear = colorway.some((tint) => far(tint) <= SAME_COLOR);
  if (colorway.length !== 2 || figures.length !== 1 || isNear) return colorway;
  const inHers = (tint: Tint): Tint => (isGround(tint) ? swatch(tint) : PALETTE[color]).hex;
  const [first, ...rest] = colorway;
  return [inHers(first), ...rest.map(inHers)];
}

function colorOf(named: readonly ColorName[], { colors }: Garment): string {
  const [color] = named;
  const isPlain = colors.every(({ length }) => length === 1);
  if (isPlain && color) return color;
  const far = (colorway: Colorway) => {
    const tints = colorway.filter((tint) => tint !== 'white' && tint !== 'cream');
    const of = tints.length > 0 ? tints : colorway;
    return color ? Math.min(...of.map((tint) => colorDifference(swatch(tint).hex, PALETTE[color].hex))) : 0;
  };
  // Unnamed it is of a color that goes with everything.
  const isLoud = ([main]: Colorway) => Number(!swatch(main).neutral);
  const [nearest] = colors.toSorted((a, b) => (color ? far(a) - far(b) : isLoud(a) - isLoud(b)));
  return (nearest && color ? inHerColor(nearest, color) : (nearest ?? ['black'])).join('+');
}

/** Of denim it is blue, whatever else of ours stands for it. */
function colorsNamed(words: readonly string[], { fabric, slot }: Garment): readonly ColorName[] {
  const { colors } = colorsIn(words);
  const isDenim = words.includes('denim') && clothOf(fabric) !== clothOf('denim');
  // Of shoes and bags gold is a leather.
  if (colors[0] === 'mustard' && /^(shoes|bag)$/.test(slot) && words.includes('gold')) return ['camel'];
  return colors.length === 0 && isDenim ? ['denim'] : colors;
}

/** Before what is told of it: 'white shirt with stripes', 'blazer from Zara'. */
const HEAD = /^(.+?) (?:with|in|for|from|by|w)\b/;
/** 'Coat, camel' and 'dress (midi)': said behind it as it might be before. */
const LISTED = /^(.+?)\s*(?:[,(:;/\u2013\u2014]| - )(.*)$/;
/** 'Cardigan, shawl collar' is no shawl. */
const DETAIL = /(?<=\S )\w+ (collar|sleeves|hem|buttons?|pockets?|hood)$/;

function headOf(called: string): { head: string; beside: string } {
  const whole = HEAD.exec(called)?.[1] ?? called;
  const plain = whole.replace(DETAIL, '').trim();
  const told = wordsOf(plain).some(isOurNoun) ? plain : whole;
  const [, head = told, beside = ''] = LISTED.exec(told) ?? [];
  return { head, beside };
}

/** The words up to the last one that names a garment of ours: 'jeans Levi's 501' ends with its first. */
function upToNoun(words: readonly string[]): string[] {
  const last = words.findLastIndex(isOurNoun);
  return words.slice(0, last + 1);
}

/** 'Leopard coat' and 'khaki pants' are things of their own, whatever color they are. */
function nameIn(head: readonly string[], rest: readonly string[], gender: Gender): OurName | null {
  const whole = ourName(head, gender);
  return whole && colorsIn(whole.name).colors.length > 0 && whole.name.length > 1
    ? { ...whole, words: colorsIn(whole.words).rest }
    : ourName(rest, gender);
}

/** 'Black long sleeve' is a tee; of a blouse it tells the sleeves. */
function withTee(head: readonly string[]): readonly string[] {
  const { rest } = colorsIn(head);
  const isSleeve = rest.at(-2) === 'long' && singular(rest.at(-1) ?? '') === 'sleeve';
  return isSleeve && !rest.some((word) => isOurNoun(word)) ? [...head, 'tee'] : head;
}

/** The garments that a name may stand for, the likeliest first; none where nothing of ours is like it. */
function garmentsNamed(called: readonly string[], beside: readonly string[], gender: Gender): Garment[] {
  const head = withTee(turned(called, isColorWord));
  const { rest } = colorsIn(head);
  const plain = nameIn(head, rest, gender);
  // 'Blouse with a bow'.
  const told = /^(with|in|w)$/.test(beside[0] ?? '')
    ? nameIn([...beside, ...head], [...beside, ...rest], gender)
    : null;
  const known = told && plain && told.name.length > plain.name.length ? told : plain;
  const last = rest.at(-1) ?? '';
  if (known?.name.at(-1) !== last && NO_CLOTHES.test(singular(last))) return [];
  const { words: own, assumed, after = [] } = known ?? { words: upToNoun(rest), assumed: [] };
  const noun = singular(garmentNoun(own.join(' ')));
  const guess = assumed.map(singular).at(-1);
  const nouns = [...new Set([...(guess ? [guess] : []), ...(NOUNS[noun] ?? [noun])])];
  const spoken = [...own, ...after, ...beside].map(singular);
  const said = [...new Set([...spoken, ...spoken.flatMap(alsoSaid)])];
  const asked = { said, assumed: assumed.map(singular), nouns };
  return OURS.filter((ours) => ours.garment.genders.includes(gender) && nouns.includes(ours.noun))
    .map((ours) => ({ garment: ours.garment, points: likeness(ours, asked) }))
    .sort((a, b) => b.points - a.points)
    .map(({ garment }) => garment);
}

/**
 * The piece; null where the wardrobe has nothing of its kind, 'everybody' for what no closet lists.
 * @param language of her closet, where it is not English: 'gilet' is a cardigan there
 */
export function readName(name: string, gender: Gender, language?: Language): OwnPiece | 'everybody' | null {
  const called = inEnglish(wordsOf(name), language)?.join(' ') ?? name.toLowerCase();
  const correct = (word: string) =>
    isColorWord(word) ? [word] : unjoined(word).map((one) => spelled(one, isColorWord));
  const words = wordsOf(called).flatMap(correct);
  const { head: first, beside } = headOf(called);
  const head = turned(wordsOf(first).flatMap(correct), isColorWord);
  if (EVERYBODY_HAS.test(head.join(' '))) return 'everybody';
  if (OTHER_THINGS.test(head.join(' '))) return null;
  const listed = wordsOf(beside).flatMap(correct);
  const [garment] = garmentsNamed([...head, ...listed], words.slice(head.length + listed.length), gender);
  if (!garment) return null;
  const warmth = /\b(thin|tropical)\b/.test(called)
    ? 'thin'
    : /\b(thick|heavy)\b/.test(called)
      ? 'thick'
      : 'usual';
  return { garmentId: garment.id, color: colorOf(colorsNamed(words, garment), garment), warmth };
}
