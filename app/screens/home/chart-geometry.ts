// Where everything on the comfort chart goes. Pure: hours and runs in, numbers of the view box out.
import type { ReceiptHour } from '../../domain/comfort/receipt.ts';
import type { TemperatureUnit } from '../../domain/temperature.ts';
import {
  flagsOf,
  gridOf,
  highOf,
  hourLabels,
  insideOf,
  ROW,
  type ChartText,
  type Flag,
} from './chart-labels.ts';
import { smoothLine, yAlong, type Box, type Point } from './chart-line.ts';
import { AXIS, LEFT, RIGHT, scaleOf, TOP, xOf, type ChartSize, type Scale } from './chart-scale.ts';
import type { WornRun } from './worn-runs.ts';

export interface ChartBlock extends Box {
  layer: WornRun['layer'];
  /** Its word, in it where there is room; else above the plot, with a line from there down to it. */
  label: (ChartText & { line: { x: number; from: number; to: number } | null }) | null;
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
/** A shorter line under the point of the present would be a stub. */
const LEAST_STEM = 30;

const leftOf = ({ from }: WornRun, x: Scale['x']): number => x(from) + (from === 0 ? 0 : BLOCK_GAP / 2);

function boxOf(run: WornRun, scale: Scale, lastIndex: number): Box {
  const left = leftOf(run, scale.x);
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
  // Words in their blocks need no rows above the plot, which leaves the blocks the more room.
  const tight = plotOf(hours, runs, now, size, unit, () => true);
  const plot = plotOf(hours, runs, now, size, unit, (n) => tight.inside[n] === null);
  const { scale, line, boxes, high, flags, rows, inside } = plot;
  const bottom = size.height - AXIS;
  const nowY = now === null ? 0 : yAlong(line, scale.x(now));
  return {
    grid: gridOf(scale, unit),
    blocks: runs
      .map((run, n) => ({
        ...boxes[n]!,
        layer: run.layer,
        label: labelOf(flags[n] ?? null, rows, boxes[n]!, high.box) ?? withoutLine(inside[n] ?? null),
      }))
      .filter(({ width }) => width > 2),
    line: smoothLine(line),
    high,
    now: now === null ? null : { x: scale.x(now), y: nowY, stem: bottom - nowY >= LEAST_STEM },
    hours: hourLabels(hours, now, scale, size),
    left: LEFT,
    right: size.width - RIGHT,
    bottom,
  };
}

/** The plot below so many rows of flags as the runs have that are `flagged`, and where a word fits into its block. */
function plotOf(
  hours: readonly ReceiptHour[],
  runs: readonly WornRun[],
  now: number | null,
  size: ChartSize,
  unit: TemperatureUnit,
  isFlagged: (run: number) => boolean,
) {
  const x = xOf(hours.length, size);
  const flagged = runs.flatMap((_, n) => (isFlagged(n) ? [n] : []));
  const placed = flagsOf(
    flagged.map((n) => ({ text: runs[n]!.label, x: leftOf(runs[n]!, x) })),
    size.width - RIGHT,
  );
  const flags = runs.map((_, n) => placed[flagged.indexOf(n)] ?? null);
  const rows = Math.max(0, ...placed.map((flag) => (flag ? flag.row + 1 : 0)));
  const scale = scaleOf(hours, runs, size, TOP + rows * ROW);
  const line = hours.map((hour, index) => ({ x: x(index), y: scale.y(hour.tempF) }));
  const boxes = runs.map((run) => boxOf(run, scale, hours.length - 1));
  const high = highOf(line, hours, unit, boxes);
  const stands = now === null ? [high.box] : [high.box, presentOf(scale.x(now), line, size)];
  const inside = runs.map((run, n) => insideOf(run.label, boxes[n]!, line, stands));
  return { scale, line, boxes, high, flags, rows, inside };
}

/** The point of the present and its line down to the hours. */
function presentOf(x: number, line: readonly Point[], size: ChartSize): Box {
  const top = yAlong(line, x) - NOW_RADIUS;
  return { x: x - NOW_RADIUS, y: top, width: 2 * NOW_RADIUS, height: size.height - AXIS - top };
}

const withoutLine = (text: ChartText | null) => text && { ...text, line: null };

function labelOf(flag: Flag | null, rows: number, block: Box, high: Box): ChartBlock['label'] {
  if (!flag) return null;
  const y = (rows - flag.row) * ROW - 5;
  const cutsHigh = flag.at > high.x - 2 && flag.at < high.x + high.width + 2 && high.y < block.y;
  const line = { x: flag.at + 0.5, from: y + 4, to: cutsHigh ? high.y - 2 : block.y };
  return { text: flag.text, x: flag.from, y, anchor: 'start', line };
}
