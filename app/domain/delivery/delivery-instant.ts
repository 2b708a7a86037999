// When the daily outfit is due: exactly one instant for every local date, daylight saving or not.
import { addDays, asUtc, localDate, zoneOffset } from '../time/local-day.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** @throws RangeError for anything but 'HH:MM' */
export function minuteOfDay(time: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!match) throw new RangeError(`Not a time of day: ${time}`);
  return Number(match[1]) * 60 + Number(match[2]);
}

function changeBetween(before: number, after: number, zone: string): number {
  const offset = zoneOffset(before, zone);
  let low = before;
  let high = after;
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (zoneOffset(middle, zone) === offset) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The instant at which the local clock first shows `minute` (of the day) on `date`. Where the clocks skip it, the
 * first minute after the gap, or the last one before it where the gap ends the date (Nuuk in March); where they show it
 * twice, the first time. Null when the zone skipped the date.
 */
export function instantOn(date: string, minute: number, zone: string): number | null {
  const wall = asUtc(date, minute);
  const before = zoneOffset(wall - DAY, zone) * MINUTE;
  const after = zoneOffset(wall + DAY, zone) * MINUTE;
  const candidates = [wall - before, wall - after].filter(
    (instant) => instant + zoneOffset(instant, zone) * MINUTE === wall,
  );
  if (candidates.length > 0) return Math.min(...candidates);
  const end = gapEnd(wall, before, after, zone);
  return [end, end - MINUTE].find((instant) => localDate(instant, zone) === date) ?? null;
}

/** Seconds that are left of a local date, at least one. */
export function secondsLeftInDay(date: string, now: number, zone: string): number {
  const midnight = instantOn(addDays(date, 1), 0, zone) ?? now + DAY;
  return Math.max(1, Math.ceil((midnight - now) / 1000));
}

function gapEnd(wall: number, before: number, after: number, zone: string): number {
  return changeBetween(Math.min(wall - before, wall - after), Math.max(wall - before, wall - after), zone);
}

/** Strictly after `afterMs`, in ms. @throws RangeError for a time or zone that does not exist */
export function nextDelivery(zone: string, time: string, afterMs: number): number {
  const minute = minuteOfDay(time);
  // A day back, because the delivery of yesterday's date is never later than today's midnight plus a gap.
  let date = addDays(localDate(afterMs, zone), -1);
  for (let tries = 0; tries < 6; tries++) {
    const instant = instantOn(date, minute, zone);
    if (instant !== null && instant > afterMs) return instant;
    date = addDays(date, 1);
  }
  throw new RangeError(`No delivery found for ${time} in ${zone}`);
}

export function deliveryDate(instant: number, zone: string): string {
  return localDate(instant, zone);
}
