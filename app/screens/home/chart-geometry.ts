// Where everything on the comfort chart goes. Pure: hours and runs in, numbers of the view box out.
import type { ReceiptHour } from '../../domain/comfort/receipt.ts';
import { hourWords } from '../../domain/day-words.ts';
import { degrees, inUnit, type TemperatureUnit } from '../../domain/temperature.ts';
import { clearSpot, smoothLine, yAlong, type Box, type Point } from './chart-line.ts';
import type { WornRun } from './worn-runs.ts';

export interface ChartSize {
  width: number;
  height: number;
}

export interface ChartText extends Point {
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

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

const LEFT = 30;
const RIGHT = 10;
const TOP = 26;
const AXIS = 26;
const BLOCK_GAP = 3;
const LETTER = 6.4;
const TEXT_HEIGHT = 12;
/** A block is not drawn further than this beyond the day's own temperatures, °F. */
const REACH = 9;
const LEAST_SPAN = 16;

interface Scale {
  lowF: number;
  highF: number;
  x: (index: number) => number;
  y: (tempF: number) => number;
}

function scaleOf(hours: readonly ReceiptHour[], runs: readonly WornRun[], size: ChartSize): Scale {
  const temps = hours.map((hour) => hour.tempF);
  const coldest = Math.min(...temps);
  const warmest = Math.max(...temps);
  let lowF = Math.max(coldest - REACH, Math.min(coldest, ...runs.map((run) => run.low)));
  let highF = Math.min(warmest + REACH, Math.max(warmest, ...runs.map((run) => run.high)));
  const missing = Math.max(0, LEAST_SPAN - (highF - lowF)) / 2;
  lowF -= missing + 1;
  highF += missing + 1;
  const plot = size.height - TOP - AXIS;
  const step = (size.width - LEFT - RIGHT) / (hours.length - 1);
  return {
    lowF,
    highF,
    x: (index) => LEFT + index * step,
    y: (tempF) => TOP + ((highF - tempF) / (highF - lowF)) * plot,
  };
}

/** Two to four round temperatures in her unit. */
function gridOf(scale: Scale, unit: TemperatureUnit): ChartText[] {
  const low = inUnit(scale.lowF, unit);
  const high = inUnit(scale.highF, unit);
  const step = [2, 5, 10, 20, 50].find((each) => (high - low) / each <= 4) ?? 100;
  const lines: ChartText[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) {
    const tempF = unit === 'C' ? (value * 9) / 5 + 32 : value;
    lines.push({ x: 0, y: scale.y(tempF), text: `${value}°`, anchor: 'start' });
  }
  return lines;
}

function boxOf(run: WornRun, scale: Scale, lastIndex: number): Box {
  const left = scale.x(run.from) + (run.from === 0 ? 0 : BLOCK_GAP / 2);
  const right = scale.x(Math.min(run.to + 1, lastIndex)) - (run.to >= lastIndex - 1 ? 0 : BLOCK_GAP / 2);
  const top = scale.y(Math.min(run.high, scale.highF));
  const bottom = scale.y(Math.max(run.low, scale.lowF));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function labelOf(
  text: string,
  box: Box,
  line: readonly Point[],
  taken: Box[],
  size: ChartSize,
): ChartText | null {
  const width = text.length * LETTER;
  const centre = box.x + box.width / 2 - width / 2;
  const inset = 10;
  const upper = box.y + inset;
  const lower = box.y + box.height - inset - TEXT_HEIGHT;
  const fits = box.width >= width + 2 * inset && box.height >= TEXT_HEIGHT + inset;
  const inside = [box.x + inset, box.x + box.width - inset - width, centre].flatMap((x) => [
    { x, y: upper },
    { x, y: lower },
  ]);
  const outside = [
    { x: centre, y: box.y - TEXT_HEIGHT - 4 },
    { x: centre, y: box.y + box.height + 4 },
  ];
  const bounds = { x: LEFT - 6, y: 0, width: size.width - LEFT + 6, height: size.height - AXIS + 4 };
  const spots = [...(fits ? inside : []), ...outside].map((spot) => ({
    ...spot,
    width,
    height: TEXT_HEIGHT,
  }));
  const spot = clearSpot(spots, line, taken, bounds);
  if (!spot) return null;
  taken.push(spot);
  return { text, x: spot.x + width / 2, y: spot.y + TEXT_HEIGHT - 2, anchor: 'middle' };
}

function highOf(line: readonly Point[], hours: readonly ReceiptHour[], unit: TemperatureUnit, taken: Box[]) {
  const index = hours.reduce((best, hour, i) => (hour.tempF > hours[best]!.tempF ? i : best), 0);
  const point = line[index]!;
  const text = degrees(hours[index]!.tempF, unit);
  const x = Math.max(point.x, LEFT + 12);
  taken.push({ x: x - 14, y: point.y - 26, width: 28, height: 34 });
  return { ...point, label: { text, x, y: point.y - 12, anchor: 'middle' as const } };
}

/** Place of the present hour along the day, in hours from its start, or null outside it. */
export function placeOfNow(hours: readonly ReceiptHour[], hour: number, minute: number): number | null {
  const index = hours.findIndex((each) => each.hour === hour);
  if (index === -1) return null;
  return Math.min(index + minute / 60, hours.length - 1);
}

const HOUR_LABEL_WIDTH = 40;

function hourLabels(hours: readonly ReceiptHour[], now: number | null, scale: Scale, size: ChartSize) {
  const perHour = scale.x(1) - scale.x(0);
  const every = [2, 3, 4, 6].find((step) => step * perHour >= HOUR_LABEL_WIDTH + 6) ?? 12;
  const y = size.height - 6;
  const right = size.width - RIGHT;
  const at = (index: number, text: string, isNow: boolean) => {
    const x = scale.x(index);
    const anchor = x > right - 18 ? ('end' as const) : ('middle' as const);
    return { x: anchor === 'end' ? Math.min(x + 4, size.width) : x, y, text, anchor, now: isNow };
  };
  const labels = now === null ? [] : [at(now, 'Now', true)];
  hours.forEach(({ hour }, index) => {
    const near = labels.some((label) => Math.abs(label.x - scale.x(index)) < HOUR_LABEL_WIDTH);
    if (hour % every === 0 && !near) labels.push(at(index, hourWords(hour), false));
  });
  return labels.sort((a, b) => a.x - b.x);
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
  const taken: Box[] = nowPoint ? [{ x: nowPoint.x - 8, y: nowPoint.y - 8, width: 16, height: 16 }] : [];
  const high = highOf(line, hours, unit, taken);
  const boxes = runs.map((run) => ({ run, box: boxOf(run, scale, hours.length - 1) }));
  return {
    grid: gridOf(scale, unit),
    blocks: boxes
      .filter(({ box }) => box.width > 2)
      .map(({ run, box }) => ({
        ...box,
        layer: run.layer,
        label: labelOf(run.label, box, line, taken, size),
      })),
    line: smoothLine(line),
    high,
    now: nowPoint,
    hours: hourLabels(hours, now, scale, size),
    left: LEFT,
    right: size.width - RIGHT,
    bottom: size.height - AXIS,
  };
}
