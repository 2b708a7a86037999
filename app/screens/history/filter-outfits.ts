// The three views of the history. Pure.
import { daysBetween } from '../../domain/time/local-day.ts';

export const FILTERS = ['all', 'week', 'favorites'] as const;
export type Filter = (typeof FILTERS)[number];
export const FILTER_LABELS: Record<Filter, string> = {
  all: 'All Outfits',
  week: 'This Week',
  favorites: 'Favorites',
};

/** 'This Week': the last days, today among them. */
const WEEK_DAYS = 7;

interface Filtered {
  /** YYYY-MM-DD */
  date: string;
  createdAt: string;
  isFavorite: boolean;
}

/** What a filter keeps, newest first. `today` is her local date. */
export function filterOutfits<T extends Filtered>(outfits: readonly T[], filter: Filter, today: string): T[] {
  const kept = outfits.filter((outfit) => {
    if (filter === 'favorites') return outfit.isFavorite;
    if (filter === 'week') return daysBetween(outfit.date, today) < WEEK_DAYS;
    return true;
  });
  return kept.sort((a, b) => b.date.localeCompare(a.date) || b.createdAt.localeCompare(a.createdAt));
}
