// Dates and times of a calendar (RFC 5545, 3.3.4 and 3.3.5), and what its zones mean by them.
import { instantOn } from '../delivery/delivery-instant.ts';
import { localTime } from '../time/local-day.ts';
import { contentLine, type CalendarText, type ContentLine, type Properties } from './content-lines.ts';
import {
  dayOf,
  recursOn,
  ruleOf,
  spend,
  TooManySteps,
  type Day,
  type Rule,
  type Steps,
} from './recurrence.ts';

export interface CalendarTime {
  day: Day;
  /** Of the day; null for a whole day. */
  minute: number | null;
  /** As it is written: 'UTC', a TZID; null for her own, wherever she is. */
  zone: string | null;
}

/** Several are written with a zone of their own; more than this no calendar has. */
const MOST_ZONES = 40;
/** Looking for the last change of a zone's clocks. */
const A_YEAR = 366;
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** What asking this runtime for a zone's clock weighs beside looking at a day. */
const CLOCK_STEPS = 20;

/** '20261120', '20261120T190000' or '20261120T190000Z'; null for anything else, and for days that are none. */
export function timeFrom(value: string, zone: string | null): CalendarTime | null {
  const [, year, month, date, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z)?)?$/.exec(value.trim()) ?? [];
  if (year === undefined) return null;
  const [first, next] = [0, 1].map((more) => dayOf(Number(year), Number(month) + more, 1)) as [Day, Day];
  const day = first + Number(date) - 1;
  if (Number(month) < 1 || Number(month) > 12 || day < first || day >= next) return null;
  if (hour === undefined) return { day, minute: null, zone: null };
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  return { day, minute: Number(hour) * 60 + Number(minute), zone: utc ? 'UTC' : zone };
}

const zoneIn = ({ params }: ContentLine): string | null => params.get('TZID') || null;

/** The time of the first line of a name; null where there is none that can be read. */
export function timeOf(properties: Properties, name: string): CalendarTime | null {
  const line = contentLine(properties.get(name)?.[0] ?? '');
  return line && timeFrom(line.value, zoneIn(line));
}

/** Those of a name's times that lie at most two days from a day; of a period, its beginning. */
export function timesNear(properties: Properties, name: string, day: Day, steps: Steps): CalendarTime[] {
  const lines = properties.get(name);
  if (!lines) return [];
  const near = [-2, -1, 0, 1, 2].map((days) => dateText(day + days).replaceAll('-', ''));
  return lines.flatMap((text) => {
    spend(steps, 1 + text.length / 100);
    if (!near.some((date) => text.includes(date))) return [];
    const line = contentLine(text);
    if (!line) return [];
    return line.value.split(',').flatMap((value) => {
      const [begin = ''] = value.split('/');
      return near.some((date) => begin.startsWith(date)) ? (timeFrom(begin, zoneIn(line)) ?? []) : [];
    });
  });
}

/** 'YYYY-MM-DD' */
export const dateText = (day: Day): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

interface Change {
  start: CalendarTime;
  rule: Rule | null;
  /** Minutes ahead of UTC from then on. */
  offset: number;
}

function changeOf(properties: Properties): Change[] {
  const start = timeOf(properties, 'DTSTART');
  const to = contentLine(properties.get('TZOFFSETTO')?.[0] ?? '')?.value ?? '';
  const [, sign, hours, minutes] = /^\s*([+-])(\d\d)(\d\d)/.exec(to) ?? [];
  if (!start || sign === undefined) return [];
  const rule = contentLine(properties.get('RRULE')?.[0] ?? '');
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  try {
    return [{ start, rule: rule && ruleOf(rule.value), offset }];
  } catch {
    return [];
  }
}

/** Minutes since 1970 on the zone's own clock at which a change last came. */
function lastTime({ start, rule }: Change, at: number, steps: Steps): number {
  const minute = start.minute ?? 0;
  const first = start.day * DAY_MINUTES + minute;
  if (!rule || at < first) return first;
  const until = rule.until === null ? null : timeFrom(rule.until, null);
  const latest = Math.min(Math.floor((at - minute) / DAY_MINUTES), until?.day ?? Infinity);
  for (let day = latest; day > Math.max(start.day, latest - A_YEAR); day--)
    if (recursOn(rule, start.day, day, steps)) return day * DAY_MINUTES + minute;
  return first;
}

/** The offset that a calendar's own zone has at a minute of its own clock; null where it tells none. */
function ownOffset(changes: readonly Change[], at: number, steps: Steps): number | null {
  let [last, offset]: [number, number | null] = [-Infinity, null];
  for (const change of changes) {
    const time = lastTime(change, at, steps);
    if (time > at || time < last) continue;
    [last, offset] = [time, change.offset];
  }
  return offset ?? changes[0]?.offset ?? null;
}

/** What a zone is called here: one name for all its spellings, so that what is kept for a zone is kept once. */
function knownZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The instant of a time in ms; null for one that is hers wherever she is, and for a zone that nobody knows. */
export type Instants = (time: CalendarTime) => number | null;

/** How the times of a calendar are told. @throws TooManySteps */
export function instantsOf({ zones }: CalendarText, steps: Steps): Instants {
  const known = new Map<string, string | null>();
  const changes = new Map<string, Change[]>();
  const told = new Map<string, number | null>();
  const offsetIn = (zone: string, at: number): number | null => {
    let its = changes.get(zone);
    if (!its) changes.set(zone, (its = (zones.get(zone) ?? []).flatMap(changeOf)));
    return ownOffset(its, at, steps);
  };
  const reckoned = (zone: string, day: Day, minute: number): number | null => {
    if (!known.has(zone)) {
      if (known.size >= MOST_ZONES) throw new TooManySteps('This calendar has too many zones.');
      spend(steps, CLOCK_STEPS);
      known.set(zone, knownZone(zone));
    }
    const name = known.get(zone);
    if (name) {
      spend(steps, CLOCK_STEPS);
      return instantOn(dateText(day), minute, name);
    }
    const at = day * DAY_MINUTES + minute;
    const offset = offsetIn(zone, at);
    return offset === null ? null : (at - offset) * MINUTE_MS;
  };
  return ({ day, minute, zone }) => {
    if (minute === null || zone === null) return null;
    if (zone === 'UTC') return (day * DAY_MINUTES + minute) * MINUTE_MS;
    const key = `${zone} ${day} ${minute}`;
    let instant = told.get(key);
    if (instant === undefined) told.set(key, (instant = reckoned(zone, day, minute)));
    return instant;
  };
}

/** Her date and hour at a time of a calendar; null for the hour of a whole day. */
export function whenForHer(
  time: CalendarTime,
  { instants, timeZone, steps }: { instants: Instants; timeZone: string; steps: Steps },
): { date: string; hour: number | null } {
  const instant = instants(time);
  if (instant === null)
    return { date: dateText(time.day), hour: time.minute === null ? null : Math.floor(time.minute / 60) };
  spend(steps, CLOCK_STEPS);
  return localTime(instant, timeZone);
}
