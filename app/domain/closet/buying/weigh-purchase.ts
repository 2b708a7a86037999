// The figures of a piece on trial: weighed by the sums of "What would help most" (season-search.ts), over a whole year.
import type { WeatherHour } from '../../weather/weather.ts';
import type { StyleId } from '../../preferences/style.ts';
import { addDays } from '../../time/local-day.ts';
import { modestyAllows, matchesWishes } from '../../styling/rules/garment-rules.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { toWornGarment, WARDROBE } from '../../wardrobe/wardrobe.ts';
import { MIN_CLOSET_PIECES } from '../closet-help.ts';
import { ownGarments } from '../closet-shelf.ts';
import { pieceKind, type OwnPiece, type PieceKind } from '../closet-terms.ts';
import { commonDayKind, type HelpKind } from '../gap-kind.ts';
import { resolvePiece } from '../piece.ts';
import { basicPieces } from '../piece-kinds.ts';
import { seasonDays, SEASON_DAYS, type SeasonDay, type SeasonPlace } from '../season-days.ts';
import { daysIn, gainOf, searchSeason } from '../season-search.ts';
import { isSmall, type Wearer } from '../season-wear.ts';
import type { PurchaseFigures, WornPiece } from './purchase.ts';
import { similarPieces } from './similar-pieces.ts';

export interface Trial {
  piece: OwnPiece;
  /** The newest first, without what was given away. */
  pieces: readonly WornPiece[];
  wearer: Omit<Wearer, 'style'>;
  /** In which she dresses; none: in any. */
  styles: readonly StyleId[];
  /** Where she lives, as it is called. */
  place: string;
  /** From which day on: four seasons. */
  year: readonly (readonly SeasonDay[])[];
  /** -1 … 1, of the garment. */
  affinity: number;
  /** Epoch ms. */
  now: number;
}

export interface WeighedPurchase {
  figures: PurchaseFigures;
  /** The likeliest day of each season on which she can wear it. */
  days: { hours: WeatherHour[]; isWet: boolean }[];
}

const SEASONS = 4;

/** The year from a local day on (YYYY-MM-DD), season by season. */
export const yearOfSeasons = (place: SeasonPlace, from: string): SeasonDay[][] =>
  Array.from({ length: SEASONS }, (_, season) => seasonDays(place, addDays(from, season * SEASON_DAYS)));

interface Weighed {
  /** The weather and her limits allow it on some day. */
  isWorn: boolean;
  missing: number;
  mended: number;
  wearable: number;
  looks: number;
  kinds: { kind: HelpKind; days: number }[];
  days: WeighedPurchase['days'];
}

/** As she would wear it: in a style of hers that it is for, else in one of its own. */
function wearerIn({ styles }: Garment, { wearer, styles: hers }: Trial): Wearer {
  const style = hers.find((one) => styles.includes(one)) ?? styles[0] ?? 'casual';
  return { ...wearer, style };
}

/** A bag is carried on any day, and mends none. */
const NO_BITS = 0;

function weighOverYear(garment: Garment, pieces: readonly OwnPiece[], trial: Trial): Weighed {
  const wearer = wearerIn(garment, trial);
  const all: Weighed = { isWorn: false, missing: 0, mended: 0, wearable: 0, looks: 0, kinds: [], days: [] };
  const isBag = garment.slot === 'bag';
  for (const season of trial.year) {
    const closet = searchSeason(pieces, wearer, season);
    const { rules, lost } = closet;
    const worn = rules.daysFor(garment);
    all.missing += daysIn(rules, lost);
    if (worn === 0) continue;
    all.isWorn = true;
    const { days, looks } = isBag ? { days: worn, looks: 0 } : gainOf(garment, closet, rules.all);
    const on = days & worn;
    const mended = isBag ? NO_BITS : days & lost;
    all.mended += daysIn(rules, mended);
    all.wearable += daysIn(rules, on);
    all.looks = Math.max(all.looks, isSmall(garment) ? 0 : looks);
    all.kinds.push({ kind: commonDayKind(rules.days, mended), days: daysIn(rules, mended) });
    const [likeliest] = season.filter((_, at) => on & (1 << at)).toSorted((a, b) => b.days - a.days);
    if (likeliest) all.days.push(likeliest);
  }
  return all;
}

const YEAR_MS = 365 * 86_400_000;
/** Younger pieces say nothing of a year. */
const LEAST_AGE_MS = 30 * 86_400_000;
/** Fewer wears are chance. */
const LEAST_WEARS = 5;
/** Nobody wears one piece oftener. */
const MOST_WEARS = 104;

const slotKind = (piece: OwnPiece): PieceKind | null => {
  const slot = resolvePiece(piece)?.garment.slot;
  return slot === undefined ? null : pieceKind(slot);
};

/** Wears a year, never more than the days on which she can wear it. */
function paceOf(
  kind: PieceKind,
  { wearable, mended }: { wearable: number; mended: number },
  { pieces, now }: Trial,
): PurchaseFigures['pace'] {
  const ofKind = pieces.filter((piece) => slotKind(piece) === kind);
  const others = ofKind.length;
  const known = ofKind.filter(({ createdAt }) => now - createdAt >= LEAST_AGE_MS);
  const worn = known.reduce((sum, { wornCount }) => sum + wornCount, 0);
  const years = known.reduce((sum, { createdAt }) => sum + (now - createdAt) / YEAR_MS, 0);
  const isKnown = worn >= LEAST_WEARS && years > 0;
  const most = Math.min(wearable, MOST_WEARS);
  const usual = Math.min(most, isKnown ? worn / years : wearable / (others + 1));
  const must = Math.min(most, mended);
  const from = must > usual ? 'mended' : isKnown ? 'her-wears' : 'turns';
  return { wears: Math.round(Math.max(usual, must)), from, others };
}

