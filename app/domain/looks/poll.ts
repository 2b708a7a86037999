// "Ask a friend": two looks, a link, one vote a device.

export type PollChoice = 'first' | 'second';
export const POLL_CHOICES = ['first', 'second'] as const;

/** What a friend writes back. */
export const MOST_LINE = 140;
export const MOST_OPEN_POLLS = 3;
/** Far more than friends; no flood of rows. */
export const MOST_VOTES = 100;
/** How long friends may vote. */
export const POLL_MINUTES = [30, 120, 1440] as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** '3 hours', '25 minutes': friends may be in any time zone. */
export function timeLeft(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.round(ms / HOUR_MS);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

export const countVotes = (votes: number): string => (votes === 1 ? '1 vote' : `${votes} votes`);

/** Null for a tie, and before the first vote. */
export function pollWinner([first, second]: readonly [number, number]): PollChoice | null {
  if (first === second) return null;
  return first > second ? 'first' : 'second';
}

const QUIET_FROM = 22;
const QUIET_UNTIL_MINUTE = 8 * 60;

/** Minutes until a notice may ring: nothing does between 22:00 and 08:00, or her delivery minute where that is earlier. */
export function quietMinutes(
  { hour, minute }: { hour: number; minute: number },
  deliveryTime: string,
): number {
  const [deliveryHour = 8, deliveryMinute = 0] = deliveryTime.split(':').map(Number);
  const until = Math.min(QUIET_UNTIL_MINUTE, deliveryHour * 60 + deliveryMinute);
  const now = hour * 60 + minute;
  if (now < until) return until - now;
  return hour >= QUIET_FROM ? 24 * 60 - now + until : 0;
}
