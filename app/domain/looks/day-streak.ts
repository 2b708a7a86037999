import { addDays } from '../time/local-day.ts';

/**
 * Consecutive local days up to today on which she saw an outfit. A day that is not over yet does not break it:
 * when today is still missing, the run up to yesterday counts. `days` are dates in any order, with repeats.
 */
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
