// Of some garments those that a name may stand for, the likeliest first: its noun says the kind, the other words the nearest of it.
import type { Gender } from '../../preferences/style.ts';
import { garmentNoun } from '../../wardrobe/glossary.ts';
import { colorsIn } from './color-names.ts';
import { patternOf } from './english-words.ts';
import { isOurNoun } from './nouns.ts';
import { ourName, type OurName } from './our-name.ts';
import type { Said } from './said-in-name.ts';
import { singular, wordsOf } from './words-of.ts';

/** Clothes of the same feel. */
const CLOTHS = [
  'wool|merino|cashmere|lambswool|flannel|tweed|felt|alpaca|shetland|mohair|angora|loden|boucle',
  'silk|satin|silky|charmeuse|chiffon|organza|georgette|sequin|sequined|lurex|glitter|metallic|brocade|tulle|taffeta',
  'linen|gauze|hemp|ramie|muslin',
  'cotton|poplin|viscose|polyester|jersey|rayon|modal|tencel|lycra|twill',
  'leather|shearling|pleather|patent',
  'denim|jean|chambray',
  'suede|nubuck',
  'velvet|evening|velour|velveteen',
  'corduroy|needlecord',
  'fleece|sherpa|borg',
  'straw|raffia|wicker|rattan|jute|woven',
  'canvas',
].map((cloths) => cloths.split('|'));
/** The feel of a cloth, -1 of what is none. */
export const clothOf = (word: string): number => CLOTHS.findIndex((cloths) => cloths.includes(word));
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

/** A garment that a name may stand for. */
export interface Nameable<T> {
  garment: T;
  noun: string;
  /** The words that we call it by, each one of many. */
  called: readonly string[];
  cloth: number;
  /** In a bright color of its own, which nobody means who does not say so. */
  isLoud: boolean;
}

/** `phrase` is what we call it, without a color. */
export const nameable = <T>(garment: T, id: string, phrase: string, fabric: string): Nameable<T> => ({
  garment,
  noun: singular(garmentNoun(phrase)),
  called: wordsOf(phrase).map(singular),
  cloth: clothOf(fabric),
  isLoud: /^(bright|bold)-/.test(id),
});

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
function likeness(
  { noun, called, cloth: own, isLoud }: Nameable<unknown>,
  { said, named, assumed, nouns }: Asked,
): number {
  const cloths = said.map(clothOf).filter((cloth) => cloth >= 0);
  const points = called.map((word) => {
    const cloth = clothOf(word);
    if (said.includes(word)) return TELLING.test(word) ? 4 : cloth >= 0 ? 3 : 2;
    if (assumed.includes(word)) return word === assumed.at(-1) ? 2 : 0.5;
    if (cloth >= 0 && cloths.length > 0) return cloths.includes(cloth) ? 1 : -2;
    return TELLING.test(word) ? -1.5 : -0.5;
  });
  const ofFabric = own < 0 || cloths.length === 0 ? 0 : cloths.includes(own) ? 1 : -2;
  const rank = nouns.indexOf(noun);
  const ofName = called.filter((word) => word !== noun && named.includes(word)).length * OF_NAME;
  return points.reduce((sum, point) => sum + point, ofFabric + ofName) - rank / 2 - (isLoud ? 1.2 : 0);
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

/** What is asked for: the words said, and the nouns of ours that its noun may stand for. */
function askedFor({ head: called, after: beside }: Said, gender: Gender): Asked {
  const head = withTee(called);
  const { rest } = colorsIn(head);
  const name = nameIn(head, rest, gender);
  const { words: own, assumed, after = [], kind = [] } = name ?? { words: upToNoun(rest), assumed: [] };
  const noun = singular(garmentNoun(own.join(' ')));
  const guess = assumed.map(singular).at(-1);
  const nouns = [...new Set([...(guess ? [guess] : []), ...(NOUNS[noun] ?? [noun])])];
  const spoken = [...own, ...after, ...beside].map(singular);
  const said = [...new Set([...spoken, ...spoken.flatMap(alsoSaid)])];
  return { said, named: kind.map(singular), assumed: assumed.map(singular), nouns };
}

export interface Likely<T> {
  garment: T;
  /** A word that both have is two to four. */
  points: number;
}

/** Those of the garments that a name may stand for, the likeliest first; none where none is like it. */
export function nearestNamed<T>(all: readonly Nameable<T>[], said: Said, gender: Gender): Likely<T>[] {
  const asked = askedFor(said, gender);
  return all
    .filter(({ noun }) => asked.nouns.includes(noun))
    .map((one) => ({ garment: one.garment, points: likeness(one, asked) }))
    .sort((a, b) => b.points - a.points);
}
