// Wall-clock time in an IANA zone. Dates are 'YYYY-MM-DD', instants milliseconds since 1970 UTC.
import type { ScheduleDay } from '../preferences/style.ts';

export interface LocalTime {
  date: string;
  hour: number;
  minute: number;
}

// Making a formatter costs 50 times more than using it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

// Everybody in a zone asks for the current minute and a forecast's 48 hours.
const minutes = new Map<string, LocalTime>();
const MOST_KEPT = 5_000;

export function isKnownZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** @throws RangeError for an unknown zone */
export function localTime(instant: number, zone: string): LocalTime {
  const key = `${zone} ${Math.floor(instant / 60_000)}`;
  let time = minutes.get(key);
  if (!time) {
    if (minutes.size >= MOST_KEPT) minutes.clear();
    time = format(instant, zone);
    minutes.set(key, time);
  }
  return { ...time };
}

/** '11/20/2026, 15:05'. Its parts by name (formatToParts) cost four times as much. */
const SHOWN = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+)$/;

function format(instant: number, zone: string): LocalTime {
  const [, month = '', day = '', year = '', hour, minute] =
    SHOWN.exec(formatterOf(zone).format(instant)) ?? [];
  return {
    date: `${year.padStart(4, '0')}-${month}-${day}`,
    hour: Number(hour) % 24,
    minute: Number(minute),
  };
}

export function localDate(instant: number, zone: string): string {
  return localTime(instant, zone).date;
}

export function localHour(instant: number, zone: string): number {
  return localTime(instant, zone).hour;
}

export function asUtc(date: string, minuteOfDay: number): number {
  return Date.parse(`${date}T00:00:00Z`) + minuteOfDay * 60_000;
}

/** Minutes ahead of UTC. */
export function zoneOffset(instant: number, zone: string): number {
  const { date, hour, minute } = localTime(instant, zone);
  return Math.round((asUtc(date, hour * 60 + minute) - Math.floor(instant / 60_000) * 60_000) / 60_000);
}

export function addDays(date: string, days: number): string {
  return new Date(asUtc(date, days * 1440)).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((asUtc(to, 0) - asUtc(from, 0)) / 86_400_000);
}

const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const satisfies readonly ScheduleDay[];
export type Weekday = (typeof WEEKDAYS)[number];

export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[new Date(asUtc(date, 0)).getUTCDay()] ?? 'sunday';
}
