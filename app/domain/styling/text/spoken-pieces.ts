// The parts of a look as they are spoken of: what is seen first, what is under it, and how each is named.
import type { WornGarment } from '../../looks/look.ts';
import { formatList } from '../../text-format/listed.ts';
import { withArticle } from './look-facts.ts';
import { pieceInSlot, isSuit, type OutfitFacts } from '../rules/outfit-facts.ts';

export interface SpokenPieces {
  /** Coat, jacket or cardigan on top of all; a whole suit when its trousers are worn with nothing over it. */
  over: string | null;
  overGarment: WornGarment | undefined;
  /** What is seen under it: dress, knit or top. */
  main: string;
  mainGarment: WornGarment;
  /** Trousers or skirt, with tights; empty under a dress or when the suit has been named. */
  lower: string[];
  shoes: string;
  shoesGarment: WornGarment | undefined;
  isDress: boolean;
  isSuit: boolean;
  /** Seen layers that the opening has no room for: a shirt under a sweater, a jacket under a coat. */
  hidden: WornGarment[];
}

/** 'navy wool suit' of 'navy wool suit jacket', 'black tuxedo' of 'black tuxedo jacket'. */
function suitName({ name }: WornGarment): string {
  return name.replace(/ jacket$/, '');
}

/** What is worn above the waist, by slot; a knit that opens is a cardigan. */
function layersOf(facts: OutfitFacts) {
  const knit = pieceInSlot(facts, 'knitwear');
  return {
    coat: pieceInSlot(facts, 'coat'),
    jacket: pieceInSlot(facts, 'jacket'),
    knit,
    cardigan: knit?.drawing.kind === 'coat' ? knit : undefined,
    top: pieceInSlot(facts, 'top'),
    dress: pieceInSlot(facts, 'dress'),
  };
}
type Layers = ReturnType<typeof layersOf>;

function mainOf({ dress, cardigan, top, knit }: Layers): WornGarment {
  const main = dress ?? (cardigan ? top : knit) ?? top ?? knit;
  if (!main) throw new RangeError('A look has a dress, a top or a knit');
  return main;
}

/** Trousers or skirt, and tights that show. Under a coat too a suit is one thing, and is named once. */
function lowerOf(facts: OutfitFacts, { coat, jacket }: Layers): WornGarment[] {
  const bottom = pieceInSlot(facts, 'bottom');
  const legwear = pieceInSlot(facts, 'legwear');
  const isShown = legwear?.drawing.kind === 'legwear' && bottom?.drawing.kind !== 'trousers';
  const suit = isSuit(facts) ? jacket : undefined;
  const whole = suit ? coat && { ...suit, name: suitName(suit) } : bottom;
  return [whole, isShown ? legwear : undefined].filter((garment) => garment !== undefined);
}

function hiddenUnder({ coat, jacket, cardigan, knit, top }: Layers, suit: boolean): WornGarment[] {
  return [
    coat && !suit ? jacket : undefined,
    jacket || coat ? cardigan : undefined,
    cardigan ? undefined : knit && top,
  ].filter((garment) => garment !== undefined);
}

/** Taken apart once for all sentences. The look has a dress, or a top or knit. */
export function spokenPieces(facts: OutfitFacts): SpokenPieces {
  const layers = layersOf(facts);
  const suit = isSuit(facts);
  const shownSuit = suit && !layers.coat;
  const overGarment = layers.coat ?? layers.jacket ?? layers.cardigan;
  const named = overGarment && shownSuit ? { ...overGarment, name: suitName(overGarment) } : overGarment;
  const mainGarment = mainOf(layers);
  const shoesGarment = pieceInSlot(facts, 'shoes');
  return {
    over: named ? withArticle(named) : null,
    overGarment,
    main: withArticle(mainGarment),
    mainGarment,
    lower: lowerOf(facts, layers).map(withArticle),
    shoes: shoesGarment ? withArticle(shoesGarment) : '',
    shoesGarment,
    isDress: layers.dress !== undefined,
    isSuit: shownSuit,
    hidden: hiddenUnder(layers, suit),
  };
}

/** 'a, b and c' of what is there. */
export function listTogether(...parts: (string | string[] | null)[]): string {
  return formatList(parts.flat().filter((part): part is string => Boolean(part)));
}

/** Length from which a coat hangs over trousers as well. */
const LONG = 0.5;

/** 'a coat over a sweater and jeans', but 'a blazer over a shirt, with chinos': nothing short goes over trousers. */
export function overTheRest({ over, overGarment, main, lower }: SpokenPieces): string {
  const { drawing } = overGarment ?? {};
  const isLong = drawing?.kind === 'coat' && drawing.length >= LONG;
  if (isLong || lower.length === 0) return `${over ?? ''} over ${listTogether(main, lower)}`;
  return `${over ?? ''} over ${main}, with ${listTogether(lower)}`;
}
