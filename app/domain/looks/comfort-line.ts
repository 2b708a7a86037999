// The line about an outfit and its weather, for the card and the push.
import type { ComfortReceipt } from '../comfort/receipt.ts';
import type { DayOccasion } from '../preferences/day-occasion.ts';
import { formatList } from '../text-format/listed.ts';
import { formatHour } from '../time/date-words.ts';
import { formatTemperature, type TemperatureUnit } from '../weather/temperature.ts';

export interface Felt {
  weather: { temperature: number; condition: string };
  receipt: Pick<ComfortReceipt, 'minutesOutdoors' | 'hours' | 'storm'>;
  occasion?: DayOccasion | null;
}

export interface Fit {
  text: string;
  /** 'perfect' only where the receipt holds it. */
  mood: 'perfect' | 'cold' | 'hot';
}

/** Nobody is out for so long at a time in the cold (spells of 20 to 40 minutes: docs/rules/comfort.md, "A day"). */
const LONG_ENOUGH_MINUTES = 120;

/** Minutes outdoors, where there are so few that she should know; else null. */
export function shortOutdoorMinutes({
  minutesOutdoors,
}: Pick<ComfortReceipt, 'minutesOutdoors'>): number | null {
  return minutesOutdoors !== undefined && minutesOutdoors < LONG_ENOUGH_MINUTES ? minutesOutdoors : null;
}

/** 'Perfect for 57°F, Partly Cloudy' only when she is comfortable in the hour of leaving; otherwise what is true. */
export function describeFit({ weather, receipt, occasion }: Felt, unit: TemperatureUnit): Fit {
  const sky = occasion === 'home' ? ' inside' : `, ${weather.condition}`;
  const day = `${formatTemperature(weather.temperature, unit)}${sky}`;
  const minutes = shortOutdoorMinutes(receipt);
  if (minutes !== null) return { text: `About ${minutes} minutes at a time in ${day}`, mood: 'cold' };
  if (receipt.storm) return { text: `Better inside: ${day}`, mood: 'cold' };
  switch (receipt.hours[0]?.verdict) {
    case 'comfortable':
      return { text: `Perfect for ${day}`, mood: 'perfect' };
    case 'cold':
      return { text: `Still cold for ${day}`, mood: 'cold' };
    case 'cool':
      return { text: `A little light for ${day}`, mood: 'cold' };
    case 'warm':
      return { text: `A little warm for ${day}`, mood: 'hot' };
    case 'hot':
      return { text: `Take it easy: ${day}`, mood: 'hot' };
    case undefined:
      return { text: `Made for ${day}`, mood: 'cold' };
  }
}

/** 'The forecast left out 2 PM; we read it from the hours around it'; null where it is whole. */
export function filledWords({ filledHours = [] }: Pick<ComfortReceipt, 'filledHours'>): string | null {
  if (filledHours.length === 0) return null;
  const hours =
    filledHours.length > MOST_NAMED
      ? `${filledHours.length} of these hours`
      : formatList(filledHours.map(formatHour));
  const they = filledHours.length > 1 ? 'them' : 'it';
  return `The forecast left out ${hours}; we read ${they} from the hours around ${they}`;
}
const MOST_NAMED = 3;

export function firstSentence(text: string): string {
  const end = /[.!?](?=\s|$)/.exec(text);
  return end ? text.slice(0, end.index + 1) : text;
}
