// A look round the pieces that she wants worn today. They are in it, whatever the day: what they need is put with them, and
// what they are not made for is said.
import { SLOTS, type Slot } from '../../looks/look.ts';
import { Refusal } from '../../refusal.ts';
import { formatList } from '../../text-format/listed.ts';
import type { ColoredGarment } from '../color/choose-colors.ts';
import { lookHarmony } from '../color/choose-colors.ts';
import { assembleOutfit, compose, questionOf } from '../composer.ts';
import type { ComposedOutfit, Reason, StylingBrief } from '../input/brief.ts';
import {
  activeLines,
  garmentSides,
  isForbiddenPair,
  withoutLines,
  type RuleLines,
} from '../rules/never-together.ts';
import type { PoolFilter } from '../search/best-look.ts';
import { canLayer } from '../search/ensemble-parts.ts';
import type { Option, Pools } from '../search/garment-option.ts';
import { lookItems } from '../swap.ts';
import { isInsteadOf, namedPiece, stylesFor, type ChosenPiece } from './chosen-pieces.ts';
import { misfitOf, pieceSentences, type ChosenDay } from './misfit-words.ts';

/** She wants it: worth more than any look without it. */
const CHOSEN = -200;

const mayMeet = (piece: ColoredGarment, { garment }: Pick<Option, 'garment'>, lines: RuleLines): boolean =>
  !isForbiddenPair(garmentSides(piece.garment), garmentSides(garment), lines);

/** A pullover and what is under it. */
function fitsUnder(piece: ColoredGarment, { garment }: Option): boolean {
  const [one, other] = [piece.garment, garment];
  if (one.slot === 'top' && other.slot === 'knitwear' && other.drawing.kind === 'top')
    return canLayer(one, other);
  if (other.slot === 'top' && one.slot === 'knitwear' && one.drawing.kind === 'top')
    return canLayer(other, one);
  return true;
}

/** Over a jacket that is no coat's lining there is no coat, and the other way round. */
const OVER: Partial<Record<Slot, Slot>> = { jacket: 'coat', coat: 'jacket' };

interface Reach {
  /** What does not fit under or over a piece gives way. */
  layers?: true;
  /** So does the other outer layer. */
  outer?: true;
  /** What a piece may not meet is worn with it all the same: a coat over linen. */
  anything?: true;
}

/** Pools in which each piece stands alone in its place, and beside it what goes with it, as far as there is any. */
function narrowedTo(pieces: readonly ChosenPiece[], lines: RuleLines, reach: Reach): PoolFilter {
  const has = (slot: Slot) => pieces.some(({ garment }) => garment.slot === slot);
  const inPlace = ({ garment, colorway }: ChosenPiece): Option => {
    const inColor = { ...garment, colors: [colorway] };
    return { garment: reach.anything ? withoutLines(inColor) : inColor, cost: CHOSEN };
  };
  const meetsAll = (option: Option) => pieces.every((piece) => mayMeet(piece, option, lines));
  const fitsAll = (option: Option) => pieces.every((piece) => fitsUnder(piece, option));
  const isGone = (slot: Slot) =>
    pieces.some(({ garment }) => isInsteadOf(garment.slot, slot)) ||
    (reach.outer && pieces.some(({ garment }) => OVER[garment.slot] === slot));
  return (fresh) => {
    const pools: Pools = { ...fresh };
    for (const slot of SLOTS) {
      const mine = pieces.filter(({ garment }) => garment.slot === slot);
      const isUpper = (slot === 'top' && has('knitwear')) || (slot === 'knitwear' && has('top'));
      const going = reach.anything ? pools[slot] : pools[slot].filter(meetsAll);
      if (mine.length > 0) pools[slot] = mine.map(inPlace);
      else if (isGone(slot)) pools[slot] = [];
      else if (reach.layers && isUpper) pools[slot] = going.filter(fitsAll);
      else if (going.length > 0) pools[slot] = going;
    }
    return pools;
  };
}
const REACHES: readonly Reach[] = [
  {},
  { layers: true },
  { layers: true, outer: true },
  { anything: true },
  { layers: true, anything: true },
  { layers: true, outer: true, anything: true },
];

const wornIds = ({ look }: ComposedOutfit) => new Set(look.garments.map(({ id }) => id));

/** The pieces are put on by hand, each in the place of what is there: what it may not meet she wears with it. */
function putOn(outfit: ComposedOutfit, pieces: readonly ChosenPiece[], brief: StylingBrief): ComposedOutfit {
  const question = questionOf({ ...brief, styles: [outfit.style] });
  const worn = wornIds(outfit);
  const ids = new Set(pieces.map(({ id }) => id));
  const missing = pieces.filter(({ id }) => !worn.has(id));
  const there = { garments: outfit.look.garments.filter(({ id }) => !ids.has(id)) };
  const others = lookItems(there).filter((item) =>
    missing.every(
      (piece) =>
        !isInsteadOf(piece.garment.slot, item.garment.slot) && fitsUnder(piece, { ...item, cost: 0 }),
    ),
  );
  const items = [...others, ...pieces];
  return assembleOutfit(items, lookHarmony(items, outfit.style).scheme, question);
}

