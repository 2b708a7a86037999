// The words on the chart: degrees, hours, the high and what is worn, none of them over another.
import type { ReceiptHour } from '../../domain/comfort/receipt.ts';
import { hourWords } from '../../domain/day-words.ts';
import { inUnit, temperature, type TemperatureUnit } from '../../domain/temperature.ts';
import { clearSpot, crossed, edgeThrough, overlap, type Box, type Point } from './chart-line.ts';
import { AXIS, LEFT, RIGHT, type ChartSize, type Scale } from './chart-scale.ts';

export interface ChartText extends Point {
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

const LETTER = 6.4;
const TEXT_HEIGHT = 12;

/** Two to four round temperatures in her unit. */
export function gridOf(scale: Scale, unit: TemperatureUnit): ChartText[] {
  const low = inUnit(scale.lowF, unit);
  const high = inUnit(scale.highF, unit);
  const step = [2, 5, 10, 20, 50].find((each) => (high - low) / each <= 4) ?? 100;
  const lines: ChartText[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) {
    const tempF = unit === 'C' ? (value * 9) / 5 + 32 : value;
    lines.push({ x: 0, y: scale.y(tempF), text: `${value}°${unit}`, anchor: 'start' });
  }
  return lines;
}

/** How far above a block its label may stand: nearer is better, but not on a line of the grid. */
const ABOVE = [4, 10, 16];

/**
 * The label of a block: at its top edge where there is room, else above it, else at its foot or below; null where it
 * would stand in the way. Adds itself to `taken`.
 */
export function labelOf(
  text: string,
  box: Box,
  { line, grid, boxes }: { line: readonly Point[]; grid: readonly ChartText[]; boxes: readonly Box[] },
  taken: Box[],
  size: ChartSize,
): ChartText | null {
  const width = text.length * LETTER;
  const centre = box.x + box.width / 2 - width / 2;
  const inset = 10;
  const upper = box.y + inset;
  const lower = box.y + box.height - inset - TEXT_HEIGHT;
  const fits = box.width >= width + 2 * inset && box.height >= TEXT_HEIGHT + inset;
  const inside = (y: number) =>
    fits ? [box.x + inset, box.x + box.width - inset - width, centre].map((x) => ({ x, y })) : [];
  const isOnGrid = (y: number) => grid.some((each) => each.y > y - 2 && each.y < y + TEXT_HEIGHT + 2);
  // Nor in another block, whose it would seem to be.
  const isOthers = (spot: Box) => boxes.some((each) => each !== box && overlap(each, spot));
  const beside = [centre, box.x + box.width - width, box.x];
  const outside = (ys: number[]) =>
    ys
      .filter((y) => !isOnGrid(y))
      .flatMap((y) => beside.map((x) => ({ x, y })))
      .filter((spot) => !isOthers({ ...spot, width, height: TEXT_HEIGHT }));
  const bounds = { x: LEFT - 6, y: 0, width: size.width - LEFT + 6, height: size.height - AXIS + 4 };
  const spots = [
    ...inside(upper),
    ...outside(ABOVE.map((gap) => box.y - TEXT_HEIGHT - gap)),
    ...inside(lower),
    ...outside(ABOVE.map((gap) => box.y + box.height + gap)),
  ].map((spot) => ({ ...spot, width, height: TEXT_HEIGHT }));
  const spot = clearSpot(spots, line, taken, bounds);
  if (!spot) return null;
  taken.push(spot);
  return { text, x: spot.x + width / 2, y: spot.y + TEXT_HEIGHT - 2, anchor: 'middle' };
}

const HIGH_LABEL = { width: 36, above: -25, below: 8, height: 16 };

/** The label of the high stands above its point, or below where an edge of a block would cut through it. */
export function highOf(
  line: readonly Point[],
  hours: readonly ReceiptHour[],
  unit: TemperatureUnit,
  boxes: readonly Box[],
) {
  const index = hours.reduce((best, hour, i) => (hour.tempF > hours[best]!.tempF ? i : best), 0);
  const point = line[index]!;
  const x = Math.max(point.x, LEFT + HIGH_LABEL.width / 2);
  const spot = (offset: number): Box => ({
    x: x - HIGH_LABEL.width / 2,
    y: point.y + offset,
    width: HIGH_LABEL.width,
    height: HIGH_LABEL.height,
  });
  const above = spot(HIGH_LABEL.above);
  const below = spot(HIGH_LABEL.below);
  const cut = (box: Box) => boxes.some((each) => edgeThrough(each, box));
  const box = cut(above) && !cut(below) && !crossed(below, line, 0) ? below : above;
  const label = { text: temperature(hours[index]!.tempF, unit), x, y: box.y + 13, anchor: 'middle' as const };
  const pointBox = { x: point.x - 6, y: point.y - 6, width: 12, height: 12 };
  // With air around it: no other word reads on into the degrees.
  const { x: left, y: top, width, height } = box;
  const air = { x: left - 6, y: top - 6, width: width + 12, height: height + 12 };
  return { high: { ...point, label }, taken: [air, pointBox] };
}

const HOUR_LABEL_WIDTH = 40;
const HOUR_LABEL_GAP = 16;

function extent({ text, x, anchor }: ChartText): [from: number, to: number] {
  const width = text.length * LETTER;
  const from = anchor === 'end' ? x - width : x - width / 2;
  return [from, from + width];
}

/** The hours below the chart, as many as fit beside the present one. */
export function hourLabels(hours: readonly ReceiptHour[], now: number | null, scale: Scale, size: ChartSize) {
  const perHour = scale.x(1) - scale.x(0);
  const every = [2, 3, 4, 6].find((step) => step * perHour >= HOUR_LABEL_WIDTH + 6) ?? 12;
  const at = (index: number, text: string, isNow: boolean) => {
    const x = scale.x(index);
    const anchor = x > size.width - RIGHT - 18 ? ('end' as const) : ('middle' as const);
    return { x, y: size.height - 6, text, anchor, now: isNow };
  };
  const labels = now === null ? [] : [at(now, 'Now', true)];
  hours.forEach(({ hour }, index) => {
    if (hour % every !== 0) return;
    const label = at(index, hourWords(hour), false);
    const [from, to] = extent(label);
    const clashes = labels.some((other) => {
      const [otherFrom, otherTo] = extent(other);
      return from < otherTo + HOUR_LABEL_GAP && otherFrom < to + HOUR_LABEL_GAP;
    });
    if (!clashes) labels.push(label);
  });
  return labels.sort((a, b) => a.x - b.x);
}
