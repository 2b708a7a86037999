// Where everything on the comfort chart goes. Pure: hours and runs in, numbers of the view box out.
import type { ReceiptHour } from '../../../domain/comfort/receipt.ts';
import type { TemperatureUnit } from '../../../domain/weather/temperature.ts';
import { gridLabels, highLabel, hourLabels, placeLabel, type ChartText } from './chart-labels.ts';
import { smoothLine, lineYAt, type Box, type Point } from './chart-line.ts';
import {
  CHART_AXIS,
  CHART_LEFT,
  CHART_RIGHT,
  buildScale,
  type ChartSize,
  type Scale,
} from './chart-scale.ts';
import type { WornRun } from './worn-runs.ts';

interface ChartBlock extends Box {
  layer: WornRun['layer'];
  /** Its word, in it where there is room; null where there is none around it either. */
  label: ChartText | null;
}

export interface Chart {
  grid: ChartText[];
  blocks: ChartBlock[];
  line: string;
  high: Point & { label: ChartText };
  /** Null when the present hour is not on the chart; `stem` where there is room for its line down to the hours. */
  now: (Point & { stem: boolean }) | null;
  hours: (ChartText & { now: boolean })[];
  left: number;
  right: number;
  bottom: number;
}

const BLOCK_GAP = 3;
const NOW_RADIUS = 8;
/** From the top of a word down to the line that it stands on. */
const BASELINE = 11;
/** A shorter line under the point of the present would be a stub. */
const LEAST_STEM = 30;

/** A block of less would not be seen. */
const LEAST_HEIGHT = 8;

function boxOf(run: WornRun, scale: Scale, hours: readonly ReceiptHour[]): Box {
  const last = hours.length - 1;
  // A run of the last hour alone has half of the way there.
  const edge = (index: number) => scale.x(Math.min(index, last - 0.5));
  const left = edge(run.from) + (run.from === 0 ? 0 : BLOCK_GAP / 2);
  const right = run.to >= last ? scale.x(last) : edge(run.to + 1) - BLOCK_GAP / 2;
  const top = scale.y(Math.min(run.high, scale.highF));
  const height = Math.max(LEAST_HEIGHT, scale.y(Math.max(run.low, scale.lowF)) - top);
  // One that is thickened stays off the line.
  const isAbove = run.low > Math.max(...hours.slice(run.from, run.to + 1).map(({ tempF }) => tempF));
  const bottom = isAbove ? scale.y(Math.max(run.low, scale.lowF)) : top + height;
  return { x: left, y: bottom - height, width: right - left, height };
}

/** The chart of a day, or null for fewer than three hours. `now` as from `currentTimePosition`. */
export function buildChart(
  hours: readonly ReceiptHour[],
  runs: readonly WornRun[],
  now: number | null,
  size: ChartSize,
  unit: TemperatureUnit,
): Chart | null {
  if (hours.length < 3) return null;
  const scale = buildScale(hours, runs, size);
  const line = hours.map((hour, index) => ({ x: scale.x(index), y: scale.y(hour.tempF) }));
  const boxes = runs.map((run) => boxOf(run, scale, hours));
  const high = highLabel(line, hours, unit, boxes);
  const bottom = size.height - CHART_AXIS;
  const nowY = now === null ? 0 : lineYAt(line, scale.x(now));
  const stands = now === null ? [high.box] : [high.box, presentOf(scale.x(now), nowY, bottom)];
  const labels = runs.map(({ label: text }, n) => {
    const others = boxes.filter((box) => box !== boxes[n]);
    const word = placeLabel(text, boxes[n]!, others, line, stands, { width: size.width, bottom });
    if (!word) return null;
    stands.push(word);
    return { text, x: word.x, y: word.y + BASELINE, anchor: 'start' as const };
  });
  return {
    grid: gridLabels(scale, unit),
    blocks: runs.map(({ layer }, n) => ({ ...boxes[n]!, layer, label: labels[n]! })),
    line: smoothLine(line),
    high,
    now: now === null ? null : { x: scale.x(now), y: nowY, stem: bottom - nowY >= LEAST_STEM },
    hours: hourLabels(hours, now, scale, size),
    left: CHART_LEFT,
    right: size.width - CHART_RIGHT,
    bottom,
  };
}

/** The point of the present and its line down to the hours. */
const presentOf = (x: number, y: number, bottom: number): Box => ({
  ...{ x: x - NOW_RADIUS, y: y - NOW_RADIUS },
  ...{ width: 2 * NOW_RADIUS, height: bottom - y + NOW_RADIUS },
});
