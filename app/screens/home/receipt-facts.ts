// What the till slip prints, from the stored receipt: five lines at first sight, the pieces below.
import { fahrenheit } from '../../domain/comfort/outdoors.ts';
import type { ComfortReceipt, ComfortVerdict, Inside, ReceiptLine } from '../../domain/comfort/receipt.ts';
import type { Daypart } from '../../domain/style.ts';
import { temperature, temperatureRange, type TemperatureUnit } from '../../domain/temperature.ts';
import { capitalized } from '../../domain/capitalized.ts';

/** '.60', '1.15' */
export function clo(value: number): string {
  return value.toFixed(2).replace(/^0\./, '.');
}

const ASKS: Record<Daypart, string> = {
  morning: 'This morning asks for',
  afternoon: 'This afternoon asks for',
  evening: 'This evening asks for',
  night: 'Tonight asks for',
};

export const FEELS: Record<ComfortVerdict, string> = {
  cold: 'Cold',
  cool: 'A little cool',
  comfortable: 'Comfortable',
  warm: 'A little warm',
  hot: 'Hot',
};

export interface SlipLine {
  id: string;
  name: string;
  figure: string;
}

export interface ReceiptFacts {
  range: string;
  /** At most five. */
  lines: SlipLine[];
  /** The pieces: what stays on inside, then what goes over it outside. */
  pieces: { title: string; lines: SlipLine[] }[];
  note: string;
}

/** 'About 2 hours', '35 minutes'. */
export function minutesWords(minutes: number): string {
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;
}

/** 'Comfortable at 70°F' */
export function insideWords({ verdict, roomC }: Inside, unit: TemperatureUnit): string {
  return `${FEELS[verdict]} at ${temperature(fahrenheit(roomC), unit)}`;
}

function piecesOf(receipt: ComfortReceipt): ReceiptFacts['pieces'] {
  const slip = (of: ReceiptLine[]) =>
    of.map((line) => ({ id: line.id, name: capitalized(line.name), figure: clo(line.clo) }));
  const over = receipt.lines.filter((line) => line.over);
  if (over.length === 0) return [{ title: 'You wear', lines: slip(receipt.lines) }];
  return [
    { title: 'Stays on inside', lines: slip(receipt.lines.filter((line) => !line.over)) },
    { title: 'Goes over it outside', lines: slip(over) },
  ];
}

function sumsOf({ icl, inside }: ComfortReceipt): SlipLine[] {
  const over = inside ? icl - inside.icl : 0;
  if (!inside || over < 0.005) return [{ id: 'wear', name: 'You wear', figure: `${clo(icl)} clo` }];
  return [
    { id: 'inside', name: 'Stays on inside', figure: clo(inside.icl) },
    { id: 'over', name: 'Goes over it outside', figure: `+ ${clo(over)}` },
    { id: 'wear', name: 'You wear outside', figure: `${clo(icl)} clo` },
  ];
}

/** The last line: minutes where it is cold, else how it feels inside, else outside. */
function lastOf({ minutesOutdoors, inside, hours }: ComfortReceipt, unit: TemperatureUnit): SlipLine {
  if (minutesOutdoors !== undefined) {
    return { id: 'last', name: 'Outside at a time, at most', figure: minutesWords(minutesOutdoors) };
  }
  if (inside) return { id: 'last', name: 'Inside', figure: insideWords(inside, unit) };
  return { id: 'last', name: 'Outside', figure: FEELS[hours[0]?.verdict ?? 'comfortable'] };
}

/** Everything on the slip but its date and place. */
export function receiptFacts(receipt: ComfortReceipt, daypart: Daypart, unit: TemperatureUnit): ReceiptFacts {
  const temps = receipt.hours.map((hour) => hour.tempF);
  const sum = receipt.lines.reduce((total, line) => total + line.clo, 0);
  const { min, max } = receipt.need;
  const asks = { id: 'asks', name: ASKS[daypart], figure: `${min.toFixed(1)} to ${max.toFixed(1)}` };
  return {
    range: temperatureRange(Math.min(...temps), Math.max(...temps), unit),
    lines: [...sumsOf(receipt), asks, lastOf(receipt, unit)],
    pieces: piecesOf(receipt),
    note: `Clo is the unit of warmth in clothes: ${sum.toFixed(2)} piece by piece, ${receipt.icl.toFixed(2)} worn together. Estimated comfort, at a walk outside.`,
  };
}
