// Titles of two to five words: the color, the cloth or the piece that the look is remembered by. Facts only: what is
// named stays on for most of the day, and a pattern is never called by its ground alone.
import { isWetHour } from '../../comfort/outdoor-air.ts';
import { weekdayOf } from '../../time/local-day.ts';
import { capitalize } from '../../text/capitalized.ts';
import type { WornGarment } from '../../looks/look.ts';
import { isPlural, garmentNoun } from '../../wardrobe/glossary.ts';
import { nearestColorName, colorWord, swatch, parseTints, type Tint } from '../../wardrobe/palette.ts';
import { hasPattern } from '../../wardrobe/garment-predicates.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { WHITES } from '../color/color-groups.ts';
import {
  mainTint,
  pieceInSlot,
  isMixedPattern,
  isSimple,
  isVisible,
  isOnMostHours,
  type OutfitFacts,
} from './look-facts.ts';
import { toOklch } from '../color/harmony.ts';
import { festivePiece } from '../rules/festive-piece.ts';
import { isSuit, type SpokenPieces } from './spoken-pieces.ts';
import { STYLE_TITLES, pluralizeTitle } from './title-words.ts';

/** clo of a coat and of boots that nobody is light on her feet in. */
const HEAVY = { coat: 0.4, shoes: 0.1 };

/** What a promise holds for: words of a title, and looks of which they are true. */
const TRUE_OF: readonly (readonly [words: RegExp, holds: (facts: OutfitFacts) => boolean])[] = [
  [/office/, ({ brief }) => brief.context === 'work'],
  [/business/, ({ brief }) => !brief.context || brief.context === 'work'],
  // Nobody is on the move in an occasion's clothes.
  [/move|motion|active|feet|ready|game|win/, ({ brief }) => !brief.context || brief.context === 'leisure'],
  [
    /feet|motion|light/,
    (facts) =>
      (pieceInSlot(facts, 'coat')?.clo ?? 0) < HEAVY.coat &&
      (pieceInSlot(facts, 'shoes')?.clo ?? 0) < HEAVY.shoes,
  ],
  // A tee and a tank are neither sharp nor polished.
  [
    /sharp|polished|polish|smart|well cut|business|trim|composed/,
    (facts) => facts.look.garments.every(({ name }) => !/\b(tee|tank)$/.test(name)),
  ],
  [
    /trim/,
    (facts) => facts.look.garments.every(({ name }) => !/wide|relaxed|fluid|pleated|chunky/.test(name)),
  ],
  [/quietly|simply|no surprises/, isSimple],
  // Of knits nobody says that they are cut.
  [/well cut/, (facts) => !pieceInSlot(facts, 'knitwear')],
  // Lazy words are for lazy clothes.
  [
    /relaxed|easy|at ease|no fuss|comfort|unfussy|laid back|casual/,
    (facts) => facts.look.garments.every(({ name }) => !/tailored|double-breasted|suit/.test(name)),
  ],
];

const isTrue = (facts: OutfitFacts, title: string): boolean =>
  TRUE_OF.every(([words, holds]) => !words.test(title) || holds(facts));

/** Two to five words, which do not say something else as well. */
function isFit(title: string): boolean {
  const count = title.split(' ').length;
  return count >= 2 && count <= 5 && !BRUISED.test(title);
}
const BRUISED = /black (?:and|next to|meets) blue|blue (?:and|next to|meets) black/i;

const PALES: readonly string[] = [...WHITES, 'stone', 'sand', 'oat', 'blush', 'butter'];

const fabricOf = (garment: WornGarment) => garmentById(garment.id)?.fabric ?? 'plain';
const isPatterned = (garment: WornGarment) => hasPattern({ fabric: fabricOf(garment) });

/** The color that it is called by: of a pattern on white, the pattern's. */
function toneOf(garment: WornGarment): Tint {
  const tints = parseTints(garment.id);
  const isFloral = fabricOf(garment) === 'floral';
  const colored = tints.find((tint) => !WHITES.includes(nearestColorName(tint)));
  return isPatterned(garment) && !isFloral && colored ? colored : mainTint(garment);
}

const PATTERN =
  /striped|wide-stripe|plaid|checked|checkerboard|gingham|tweed|seersucker|floral|print|Breton|soccer|jacquard/;

/** 'stripes', 'plaid', 'checks'. */
function patternWord({ name }: WornGarment): string {
  if (name.includes('stripe')) return 'stripes';
  // Not called striped in the words below: here it is.
  if (name.includes('Breton')) return 'Breton stripes';
  if (name.includes('soccer')) return 'soccer stripes';
  if (/check|gingham/.test(name)) return 'checks';
  return PATTERN.exec(name)?.[0] ?? 'pattern';
}

