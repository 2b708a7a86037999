import type { Clock } from '../ports/clock.ts';

/** The machine's clock, moved by `offsetMs` (local builds and tests only). */
export function systemClock(offsetMs = 0): Clock {
  return { now: () => Date.now() + offsetMs };
}
