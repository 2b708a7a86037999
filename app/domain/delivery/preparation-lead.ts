// How long before its minute an outfit is prepared: everybody's 08:00 is one minute, drawing their pictures takes an hour.

const MINUTE = 60_000;
/** Time for a queue, a slow provider and a few tries. */
export const LEAST_LEAD_MS = 20 * MINUTE;
/** Older weather is not today's; a slower queue needs more consumers. */
export const MOST_LEAD_MS = 3 * 60 * MINUTE;

/** In ms. `backlog` is to be prepared within MOST_LEAD_MS, `perMinute` (at least 1) is the pace seen so far. */
export function deliveryLead(backlog: number, perMinute: number): number {
  const work = (backlog / Math.max(1, perMinute)) * MINUTE;
  return Math.min(MOST_LEAD_MS, LEAST_LEAD_MS + Math.round(work));
}
