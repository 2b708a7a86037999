// Why a piece that she wants is not for today, in a sentence. The rules are those of every look: rules/garment-rules.ts.
import type { OccasionContext, StyleId } from '../../preferences/style.ts';
import { capitalize } from '../../text-format/capitalized.ts';
import { isPlural } from '../../wardrobe/glossary.ts';
import { weatherAllowsColorway } from '../color/colors-in-rain.ts';
import type { Setting, StylingBrief } from '../input/brief.ts';
import type { Conditions } from '../input/conditions.ts';
import { matchesWishes, misfitsToday, modestyAllows, type Misfit } from '../rules/garment-rules.ts';
import { isOfKit } from '../rules/setting-rules.ts';
import { namedPiece, pieceWords, type ChosenPiece } from './chosen-pieces.ts';

/** The day that pieces are chosen for. */
export interface ChosenDay {
  brief: StylingBrief;
  style: StyleId;
  conditions: Conditions;
}

const OCCASIONS: Record<OccasionContext, string> = {
  work: 'work',
  leisure: 'a day off',
  special: 'a special occasion',
};
const SETTINGS: Record<Setting, string> = {
  run: 'a run',
  gym: 'the gym',
  walk: 'a long walk',
  ski: 'a day on skis',
  home: 'a day at home',
};

type Words = (is: string, day: ChosenDay) => string;
const not = (is: string) => (is === 'is' ? "isn't" : "aren't");

/** What is told of several: the first. Style is hers to choose, and is not told. */
const WORDS: Partial<Record<Misfit | 'setting', Words>> = {
  setting: (is, { brief }) => `${not(is)} made for ${SETTINGS[brief.setting ?? 'home']}`,
  home: (is) => `${is} made for the house`,
  slips: (is) => `${is} slippery on icy sidewalks`,
  'needs-dry': (is, { conditions }) =>
    `${is} best kept dry, and ${conditions.snow ? 'snow' : 'rain'} is on the way`,
  'needs-warmth': (is) => `${is} made for a warmer day`,
  'needs-cool': (is) => `${is} made for a cooler day`,
  flies: (is) => `${is} hard to wear in this wind`,
  occasion: (is, { brief }) => `${not(is)} made for ${OCCASIONS[brief.context ?? 'leisure']}`,
  evening: (is) => `${is} made for an evening`,
  'needs-wet': (is) => `${is} made for rain, and none is due`,
};
const TOLD_FIRST = Object.keys(WORDS) as Misfit[];

/** What speaks most against a piece on that day; undefined for one that is right for it. */
export function misfitOf(
  { garment, colorway, isHers }: ChosenPiece,
  { brief, style, conditions }: ChosenDay,
): Misfit | 'setting' | undefined {
  const kit = brief.setting && isOfKit(garment, conditions, isHers);
  if (kit !== undefined) return kit ? undefined : 'setting';
  if (!weatherAllowsColorway(garment, colorway, conditions)) return 'needs-dry';
  const found = misfitsToday(garment, conditions, brief.context ?? null, style);
  return TOLD_FIRST.find((misfit) => found.includes(misfit));
}

/** 'Your linen dress is made for a warmer day.'; null for a piece that is right for the day. */
function misfitSentence(piece: ChosenPiece, day: ChosenDay): string | null {
  const is = isPlural(pieceWords(piece)) ? 'are' : 'is';
  const misfit = misfitOf(piece, day);
  const why = misfit && WORDS[misfit]?.(is, day);
  return why ? `${capitalize(namedPiece(piece))} ${why}.` : null;
}

/** What she has told us not to put on her, and puts on herself. */
function limitSentence(piece: ChosenPiece, { brief }: ChosenDay): string | null {
  const { garment } = piece;
  const name = capitalize(namedPiece(piece));
  const isMany = isPlural(pieceWords(piece));
  if (!matchesWishes(brief)(garment))
    return `${name} ${isMany ? 'are' : 'is'} on your never-wear list or higher than the heels you wear.`;
  if (!modestyAllows(garment, brief.modesty ?? {}))
    return `${name} ${isMany ? 'show' : 'shows'} more than you usually like.`;
  return null;
}

/** Hers and not at hand. */
const restSentence = (piece: ChosenPiece): string | null =>
  piece.isResting
    ? `Your closet has ${namedPiece(piece)} in the wash or put away: check that ${isPlural(pieceWords(piece)) ? "they're" : "it's"} ready.`
    : null;

/** What speaks against a piece today, a sentence each. */
export const pieceSentences = (piece: ChosenPiece, day: ChosenDay): string[] =>
  [misfitSentence(piece, day), limitSentence(piece, day), restSentence(piece)].filter(
    (text) => text !== null,
  );
