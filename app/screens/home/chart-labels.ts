// The words on the chart: degrees, hours, the high and what is worn, none of them over another.
import type { ReceiptHour } from '../../domain/comfort/receipt.ts';
import { hourWords } from '../../domain/day-words.ts';
import { inUnit, temperature, type TemperatureUnit } from '../../domain/temperature.ts';
import { crossed, edgeThrough, type Box, type Point } from './chart-line.ts';
import { LEFT, type ChartSize, type Scale } from './chart-scale.ts';

export interface ChartText extends Point {
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

const LETTER = 6.4;

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

/** Between a word and the edges of its block; the height of a word. */
const [INSET, WORD] = [8, 14];

/** Where a word stands in its block: in a corner through which neither the line runs nor what `stands` there; else null. */
export function insideOf(
  text: string,
  block: Box,
  line: readonly Point[],
  stands: readonly Box[],
): ChartText | null {
  const width = text.length * LETTER;
  if (block.width < width + 2 * INSET || block.height < WORD + 2 * INSET) return null;
  const [left, right] = [block.x + INSET, block.x + block.width - INSET - width];
  const [top, bottom] = [block.y + INSET, block.y + block.height - INSET - WORD];
  const spots = [top, bottom].flatMap((y) => [left, right].map((x): Box => ({ x, y, width, height: WORD })));
  const spot = spots.find((each) => !crossed(each, line) && !stands.some((box) => meets(each, box)));
  return spot ? { text, x: spot.x, y: spot.y + WORD - 3, anchor: 'start' } : null;
}

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Height of one row of flags. */
export const ROW = 16;
const FLAG_GAP = 8;
const FLAG_ROWS = 4;

/** A word above the plot where its block begins, and a fine line down to the block. */
export interface Flag {
  text: string;
  /** Of its line. */
  at: number;
  from: number;
  to: number;
  /** 0 is the lowest. */
  row: number;
}

/**
 * What is put on or off, each at its hour: a word that would run into the next one moves up a row. From the right, so that
 * the lines of the upper words pass left of the lower ones. Null for a word that no row has room for.
 */
export function flagsOf(blocks: readonly { text: string; x: number }[], right: number): (Flag | null)[] {
  const placed: Flag[] = [];
  const flags = [...blocks].reverse().map(({ text, x }): Flag | null => {
    const width = text.length * LETTER;
    const from = Math.min(x, right - width);
    for (let row = 0; row < FLAG_ROWS; row++) {
      const flag = { text, at: x, from, to: from + width, row };
      if (!placed.every((other) => isClear(flag, other))) continue;
      placed.push(flag);
      return flag;
    }
    return null;
  });
  return flags.reverse();
}

/** Neither word over the other, and the line of the upper one beside the lower. */
function isClear(one: Flag, other: Flag): boolean {
  if (one.row === other.row) return one.to + FLAG_GAP <= other.from || other.to + FLAG_GAP <= one.from;
  const [upper, lower] = one.row > other.row ? [one, other] : [other, one];
  return upper.at < lower.from - 3 || upper.at > lower.to + 3;
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
    // The last one ends with the chart.
    const x = Math.min(scale.x(index), size.width - half(text));
    return { x, y: size.height - 6, text, anchor: 'middle' as const, now };
  };
  const present = now === null ? [] : [at(now, 'Now', true)];
  const named = hours.flatMap(({ hour }, index) => {
    const label = at(index, hourWords(hour), false);
    const isFree = present.every(
      ({ x, text }) => Math.abs(x - label.x) >= half(text) + half(label.text) + HOUR_GAP,
    );
    return hour % every === 0 && isFree ? [label] : [];
  });
  return [...present, ...named].sort((a, b) => a.x - b.x);
}
