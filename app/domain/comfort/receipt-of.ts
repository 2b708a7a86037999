// The receipt of an ensemble over a day, from its wearing plan.
import { outOfBand, verdictOf, type DayHour } from './day.ts';
import { safeHours } from './ireq.ts';
import { coldOf, needMethod, outdoorVote, type Activity, type Need } from './need.ts';
import { predictedDissatisfied } from './pmv.ts';
import type { ComfortReceipt, ReceiptHour, ReceiptLine, Shortfall, WornLayer } from './receipt.ts';
import { wornAt, type WearingPlan } from './wearing.ts';

/** Longer than this outdoors in one go is nobody's plan. */
const LONGEST_MINUTES = 480;

/**
 * Minutes outdoors (ISO 11079 DLE, rounded down to 5) in the coldest hour, when the clothing cannot hold it;
 * undefined when it can.
 */
function minutesOutdoors(day: readonly DayHour[], plan: WearingPlan, activity: Activity): number | undefined {
  let shortest = Infinity;
  day.forEach((hour, index) => {
    const worn = wornAt(index, plan);
    if (needMethod(hour.air.airC) === 'PMV' || worn >= hour.need.min) return;
    const asForOthers = Math.max(0, worn - hour.personalClo);
    shortest = Math.min(shortest, safeHours(coldOf(hour.air, activity), asForOthers, 'minimal') * 60);
  });
  return shortest > LONGEST_MINUTES ? undefined : Math.max(5, Math.floor(shortest / 5) * 5);
}

function round(clo: number): number {
  return Math.round(clo * 100) / 100;
}

function rounded({ min, neutral, max }: Need): Need {
  return { min: round(min), neutral: round(neutral), max: round(max) };
}

function receiptHours(day: readonly DayHour[], plan: WearingPlan): ReceiptHour[] {
  return day.map(({ hour, tempF, need }, index) => {
    const worn = wornAt(index, plan);
    return {
      hour,
      tempF: Math.round(tempF),
      verdict: verdictOf(need, worn),
      need: rounded(need),
      worn: round(worn),
    };
  });
}

/** The longest stretch of hours in which a step is off, as indexes into the day. */
function longestRun(off: readonly number[], step: number): { from: number; to: number } | null {
  let best: { from: number; to: number } | null = null;
  let from = -1;
  off.forEach((level, index) => {
    if (level <= step) {
      from = -1;
      return;
    }
    if (from === -1) from = index;
    if (!best || index - from > best.to - best.from) best = { from, to: index };
  });
  return best;
}

function shedOf(day: readonly DayHour[], { steps, off, icls }: WearingPlan): ComfortReceipt['shed'] {
  const step = steps.findIndex(({ kind }, index) => kind === 'layer' && off.some((level) => level > index));
  const run = step === -1 ? null : longestRun(off, step);
  const layer = steps[step]?.layers[0];
  if (!run || !layer) return undefined;
  const back = day[run.to + 1];
  return {
    garment: layer.name,
    garmentId: layer.garmentId,
    fromHour: day[run.from]?.hour ?? 0,
    ...(back && { untilHour: back.hour }),
    icl: round(icls[step + 1] ?? 0),
  };
}

/** Everything that is not worn in every hour. */
function layersOf(day: readonly DayHour[], { steps, off }: WearingPlan): WornLayer[] {
  return steps.flatMap(({ layers }, step) => {
    const wornHours = day.flatMap(({ hour }, index) => ((off[index] ?? 0) > step ? [] : [hour]));
    if (wornHours.length === day.length) return [];
    return layers.map(({ garmentId, name }) => ({ garmentId, name, wornHours }));
  });
}

function shortfallOf(day: readonly DayHour[], plan: WearingPlan): Shortfall | undefined {
  let worst: Shortfall | undefined;
  day.forEach(({ hour, tempF, need }, index) => {
    const out = outOfBand(need, wornAt(index, plan));
    const clo = round(Math.abs(out));
    if (clo <= (worst?.clo ?? 0)) return;
    worst = { hour, tempF: Math.round(tempF), side: out < 0 ? 'cold' : 'heat', clo };
  });
  return worst;
}

/** The receipt of an ensemble over a day (at least one hour). Throws RangeError on an empty day. */
export function comfortReceipt(
  day: readonly DayHour[],
  lines: ReceiptLine[],
  plan: WearingPlan,
  activity: Activity = 'strolling',
  offsetC = 0,
): ComfortReceipt {
  const first = day[0];
  if (!first) throw new RangeError('A receipt needs at least one hour');
  const vote = outdoorVote(first.air, Math.max(0, wornAt(0, plan) - first.personalClo), activity);
  const minutes = minutesOutdoors(day, plan, activity);
  const shed = shedOf(day, plan);
  const layers = layersOf(day, plan);
  const shortfall = shortfallOf(day, plan);
  return {
    icl: round(plan.icls[0] ?? 0),
    need: rounded(first.need),
    method: needMethod(first.air.airC),
    ...(vote === null ? {} : { pmv: round(vote), ppd: Math.round(predictedDissatisfied(vote)) }),
    ...(minutes === undefined ? {} : { minutesOutdoors: minutes }),
    hours: receiptHours(day, plan),
    lines,
    ...(shed && { shed }),
    ...(layers.length > 0 && { layers }),
    ...(shortfall && { shortfall }),
    ...(offsetC !== 0 && { offsetC }),
  };
}