/** 'striped shirt', 'plaid coat'; 'camel coat' of what has no pattern. */
function shortOf(garment: WornGarment): string {
  const noun = garmentNoun(garment.name);
  if (!isPatterned(garment)) return `${colorWord(mainTint(garment))} ${noun}`;
  return `${PATTERN.exec(garment.name)?.[0] ?? 'patterned'} ${noun}`;
}

const isBright = (garment: WornGarment): boolean => !swatch(toneOf(garment)).neutral;

/** 1 for a color that is loud, 0 for a quiet one. */
const chromaOf = (garment: WornGarment): number => Number(toOklch(swatch(toneOf(garment)).hex).c >= LOUD);
const LOUD = 0.07;

/** Cloths that are called by their name, by a word of the garment's. */
const CLOTHS =
  /\b(linen|corduroy|flannel|denim|suede|leather|velvet|satin|silk|cashmere|merino|lambswool|tweed|poplin|seersucker|mohair|chambray|gabardine|fleece|wool)\b/;
const clothOf = ({ name }: WornGarment): string | undefined => CLOTHS.exec(name)?.[0];

/** A suit is called one, whatever is worn over it. */
function suitTitles(jacket: WornGarment, main: WornGarment, day: string): string[] {
  const color = colorWord(mainTint(jacket));
  return [
    `the ${color} suit`,
    `${color} suit, ${shortOf(main)}`,
    `${day} in a suit`,
    `suited in ${color}`,
    `a suit in ${color}`,
    `the suit, in ${color}`,
    `sharp in a ${color} suit`,
    `${day}'s ${color} suit`,
    `one ${color} suit, done`,
    `a ${color} suit day`,
  ].map((title) => title.replace(/\ba (?=[aeio])/, 'an '));
}

/** On when she leaves, and on a day that gains much for half of the hours. */
function isSeenOnLeaving({ receipt: { layers = [], hours } }: OutfitFacts, { id }: WornGarment): boolean {
  const layer = layers.find(({ garmentId }) => garmentId === id);
  const [first] = hours;
  if (!layer || !first) return true;
  const isWarm = Math.max(...hours.map(({ tempF }) => tempF)) >= first.tempF + WARMER_F;
  return layer.wornHours.includes(first.hour) && (!isWarm || layer.wornHours.length >= hours.length / 2);
}
/** °F by which a noon must be warmer for the layer on top to be forgotten. */
const WARMER_F = 8;

/** Pieces of which much is seen: of what is under a coat or jacket that stays on, the trousers alone. */
function largeOf(facts: OutfitFacts, { overGarment: over, mainGarment: main }: SpokenPieces): WornGarment[] {
  const bottom = pieceInSlot(facts, 'bottom');
  // At a celebration the coat hangs at the door.
  const isSpecial = facts.brief.context === 'special';
  const isForDoor = isSpecial && over !== undefined && (over.slot === 'coat' || !isOnMostHours(facts, over));
  // Her picture shows her in her coat or jacket, whatever comes off by noon; a cardigan hides little.
  const isSeen =
    over !== undefined && !isForDoor && (over.slot !== 'knitwear' || isSeenOnLeaving(facts, over));
  return [isSeen ? over : main, bottom].filter((one) => one !== undefined);
}

/** What the look is called by: bright before quiet, plain before patterned; no coat at a celebration, and nothing that comes off early. */
function leadOf(facts: OutfitFacts, pieces: SpokenPieces): WornGarment {
  const { mainGarment: main } = pieces;
  const large = largeOf(facts, pieces);
  // Below bright stripes and checks quiet trousers do not lead.
  const plain = large.filter(
    (one, index) => !isMixedPattern(one) && (index === 0 || isBright(one) || !isMixedPattern(large[0]!)),
  );
  const candidates = plain.length > 0 ? plain : large;
  // Of two bright pieces the one whose color is worn more.
  const often = (one: WornGarment) =>
    facts.look.garments.filter(
      (other) => isVisible(other, facts) && colorWord(toneOf(other)) === colorWord(toneOf(one)),
    ).length;
  const [bright] = candidates
    .filter((one) => isBright(one) && (one === candidates[0] || chromaOf(one) > 0))
    .sort((a, b) => chromaOf(b) - chromaOf(a) || often(b) - often(a));
  return bright ?? candidates[0] ?? main;
}