/** Prices of one are no habit. */
const LEAST_PRICED = 3;

/** The middle of what a wear of her pieces has cost so far, by currency. */
function usualPerWear(pieces: readonly WornPiece[]): PurchaseFigures['usualPerWear'] {
  const priced = pieces.flatMap(({ price, currency, wornCount }) =>
    price !== null && price > 0 && currency !== null && wornCount > 0
      ? [{ currency, amount: price / wornCount }]
      : [],
  );
  return [...Map.groupBy(priced, ({ currency }) => currency)]
    .filter(([, some]) => some.length >= LEAST_PRICED)
    .map(([currency, some]) => {
      const amounts = some.map(({ amount }) => amount).toSorted((a, b) => a - b);
      return { currency, amount: Math.round(amounts[amounts.length >> 1] ?? 0) };
    });
}

/** Shelves without which nothing is worn; with them filled it may be. */
const NEEDED: readonly (readonly PieceKind[])[] = [
  ['shoes'],
  ['bottoms'],
  ['tops'],
  ['bottoms', 'shoes'],
  ['tops', 'bottoms'],
  ['tops', 'bottoms', 'shoes'],
];

const makesLook = (garment: Garment, pieces: readonly OwnPiece[], trial: Trial): boolean =>
  trial.year.some((season) => {
    const closet = searchSeason(pieces, wearerIn(garment, trial), season);
    return gainOf(garment, closet, closet.rules.all).looks > 0;
  });

function lacksOf(garment: Garment, pieces: readonly OwnPiece[], trial: Trial): PieceKind[] {
  const { gender } = trial.wearer;
  const filled = (kinds: readonly PieceKind[]): OwnPiece[] =>
    WARDROBE.filter(({ slot, genders }) => kinds.includes(pieceKind(slot)) && genders.includes(gender)).map(
      ({ id, colors }) => ({ garmentId: id, color: (colors[0] ?? []).join('+'), warmth: 'usual' }),
    );
  const others = NEEDED.filter((kinds) => !kinds.includes(pieceKind(garment.slot)));
  return [...(others.find((kinds) => makesLook(garment, [...filled(kinds), ...pieces], trial)) ?? [])];
}

/** Others to differ in are not few where any of hers may come with it. */
function partnersOf(kind: PieceKind, pieces: readonly OwnPiece[]): number {
  if (kind === 'dresses') return 1;
  const other: PieceKind | null = kind === 'tops' ? 'bottoms' : kind === 'bottoms' ? 'tops' : null;
  return pieces.filter((piece) => other === null || slotKind(piece) === other).length;
}

/** Below it she has said no more than once. */
const DISLIKED = -0.3;

function limitOf(garment: Garment, wearer: Trial['wearer']): PurchaseFigures['limit'] {
  if (!matchesWishes({ neverWear: wearer.neverWear })(garment)) return 'never-wear';
  const fits =
    matchesWishes({ heelMax: wearer.heelMax })(garment) && modestyAllows(garment, wearer.modesty ?? {});
  return fits ? null : 'fit';
}

/** Null for what our wardrobe does not have. */
export function weighPurchase(trial: Trial): WeighedPurchase | null {
  const { piece, pieces, wearer, place, affinity } = trial;
  const mine = resolvePiece(piece);
  const [garment] = ownGarments([piece]);
  if (!mine || !garment) return null;
  const withBasics = pieces.length < MIN_CLOSET_PIECES;
  const basics = withBasics
    ? basicPieces(wearer.gender).map((basic) => ({ ...basic, warmth: 'usual' as const }))
    : [];
  const beside = [...pieces, ...basics];
  const kind = pieceKind(garment.slot);
  const limit = limitOf(garment, wearer);
  const weighed = weighOverYear(garment, beside, trial);
  const wearable = Math.round(weighed.wearable);
  // With the basics of others it is not known what hers leave open.
  const mended = withBasics ? 0 : Math.round(weighed.mended);
  // Where no weather of hers asks for it, nothing that she gets makes it worn.
  const isLost = weighed.isWorn && weighed.looks === 0 && kind !== 'accessories' && limit === null;
  const [most] = weighed.kinds.toSorted((a, b) => b.days - a.days);
  return {
    days: weighed.days,
    figures: {
      garment: toWornGarment(mine.garment, mine.colorway),
      kind,
      pieces: pieces.length,
      withBasics,
      place,
      days: {
        missing: withBasics ? 0 : Math.round(weighed.missing),
        mended,
        kind: most?.kind ?? 'usual',
        wearable,
      },
      looks: weighed.looks,
      partners: partnersOf(kind, beside),
      lacks: isLost ? lacksOf(garment, beside, trial) : [],
      ...similarPieces(piece, pieces),
      pace: paceOf(kind, { wearable, mended }, trial),
      usualPerWear: usualPerWear(pieces),
      limit,
      isDisliked: affinity <= DISLIKED,
      otherStyle: trial.styles.some((style) => garment.styles.includes(style))
        ? null
        : (garment.styles[0] ?? null),
    },
  };
}
