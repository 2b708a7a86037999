// Chooses among the ensembles that the search found: wearing plan, variety, colors.
import { distanceFromBand, type DayHour } from '../../comfort/day-hours.ts';
import { cloWornAt, type WearingPlan } from '../../comfort/plan-wearing.ts';
import { daysBetween } from '../../time/local-day.ts';
import type { Slot } from '../../looks/look.ts';
import type { StyleId } from '../../preferences/style.ts';
import type { Garment } from '../../wardrobe/garment.ts';
import { nearestColorName, parseTints, type ColorName } from '../../wardrobe/palette.ts';
import { garmentIdOf, garmentById } from '../../wardrobe/wardrobe.ts';
import type { StylingBrief } from '../input/brief.ts';
import { chooseColors, OUTER_SLOTS, type ColoredGarment, type ColoredLook } from '../color/choose-colors.ts';
import type { Conditions } from '../input/conditions.ts';
import type { Candidate } from './best-candidates.ts';
import { bestWearingPlan } from './wearing-plan.ts';

/** Garments of the recent looks that an ensemble is too much like. */
export function overusedGarments({ garments }: Candidate, { sets }: RecentLooks): Set<string> {
  const ids = new Set(garments.map(({ id }) => id));
  return new Set(sets.filter((set) => jaccardOverlap(ids, set) > MAX_OVERLAP).flatMap((set) => [...set]));
}

const VARIETY_DAYS = 14;
/** Looks of a fortnight share at most this much. */
export const MAX_OVERLAP = 0.6;

export interface RecentLooks {
  sets: Set<string>[];
  colorways: Set<string>;
  /** What she went out in these last days is remembered by its color. */
  outerColors: Set<ColorName>;
  /** What was seen of each look of the last week when the coat was off, and what it costs in her closet to wear it again. */
  clothes: Set<string>;
  /** Those of yesterday among them. */
  yesterdays: Set<string>;
  repeatCost: number;
}

/** Less than a day out of the band. */
const REPEATED = 4;

/** Mornings after which the same clothes are new again. */
const SAME_CLOTHES_DAYS = 6;

/** What makes a look another one: not its shoes, nor what is worn over it. */
export const isClothes = (slot: Slot): boolean => ['top', 'knitwear', 'bottom', 'dress'].includes(slot);

const clothesKey = (ids: readonly string[]): string =>
  ids
    .filter((id) => isClothes(garmentById(id)?.slot ?? 'shoes'))
    .sort()
    .join(' ');

/** A coat of another kind in the same color is the same coat to whoever sees her. */
const COLOR_DAYS = 5;

export function summarizeRecentLooks({ recent }: StylingBrief, today: string): RecentLooks {
  const looks = recent.filter(({ date }) => Math.abs(daysBetween(date, today)) <= VARIETY_DAYS);
  const clothesOfLast = (days: number) =>
    new Set(
      looks
        .filter(({ date }) => Math.abs(daysBetween(date, today)) <= days)
        .map(({ garmentIds }) => clothesKey(garmentIds)),
    );
  return {
    sets: looks.map(({ garmentIds }) => new Set(garmentIds.map(garmentIdOf))),
    colorways: new Set(looks.flatMap(({ garmentIds }) => garmentIds)),
    clothes: clothesOfLast(SAME_CLOTHES_DAYS),
    yesterdays: clothesOfLast(1),
    repeatCost: REPEATED,
    outerColors: new Set(
      looks
        .filter(({ date }) => Math.abs(daysBetween(date, today)) <= COLOR_DAYS)
        .flatMap(({ garmentIds }) => garmentIds.flatMap((id) => (isOuter(id) ? outerColor(id) : []))),
    ),
  };
}

const idOf = ({ garment, colorway }: ColoredGarment): string => `${garment.id}:${colorway.join('+')}`;

/** Before colors are chosen: of nearly all pieces of a closet there is one. */
const firstColors = (garments: readonly Garment[]): ColoredGarment[] =>
  garments.map((garment) => ({ garment, colorway: garment.colors[0] ?? ['black'] }));

const isOuter = (id: string): boolean => OUTER_SLOTS.includes(garmentById(id)?.slot ?? 'shoes');
const outerColor = (id: string): ColorName[] => parseTints(id).slice(0, 1).map(nearestColorName);

/** Share of garments that two looks have in common, 0..1 (Jaccard). */
export function jaccardOverlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const id of a) if (b.has(id)) both++;
  const either = a.size + b.size - both;
  return either === 0 ? 0 : both / either;
}

/** The most that garments share with a look of the last 14 days. */
function mostAlike(garments: readonly Pick<Garment, 'id'>[], { sets }: RecentLooks): number {
  const ids = new Set(garments.map(({ id }) => id));
  return Math.max(0, ...sets.map((set) => jaccardOverlap(ids, set)));
}

/** More than a whole day out of the band: what was worn last week does not come back for warmth either. */
const TOO_ALIKE = 1000;
/** In a closet of her own the same pieces come back: that is what it is for. Warmth comes first. */
const ALIKE_IN_CLOSET = 3;
/** So many get a wearing plan, and so many of those their colors. */
const PLANNED = 32;
const COLORED = 14;
const HARMONY = 1.4;
/** What colors that fight cost: more than a day a little out of the band. */
const FIGHT = 2.6;
/** Weight of the wearing plan, whose changes the search does not see. */
const PLAN = 0.82;

