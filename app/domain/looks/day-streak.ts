import { addDays } from '../time/local-day.ts';

/** Days in a row on which she saw an outfit; a missing today does not break it. `days` in any order, with repeats. */
export function dayStreak(days: Iterable<string>, today: string): number {
  const seen = new Set(days);
  let date = seen.has(today) ? today : addDays(today, -1);
  let streak = 0;
  while (seen.has(date)) {
    streak++;
    date = addDays(date, -1);
  }
  return streak;
}
