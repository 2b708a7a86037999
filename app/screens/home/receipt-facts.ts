// What the till slip prints, from the stored receipt.
import type { ComfortReceipt } from '../../domain/comfort/receipt.ts';
import { nounOf } from '../../domain/wardrobe/glossary.ts';
import type { Daypart } from '../../domain/style.ts';
import { temperatureRange, type TemperatureUnit } from '../../domain/temperature.ts';

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

/** 'Camel wool coat' */
export function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface ReceiptFacts {
  range: string;
  lines: { id: string; name: string; clo: string }[];
  /** '1.15 clo' */
  wear: string;
  asks: string;
  /** '1.1 to 2.0' */
  need: string;
  minutes: string | null;
  note: string;
}

/** Everything on the slip but its date and place. */
export function receiptFacts(receipt: ComfortReceipt, daypart: Daypart, unit: TemperatureUnit): ReceiptFacts {
  const temps = receipt.hours.map((hour) => hour.tempF);
  const sum = receipt.lines.reduce((total, line) => total + line.clo, 0);
  const parts = [
    `Clo is the unit of warmth in clothes: ${sum.toFixed(2)} piece by piece, ${receipt.icl.toFixed(2)} worn together.`,
  ];
  if (receipt.shed)
    parts.push(`Without the ${nounOf(receipt.shed.garment)}: ${receipt.shed.icl.toFixed(2)}.`);
  parts.push('Estimated comfort, strolling pace.');
  return {
    range: temperatureRange(Math.min(...temps), Math.max(...temps), unit),
    lines: receipt.lines.map((line) => ({ id: line.id, name: sentenceCase(line.name), clo: clo(line.clo) })),
    wear: `${receipt.icl.toFixed(2)} clo`,
    asks: ASKS[daypart],
    need: `${receipt.need.min.toFixed(1)} to ${receipt.need.max.toFixed(1)}`,
    minutes: receipt.minutesOutdoors === undefined ? null : `${receipt.minutesOutdoors} min`,
    note: parts.join(' '),
  };
}
