// What of a closet may be worn on which days of a season: every day is a bit, so that a whole season is one number.
import { dayHours, isHot, lightestUsefulClo, distanceFromBand, type DayHour } from '../comfort/day-hours.ts';
import { ensembleIcl, UNDERWEAR_CLO } from '../comfort/insulation.ts';
import { POCKET } from '../comfort/plan-wearing.ts';
import type { Modesty } from '../styling/input/brief.ts';
import type { HeelHeight, Garment } from '../wardrobe/garment.ts';
import { summarizeConditions, type Conditions } from '../styling/input/conditions.ts';
import { hasSleevesFor, TOP_ALONE } from '../styling/search/ensemble-parts.ts';
import type { LegKind } from '../wardrobe/garment-predicates.ts';
import { modestyAllows, isAllowedToday, matchesWishes } from '../styling/rules/garment-rules.ts';
import { DEEP_FROST_C, OUTERMOST_LAYERS } from '../styling/rules/weather-rules.ts';
import { isOfKind } from '../wardrobe/garment-kinds.ts';
import { WARDROBE } from '../wardrobe/wardrobe.ts';
import type { Gender, StyleId } from '../preferences/style.ts';
import type { SeasonDay } from './season-days.ts';

/** Who is dressed: what her profile says. */
export interface Wearer {
  gender: Gender;
  style: StyleId;
  modesty?: Modesty;
  neverWear?: string[];
  heelMax?: HeelHeight;
  /** Personal thermostat, °C. */
  offsetC?: number;
}

/** Clothes in hundredths of a clo: whole numbers add up exactly. */
export const toHundredths = (clo: number): number => Math.round(clo * 100);

/** What completes a look and is hardly seen, hundredths of a clo; `pocket` of it comes off first. */
export interface Filling {
  clo: number;
  pocket: number;
}

export interface WearDay {
  days: number;
  isWet: boolean;
  conditions: Conditions;
  hours: DayHour[];
  /** Distance from comfort in each hour by hundredths of a clo worn, clo. */
  off: Float64Array[];
}

const TABLE = 400;
/** City clothes reach about so much; beyond it nothing of a closet helps, clo. */
const MOST_ICL = 2.2;

/** How far so many clo are from comfort in an hour; in deep cold from what clothes can do. */
export function comfortDistance(hour: DayHour, icl: number): number {
  const off = distanceFromBand(hour.need, icl);
  if (off < 0) return Math.max(0, Math.min(hour.need.min, MOST_ICL) - icl);
  return isHot(hour) ? Math.max(0, icl - Math.max(lightestUsefulClo(hour), hour.need.max)) : off;
}

export function wearDays(season: readonly SeasonDay[], { offsetC }: Pick<Wearer, 'offsetC'>): WearDay[] {
  return season.map(({ days, isWet, hours: asked }) => {
    const hours = dayHours(asked, { offsetC, throughout: true });
    const off = hours.map((hour) =>
      Float64Array.from({ length: TABLE }, (_, clo) => comfortDistance(hour, ensembleIcl(clo / 100))),
    );
    return { days, isWet, conditions: summarizeConditions(asked), hours, off };
  });
}

/** The days of a season for which something holds, as bits. */
function daysOn(days: readonly WearDay[], holds: (day: WearDay, at: number) => boolean): number {
  return days.reduce((bits, day, at) => (holds(day, at) ? bits | (1 << at) : bits), 0);
}

/** Days on which a garment may be worn at all: by the weather, by her limits and wishes. */
export function wearableDays(garment: Garment, days: readonly WearDay[], wearer: Wearer): number {
  const { gender, style, modesty = {} } = wearer;
  const wanted = matchesWishes(wearer);
  if (!garment.genders.includes(gender) || !wanted(garment) || !modestyAllows(garment, modesty)) return 0;
  const frostBoots = (coldestC: number) =>
    garment.slot !== 'shoes' || coldestC >= DEEP_FROST_C || isOfKind(garment, 'boots for deep frost');
  return daysOn(
    days,
    ({ conditions }) =>
      isAllowedToday(garment, conditions, null, style, 'taste') && frostBoots(conditions.coldestC),
  );
}

