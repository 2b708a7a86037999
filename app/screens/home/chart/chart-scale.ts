// How hours and degrees become places on the chart's view box.
import type { ReceiptHour } from '../../../domain/comfort/receipt.ts';
import type { WornRun } from './worn-runs.ts';

export interface ChartSize {
  width: number;
  height: number;
}

/** Room for the degrees, a narrow last block's word, the label of the high, the hours. */
export const CHART_LEFT = 38;
export const CHART_RIGHT = 12;
const TOP = 26;
export const CHART_AXIS = 26;
/** So much of a block is seen, however far it lies beyond the day's temperatures, °F. */
const SLICE = 4;
/** A block is not drawn further than this beyond the day's own temperatures, °F. */
const REACH = 9;
const LEAST_SPAN = 16;

export interface Scale {
  lowF: number;
  highF: number;
  x: (index: number) => number;
  y: (tempF: number) => number;
}

/** The scale of a day of at least two hours. */
export function buildScale(hours: readonly ReceiptHour[], runs: readonly WornRun[], size: ChartSize): Scale {
  const temps = hours.map((hour) => hour.tempF);
  const coldest = Math.min(...temps);
  const warmest = Math.max(...temps);
  let lowF = Math.max(coldest - REACH, Math.min(coldest, ...runs.map((run) => run.low)));
  let highF = Math.min(warmest + REACH, Math.max(warmest, ...runs.map((run) => run.high)));
  lowF = Math.min(lowF, ...runs.map((run) => run.high - SLICE));
  highF = Math.max(highF, ...runs.map((run) => run.low + SLICE));
  const missing = Math.max(0, LEAST_SPAN - (highF - lowF)) / 2;
  lowF -= missing + 1;
  highF += missing + 1;
  const step = (size.width - CHART_LEFT - CHART_RIGHT) / (hours.length - 1);
  const plot = size.height - TOP - CHART_AXIS;
  return {
    lowF,
    highF,
    x: (index) => CHART_LEFT + index * step,
    y: (tempF) => TOP + ((highF - tempF) / (highF - lowF)) * plot,
  };
}
