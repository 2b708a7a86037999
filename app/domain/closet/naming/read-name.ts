// What somebody calls a piece of hers, as a garment of the wardrobe: its name says the kind, the other words the nearest of it.
import type { Gender } from '../../preferences/style.ts';
import { colorDifference } from '../../looks/oklch.ts';
import type { Colorway, Garment } from '../../wardrobe/garment.ts';
import { garmentNoun } from '../../wardrobe/glossary.ts';
import { PALETTE, swatch, type ColorName, type Tint } from '../../wardrobe/palette.ts';
import { WARDROBE } from '../../wardrobe/wardrobe.ts';
import { everybodyHas, type OwnPiece } from '../closet-terms.ts';
import { colorsIn, isColorWord } from './color-names.ts';
import { isOurNoun, lookUp, patternOf, spelled, thingLast, thingness, unjoined } from './english-words.ts';
import { inEnglish, languageOf, type LanguageName } from './languages/in-english.ts';
import { EVERYBODY_HAS, isUnworn } from './not-worn.ts';
import { ourName, type OurName } from './our-name.ts';
import { singular, wordsOf } from './words-of.ts';

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
  /^(lined|insulated|weatherproof|waterproof|rubber|heeled|platform|suit|bright|sleeveless|short|training|running|down|shell|rain|winter|snow|hiking|cowboy|dress|sport|track|puffer|thermal|plaid|striped|stripe|checked|floral|print|gingham|tweed|wingtip|tall|faux|chunky|light|lightweight|cropped|tuxedo|flannel|linen|satin|silk|velvet|suede|patent|corduroy|denim|long|maxi|midi|puff|half|quarter|pom|folding)$/;

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
  /** What our list calls it in the same words. */
  named: readonly string[];
  assumed: readonly string[];
  nouns: readonly string[];
}

/** What a word of the name weighs more than one that stands beside it. */
const OF_NAME = 1.5;

/** How near a garment of the right kind comes to what was said. */
function likeness({ garment, noun, called }: Ours, { said, named, assumed, nouns }: Asked): number {
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
  const ofName = called.filter((word) => word !== noun && named.includes(word)).length * OF_NAME;
  return points.reduce((sum, point) => sum + point, ofFabric + ofName) - rank / 2 - (isLoud ? 1.2 : 0);
}

/** How different a pattern's nearest color may be from hers, for it to be called by it. */
const SAME_COLOR = 0.12;

/** 'Pink gingham' of ours that comes in sky, navy and burgundy: what is not white of it in her color. */
function inHerColor(colorway: Colorway, color: ColorName): Colorway {
  const isGround = (tint: Tint) => tint === 'white' || tint === 'cream';
  const figures = colorway.filter((tint) => !isGround(tint));
  const far = (tint: Tint) => colorDifference(swatch(tint).hex, PALETTE[color].hex);
  const isNear = colorway.some((tint) => far(tint) <= SAME_COLOR);
  if (colorway.length !== 2 || isNear) return colorway;
  const [first, ...rest] = colorway;
  const isKept = (tint: Tint) => isGround(tint) || (figures.length === 2 && tint !== first);
  const inHers = (tint: Tint): Tint => (isKept(tint) ? swatch(tint) : PALETTE[color]).hex;
  return [inHers(first), ...rest.map(inHers)];
}

