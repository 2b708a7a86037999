// What somebody calls a piece of hers, as a garment of the wardrobe: its name says the kind, the other words the nearest of it.
import type { Slot } from '../../looks/look.ts';
import type { Gender } from '../../preferences/style.ts';
import { colorDifference } from '../../looks/oklch.ts';
import type { Colorway, Garment } from '../../wardrobe/garment.ts';
import { garmentNoun } from '../../wardrobe/glossary.ts';
import { PALETTE, swatch, type ColorName, type Tint } from '../../wardrobe/palette.ts';
import { WARDROBE } from '../../wardrobe/wardrobe.ts';
import { everybodyHas, type OwnPiece } from '../closet-terms.ts';
import { colorsIn, skinIn } from './color-names.ts';
import { endsAsListed, thingness } from './english-words.ts';
import { languageOf, type LanguageName } from './languages/in-english.ts';
import { clothOf, nameable, nearestNamed } from './nearest-named.ts';
import { EVERYBODY_HAS, isOutOfUse, isUnderAll, isUnworn } from './not-worn.ts';
import { saidIn, type Said } from './said-in-name.ts';
import { singular, wordsOf } from './words-of.ts';

const ofGender = (gender: Gender) =>
  WARDROBE.filter(({ slot, genders }) => !everybodyHas(slot) && genders.includes(gender)).map((garment) =>
    nameable(garment, garment.id, garment.phrase.replace('{}', '').trim(), garment.fabric),
  );
const OURS = { female: ofGender('female'), male: ofGender('male') };

/** How different a pattern's nearest color may be from hers, for it to be called by it. */
const SAME_COLOR = 0.12;

/** 'Pink gingham' of ours that comes in sky, navy and burgundy: what is not white of it in her color. */
function inHerColor(colorway: Colorway, color: ColorName): Colorway {
  const isGround = (tint: Tint) => tint === 'white' || tint === 'cream';
  const figures = colorway.filter((tint) => !isGround(tint));
  const far = (tint: Tint) => colorDifference(swatch(tint).hex, PALETTE[color].hex);
  const isNear = colorway.some((tint) => far(tint) <= SAME_COLOR);
  if (isNear) return colorway;
  // Of many colors the first is its ground.
  if (colorway.length > 2) {
    const [, ...figured] = colorway.map((tint) => swatch(tint).hex);
    return [PALETTE[color].hex, ...figured];
  }
  if (colorway.length < 2) return colorway;
  const [first, ...rest] = colorway;
  const isKept = (tint: Tint) => isGround(tint) || (figures.length === 2 && tint !== first);
  const inHers = (tint: Tint): Tint => (isKept(tint) ? swatch(tint) : PALETTE[color]).hex;
  return [inHers(first), ...rest.map(inHers)];
}

/** The two colors of a pattern that were both named: light ones are its ground, as ours has it. */
function bothColors([one, other]: readonly ColorName[], colors: readonly Colorway[]): Colorway | null {
  const two = colors.find(({ length }) => length === 2);
  if (!one || !other || one === other || !two) return null;
  const isGround = (tint: Tint) => tint === 'white' || tint === 'cream';
  // Ours has it first or last.
  const [ground, last] = colors.some(([tint]) => isGround(tint)) ? [other, one] : [one, other];
  const isTurned = isGround(ground) && !isGround(last);
  const [first, second] = isTurned ? [other, one] : [one, other];
  const listed = colors.find((colorway) => colorway.join() === [first, second].join());
  return listed ?? [swatch(first).hex, swatch(second).hex];
}

/** A print of a skin in its colors, as many as ours has. */
function skinOf(skin: readonly ColorName[], colors: readonly Colorway[]): Colorway | null {
  const tints = skin
    .slice(0, Math.max(...colors.map(({ length }) => length)))
    .map((tint) => swatch(tint).hex);
  const [first, ...rest] = tints;
  return first && rest.length > 0 ? [first, ...rest] : null;
}

