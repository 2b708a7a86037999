// A look that she builds herself, held against the rules of every look: told, never refused.
import { slotsMissingInCold } from '../../closet/missing-slots.ts';
import type { ComfortReceipt } from '../../comfort/receipt.ts';
import { newLook, type Look, type Slot } from '../../looks/look.ts';
import { capitalize } from '../../text-format/capitalized.ts';
import { Refusal } from '../../refusal.ts';
import { isPlural } from '../../wardrobe/glossary.ts';
import { toWornGarment } from '../../wardrobe/wardrobe.ts';
import { colorPenalty, patternPenalty } from '../color/bold-pieces.ts';
import { lookHarmony } from '../color/choose-colors.ts';
import { assembleOutfit, questionOf } from '../composer.ts';
import type { ComposedOutfit, StylingBrief } from '../input/brief.ts';
import { isForbiddenPair, activeLines, garmentSides } from '../rules/never-together.ts';
import { canLayer } from '../search/ensemble-parts.ts';
import { emptyPools } from '../search/garment-pools.ts';
import { sortLayers, tuckTops } from '../search/layer-order.ts';
import { missingSlots } from '../search/relaxed-limits.ts';
import { lookReceipt } from '../search/wearing-plan.ts';
import { pieceWords, stylesFor, type ChosenPiece } from './chosen-pieces.ts';
import { pieceSentences } from './misfit-words.ts';

export interface BuildVerdict {
  look: Look;
  receipt: ComfortReceipt;
  /** What speaks against it, a sentence each. */
  warnings: string[];
  /** What it cannot be worn without; empty for a look that can. */
  lacks: ('top' | 'bottom')[];
  /** What she is asked once before it is worn; empty where there is nothing to ask. */
  asks: string[];
}

const SMALL_LACKS: Partial<Record<Slot, string>> = {
  coat: 'Today calls for a coat over it.',
  hat: 'Your head stays bare: today calls for a hat.',
  gloves: 'Your hands stay bare: today calls for gloves.',
  scarf: 'Your neck stays bare: today calls for a warm scarf.',
  umbrella: 'Nothing keeps the rain or snow off: an umbrella or a raincoat would.',
};

const pairWords = (one: ChosenPiece, other: ChosenPiece): string =>
  `${capitalize(`the ${pieceWords(one)}`)} and the ${pieceWords(other)}`;

type Opened = ReturnType<typeof questionOf>;

/** Two that are not worn together, and why. */
export function clashSentence(
  one: ChosenPiece,
  other: ChosenPiece,
  { conditions, style, brief }: Opened,
): string | null {
  const [a, b] = [garmentSides(one.garment), garmentSides(other.garment)];
  if (a.airFrom > b.airTo || b.airFrom > a.airTo)
    return `${pairWords(one, other)} are for different seasons.`;
  if (isForbiddenPair(a, b, activeLines(conditions, style, brief.context)))
    return `${pairWords(one, other)} don't go together.`;
  const [under, over] = one.garment.slot === 'top' ? [one, other] : [other, one];
  const isPullover = over.garment.slot === 'knitwear' && over.garment.drawing.kind === 'top';
  if (under.garment.slot === 'top' && isPullover && !canLayer(under.garment, over.garment))
    return `The ${pieceWords(under)} ${isPlural(pieceWords(under)) ? "don't" : "doesn't"} fit under the ${pieceWords(over)}.`;
  const both = [one, other];
  if (patternPenalty(both) >= 1) return `${pairWords(one, other)} are two patterns that fight.`;
  if (colorPenalty(both, style, conditions.coldestC) >= FIGHTS)
    return `The colors of the ${pieceWords(one)} and the ${pieceWords(other)} fight.`;
  return null;
}
/** Two colors that fight cost 0.8 (color-rules.ts). */
const FIGHTS = 0.8;

