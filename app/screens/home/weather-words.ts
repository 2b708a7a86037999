// The sentences around the weather and what it asks for, made from stored facts only.
import type { ComfortReceipt } from '../../domain/comfort/receipt.ts';
import { hourWords } from '../../domain/day-words.ts';
import { degrees, temperature, type TemperatureUnit } from '../../domain/temperature.ts';

interface DayRange {
  temperature: number;
  highF: number;
  highHour: number;
  lowF: number;
}

/** 'up to 71° by 3 PM' while the high is ahead, else the day's range; null when the day hardly moves. */
export function outlook(day: DayRange, hour: number, unit: TemperatureUnit): string | null {
  const rises = Math.round(day.highF) > Math.round(day.temperature);
  if (rises && day.highHour > hour) return `up to ${degrees(day.highF, unit)} by ${hourWords(day.highHour)}`;
  if (Math.round(day.highF) - Math.round(day.lowF) < 2) return null;
  return `${degrees(day.lowF, unit)} to ${degrees(day.highF, unit)} today`;
}

interface Felt {
  weatherData: { temperature: number; condition: string };
  receipt: Pick<ComfortReceipt, 'minutesOutdoors' | 'hours'>;
}

export interface Fit {
  text: string;
  /** 'perfect' only where the receipt holds it. */
  mood: 'perfect' | 'cold' | 'hot';
}

/**
 * 'Perfect for 57°F, Partly Cloudy', said only when the clothes lie in the band of the hour of leaving; otherwise
 * what is true instead (comfort.md: below what city clothes can hold, never "perfect").
 */
export function fitOf(outfit: Felt, unit: TemperatureUnit): Fit {
  const { weatherData, receipt } = outfit;
  const weather = `${temperature(weatherData.temperature, unit)}, ${weatherData.condition}`;
  if (receipt.minutesOutdoors !== undefined) {
    return { text: `About ${receipt.minutesOutdoors} min at a time in ${weather}`, mood: 'cold' };
  }
  switch (receipt.hours[0]?.verdict) {
    case 'cold':
      return { text: `Cold, even so, for ${weather}`, mood: 'cold' };
    case 'cool':
      return { text: `A little cool for ${weather}`, mood: 'cold' };
    case 'warm':
      return { text: `A little warm for ${weather}`, mood: 'hot' };
    case 'hot':
      return { text: `Hot, even so, for ${weather}`, mood: 'hot' };
    default:
      return { text: `Perfect for ${weather}`, mood: 'perfect' };
  }
}

/** The first sentence stands alone in lists. */
export function firstSentence(text: string): string {
  const end = /[.!?](?=\s|$)/.exec(text);
  return end ? text.slice(0, end.index + 1) : text;
}
