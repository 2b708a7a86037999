import { distanceFromBand, comfortVerdict, type DayHour } from './day-hours.ts';
import { indoorComfort } from './indoor-comfort.ts';
import { safeHours } from './ireq.ts';
import { coldExposure, needMethod, outdoorVote, type Activity, type Need } from './clothing-need.ts';
import { predictedDissatisfied } from './pmv.ts';
import type {
  CarriedLayer,
  ComfortReceipt,
  ReceiptHour,
  ReceiptLine,
  Shortfall,
  WornLayer,
} from './receipt.ts';
import { CLO_SHARE, cloWornAt, type WearingPlan } from './plan-wearing.ts';

const LONGEST_MINUTES = 480;

/** From 0 °F down fingers and face give out before the body does: ours, from what winter guides allow for. */
const HANDS = { belowC: -17.7, minutes: 45 };

/** Minutes outdoors (ISO 11079 DLE, rounded down to 5) in the hardest hour; undefined when the clothes hold it for good. */
function minutesOutdoors(day: readonly DayHour[], plan: WearingPlan, activity: Activity): number | undefined {
  let shortest = Infinity;
  day.forEach((hour, index) => {
    if (needMethod(hour.air.airC) === 'PMV') return;
    const asForOthers = Math.max(0, cloWornAt(index, plan) - hour.personalClo);
    if (hour.air.airC <= HANDS.belowC) shortest = Math.min(shortest, HANDS.minutes);
    shortest = Math.min(shortest, safeHours(coldExposure(hour.air, activity), asForOthers, 'minimal') * 60);
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
  return day.map((dayHour, index) => {
    const { hour, tempF, need, out } = dayHour;
    const worn = cloWornAt(index, plan);
    return {
      hour,
      tempF: Math.round(tempF),
      verdict: comfortVerdict(dayHour, worn),
      need: rounded(need),
      worn: round(worn),
      ...(out && { out }),
    };
  });
}

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

function layersOf(day: readonly DayHour[], { steps, off }: WearingPlan): WornLayer[] {
  return steps.flatMap(({ layers }, step) => {
    const wornHours = day.flatMap(({ hour }, index) => ((off[index] ?? 0) > step ? [] : [hour]));
    if (wornHours.length === day.length) return [];
    return layers.map(({ garmentId, name }) => ({ garmentId, name, wornHours }));
  });
}

/** Only cold has an amount: a coat can be opened. */
function shortfallOf(day: readonly DayHour[], plan: WearingPlan): Shortfall | undefined {
  let worst: Shortfall | undefined;
  day.forEach(({ hour, tempF, need }, index) => {
    const clo = round(Math.max(0, -distanceFromBand(need, cloWornAt(index, plan))));
    if (clo > (worst?.clo ?? 0)) worst = { hour, tempF: Math.round(tempF), side: 'cold', clo };
  });
  return worst;
}

function warnings(day: readonly DayHour[]): Pick<ComfortReceipt, 'storm' | 'filledHours'> {
  const filledHours = day.filter(({ filled }) => filled).map(({ hour }) => hour);
  return {
    ...(day.some(({ storm }) => storm) && { storm: true }),
    ...(filledHours.length > 0 && { filledHours }),
  };
}

interface ReceiptAsked {
  activity?: Activity;
  offsetC?: number;
  /** Icl of what stays on inside, clo; null when she is outdoors throughout. */
  insideIcl?: number | null;
  carried?: CarriedLayer | undefined;
}

/** How what stays on inside feels there, with the layer from the bag. */
function insideOf(icl: number | null, carried?: CarriedLayer): Pick<ComfortReceipt, 'inside' | 'carried'> {
  if (icl === null) return {};
  return carried
    ? { inside: indoorComfort(icl + CLO_SHARE * carried.clo), carried }
    : { inside: indoorComfort(icl) };
}

/** @throws RangeError on an empty day */
export function comfortReceipt(
  day: readonly DayHour[],
  lines: ReceiptLine[],
  plan: WearingPlan,
  { activity = 'walking', offsetC = 0, insideIcl = null, carried }: ReceiptAsked = {},
): ComfortReceipt {
  const first = day[0];
  if (!first) throw new RangeError('A receipt needs at least one hour');
  const vote = outdoorVote(first.air, Math.max(0, cloWornAt(0, plan) - first.personalClo), activity);
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
    ...insideOf(insideIcl, carried),
    hours: receiptHours(day, plan),
    ...warnings(day),
    lines,
    ...(shed && { shed }),
    ...(layers.length > 0 && { layers }),
    ...(shortfall && { shortfall }),
    ...(offsetC !== 0 && { offsetC }),
  };
}
