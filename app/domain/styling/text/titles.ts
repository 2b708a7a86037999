// Titles of two to five words: the color, the cloth or the piece that the look is remembered by. Facts only: what is
// named stays on for most of the day, and a pattern is never called by its ground alone.
import { isWetHour } from '../../comfort/outdoor-air.ts';
import { weekdayOf } from '../../time/local-day.ts';
import { capitalize } from '../../text/capitalized.ts';
import type { WornGarment } from '../../looks/look.ts';
import type { StyleId } from '../../preferences/style.ts';
import { clothWord, isPlural, garmentNoun, patternAdjective, patternWord } from '../../wardrobe/glossary.ts';
import type { Kind } from '../../wardrobe/garment-kinds.ts';
import { nearestColorName, colorWord, swatch, parseTints, type Tint } from '../../wardrobe/palette.ts';
import { hasPattern } from '../../wardrobe/garment-predicates.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { WHITES } from '../color/color-groups.ts';
import { isMixedPattern, isSimple } from './look-facts.ts';
import {
  mainTint,
  pieceInSlot,
  isWornOfKind,
  isVisible,
  isOnMostHours,
  type OutfitFacts,
  isSuit,
} from '../rules/outfit-facts.ts';
import { toOklch } from '../../looks/oklch.ts';
import { festivePiece } from '../rules/festive-piece.ts';
import type { SpokenPieces } from './spoken-pieces.ts';
import { STYLE_TITLES, pluralizeTitle, type Promised } from './title-words.ts';

/** clo of a coat and of boots that nobody is light on her feet in. */
const HEAVY = { coat: 0.4, shoes: 0.1 };

/** Of which looks each promise is true. */
const TRUE_OF: Readonly<Record<Promised, (facts: OutfitFacts) => boolean>> = {
  office: ({ brief }) => brief.context === 'work',
  business: ({ brief }) => !brief.context || brief.context === 'work',
  // Nobody is on the move in an occasion's clothes.
  'on-the-move': ({ brief }) => !brief.context || brief.context === 'leisure',
  'light-footed': (facts) =>
    (pieceInSlot(facts, 'coat')?.clo ?? 0) < HEAVY.coat &&
    (pieceInSlot(facts, 'shoes')?.clo ?? 0) < HEAVY.shoes,
  sharp: (facts) => wearsNo(facts, 'tee or tank'),
  trim: (facts) => wearsNo(facts, 'generous cut'),
  plain: isSimple,
  // Of knits nobody says that they are cut.
  cut: (facts) => !pieceInSlot(facts, 'knitwear'),
  // Lazy words are for lazy clothes.
  lazy: (facts) => wearsNo(facts, 'tailored cut'),
};

const wearsNo = ({ look }: OutfitFacts, kind: Kind): boolean =>
  !look.garments.some((garment) => isWornOfKind(garment, kind));

/** What a style promises of a color or a pattern, where the look bears it out. */
const selling = (facts: OutfitFacts, voice: StyleId): ((color: string) => string)[] =>
  STYLE_TITLES[voice]
    .filter(({ promises }) => promises.every((promised) => TRUE_OF[promised](facts)))
    .map(({ say }) => say);

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

/** 'striped shirt', 'plaid coat'; 'camel coat' of what has no pattern. */
function shortOf(garment: WornGarment): string {
  const noun = garmentNoun(garment.name);
  if (!isPatterned(garment)) return `${colorWord(mainTint(garment))} ${noun}`;
  return `${patternAdjective(garment.name)} ${noun}`;
}

const isBright = (garment: WornGarment): boolean => !swatch(toneOf(garment)).neutral;

/** 1 for a color that is loud, 0 for a quiet one. */
const chromaOf = (garment: WornGarment): number => Number(toOklch(swatch(toneOf(garment)).hex).c >= LOUD);
const LOUD = 0.07;

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
  const cloths = [...new Set(seen.map(({ name }) => clothWord(name)).filter((cloth) => cloth !== undefined))];
  const [one, other] = cloths;
  if (!one) return [];
  return other ? [`${one} and ${other}`, `${one} with ${other}`] : [];
}

/** A look, as its titles know it. */
interface Named {
  facts: OutfitFacts;
  over: WornGarment | undefined;
  main: WornGarment;
  /** What it is called by, its color in a word, and all of which much is seen. */
  lead: WornGarment;
  color: string;
  large: readonly WornGarment[];
  day: string;
  voice: StyleId;
}