function tryOn(brief: StylingBrief, narrow: PoolFilter): ComposedOutfit | null {
  try {
    return compose(brief, narrow);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** clo that a mean hour lacks. */
function coldOf({ receipt: { hours } }: ComposedOutfit): number {
  return hours.reduce((sum, { worn, need }) => sum + Math.max(0, need.min - worn), 0) / hours.length;
}

interface Tried {
  outfit: ComposedOutfit;
  /** Pieces that are not in it. */
  missing: number;
  /** Rules that others break with each other: the search lets them where a piece leaves it nothing else. */
  lapses: number;
  cold: number;
}

function judge(outfit: ComposedOutfit, pieces: readonly ChosenPiece[], lines: RuleLines): Tried {
  const worn = wornIds(outfit);
  const others = outfit.look.garments.filter(({ id }) => pieces.every((piece) => piece.id !== id));
  const items = lookItems({ garments: others });
  const lapses = items.flatMap((one, index) =>
    items.slice(index + 1).filter((other) => !mayMeet(one, other, lines)),
  );
  return {
    outfit,
    missing: pieces.filter(({ id }) => !worn.has(id)).length,
    lapses: lapses.length,
    cold: coldOf(outfit),
  };
}

/** So much less cold, clo, and what a piece may not meet is worn with it. */
const NOTABLY = 0.08;

const byWorth = (a: Tried, b: Tried): number =>
  a.missing - b.missing || a.lapses - b.lapses || (Math.abs(a.cold - b.cold) < NOTABLY ? 0 : a.cold - b.cold);

/** The best look that has all of them, keeps the rules and keeps her warm; what is in none is put on by hand. */
function dressAround(brief: StylingBrief, pieces: readonly ChosenPiece[]): ComposedOutfit {
  const { conditions, style } = questionOf(brief);
  const lines = activeLines(conditions, style, brief.context);
  let best: Tried | undefined;
  for (const reach of REACHES) {
    const outfit = tryOn(brief, narrowedTo(pieces, lines, reach));
    const tried = outfit && judge(outfit, pieces, lines);
    if (tried && (!best || byWorth(tried, best) < 0)) best = tried;
    if (best?.missing === 0 && best.lapses === 0 && best.cold < NOTABLY) return best.outfit;
  }
  return best?.missing === 0 ? best.outfit : putOn(best?.outfit ?? compose(brief), pieces, brief);
}

/** What keeps warm beside it. */
const WARMING: readonly Slot[] = ['coat', 'jacket', 'knitwear', 'legwear', 'base', 'scarf', 'gloves', 'hat'];
const NAMED = 3;
const WARM_CLO = 0.05;

/** 'A wool coat and opaque tights keep you warm.' */
function keptWarmBy({ look }: ComposedOutfit, ids: ReadonlySet<string>): string | null {
  const warm = look.garments
    .filter(({ id, slot, clo }) => WARMING.includes(slot) && clo >= WARM_CLO && !ids.has(id))
    .sort((a, b) => b.clo - a.clo)
    .slice(0, NAMED)
    .map(({ name }) => `the ${name}`);
  if (warm.length === 0) return null;
  return `With it ${warm.length > 1 ? 'go' : 'goes'} ${formatList(warm)}, for warmth.`;
}

const told = (text: string): Reason => ({ fact: 'preference', text });

/** What is said of pieces that she insists on: what each is not made for, and what was done about it. */
function saidOf(pieces: readonly ChosenPiece[], outfit: ComposedOutfit, day: ChosenDay): Reason[] {
  const sentences = pieces.flatMap((piece) => pieceSentences(piece, day));
  const isCold = pieces.some((piece) => misfitOf(piece, day) === 'needs-warmth');
  const warmth = isCold ? keptWarmBy(outfit, new Set(pieces.map(({ id }) => id))) : null;
  return [
    told(`You wanted ${formatList(pieces.map(namedPiece))}, so the look is made around ${itWord(pieces)}.`),
    ...sentences.map(told),
    ...(warmth ? [told(warmth)] : []),
  ];
}

const itWord = (pieces: readonly ChosenPiece[]): string =>
  pieces.length > 1 || /[^s]s$/.test(namedPiece(pieces[0]!)) ? 'them' : 'it';

/**
 * The day's look round these pieces: each is in it. Everything else keeps the rules of every look, as far as the pieces leave
 * it; what they break is said.
 * @throws Refusal as {@link compose}
 */
export function composeAround(brief: StylingBrief, pieces: readonly ChosenPiece[]): ComposedOutfit {
  const asked = { ...brief, styles: stylesFor(brief.styles, pieces) };
  const outfit = dressAround(asked, pieces);
  const { conditions } = questionOf(asked);
  const day = { brief: asked, style: outfit.style, conditions };
  return { ...outfit, reasons: [...saidOf(pieces, outfit, day), ...outfit.reasons] };
}