export interface EnsembleChoice {
  candidate: Candidate;
  coloring: ColoredLook;
  /** Shares more than it should with a look of the last 14 days. */
  alike: boolean;
  /** What is seen of it when the coat is off. */
  clothes: string;
  /** What it was chosen by. */
  cost: number;
  /** Mean strain of the day as it is worn. */
  planCost: number;
  /** Too little in some hour, as it is worn. */
  isCold: boolean;
  /** Too much in some hour out, with all off that comes off. */
  isWarm: boolean;
}

/** Hours between which a layer that is off has come off for the day. */
const DAY = { from: 10, to: 16 };
/** What two layers cost that are both carried from ten on. */
const BOTH_CARRIED = 5;

/** Two layers over the rest, and neither wanted again before evening: one would have done. */
function isOneTooMany({ steps, off }: WearingPlan, day: readonly DayHour[]): boolean {
  const layers = steps.filter(({ kind }) => kind === 'layer').length;
  const midday = off.filter((_, index) => {
    const hour = day[index]?.hour ?? 0;
    return hour >= DAY.from && hour <= DAY.to;
  });
  return layers > 1 && midday.length > 0 && midday.every((count) => count === steps.length);
}

interface Planned {
  /** Mean strain of the day as it is worn. */
  strain: number;
  isOneTooMany: boolean;
}

function plannedFor({ garments, icl }: Candidate, day: readonly DayHour[], weight: number): Planned {
  const plan = bestWearingPlan(garments, icl, day);
  return { strain: plan.cost / weight, isOneTooMany: isOneTooMany(plan, day) };
}

/** °C from which everybody is warm in anything. */
const HEAT_C = 26;
/** clo below the band that nobody feels. */
const HARDLY_COLD = 0.03;

function feltIn(
  { garments, icl }: Candidate,
  day: readonly DayHour[],
): Pick<EnsembleChoice, 'isCold' | 'isWarm'> {
  const plan = bestWearingPlan(garments, icl, day);
  const off = day.map(({ need }, index) => distanceFromBand(need, cloWornAt(index, plan)));
  return {
    isCold: off.some((clo) => clo < -HARDLY_COLD),
    isWarm: day.some(({ out, air }, index) => out && air.airC < HEAT_C && (off[index] ?? 0) > 0),
  };
}

/** What has been worked out for an ensemble of a day, once for all the times that it is chosen among. */
export type CandidateCache = WeakMap<Candidate, { planned?: Planned; coloring?: ColoredLook }>;

/** What a look is chosen for. */
export interface ChoiceQuestion {
  brief: StylingBrief;
  style: StyleId;
  day: readonly DayHour[];
  conditions: Conditions;
}

/** The best in warmth, style and variety are colored; the best of those with their colors is chosen. */
export function chooseEnsemble(
  candidates: Candidate[],
  { style, day, conditions, brief }: ChoiceQuestion,
  lately: RecentLooks,
  known: CandidateCache = new WeakMap(),
): EnsembleChoice | null {
  const knownOf = (candidate: Candidate) => {
    let found = known.get(candidate);
    if (!found) known.set(candidate, (found = {}));
    return found;
  };
  const weight = day.reduce((sum, hour) => sum + hour.weight, 0);
  const tooAlike = brief.closet ? ALIKE_IN_CLOSET : TOO_ALIKE;
  const repeatCostOf = (worn: readonly ColoredGarment[]) =>
    brief.closet && lately.clothes.has(clothesKey(worn.map(idOf))) ? lately.repeatCost : 0;
  const ranked = candidates
    .map((candidate) => {
      const most = mostAlike(candidate.garments, lately);
      const alike = most > MAX_OVERLAP;
      const again = (alike ? tooAlike + most : most * 0.5) + repeatCostOf(firstColors(candidate.garments));
      return { candidate, alike, cost: candidate.cost + again };
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, PLANNED)
    .map(({ candidate, alike, cost: before }) => {
      const planned = (knownOf(candidate).planned ??= plannedFor(candidate, day, weight));
      const cost = before + PLAN * planned.strain + (planned.isOneTooMany ? BOTH_CARRIED : 0);
      return { candidate, alike, planCost: planned.strain, cost };
    })
    .sort((a, b) => a.cost - b.cost)
    .slice(0, COLORED);
  let best: EnsembleChoice | null = null;
  let least = Infinity;
  for (const { cost, ...ranking } of ranked) {
    // The dearest that is left could not win with the best of colors.
    if (cost - HARMONY >= least) break;
    const { garments } = ranking.candidate;
    const liked = brief.affinities?.color;
    const coloring = (knownOf(ranking.candidate).coloring ??= chooseColors(
      garments,
      style,
      conditions,
      brief.seed,
      lately,
      liked,
    ));
    // What answers no color is left out, and without it two looks may be one.
    const alike =
      mostAlike(
        coloring.worn.map(({ garment }) => garment),
        lately,
      ) > MAX_OVERLAP;
    const isRepeat = repeatCostOf(coloring.worn) > 0;
    const wasCounted = repeatCostOf(firstColors(garments)) > 0;
    const again =
      (alike && !ranking.alike ? tooAlike : 0) + (isRepeat && !wasCounted ? lately.repeatCost : 0);
    const total = cost + again - HARMONY * coloring.score + FIGHT * coloring.trouble;
    if (total < least) {
      least = total;
      const clothes = clothesKey(coloring.worn.map(idOf));
      best = { ...ranking, alike, clothes, cost: total, coloring, isCold: false, isWarm: false };
    }
  }
  return best && { ...best, ...feltIn(best.candidate, day) };
}