/** Days that are warm enough for a top alone, or for it under a cardigan. */
export function daysWarmEnoughForTop(
  top: Garment,
  days: readonly WearDay[],
): { alone: number; underCardigan: number } {
  return {
    alone: daysOn(
      days,
      ({ conditions: { coldestC } }) =>
        coldestC >= TOP_ALONE.from || (coldestC >= TOP_ALONE.neverBelow && top.clo >= TOP_ALONE.orClo),
    ),
    underCardigan: daysOn(days, ({ conditions }) => hasSleevesFor(top, conditions.coldestC)),
  };
}

/** Days that are warm enough for it over everything; null: for nothing over the rest. */
export function daysWarmEnoughOutermost(garment: Garment | null, days: readonly WearDay[]): number {
  return daysOn(days, ({ conditions: { coldestC } }) =>
    OUTERMOST_LAYERS.every(({ kind, from }) => {
      const is = garment ? kind !== 'nothing' && isOfKind(garment, kind) : kind === 'nothing';
      return !is || coldestC >= from;
    }),
  );
}

/** Gloves, hats, scarves, umbrellas of a closet, and what they allow. */
export interface Extras {
  /** Days on which nothing small is missing that no look does without. */
  enough: number;
  umbrella: number;
  /** By day: what may complete the look, by how legs are covered. */
  fillings: Record<LegKind, Filling[]>[];
}

const LEGWEAR = WARDROBE.filter(({ slot }) => slot === 'legwear');
const BASES = WARDROBE.filter(({ slot }) => slot === 'base');
const BARE_LEGS = { coldest: 12, warmest: 18 };
const SHORT_SOCK = 3;

/** Hundredths of a clo on the legs: everybody has socks and tights. */
function legClos({ conditions }: WearDay, { gender, style }: Wearer, kind: LegKind): number[] {
  const worn = LEGWEAR.filter(
    (one) => one.genders.includes(gender) && isAllowedToday(one, conditions, null, style),
  );
  const clos = (of: 'socks' | 'tights') =>
    worn.filter((one) => isOfKind(one, of)).map(({ clo }) => toHundredths(clo));
  const short = [0, ...clos('socks').filter((clo) => clo <= SHORT_SOCK)];
  const isWarm = conditions.coldestC >= BARE_LEGS.coldest && conditions.warmestC >= BARE_LEGS.warmest;
  const legs =
    kind === 'shorts'
      ? short
      : kind === 'covered'
        ? clos('socks')
        : [...(isWarm ? short : []), ...clos('tights')];
  return legs.length > 0 ? [...new Set(legs)] : [0];
}

const warmest = (garments: readonly Garment[]): number =>
  garments.reduce((most, { clo }) => Math.max(most, toHundredths(clo)), 0);

/** What may be put on besides, from nothing to all of it; in frost all of it. */
function pocketClos(own: readonly Garment[], { conditions }: WearDay): number[] {
  const scarf = warmest(own.filter((one) => isOfKind(one, 'warm scarf')));
  const gloves = warmest(own.filter(({ slot }) => slot === 'gloves'));
  const hat = warmest(own.filter((one) => isOfKind(one, 'warm hat')));
  const isFrost = conditions.feltC < POCKET.needBelowFeltC || conditions.coldestC < DEEP_FROST_C;
  const all = scarf + gloves + hat;
  return isFrost ? [all] : [...new Set([0, scarf, scarf + gloves, all])];
}

function isEnough(own: readonly Garment[], { conditions }: WearDay, headCover: boolean): boolean {
  const { feltC, coldestC, strongSun } = conditions;
  const has = (is: (garment: Garment) => boolean) => own.some(is);
  if (strongSun && !has(({ slot, weather }) => slot === 'hat' && weather.sun === 'cover')) return false;
  const covered = has((one) => one.slot === 'hat' && (one.headCover || one.weather.sun === 'cover'));
  if (headCover && !covered) return false;
  if (feltC >= POCKET.needBelowFeltC && coldestC >= DEEP_FROST_C) return true;
  if (!headCover && !strongSun && !has((one) => isOfKind(one, 'warm hat'))) return false;
  if (!has(({ slot }) => slot === 'gloves')) return false;
  return coldestC >= DEEP_FROST_C || has((one) => isOfKind(one, 'warm scarf'));
}

