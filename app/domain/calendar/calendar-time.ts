// Dates and times of a calendar (RFC 5545, 3.3.4 and 3.3.5), and what its zones mean by them.
import { instantOn } from '../delivery/delivery-instant.ts';
import { asUtc, localTime } from '../time/local-day.ts';
import { valueOf, zoneIdOf, type CalendarText, type Properties } from './content-lines.ts';
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
import { knownZone, meantZone } from './zone-names.ts';

export interface CalendarTime {
  day: Day;
  /** Of the day; null for a whole day. */
  minute: number | null;
  /** 'UTC' or a TZID; null for her own zone. */
  zone: string | null;
}

const MOST_ZONES = 40;
const A_YEAR = 366;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
export const DAY_MINUTES = 1_440;
/** What asking this runtime for a zone's clock weighs beside looking at a day. */
const CLOCK_STEPS = 20;

/** '20261120', '20261120T190000' or '20261120T190000Z'; null for anything else. */
export function timeFrom(value: string, zone: string | null): CalendarTime | null {
  const [, year, month, date, hour, minute, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z)?)?$/i.exec(value.trim()) ?? [];
  if (year === undefined) return null;
  const [first, next] = [0, 1].map((more) => dayOf(Number(year), Number(month) + more, 1)) as [Day, Day];
  const day = first + Number(date) - 1;
  if (Number(month) < 1 || Number(month) > 12 || day < first || day >= next) return null;
  if (hour === undefined) return { day, minute: null, zone: null };
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  return { day, minute: Number(hour) * 60 + Number(minute), zone: utc ? 'UTC' : zone };
}

interface Wanted {
  from: Day;
  to: Day;
}

/** Of a period, its beginning. A zone's name may hold colons and commas; a time does not. */
function timesIn(line: string, zone: string | null, wanted?: Wanted): CalendarTime[] {
  const [, params = '', values = ''] = /^[^;:]*(;.*)?:([^:]*)$/s.exec(line) ?? [];
  const tzid = /;TZID=("[^"]*"|.*?)(?=;[A-Z-]+=|$)/is.exec(params)?.[1];
  const its = (tzid && zoneIdOf(tzid)) || zone;
  const isDate = /;VALUE=DATE(;|$)/i.test(params);
  return values.split(',').flatMap((value) => {
    const [written = ''] = value.split('/');
    const time = timeFrom(isDate ? written.trim().slice(0, 8) : written, its);
    return time && (!wanted || (wanted.from <= time.day && time.day <= wanted.to)) ? time : [];
  });
}

export const timeOf = (
  properties: Properties,
  name: string,
  zone: string | null = null,
): CalendarTime | null => timesIn(properties.get(name)?.[0] ?? '', zone)[0] ?? null;

export function timesNear(
  properties: Properties,
  name: string,
  { from, to, zone, steps }: Wanted & { zone: string | null; steps: Steps },
): CalendarTime[] {
  return (properties.get(name) ?? []).flatMap((line) => {
    spend(steps, 4 + line.length / 20);
    return timesIn(line, zone, { from: from - 2, to: to + 2 });
  });
}

export const dateText = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The day of a time that only marks a midnight, in a zone that may be unknown. */
export function wholeDayOf(time: CalendarTime, { instants, timeZone, steps }: Clocks): Day {
  const { day, minute } = time;
  if (minute === null || minute === 0 || minute === DAY_MINUTES - 1 || time.zone !== 'UTC') return day;
  // 22:59:59Z is the last second of a day in Berlin.
  const isEnd = minute % 60 === 59;
  const midnight = instants(time) + (isEnd ? MINUTE_MS : 0);
  spend(steps, CLOCK_STEPS);
  const hers = localTime(midnight, timeZone);
  const isHers = hers.hour === 0 && hers.minute === 0;
  return Math.round(isHers ? asUtc(hers.date, 0) / DAY_MS : midnight / DAY_MS) - (isEnd ? 1 : 0);
}

/** A STANDARD or DAYLIGHT part: its starts, and its offset in minutes ahead of UTC. */
interface Change {
  start: CalendarTime;
  /** Other starts, in minutes since 1970 on the zone's own clock, like `until`. */
  more: number[];
  rule: Rule | null;
  until: number;
  before: number;
  offset: number;
}

const minuteSince1970 = ({ day, minute }: CalendarTime): number => day * DAY_MINUTES + (minute ?? 0);