const wordOf = (garment: WornGarment): string => colorWord(toneOf(garment));

/** Its pieces and cloths by their names. */
function pieceTitles({ facts, main, lead, large }: Named): string[] {
  const bottom = pieceInSlot(facts, 'bottom');
  return [
    `the ${shortOf(lead)}`,
    ...clothTitles(facts, main),
    ...(large.includes(main) ? [`the ${shortOf(main)}`] : []),
    ...(bottom ? [`the ${shortOf(bottom)}`, `${shortOf(large[0] ?? main)}, ${shortOf(bottom)}`] : []),
  ];
}

/** Nothing large is of one color: it is called by its pattern. */
function patternTitles({ facts, voice, lead, day }: Named): string[] {
  const pattern = patternWord(lead.name);
  const called = selling(facts, voice).map((title) =>
    pattern.endsWith('s') ? pluralizeTitle(title(pattern)) : title(pattern),
  );
  return [...called, `${day} in ${pattern}`];
}

/** With the second large color. */
function pairTitles({ large, color }: Named): string[] {
  const other = large.find((one) => !isMixedPattern(one) && wordOf(one) !== color);
  if (!other) return [];
  return ['and', 'with', 'meets', 'plus', 'next to'].map((joint) => `${color} ${joint} ${wordOf(other)}`);
}

function occasionTitles({ facts, color }: Named): string[] {
  const { context } = facts.brief;
  if (context === 'leisure') return [`off duty in ${color}`, `${color}, off duty`];
  const dressy = context === 'special' ? festivePiece(facts) : undefined;
  if (!dressy) return [];
  const [word, short] = [wordOf(dressy), shortOf(dressy)];
  return [`dressed up in ${word}`, `${word}, dressed up`, `the ${short}`, `${short}, special day`];
}

/** clo that the day asks for: from so much on one is wrapped up, below so little light. */
const WRAPPED_CLO = 1.6;
const LIGHT_CLO = 0.4;

function weatherTitles({ facts, over, lead, color }: Named): string[] {
  const { conditions, brief, receipt } = facts;
  const wrap = receipt.need.min > WRAPPED_CLO ? over : undefined;
  // Nobody is proud of white in the rain.
  const isForWet =
    conditions.wet && brief.source !== 'seasonal' && !PALES.includes(nearestColorName(toneOf(lead)));
  const falls = brief.hours.find(isWetHour)?.snow ? 'snow' : 'rain';
  return [
    ...(wrap && lead === wrap ? [`wrapped in ${color}`] : []),
    ...(wrap && isOnMostHours(facts, wrap) ? [`${shortOf(wrap)} weather`] : []),
    ...(receipt.need.neutral < LIGHT_CLO ? [`${color}, kept light`, `light in ${color}`] : []),
    ...(isForWet ? [`${color} for the ${falls}`, `${color} in the ${falls}`] : []),
  ];
}

const dayTitles = ({ day, color }: Named): string[] => [
  `${day} in ${color}`,
  `${color} this ${capitalize(day)}`,
  `${color} for ${capitalize(day)}`,
  `${day}, in ${color}`,
];

/** Titles that this look bears out; two to five words each. */
export function titlesFor(facts: OutfitFacts, pieces: SpokenPieces): string[] {
  const { overGarment: over, mainGarment: main } = pieces;
  const { brief, style } = facts;
  const day = weekdayOf(brief.hours[0]?.date ?? '1970-01-01');
  const jacket = pieceInSlot(facts, 'jacket');
  if (jacket && isSuit(facts)) return suitTitles(jacket, main, day).filter(isFit);
  const lead = leadOf(facts, pieces);
  // The sporty do not run to an occasion.
  const voice = style === 'sporty' && brief.context === 'special' ? 'classic' : style;
  const color = wordOf(lead);
  const named: Named = { facts, over, main, lead, color, large: largeOf(facts, pieces), day, voice };
  if (isMixedPattern(lead)) return [...pieceTitles(named), ...patternTitles(named)].filter(isFit);
  const isSold = style !== 'go-wild' || chromaOf(lead) > 0;
  const fitting = [
    ...pieceTitles(named),
    ...pairTitles(named),
    ...(isSold ? selling(facts, voice).map((title) => title(color)) : []),
    ...occasionTitles(named),
    ...dayTitles(named),
    ...weatherTitles(named),
  ].filter(isFit);
  return fitting.length > 0 ? fitting : [`${color} ${isPlural(lead.name) ? 'pieces' : 'layers'}`];
}