const SMALL = ['hat', 'gloves', 'scarf', 'umbrella'];
export const isSmall = ({ slot }: Garment): boolean => SMALL.includes(slot);

/** What the small things among these garments allow; `daysFor` says when each may be worn. */
export function smallPieceExtras(
  garments: readonly Garment[],
  days: readonly WearDay[],
  wearer: Wearer,
  daysFor: (garment: Garment) => number,
): Extras {
  const small = garments.filter(isSmall);
  const headCover = wearer.modesty?.headCover ?? false;
  const onDay = days.map((_, at) => small.filter((garment) => daysFor(garment) & (1 << at)));
  const bases = (day: WearDay) => {
    const worn = BASES.filter(
      (one) => one.genders.includes(wearer.gender) && isAllowedToday(one, day.conditions, null, wearer.style),
    );
    const legs = worn.filter(({ id }) => id.endsWith('leggings'));
    const tops = worn.filter(({ id }) => !id.endsWith('leggings'));
    return [...new Set([0, warmest(tops), warmest(tops) + warmest(legs)])];
  };
  const fillings = days.map((day, at) => {
    const pockets = pocketClos(onDay[at] ?? [], day);
    const under = bases(day);
    const of = (kind: LegKind): Filling[] =>
      legClos(day, wearer, kind).flatMap((legs) =>
        under.flatMap((base) =>
          pockets.map((pocket) => ({ clo: toHundredths(UNDERWEAR_CLO) + legs + base + pocket, pocket })),
        ),
      );
    return { covered: of('covered'), shorts: of('shorts'), skirt: of('skirt') };
  });
  return {
    enough: daysOn(days, (day, at) => isEnough(onDay[at] ?? [], day, headCover)),
    umbrella: small
      .filter(({ slot }) => slot === 'umbrella')
      .reduce((bits, garment) => bits | daysFor(garment), 0),
    fillings,
  };
}

/** As far from comfort as the mean hour of a day may be, clo. */
const MOST_OFF = 0.1;

/** The open layers of a look, hundredths of a clo; 0 for none. `shelters`: the outer one keeps the rain off. */
export interface Layers {
  outer: number;
  shelters: boolean;
  cardigan: number;
}

/**
 * Whether clothes of so many hundredths of a clo, layers among them, hold a day: some filling brings its mean hour within
 * MOST_OFF of comfort, each hour without what is best taken off, from the outside in.
 */
export function holdsDay(day: WearDay, fillings: readonly Filling[], clo: number, layers: Layers): boolean {
  const { hours, off } = day;
  return fillings.some(({ clo: filled, pocket }) => {
    const all = Math.min(TABLE - 1, clo + filled);
    let sum = 0;
    for (let at = 0; at < hours.length; at++) sum += leastOff(hours[at]!, off[at]!, all, pocket, layers);
    return sum <= MOST_OFF * hours.length;
  });
}

/** How far from comfort an hour is without what is best taken off, from the pocket's things to the cardigan. */
function leastOff(
  { feltC, air, wet }: WearDay['hours'][number],
  table: WearDay['off'][number],
  all: number,
  pocket: number,
  { outer, shelters, cardigan }: Layers,
): number {
  let place = air.airC > POCKET.noneAboveC ? all - pocket : all;
  let least = table[place] ?? 0;
  // In frost nothing is taken off.
  if (feltC < POCKET.needBelowFeltC && pocket > 0) return least;
  place = all - pocket;
  least = Math.min(least, table[place] ?? 0);
  if (outer > 0 && !(wet && shelters)) {
    place -= outer;
    least = Math.min(least, table[place] ?? 0);
  }
  if (cardigan > 0 && !(wet && shelters && outer > 0)) {
    place -= cardigan;
    least = Math.min(least, table[place] ?? 0);
  }
  return least;
}
