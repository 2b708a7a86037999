// The history reads as a calendar: one heading a month. Pure.

import { monthName } from '../../domain/time/date-words.ts';

/** 'November', or 'November 2025' when that is not today's year. Both are local dates, YYYY-MM-DD. */
export function monthWords(date: string, today: string): string {
  const month = monthName(date);
  return date.slice(0, 4) === today.slice(0, 4) ? month : `${month} ${date.slice(0, 4)}`;
}

export interface Month<T> {
  /** YYYY-MM */
  key: string;
  title: string;
  outfits: T[];
}

/** Groups what is sorted by date; months without an outfit do not appear. */
export function byMonth<T extends { date: string }>(outfits: readonly T[], today: string): Month<T>[] {
  const months: Month<T>[] = [];
  for (const outfit of outfits) {
    const key = outfit.date.slice(0, 7);
    const last = months.at(-1);
    if (last?.key === key) last.outfits.push(outfit);
    else months.push({ key, title: monthWords(outfit.date, today), outfits: [outfit] });
  }
  return months;
}
