// The chart in words, for those who cannot see it: one label and a table row per hour.
import type { CarriedLayer, ComfortReceipt } from '../../../domain/comfort/receipt.ts';
import { capitalize } from '../../../domain/text-format/capitalized.ts';
import { formatHour } from '../../../domain/time/date-words.ts';
import { formatTemperature, type TemperatureUnit } from '../../../domain/weather/temperature.ts';
import { VERDICT_WORDS } from '../receipt/receipt-facts.ts';
import type { WornRun } from './worn-runs.ts';

type Day = Pick<ComfortReceipt, 'hours' | 'storm' | 'carried'>;

/** °F between the line and what is worn from which on it is far off. */
const FAR_F = 10;

/** 'Far colder than this outfit covers, all day.'; null where the line comes near a block. */
export function outsideWords({ hours }: Day, runs: readonly WornRun[]): string | null {
  const apart = hours.map(({ tempF }, index) => {
    const run = runs.find(({ from, to }) => index >= from && index <= to);
    if (!run || (tempF >= run.low && tempF <= run.high)) return 0;
    return tempF < run.low ? tempF - run.low : tempF - run.high;
  });
  const side = apart.every((by) => by < 0) ? 'colder' : apart.every((by) => by > 0) ? 'warmer' : null;
  if (side === null) return null;
  const isFar = apart.every((by) => Math.abs(by) >= FAR_F);
  return `${isFar ? `Far ${side}` : capitalize(side)} than this outfit covers, all day.`;
}

function comfortWords(day: Day, runs: readonly WornRun[]): string {
  const { hours } = day;
  const inside = hours.filter((hour) => hour.verdict === 'comfortable').length;
  if (inside === hours.length) return 'Comfortable all the way.';
  const outside = outsideWords(day, runs);
  if (outside) return outside;
  return `Comfortable in ${inside} of ${hours.length} hours.`;
}

function runWords(runs: readonly WornRun[], { hours }: Day): string {
  if (runs.length < 2) return '';
  const words = runs.map((run, i) => {
    const until = hours[run.to + 1];
    return `${i === 0 ? run.label : run.label.toLowerCase()}${until ? ` until ${formatHour(until.hour)}` : ' after that'}`;
  });
  return ` ${words.join(', ')}.`;
}

const CARRIED_FOR: Record<CarriedLayer['for'], string> = {
  desk: 'for the office',
  ride: 'for the ride',
  room: 'for cooled rooms',
  ceremony: 'for the ceremony',
  shoulders: 'for your shoulders',
  late: 'for later',
};

/** 'In the bag: fine navy cardigan, for the office.' */
export const bagWords = (carried: CarriedLayer): string =>
  `In the bag: ${carried.name}, ${CARRIED_FOR[carried.for]}.`;

/** 'Estimated comfort from 8 AM to 9 PM. …' */
export function chartLabel(receipt: Day, runs: readonly WornRun[], unit: TemperatureUnit): string {
  const first = receipt.hours[0];
  const last = receipt.hours.at(-1);
  if (!first || !last) return 'Estimated comfort.';
  const warmest = receipt.hours.reduce((best, hour) => (hour.tempF > best.tempF ? hour : best), first);
  const day = `Estimated comfort from ${formatHour(first.hour)} to ${formatHour(last.hour)}.`;
  const high = `The high is ${formatTemperature(warmest.tempF, unit)} at ${formatHour(warmest.hour)}.`;
  const bag = receipt.carried ? ` ${bagWords(receipt.carried)}` : '';
  const storm = receipt.storm ? ' Better inside: there is a storm.' : '';
  return `${day} ${high} ${comfortWords(receipt, runs)}${runWords(runs, receipt)}${bag}${storm}`;
}

export interface ChartRow {
  key: number;
  hour: string;
  temperature: string;
  wearing: string;
  comfort: string;
}

/** One row per hour. */
export function chartRows(receipt: Day, runs: readonly WornRun[], unit: TemperatureUnit): ChartRow[] {
  return receipt.hours.map((hour, key) => ({
    key,
    hour: formatHour(hour.hour),
    temperature: formatTemperature(hour.tempF, unit),
    wearing: runs.find((run) => key >= run.from && key <= run.to)?.label ?? 'As dressed',
    comfort: VERDICT_WORDS[hour.verdict],
  }));
}
