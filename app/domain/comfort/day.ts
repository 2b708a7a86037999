// The hours she is out, judged against what she wears; and the layer to take off when the day warms up.
import type { WeatherHour } from '../weather.ts';
import { safeHours } from './ireq.ts';
import { clothingNeed, coldOf, needMethod, outdoorVote, type Activity, type Need } from './need.ts';
import { airOf, isWet } from './outdoors.ts';
import { predictedDissatisfied, type AirAround } from './pmv.ts';
import type { ComfortReceipt, ComfortVerdict, ReceiptHour, ReceiptLine } from './receipt.ts';

export interface DayHour {
  hour: number;
  tempF: number;
  air: AirAround;
  need: Need;
  /** Rain or snow falls: no outer layer comes off. */
  wet: boolean;
}

/** A layer that can come off outdoors. */
export interface SheddableLayer {
  garmentId: string;
  garment: string;
  /** Icl of the ensemble without it, clo. */
  icl: number;
  /** It is what keeps the rain off. */
  shelters: boolean;
}

export interface ShedPlan {
  layer: SheddableLayer;
  /** First and last hour without it, as indexes into the day. */
  from: number;
  to: number;
}

/** The hours with their need, computed once for all ensembles that are weighed. */
export function dayHours(hours: WeatherHour[], activity: Activity = 'strolling'): DayHour[] {
  return hours.map((hour) => {
    const air = airOf(hour);
    return { hour: hour.hour, tempF: hour.tempF, air, need: clothingNeed(air, activity), wet: isWet(hour) };
  });
}

/** clo outside the band of the hour: negative too little, positive too much, 0 inside. */
export function outOfBand(need: Need, icl: number): number {
  if (icl < need.min) return icl - need.min;
  return icl > need.max ? icl - need.max : 0;
}

/** Beyond this many clo outside the band an hour is cold or hot, not just cool or warm. */
const FAR = 0.35;

export function verdictOf(need: Need, icl: number): ComfortVerdict {
  const off = outOfBand(need, icl);
  if (off === 0) return 'comfortable';
  if (off < 0) return off < -FAR ? 'cold' : 'cool';
  // Where nobody needs any clothes at all, whatever is worn is hot.
  if (need.max === 0) return 'hot';
  return off > FAR ? 'hot' : 'warm';
}

/** Too little hurts more than too much: a coat can be opened, a missing one cannot be worn. */
const COLD_WEIGHT = 1.5;

export function discomfort(need: Need, icl: number): number {
  const off = outOfBand(need, icl);
  return off < 0 ? -off * COLD_WEIGHT : off;
}

/** Taking a layer off must be worth the trouble: clo-hours. */
const WORTH_IT = 0.12;

/** The run of hours that gains most from being without the layer (largest sum of a subarray). */
function bestRun(day: DayHour[], icl: number, layer: SheddableLayer): { plan: ShedPlan; gain: number } {
  const best = { plan: { layer, from: 0, to: -1 }, gain: 0 };
  let gain = 0;
  let from = 0;
  day.forEach((hour, index) => {
    if (gain <= 0) {
      gain = 0;
      from = index;
    }
    const stays = hour.wet && layer.shelters;
    gain += stays ? -Infinity : discomfort(hour.need, icl) - discomfort(hour.need, layer.icl);
    if (gain > best.gain) {
      best.gain = gain;
      best.plan = { layer, from, to: index };
    }
  });
  return best;
}

/**
 * The one stretch of hours in which the day is better without a layer, or null. Never all hours (then it should
 * not be worn at all), never a sheltering layer in the wet.
 */
export function shedPlan(day: DayHour[], icl: number, layers: SheddableLayer[]): ShedPlan | null {
  let chosen: ShedPlan | null = null;
  let most = WORTH_IT;
  for (const layer of layers) {
    const { plan, gain } = bestRun(day, icl, layer);
    const allDay = plan.from === 0 && plan.to === day.length - 1;
    if (gain > most && !allDay) {
      most = gain;
      chosen = plan;
    }
  }
  return chosen;
}

/** clo worn in hour `index`. */
export function wornAt(index: number, icl: number, plan: ShedPlan | null): number {
  return plan && index >= plan.from && index <= plan.to ? plan.layer.icl : icl;
}

/** Longer than this outdoors in one go is nobody's plan. */
const LONGEST_MINUTES = 480;

/**
 * Minutes outdoors (ISO 11079 DLE, rounded down to 5) in the coldest hour, when the clothing cannot hold it;
 * undefined when it can.
 */
export function minutesOutdoors(
  day: DayHour[],
  icl: number,
  plan: ShedPlan | null,
  activity: Activity,
): number | undefined {
  let shortest = Infinity;
  day.forEach((hour, index) => {
    const worn = wornAt(index, icl, plan);
    if (needMethod(hour.air.airC) === 'PMV' || worn >= hour.need.min) return;
    shortest = Math.min(shortest, safeHours(coldOf(hour.air, activity), worn, 'minimal') * 60);
  });
  return shortest > LONGEST_MINUTES ? undefined : Math.max(5, Math.floor(shortest / 5) * 5);
}

function round(clo: number): number {
  return Math.round(clo * 100) / 100;
}

function receiptHours(day: DayHour[], icl: number, plan: ShedPlan | null): ReceiptHour[] {
  return day.map(({ hour, tempF, need }, index) => {
    const worn = wornAt(index, icl, plan);
    return {
      hour,
      tempF: Math.round(tempF),
      verdict: verdictOf(need, worn),
      need: { min: round(need.min), neutral: round(need.neutral), max: round(need.max) },
      worn: round(worn),
    };
  });
}

/** The receipt of an ensemble over a day (at least one hour). Throws RangeError on an empty day. */
export function comfortReceipt(
  day: DayHour[],
  icl: number,
  lines: ReceiptLine[],
  plan: ShedPlan | null,
  activity: Activity = 'strolling',
): ComfortReceipt {
  const first = day[0];
  if (!first) throw new RangeError('A receipt needs at least one hour');
  const hours = receiptHours(day, icl, plan);
  const vote = outdoorVote(first.air, wornAt(0, icl, plan), activity);
  const minutes = minutesOutdoors(day, icl, plan, activity);
  const back = plan ? day[plan.to + 1] : undefined;
  return {
    icl: round(icl),
    need: { min: round(first.need.min), neutral: round(first.need.neutral), max: round(first.need.max) },
    method: needMethod(first.air.airC),
    ...(vote === null ? {} : { pmv: round(vote), ppd: Math.round(predictedDissatisfied(vote)) }),
    ...(minutes === undefined ? {} : { minutesOutdoors: minutes }),
    hours,
    lines,
    ...(plan && {
      shed: {
        garment: plan.layer.garment,
        garmentId: plan.layer.garmentId,
        fromHour: day[plan.from]?.hour ?? first.hour,
        ...(back && { untilHour: back.hour }),
        icl: round(plan.layer.icl),
      },
    }),
  };
}
