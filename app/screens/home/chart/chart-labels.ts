// The words on the chart: degrees, hours, the high and what is worn, none of them over another.
import type { ReceiptHour } from '../../../domain/comfort/receipt.ts';
import { formatHour } from '../../../domain/time/date-words.ts';
import { toUnit, formatTemperature, type TemperatureUnit } from '../../../domain/weather/temperature.ts';
import { isCrossedByLine, crossesEdge, type Box, type Point } from './chart-line.ts';
import { CHART_LEFT, CHART_RIGHT, type ChartSize, type Scale } from './chart-scale.ts';

export interface ChartText extends Point {
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

const LETTER = 6.4;

/** Two to four round temperatures in her unit. */
export function gridLabels(scale: Scale, unit: TemperatureUnit): ChartText[] {
  const low = toUnit(scale.lowF, unit);
  const high = toUnit(scale.highF, unit);
  const step = [2, 5, 10, 20, 50].find((each) => (high - low) / each <= 4) ?? 100;
  const lines: ChartText[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) {
    const tempF = unit === 'C' ? (value * 9) / 5 + 32 : value;
    lines.push({ x: 0, y: scale.y(tempF), text: `${value}°${unit}`, anchor: 'start' });
  }
  return lines;
}

/** Between a word and the edges of its block, above and below its block; the height of a word. */
const [INSET, OUTSIDE, WORD] = [8, 4, 14];

/**
 * Where a word stands: in a corner of its block, else above or below it. Nothing runs through it, neither the line nor another
 * block nor what `stands` there; null where there is no such place.
 */
export function placeLabel(
  text: string,
  block: Box,
  others: readonly Box[],
  line: readonly Point[],
  stands: readonly Box[],
  plot: { width: number; bottom: number },
): Box | null {
  const width = text.length * LETTER;
  const [left, right] = [block.x + INSET, block.x + block.width - INSET - width];
  const [top, bottom] = [block.y + INSET, block.y + block.height - INSET - WORD];
  const hasRoom = right >= left && bottom >= top;
  const inside = hasRoom ? [top, bottom].flatMap((y) => [left, right].map((x) => ({ x, y }))) : [];
  // From its left edge, in its middle, to its right edge.
  const across = [block.x, block.x + (block.width - width) / 2, block.x + block.width - width];
  const outside = [block.y - OUTSIDE - WORD, block.y + block.height + OUTSIDE].flatMap((y) =>
    across.map((x) => ({ x, y })),
  );
  const spots = [...inside, ...outside].map((spot): Box => ({ ...spot, width, height: WORD }));
  const isOn = ({ x, y }: Box) =>
    x >= CHART_LEFT && x + width <= plot.width && y >= 0 && y + WORD <= plot.bottom;
  const isFree = (spot: Box) =>
    !isCrossedByLine(spot, line) && ![...others, ...stands].some((box) => meets(spot, box));
  return spots.find((spot) => isOn(spot) && isFree(spot)) ?? null;
}

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const HIGH_LABEL = { width: 36, above: -25, below: 8, height: 16 };

/** The label of the high stands above its point, or below where an edge of a block would cut through it, or over that edge. */
export function highLabel(
  line: readonly Point[],
  hours: readonly ReceiptHour[],
  unit: TemperatureUnit,
  boxes: readonly Box[],
) {
  const index = hours.reduce((best, hour, i) => (hour.tempF > hours[best]!.tempF ? i : best), 0);
  const point = line[index]!;
  const { width, height, above, below } = HIGH_LABEL;
  const x = Math.max(point.x, CHART_LEFT + width / 2);
  const spot = (y: number): Box => ({ x: x - width / 2, y, width, height });
  const isCut = (box: Box) => boxes.some((each) => crossesEdge(each, box));
  const first = spot(point.y + above);
  const edges = boxes.filter((each) => crossesEdge(each, first)).map(({ y }) => y);
  const others = [spot(point.y + below), spot(Math.min(...edges) - OUTSIDE - height)];
  const box =
    edges.length === 0
      ? first
      : (others.find((each) => each.y > 0 && !isCut(each) && !isCrossedByLine(each, line, 0)) ?? first);
  const label = {
    text: formatTemperature(hours[index]!.tempF, unit),
    x,
    y: box.y + 13,
    anchor: 'middle' as const,
  };
  return { ...point, label, box };
}

/** From one hour to the next that is named. */
const HOUR_STEP = 46;
const HOUR_GAP = 16;

/** The hours below the chart, evenly, each under its place; the present one wins over its neighbors. */
export function hourLabels(hours: readonly ReceiptHour[], now: number | null, scale: Scale, size: ChartSize) {
  const perHour = scale.x(1) - scale.x(0);
  const every = [2, 3, 4, 6].find((step) => step * perHour >= HOUR_STEP) ?? 12;
  const half = (text: string) => (text.length * LETTER) / 2;
  const at = (index: number, text: string, now: boolean) => {
    // The last one ends with the plot.
    const x = Math.min(scale.x(index), size.width - CHART_RIGHT - half(text));
    return { x, y: size.height - 6, text, anchor: 'middle' as const, now };
  };
  const present = now === null ? [] : [at(now, 'Now', true)];
  const named = hours.flatMap(({ hour }, index) => {
    const label = at(index, formatHour(hour), false);
    const isFree = present.every(
      ({ x, text }) => Math.abs(x - label.x) >= half(text) + half(label.text) + HOUR_GAP,
    );
    return hour % every === 0 && isFree ? [label] : [];
  });
  return [...present, ...named].sort((a, b) => a.x - b.x);
}