function offsetIn(properties: Properties, name: string): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(valueOf(properties, name)) ?? [];
  if (sign === undefined) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function changeOf(properties: Properties, steps: Steps): Change[] {
  const start = timeOf(properties, 'DTSTART');
  const offset = offsetIn(properties, 'TZOFFSETTO');
  if (!start || offset === null) return [];
  const before = offsetIn(properties, 'TZOFFSETFROM') ?? offset;
  const more = (properties.get('RDATE') ?? []).flatMap((line) => {
    spend(steps, 2 + line.length / 20);
    return timesIn(line, null).map(minuteSince1970);
  });
  const written = valueOf(properties, 'RRULE');
  try {
    const rule = written === '' ? null : ruleOf(written);
    const end = rule?.until ? timeFrom(rule.until, null) : null;
    const until = end ? minuteSince1970(end) + (end.zone === 'UTC' ? before : 0) : Infinity;
    return [{ start, more, rule, until, before, offset }];
  } catch {
    return [];
  }
}

/** Minutes since 1970 on the zone's own clock at which a change last came before `at`; its first time where it has not. */
function lastTime({ start, more, rule, until }: Change, at: number, steps: Steps): number {
  const minute = start.minute ?? 0;
  let last = minuteSince1970(start);
  if (at < last) return last;
  for (const other of more) if (other <= at) last = Math.max(last, other);
  if (!rule) return last;
  const latest = Math.floor((Math.min(at, until) - minute) / DAY_MINUTES);
  for (let day = latest; day > Math.max(start.day, latest - A_YEAR); day--)
    if (recursOn(rule, start.day, day, steps)) return Math.max(last, day * DAY_MINUTES + minute);
  return last;
}

function ownOffset(changes: readonly Change[], at: number, steps: Steps): number {
  let [last, offset]: [number, number | null] = [-Infinity, null];
  let [first, before] = [Infinity, 0];
  for (const change of changes) {
    const time = lastTime(change, at, steps);
    if (time <= at && time >= last) [last, offset] = [time, change.offset];
    if (time < first) [first, before] = [time, change.before];
  }
  return offset ?? before;
}

/** The instant of a time in ms, of a whole day its beginning in UTC. */
export type Instants = (time: CalendarTime) => number;

export interface Clocks {
  instants: Instants;
  timeZone: string;
  steps: Steps;
}

/** Times without a zone, or with an unknown one, go by her own clock. @throws TooManySteps */
export function instantsOf({ zones, zone: usual }: CalendarText, timeZone: string, steps: Steps): Instants {
  const clocks = new Map<string, string | readonly Change[]>();
  const told = new Map<string, number>();
  // What a zone's full name means is newer here than in the calendar; any other name means what the calendar says it does.
  const clockOf = (zone: string): string | readonly Change[] => {
    const known = zone.includes('/') ? knownZone(zone) : null;
    if (known !== null) return known;
    const changes = (zones.get(zone) ?? []).flatMap((part) => changeOf(part, steps));
    if (changes.length > 0) return changes;
    return meantZone(zone) ?? (usual === null ? null : meantZone(usual)) ?? timeZone;
  };
  const reckoned = (zone: string, day: Day, minute: number): number => {
    let clock = clocks.get(zone);
    if (clock === undefined) {
      if (clocks.size >= MOST_ZONES) throw new TooManySteps('This calendar has too many zones.');
      spend(steps, CLOCK_STEPS);
      clocks.set(zone, (clock = clockOf(zone)));
    }
    const at = day * DAY_MINUTES + minute;
    if (typeof clock !== 'string') return (at - ownOffset(clock, at, steps)) * MINUTE_MS;
    spend(steps, CLOCK_STEPS);
    return instantOn(dateText(day), minute, clock) ?? at * MINUTE_MS;
  };
  return ({ day, minute, zone }) => {
    if (minute === null || zone === 'UTC') return (day * DAY_MINUTES + (minute ?? 0)) * MINUTE_MS;
    const key = `${zone} ${day} ${minute}`;
    let instant = told.get(key);
    if (instant === undefined) told.set(key, (instant = reckoned(zone ?? timeZone, day, minute)));
    return instant;
  };
}

export function whenForHer(
  time: CalendarTime & { minute: number },
  { instants, timeZone, steps }: Clocks,
  minutes = 0,
): { date: string; hour: number } {
  if (time.zone === null && minutes === 0)
    return { date: dateText(time.day), hour: Math.floor(time.minute / 60) };
  spend(steps, CLOCK_STEPS);
  return localTime(instants(time) + minutes * MINUTE_MS, timeZone);
}