function missingOf(pieces: readonly ChosenPiece[], { conditions, brief }: Opened): Slot[] {
  const pools = emptyPools();
  for (const { garment } of pieces) pools[garment.slot].push({ garment, cost: 0 });
  const headCover = brief.modesty?.headCover ?? false;
  return [
    ...new Set([
      ...missingSlots(pools, conditions, headCover),
      ...slotsMissingInCold(pools, conditions, headCover),
    ]),
  ];
}

/** Nobody is out for long in so few minutes. */
const RISKY_MINUTES = 30;

/** What no look of ours has, and she may: she is asked once. */
function asksOf(pieces: readonly ChosenPiece[], receipt: ComfortReceipt, { brief }: Opened): string[] {
  const isShod = pieces.some(({ garment }) => garment.slot === 'shoes');
  const { minutesOutdoors } = receipt;
  return [
    ...(isShod || brief.setting === 'home' ? [] : ['It has no shoes.']),
    ...(minutesOutdoors !== undefined && minutesOutdoors < RISKY_MINUTES
      ? [`In it you can stay outside for about ${minutesOutdoors} minutes at a time.`]
      : []),
  ];
}

/** In the style of hers that has most of the pieces. */
const openFor = (brief: StylingBrief, pieces: readonly ChosenPiece[]): Opened =>
  questionOf({ ...brief, styles: stylesFor(brief.styles, pieces) });

/** Her pieces as a look, and what is to be said of it. @throws Refusal 'bad-input' as {@link questionOf} */
export function judgeBuild(brief: StylingBrief, pieces: readonly ChosenPiece[]): BuildVerdict {
  const opened = openFor(brief, pieces);
  const garments = sortLayers(
    tuckTops(pieces.map(({ garment, colorway }) => toWornGarment(garment, colorway))),
  );
  const receipt = lookReceipt(pieces, garments, opened.day, brief);
  const missing = missingOf(pieces, opened);
  const clashes = pieces.flatMap((one, index) =>
    pieces.slice(index + 1).flatMap((other) => clashSentence(one, other, opened) ?? []),
  );
  const single = pieces.flatMap((piece) => pieceSentences(piece, opened));
  const isBare = (slot: 'top' | 'bottom') => missing.includes(slot);
  const lacks = (['top', 'bottom'] as const).filter(isBare);
  return {
    look: newLook(garments, brief.gender),
    receipt,
    warnings: [...single, ...clashes, ...missing.flatMap((slot) => SMALL_LACKS[slot] ?? [])],
    lacks,
    asks: asksOf(pieces, receipt, opened),
  };
}

const LACKS = {
  top: 'It still needs a top or a dress.',
  bottom: 'It still needs something for the legs, or a dress.',
};

/** What stands in the way of wearing it, as a sentence; null where nothing does. */
export const lackSentence = ({ lacks: [lack] }: Pick<BuildVerdict, 'lacks'>): string | null =>
  lack ? LACKS[lack] : null;

/**
 * Her look with its words and receipt; what was said of it is said again.
 * @param isSure she was asked
 * @throws Refusal 'not-usable' for what cannot be worn, and for what she was not asked about; as {@link judgeBuild}
 */
export function assembleBuild(
  brief: StylingBrief,
  pieces: readonly ChosenPiece[],
  isSure: boolean,
): ComposedOutfit {
  const opened = openFor(brief, pieces);
  const verdict = judgeBuild(brief, pieces);
  const lack = lackSentence(verdict);
  if (lack) throw new Refusal('not-usable', lack);
  if (verdict.asks.length > 0 && !isSure)
    throw new Refusal(
      'not-usable',
      `${verdict.asks.join(' ')} Add what is missing, or say that you want it so.`,
    );
  const outfit = assembleOutfit(pieces, lookHarmony(pieces, opened.style).scheme, opened);
  const said = ['You put this look together yourself.', ...verdict.asks, ...verdict.warnings];
  return {
    ...outfit,
    reasons: [...said.map((text) => ({ fact: 'preference' as const, text })), ...outfit.reasons],
  };
}