function colorOf(said: readonly string[], garment: Garment): string {
  const { colors, slot } = garment;
  const named = colorsNamed(said, garment);
  const [color] = named;
  const isPlain = colors.every(({ length }) => length === 1);
  const skin = skinIn(said);
  const printed = isPlain ? null : skin ? skinOf(skin, colors) : bothColors(named, colors);
  if (printed) return printed.join('+');
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

/** Of what is tailored and of shoes. */
const NAVY = /^(trouser|chino|blazer|coat|peacoat|loafer|oxford|shoe|derby|boot|pump|flat)$/;
/** Blue and no more: navy of these, of a shirt a blue that is no bright one. */
function plainBlue(phrase: string): ColorName {
  const noun = singular(garmentNoun(phrase));
  if (NAVY.test(noun) || phrase.includes('suit jacket')) return 'navy';
  return noun === 'shirt' ? 'denim' : 'cobalt';
}

/** Of denim it is blue, whatever else of ours stands for it. */
function colorsNamed(words: readonly string[], { fabric, phrase, slot }: Garment): readonly ColorName[] {
  const { colors, said } = colorsIn(words);
  const isDenim = words.includes('denim') && clothOf(fabric) !== clothOf('denim');
  if (colors.length === 0 && isDenim) return ['denim'];
  if (colors.length === 0 && words.includes('dark')) return ['charcoal'];
  // Of shoes and bags gold is a leather.
  if (said[0] === 'gold' && /^(shoes|bag)$/.test(slot)) return ['camel'];
  return colors.map((color, at) => (said[at] === 'blue' && color === 'cobalt' ? plainBlue(phrase) : color));
}

/** 'everybody' for what no closet lists, 'unworn' for what the wardrobe has nothing like, null for what nobody understands. */
export type ReadName = OwnPiece | 'everybody' | 'unworn' | null;

/** Slots in which one garment of ours stands for hers of wool and of linen. */
const CLOTHS_DIFFER: readonly Slot[] = ['dress'];

function pieceOf({ head, after }: Said, gender: Gender): ReadName {
  const called = head.join(' ');
  if (EVERYBODY_HAS.test(called)) return 'everybody';
  if (isUnworn(called)) return 'unworn';
  const [nearest] = nearestNamed(OURS[gender], { head, after }, gender);
  // A kilt is known, and nothing that we draw on him is one.
  if (!nearest) return head.some((word) => thingness([word]) === 3) ? 'unworn' : null;
  const { garment } = nearest;
  const said = [...head, ...after];
  const isSaid = (words: RegExp) => said.some((word) => words.test(word));
  const isVelvet = isSaid(/^velvet$/) && garment.fabric !== 'velvet';
  // An abaya of wool is another than one of linen.
  const isOfCloth = (words: RegExp) => CLOTHS_DIFFER.includes(garment.slot) && isSaid(words);
  const isWarmer = isOfCloth(/^(wool|woolen|winter|fleece|quilted)$/) && garment.fabric !== 'wool';
  const isCooler = isOfCloth(/^(linen|summer|chiffon|voile)$/) && garment.fabric !== 'linen';
  const isThick = isVelvet || isWarmer || isSaid(/^(thick|heavy)$/);
  const isThin = isCooler || isSaid(/^(thin|tropical|mesh|sheer|fishnet)$/);
  const warmth = isThin ? 'thin' : isThick ? 'thick' : 'usual';
  return { garmentId: garment.id, color: colorOf(said, garment), warmth };
}

/** A suit is a jacket with trousers or a skirt. */
const SUIT =
  /^(.*?)\b(?:[23] piece )?(trousers? |pants? ?|skirt |church |track|jogging |running |training |sweat ?)?suit$/;
const OF_SPORT = /^(track|jogging|running|training|sweat)/;
/** One piece, each of them. */
const OTHER_SUITS = /\b(karate|judo|gym|anarkali|salwar|ski|snow|swim|body|jump|boiler|cat) ?suit$/;

function asTwo({ head, after }: Said, gender: Gender): Said[] {
  const called = head.join(' ');
  const [, told = '', kind = ''] = SUIT.exec(called) ?? [];
  if (!SUIT.test(called) || OTHER_SUITS.test(called) || endsAsListed(head)) return [{ head, after }];
  const isSkirt = kind === 'skirt ' || (kind === 'church ' && gender === 'female');
  const [jacket, legs] = OF_SPORT.test(kind)
    ? ['track jacket', 'track pants']
    : ['suit jacket', isSkirt ? 'suit skirt' : 'suit trousers'];
  const light = /\b(summer|tropical|light(weight)?)\b/.test(told) ? 'thin' : '';
  return [jacket, legs].map((part) => ({ head: wordsOf(`${light} ${told} ${part}`), after }));
}

export interface NamedPiece {
  name: string;
  piece: ReadName;
}

/** The pieces that a name means: of a suit two. */
function piecesNamed(name: string, gender: Gender, mostly?: LanguageName | null): NamedPiece[] {
  if (isOutOfUse(name)) return [{ name, piece: 'unworn' }];
  if (isUnderAll(name)) return [{ name, piece: 'everybody' }];
  return asTwo(saidIn(name, mostly), gender).map((said, _, all) => ({
    name: all.length > 1 ? said.head.join(' ') : name,
    piece: pieceOf(said, gender),
  }));
}

/** The piece that a name means, of a suit its jacket; `mostly` is the language of the rest of her closet. */
export const readName = (name: string, gender: Gender, mostly?: LanguageName | null): ReadName =>
  piecesNamed(name, gender, mostly)[0]?.piece ?? null;

/** What a closet holds, as somebody listed it: in whatever language most of it is written, a suit as its two pieces. */
export function readCloset(names: readonly string[], gender: Gender): NamedPiece[] {
  const mostly = languageOf(names);
  return names.flatMap((name) => piecesNamed(name, gender, mostly));
}
