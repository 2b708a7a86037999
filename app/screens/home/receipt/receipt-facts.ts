// What the till slip prints, from the stored receipt: the pieces, their sum, what the hour asks for.
import { toFahrenheit } from '../../../domain/comfort/outdoor-air.ts';
import type { ComfortReceipt, ComfortVerdict, Inside } from '../../../domain/comfort/receipt.ts';
import type { Outfit } from '../../../contracts/outfits.ts';
import { filledWords } from '../../../domain/looks/comfort-line.ts';
import type { Daypart } from '../../../domain/preferences/style.ts';
import {
  formatTemperature,
  formatTemperatureRange,
  type TemperatureUnit,
} from '../../../domain/weather/temperature.ts';
import { capitalize } from '../../../domain/text-format/capitalized.ts';
import { formatList } from '../../../domain/text-format/listed.ts';
import { formatHour } from '../../../domain/time/date-words.ts';
import { garmentNoun } from '../../../domain/wardrobe/glossary.ts';

/** '.60', '1.15' */
export function formatClo(value: number): string {
  return value.toFixed(2).replace(/^0\./, '.');
}

const ASKS: Record<Daypart, string> = {
  morning: 'This morning asks for',
  afternoon: 'This afternoon asks for',
  evening: 'This evening asks for',
  night: 'Tonight asks for',
};

export const VERDICT_WORDS: Record<ComfortVerdict, string> = {
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
  /** The pieces, the warmest first, and what the layers lose or win together: they add up to the sum to the hundredth. */
  items: SlipLine[];
  sum: SlipLine;
  /** What the hour asks for and, in the cold, for how long it holds. */
  needs: SlipLine[];
  note: string;
}

/** 'About 2 hours', '35 minutes'. */
export function minutesWords(minutes: number): string {
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`;
}

/** 'Comfortable at 70°F' */
export function insideWords({ verdict, roomC }: Inside, unit: TemperatureUnit): string {
  return `${VERDICT_WORDS[verdict]} at ${formatTemperature(toFahrenheit(roomC), unit)}`;
}

const hundredths = (value: number): number => Math.round(Number(value.toFixed(2)) * 100);

/** ISO 9920: worn together the pieces are not the plain sum; in a light look the air between them counts for more. */
function layeringLines({ icl, lines }: ComfortReceipt): SlipLine[] {
  const rest = hundredths(icl) - lines.reduce((sum, line) => sum + hundredths(line.clo), 0);
  if (rest === 0) return [];
  const name = rest < 0 ? 'Layers overlap' : 'Air between layers';
  return [{ id: 'together', name, figure: `${rest < 0 ? '\u2212' : ''}${formatClo(Math.abs(rest) / 100)}` }];
}

function itemsOf(receipt: ComfortReceipt): SlipLine[] {
  const pieces = [...receipt.lines]
    .sort((one, other) => other.clo - one.clo)
    .map((line) => ({ id: line.id, name: capitalize(line.name), figure: formatClo(line.clo) }));
  return [...pieces, ...layeringLines(receipt)];
}

/** What comes off inside: 'coat and scarf'; null where nothing does. */
export function removedIndoors({ lines }: ComfortReceipt): string | null {
  const over = lines.filter((line) => line.over).map(({ name }) => garmentNoun(name));
  return over.length > 0 ? formatList(over) : null;
}

/** 'Inside, without the coat: comfortable at 22°C.' No figure: what is left does not add up by the lines above. */
function insideNote(receipt: ComfortReceipt, unit: TemperatureUnit): string {
  if (!receipt.inside) return '';
  const feels = insideWords(receipt.inside, unit);
  const off = removedIndoors(receipt);
  return `Inside${off ? `, without the ${off}` : ''}: ${feels[0]!.toLowerCase()}${feels.slice(1)}.`;
}

type Worn = Pick<Outfit, 'receipt' | 'daypart' | 'occasion'>;

/** The small print: for which hours, what clo is, and what is estimated. */
function noteOf({ receipt, occasion }: Worn, unit: TemperatureUnit): string {
  const [first, last] = [receipt.hours[0], receipt.hours.at(-1)];
  const filled = filledWords(receipt);
  return [
    first && last && `Planned for ${formatHour(first.hour)} to ${formatHour(last.hour)}.`,
    'Clo is the unit of warmth in clothes.',
    insideNote(receipt, unit),
    occasion === 'home' ? 'Estimated comfort.' : 'Estimated comfort, at a walk outside.',
    filled && `${filled}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Everything on the slip but its date and place. */
export function receiptFacts(outfit: Worn, unit: TemperatureUnit): ReceiptFacts {
  const { receipt, daypart } = outfit;
  const temps = receipt.hours.map((hour) => hour.tempF);
  const { min, max } = receipt.need;
  const { minutesOutdoors } = receipt;
  const needs = [{ id: 'asks', name: ASKS[daypart], figure: `${min.toFixed(1)} to ${max.toFixed(1)}` }];
  if (minutesOutdoors !== undefined)
    needs.push({ id: 'minutes', name: 'Outside at a time, at most', figure: minutesWords(minutesOutdoors) });
  return {
    range: formatTemperatureRange(Math.min(...temps), Math.max(...temps), unit),
    items: itemsOf(receipt),
    sum: { id: 'wear', name: 'You wear', figure: `${formatClo(receipt.icl)} clo` },
    needs,
    note: noteOf(outfit, unit),
  };
}