function colorOf(named: readonly ColorName[], { colors, slot }: Garment): string {
  const [color] = named;
  const isPlain = colors.every(({ length }) => length === 1);
  const hasQuiet = colors.some(([main]) => swatch(main).neutral);
  if (isPlain && (color || !hasQuiet)) return color ?? (slot === 'top' ? 'cream' : 'black');
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

/** Blue and no more: of what is tailored and of shoes it is navy, of a shirt a blue that is no bright one. */
const BLUE: Readonly<Record<string, ColorName>> = {
  ...Object.fromEntries(
    [
      'trouser',
      'chino',
      'blazer',
      'coat',
      'peacoat',
      'loafer',
      'oxford',
      'shoe',
      'derby',
      'boot',
      'pump',
      'flat',
    ].map((noun) => [noun, 'navy' as const]),
  ),
  shirt: 'denim',
};

/** Of denim it is blue, whatever else of ours stands for it. */
function colorsNamed(words: readonly string[], { fabric, phrase, slot }: Garment): readonly ColorName[] {
  const { colors, said } = colorsIn(words);
  const isDenim = words.includes('denim') && clothOf(fabric) !== clothOf('denim');
  if (colors.length === 0 && isDenim) return ['denim'];
  // Of shoes and bags gold is a leather.
  if (said[0] === 'gold' && /^(shoes|bag)$/.test(slot)) return ['camel'];
  const blue = phrase.includes('suit jacket') ? 'navy' : BLUE[singular(garmentNoun(phrase))];
  return colors.map((color, index) =>
    said[index] === 'blue' && color === 'cobalt' ? (blue ?? color) : color,
  );
}

/** Before what is told of it: 'white shirt with stripes', 'blazer from Zara'. */
const HEAD = /^(.+?) (?:with|in|for|from|by|w)\b/;
/** 'Coat, camel' and 'dress (midi)': said behind it as it might be before. */
const LISTED = /^(.+?)\s*(?:[,(:;/\u2013\u2014]| - )(.*)$/;
/** 'Cardigan, shawl collar' is no shawl. */
/** 'Blouse with bow' is a bow blouse. */
const DETAIL_OF_KIND = /^(bow|sequins?|ruffles?|straps?)$/;
const DETAIL = /(?<=\S )(?!puff|balloon|long|short|half)\w+ (?:collar|sleeves|hem|buttons?|pockets?|hood)$/;

function headOf(called: string): { head: string; beside: string } {
  const said = HEAD.exec(called)?.[1] ?? called;
  const isNamed = (upTo: number) => wordsOf(said.slice(0, upTo)).some((word) => thingness([word]) > 1);
  const told = said.replace(DETAIL, (all: string, at: number) => (isNamed(at) ? '' : all)).trim();
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
  const head = withTee(called);
  const { rest } = colorsIn(head);
  const known = nameIn(head, rest, gender);
  const { words: own, assumed, after = [], kind = [] } = known ?? { words: upToNoun(rest), assumed: [] };
  const noun = singular(garmentNoun(own.join(' ')));
  const guess = assumed.map(singular).at(-1);
  const nouns = [...new Set([...(guess ? [guess] : []), ...(NOUNS[noun] ?? [noun])])];
  const spoken = [...own, ...after, ...beside].map(singular);
  const said = [...new Set([...spoken, ...spoken.flatMap(alsoSaid)])];
  const asked = { said, named: kind.map(singular), assumed: assumed.map(singular), nouns };
  return OURS.filter((ours) => ours.garment.genders.includes(gender) && nouns.includes(ours.noun))
    .map((ours) => ({ garment: ours.garment, points: likeness(ours, asked) }))
    .sort((a, b) => b.points - a.points)
    .map(({ garment }) => garment);
}

/** 'everybody' for what no closet lists, 'unworn' for what the wardrobe has nothing like, null for what nobody understands. */
export type ReadName = OwnPiece | 'everybody' | 'unworn' | null;

/** Each word as it is spelled; where no thing is named, a word may be two letters off one. */
function corrected(words: readonly string[]): string[] {
  const apart = words.flatMap((word) => (isColorWord(word) ? [word] : unjoined(word)));
  const once = apart.map((word) => spelled(word));
  return once.some((word) => thingness([word]) > 1) ? once : once.map((word) => spelled(word, 2));
}

/** What somebody makes things for: pants of Prana's are for climbing. */
const MADE_FOR: readonly (readonly [RegExp, string])[] = [
  [
    /^(prana|kuhl|columbia|fjallraven|kathmandu|macpac|arcteryx|mammut|patagonia|north|northface|berghaus|helly|regatta|wolfskin|salewa|bergans|norrona|marmot|rei|decathlon|quechua|haglofs|craghoppers|convertible)$/,
    'hiking',
  ],
  [/^(gymshark|lululemon|nike|adidas|puma|asics|underarmour|reebok|umbro)$/, 'training'],
];

/** Jackets, shorts and pants of a maker are for what it makes things for; a name that says more keeps it. */
function madeFor(head: readonly string[]): readonly string[] {
  const last = singular(head.at(-1) ?? '');
  const use = MADE_FOR.find(([maker]) => head.some((word) => maker.test(word)))?.[1];
  const isTold = head.slice(0, -1).some((word) => lookUp([word, ...head.slice(-1)]));
  return use && /^(pant|trouser|short|jacket)$/.test(last) && !isTold
    ? [...head.slice(0, -1), use, ...head.slice(-1)]
    : head;
}

/** What a name says, in English: the thing last, and what is told of it behind 'with'. */
interface Said {
  head: readonly string[];
  after: readonly string[];
}

function saidIn(name: string, mostly?: LanguageName | null): Said {
  const called = name.toLowerCase();
  const translated = inEnglish(wordsOf(called), mostly);
  if (translated) return { head: madeFor(translated), after: [] };
  const words = corrected(wordsOf(called));
  const { head: first, beside } = headOf(called);
  const head = corrected([...wordsOf(first), ...wordsOf(beside)]);
  const after = words.slice(head.length);
  const kind = after.filter((word) => patternOf(singular(word)) !== undefined || DETAIL_OF_KIND.test(word));
  return { head: [...kind, ...madeFor(thingLast(head))], after };
}

function pieceOf({ head, after }: Said, gender: Gender): ReadName {
  const called = head.join(' ');
  if (EVERYBODY_HAS.test(called)) return 'everybody';
  if (isUnworn(called)) return 'unworn';
  const [garment] = garmentsNamed(head, after, gender);
  if (!garment) return null;
  const said = [...head, ...after];
  const isSaid = (words: RegExp) => said.some((word) => words.test(word));
  const warmth = isSaid(/^(thin|tropical)$/) ? 'thin' : isSaid(/^(thick|heavy)$/) ? 'thick' : 'usual';
  return { garmentId: garment.id, color: colorOf(colorsNamed(said, garment), garment), warmth };
}

/** The piece that a name means; `mostly` is the language of the rest of her closet. */
export const readName = (name: string, gender: Gender, mostly?: LanguageName | null): ReadName =>
  pieceOf(saidIn(name, mostly), gender);

/** A suit is a jacket with trousers or a skirt. */
const SUIT = /^(.*?)\b(?:[23] piece )?(trousers? |pants? |skirt |church |track)?suit$/;
const OTHER_SUITS =
  /\b(ski|snow|swim|body|jump|boiler|cat|salwar|shalwar|anarkali|kurta|organza|lawn) ?suit$/;

function asTwo({ head, after }: Said, gender: Gender): Said[] {
  const called = head.join(' ');
  const [, told = '', kind = ''] = SUIT.exec(called) ?? [];
  if (!SUIT.test(called) || OTHER_SUITS.test(called)) return [{ head, after }];
  const isSkirt = kind === 'skirt ' || (kind === 'church ' && gender === 'female');
  const [jacket, legs] =
    kind === 'track'
      ? ['track jacket', 'track pants']
      : ['suit jacket', isSkirt ? 'suit skirt' : 'suit trousers'];
  const light = /\b(summer|tropical|light(weight)?)\b/.test(told) ? 'thin' : '';
  return [jacket, legs].map((part) => ({ head: wordsOf(`${light} ${told} ${part}`), after }));
}

export interface NamedPiece {
  name: string;
  piece: ReadName;
}

/** What a closet holds, as somebody listed it: in whatever language most of it is written, a suit as its two pieces. */
export function readCloset(names: readonly string[], gender: Gender): NamedPiece[] {
  const mostly = languageOf(names);
  return names.flatMap((name) =>
    asTwo(saidIn(name, mostly), gender).map((said, _, all) => ({
      name: all.length > 1 ? said.head.join(' ') : name,
      piece: pieceOf(said, gender),
    })),
  );
}
