// What a text model adds to the lexicon's reading of her sentence, in the keys of chips: a closed list, whatever it answers.
import {
  DAY_OCCASIONS,
  DAY_OCCASION_LABELS,
  EVENINGS,
  type DayOccasion,
} from '../preferences/day-occasion.ts';
import { STYLE_IDS, STYLE_LABELS } from '../preferences/style.ts';
import { CODE_LABELS } from './chips.ts';
import { CODE_WORDS } from './code-words.ts';
import { COLOR_WORDS, type ColorWord } from './color-words.ts';
import { DRESS_CODES, withoutChip, type DayRequest } from './day-request.ts';
import {
  GARMENT_WORDS,
  GARMENT_WORD_IDS,
  isOnlyBeforeNoun,
  type GarmentWish,
  type GarmentWordId,
} from './garment-words.ts';
import { addAll, MOST_ASKED, MOST_STOPS } from './reading.ts';

export interface DayQuestion {
  sentence: string;
  /** Keys of the chips that the lexicon took from it. */
  understood: string[];
}

export interface ModelReading {
  /** Keys that the sentence means and the lexicon has not. */
  add: readonly string[];
  /** Keys of the lexicon that the sentence does not mean. */
  drop: readonly string[];
}

/** How many phrases show what a dress code means. */
const EXAMPLES = 7;
const OCCASIONS = DAY_OCCASIONS.filter((occasion) => occasion !== 'usual');

/** Every key that a model may answer, with what it means: 'code:standing  Standing still: on my feet all day, ...'. */
export function keysForModels(): string[] {
  const examples = (words: string) => words.split('|').slice(0, EXAMPLES).join(', ');
  const garments = GARMENT_WORD_IDS.filter((id) => !isOnlyBeforeNoun(id));
  return [
    ...OCCASIONS.map((occasion) => `stop:${occasion}  ${DAY_OCCASION_LABELS[occasion]}`),
    ...DRESS_CODES.map((code) => `code:${code}  ${CODE_LABELS[code]}: ${examples(CODE_WORDS[code])}`),
    'wet  she says that it will rain or snow',
    ...(['warmer', 'cooler'] as const).map((warmth) => `warmth:${warmth}  to be dressed ${warmth}`),
    ...STYLE_IDS.map((style) => `style:${style}  ${STYLE_LABELS[style]} style`),
    ...garments.map((id) => `wish:${id}()  she wants ${GARMENT_WORDS[id].label}`),
    'no-wish:ID()  she does not want the garment of that wish:ID()',
    `color:NAME, no-color:NAME  a color that she wants, or does not want: ${Object.keys(COLOR_WORDS).join(', ')}`,
  ];
}

const WISH = /^(no-)?wish:([a-z-]+)\(\)$/;
const oneOf = <T extends string>(all: readonly T[], value: string | undefined): T | undefined =>
  all.find((one) => one === value);

const says = (wishes: readonly GarmentWish[], garment: GarmentWordId): boolean =>
  wishes.some(({ words }) => words.includes(garment));

/** A wedding is an evening that is known better. */
function addStop({ stops }: DayRequest, occasion: DayOccasion) {
  if (stops.some((stop) => stop.occasion === occasion)) return;
  const isEvening = EVENINGS.some((evening) => evening === occasion);
  const general = isEvening && stops.find((stop) => stop.occasion === 'evening');
  if (general) general.occasion = occasion;
  else if (stops.length < MOST_STOPS) stops.push({ occasion, hour: null });
}

function addWish(request: DayRequest, not: boolean, garment: GarmentWordId) {
  const [to, other] = not ? [request.unwanted, request.wanted] : [request.wanted, request.unwanted];
  // What she named in plain words counts.
  if (says(other, garment) || says(to, garment) || to.length >= MOST_ASKED) return;
  to.push({ words: [garment], colors: [] });
}

function addColor(request: DayRequest, not: boolean, color: ColorWord) {
  const { wantedColors, unwantedColors, lessColors } = request;
  if ([...(not ? wantedColors : unwantedColors), ...lessColors].includes(color)) return;
  addAll(not ? unwantedColors : wantedColors, [color]);
}

const COLORS = Object.keys(COLOR_WORDS) as ColorWord[];

/** A key of nobody's list is passed over. */
function addKey(request: DayRequest, key: string) {
  const [, not, id] = WISH.exec(key) ?? [];
  const garment = oneOf(GARMENT_WORD_IDS, id);
  if (garment) return addWish(request, not !== undefined, garment);
  const [kind, value] = key.split(':', 2);
  switch (kind) {
    case 'stop':
      return OCCASIONS.filter((occasion) => occasion === value).forEach((one) => addStop(request, one));
    case 'code':
      return addAll(
        request.codes,
        DRESS_CODES.filter((code) => code === value),
      );
    case 'color':
    case 'no-color':
      return COLORS.filter((color) => color === value).forEach((one) =>
        addColor(request, kind === 'no-color', one),
      );
    case 'wet':
      request.wet ||= value === undefined;
      return;
    case 'warmth':
      request.warmth ??= oneOf(['warmer', 'cooler'] as const, value) ?? null;
      return;
    case 'style':
      request.style ??= oneOf(STYLE_IDS, value) ?? null;
  }
}

/** What she does not want, what she owns and what she measured was said in plain words: no model takes it away. */
const MAY_DROP = /^(stop:|code:|wish:|color:|wet$|warmth$|style$|colorful$)/;
export const mayDrop = (key: string): boolean => MAY_DROP.test(key);

/** A chip is 'warmth', whichever way. */
const chipKey = (key: string): string => key.replace(/^(warmth|style):.*/, '$1');

/** The lexicon's request, without what the model or she took away, with what the model has beside it. */
export function withReading(request: DayRequest, { add, drop }: ModelReading): DayRequest {
  const left = structuredClone(drop.reduce(withoutChip, request));
  for (const key of add) if (!drop.includes(chipKey(key))) addKey(left, key);
  return left;
}
