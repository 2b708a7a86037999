// The parts of a look as they are spoken of: what is seen first, what is under it, and how each is named.
import type { WornGarment } from '../../looks/look.ts';
import { garmentById } from '../../wardrobe/wardrobe.ts';
import { formatList } from '../../text/listed.ts';
import { pieceInSlot, withArticle, type OutfitFacts } from './look-facts.ts';

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

/** Jacket and trousers of one cloth. */
export function isSuit(facts: OutfitFacts): boolean {
  const [jacket, bottom] = [pieceInSlot(facts, 'jacket'), pieceInSlot(facts, 'bottom')];
  const set = jacket && garmentById(jacket.id)?.set;
  return Boolean(set && bottom && garmentById(bottom.id)?.set === set);
}

/** Taken apart once for all sentences. The look has a dress, or a top or knit. */
export function spokenPieces(facts: OutfitFacts): SpokenPieces {
  const of = (...slots: Parameters<typeof pieceInSlot>[1][]) =>
    slots.map((slot) => pieceInSlot(facts, slot)).filter((garment) => garment !== undefined);
  const [coat, jacket, knit, top, dress] = (['coat', 'jacket', 'knitwear', 'top', 'dress'] as const).map(
    (slot) => pieceInSlot(facts, slot),
  );
  const cardigan = knit?.drawing.kind === 'coat' ? knit : undefined;
  const suit = isSuit(facts);
  const overGarment = coat ?? jacket ?? cardigan;
  const mainGarment = dress ?? (cardigan ? top : knit) ?? top ?? knit;
  if (!mainGarment) throw new RangeError('A look has a dress, a top or a knit');
  const shownSuit = suit && !coat;
  const over =
    overGarment && withArticle(shownSuit ? { ...overGarment, name: suitName(overGarment) } : overGarment);
  const legwear = pieceInSlot(facts, 'legwear');
  const trousers = pieceInSlot(facts, 'bottom')?.drawing.kind === 'trousers';
  const tights = legwear?.drawing.kind === 'legwear' && !trousers ? [legwear] : [];
  const shoesGarment = pieceInSlot(facts, 'shoes');
  // Under a coat too a suit is one thing, and is named once.
  const bottom = shownSuit ? [] : suit && jacket ? [{ ...jacket, name: suitName(jacket) }] : of('bottom');
  return {
    over: over ?? null,
    overGarment,
    main: withArticle(mainGarment),
    mainGarment,
    lower: [...bottom, ...tights].map(withArticle),
    shoes: shoesGarment ? withArticle(shoesGarment) : '',
    shoesGarment,
    isDress: dress !== undefined,
    isSuit: shownSuit,
    hidden: [
      coat && !suit ? jacket : undefined,
      jacket || coat ? cardigan : undefined,
      cardigan ? undefined : knit && top,
    ].filter((garment) => garment !== undefined),
  };
}

/** 'a, b and c' of what is there. */
export function listTogether(...parts: (string | string[] | null)[]): string {
  return formatList(parts.flat().filter((part): part is string => Boolean(part)));
}

/** A shirt, a blouse or a tee is tucked in, never a sweater. */
export function isTuckedIn({ mainGarment: { drawing, slot }, lower }: SpokenPieces): boolean {
  return drawing.kind === 'top' && drawing.tucked === true && lower.length === 1 && slot === 'top';
}