/** Two cloths of which much is seen, by their names: a shirt under a sweater shows its collar alone. */
function clothTitles(facts: OutfitFacts, main: WornGarment): string[] {
  const seen = facts.look.garments.filter(
    (one) =>
      (one === main || ['bottom', 'jacket', 'coat'].includes(one.slot)) &&
      isVisible(one, facts) &&
      isOnMostHours(facts, one),
  );
  const cloths = [...new Set(seen.map(clothOf).filter((cloth) => cloth !== undefined))];
  const [one, other] = cloths;
  if (!one) return [];
  return other ? [`${one} and ${other}`, `${one} with ${other}`] : [];
}

/** Titles that this look bears out; two to five words each. */
export function titlesFor(facts: OutfitFacts, pieces: SpokenPieces): string[] {
  const { conditions, brief, receipt } = facts;
  const { overGarment: over, mainGarment: main } = pieces;
  const lead = leadOf(facts, pieces);
  const day = weekdayOf(brief.hours[0]?.date ?? '1970-01-01');
  const jacket = pieceInSlot(facts, 'jacket');
  if (jacket && isSuit(facts)) return suitTitles(jacket, main, day).filter(isFit);
  const bottom = pieceInSlot(facts, 'bottom');
  const word = (garment: WornGarment) => colorWord(toneOf(garment));
  const live = brief.source !== 'seasonal';
  const isOverOn = over !== undefined && isOnMostHours(facts, over);
  // The sporty do not run to an occasion.
  const voice = facts.style === 'sporty' && brief.context === 'special' ? 'classic' : facts.style;
  const large = largeOf(facts, pieces);
  const isMainLarge = large.includes(main);
  const titles = [`the ${shortOf(lead)}`, ...clothTitles(facts, main)];
  if (isMainLarge) titles.push(`the ${shortOf(main)}`);
  if (bottom) titles.push(`the ${shortOf(bottom)}`, `${shortOf(large[0] ?? main)}, ${shortOf(bottom)}`);
  // Nothing large is of one color: it is called by its pattern.
  if (isMixedPattern(lead)) {
    const pattern = patternWord(lead);
    const called = STYLE_TITLES[voice]
      .map((title) => (pattern.endsWith('s') ? pluralizeTitle(title(pattern)) : title(pattern)))
      .filter((one) => isTrue(facts, one));
    return [...titles, ...called, `${day} in ${pattern}`].filter(isFit);
  }
  const other = large.find((one) => !isMixedPattern(one) && word(one) !== word(lead));
  if (other)
    titles.push(
      `${word(lead)} and ${word(other)}`,
      `${word(lead)} with ${word(other)}`,
      `${word(lead)} meets ${word(other)}`,
      `${word(lead)} plus ${word(other)}`,
      `${word(lead)} next to ${word(other)}`,
    );
  if (facts.style !== 'go-wild' || chromaOf(lead) > 0)
    titles.push(...STYLE_TITLES[voice].map((title) => title(word(lead))).filter((one) => isTrue(facts, one)));
  const dressy = festivePiece(facts);
  if (brief.context === 'special' && dressy)
    titles.push(
      `dressed up in ${word(dressy)}`,
      `${word(dressy)}, dressed up`,
      `the ${shortOf(dressy)}`,
      `${shortOf(dressy)}, special day`,
    );
  if (brief.context === 'leisure') titles.push(`off duty in ${word(lead)}`, `${word(lead)}, off duty`);
  titles.push(
    `${day} in ${word(lead)}`,
    `${word(lead)} this ${capitalize(day)}`,
    `${word(lead)} for ${capitalize(day)}`,
    `${day}, in ${word(lead)}`,
  );
  if (receipt.need.min > 1.6 && over)
    titles.push(
      ...(lead === over ? [`wrapped in ${word(lead)}`] : []),
      ...(isOverOn ? [`${shortOf(over)} weather`] : []),
    );
  if (receipt.need.neutral < 0.4) titles.push(`${word(lead)}, kept light`, `light in ${word(lead)}`);
  // Nobody is proud of white in the rain.
  if (conditions.wet && live && !PALES.includes(nearestColorName(toneOf(lead)))) {
    const falls = brief.hours.find(isWetHour)?.snow ? 'snow' : 'rain';
    titles.push(`${word(lead)} for the ${falls}`, `${word(lead)} in the ${falls}`);
  }
  const fitting = titles.filter(isFit);
  return fitting.length > 0 ? fitting : [`${word(lead)} ${isPlural(lead.name) ? 'pieces' : 'layers'}`];
}
