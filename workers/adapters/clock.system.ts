import type { Clock } from '../ports/clock.ts';

/** Moved by `offsetMs` in local builds and tests only. */
export function systemClock(offsetMs = 0): Clock {
  return { now: () => Date.now() + offsetMs };
}
