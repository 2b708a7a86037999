import type { Daypart } from '../preferences/style.ts';

/** Part of the day of a local hour 0..23: before 12 morning, before 17 afternoon, before 21 evening, else night. */
export function daypartOf(hour: number): Daypart {
  if (hour < 12) return 'morning';
  if (hour < 17) return 'afternoon';
  return hour < 21 ? 'evening' : 'night';
}

const GREETINGS: Record<Daypart, string> = {
  morning: 'Good morning!',
  afternoon: 'Good afternoon!',
  evening: 'Good evening!',
  night: 'Good night!',
};

export function greeting(hour: number): string {
  return GREETINGS[daypartOf(hour)];
}

export function isNight(hour: number): boolean {
  return hour < 6 || hour >= 19;
}
