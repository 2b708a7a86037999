// Where everything on the comfort chart goes. Pure: hours and runs in, numbers of the view box out.
import type { ReceiptHour } from '../../domain/comfort/receipt.ts';
import type { TemperatureUnit } from '../../domain/temperature.ts';
import { gridOf, highOf, hourLabels, labelOf, type ChartText } from './chart-labels.ts';
import { smoothLine, yAlong, type Box, type Point } from './chart-line.ts';
import { AXIS, LEFT, RIGHT, scaleOf, type ChartSize, type Scale } from './chart-scale.ts';
import type { WornRun } from './worn-runs.ts';

export interface ChartBlock extends Box {
  layer: WornRun['layer'];
  label: ChartText | null;
}

export interface Chart {
  grid: ChartText[];
  blocks: ChartBlock[];
  line: string;
  high: Point & { label: ChartText };
  /** Null when the present hour is not on the chart. */
  now: Point | null;
  hours: (ChartText & { now: boolean })[];
  left: number;
  right: number;
  bottom: number;
}

const BLOCK_GAP = 3;

function boxOf(run: WornRun, scale: Scale, lastIndex: number): Box {
  const left = scale.x(run.from) + (run.from === 0 ? 0 : BLOCK_GAP / 2);
  const right = scale.x(Math.min(run.to + 1, lastIndex)) - (run.to >= lastIndex - 1 ? 0 : BLOCK_GAP / 2);
  const top = scale.y(Math.min(run.high, scale.highF));
  const bottom = scale.y(Math.max(run.low, scale.lowF));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The chart of a day, or null for fewer than three hours. `now` as from `placeOfNow`. */
export function chartOf(
  hours: readonly ReceiptHour[],
  runs: readonly WornRun[],
  now: number | null,
  size: ChartSize,
  unit: TemperatureUnit,
): Chart | null {
  if (hours.length < 3) return null;
  const scale = scaleOf(hours, runs, size);
  const line = hours.map((hour, index) => ({ x: scale.x(index), y: scale.y(hour.tempF) }));
  const nowPoint = now === null ? null : { x: scale.x(now), y: yAlong(line, scale.x(now)) };
  const bottom = size.height - AXIS;
  // The present's point, and its line down to the hours.
  const taken: Box[] = nowPoint
    ? [{ x: nowPoint.x - 8, y: nowPoint.y - 8, width: 16, height: bottom - nowPoint.y + 8 }]
    : [];
  const boxes = runs.map((run) => ({ run, box: boxOf(run, scale, hours.length - 1) }));
  const all = boxes.map(({ box }) => box);
  const { high, taken: byHigh } = highOf(line, hours, unit, all);
  taken.push(...byHigh);
  const grid = gridOf(scale, unit);
  return {
    grid,
    blocks: boxes
      .filter(({ box }) => box.width > 2)
      .map(({ run, box }) => ({
        ...box,
        layer: run.layer,
        label: labelOf(run.label, box, { line, grid, boxes: all }, taken, size),
      })),
    line: smoothLine(line),
    high,
    now: nowPoint,
    hours: hourLabels(hours, now, scale, size),
    left: LEFT,
    right: size.width - RIGHT,
    bottom,
  };
}
