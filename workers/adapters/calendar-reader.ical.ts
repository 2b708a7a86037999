import ICAL from 'ical.js';
import { instantOn } from '../../app/domain/delivery.ts';
import { addDays, daysBetween, localTime } from '../../app/domain/local-day.ts';
import type { CalendarEvent } from '../ports/calendar-reader.ts';

// iCalendar (RFC 5545), read by ical.js. Only its grammar and its recurrence rules are used: zones are this runtime's own.

type Component = InstanceType<typeof ICAL.Component>;
type Time = InstanceType<typeof ICAL.Time>;

/** Occurrences that are looked at in one calendar; a calendar that needs more is made to be slow. */
const MOST_OCCURRENCES = 20_000;
/** Days, hours or seconds that rules of one calendar are tried for. */
const MOST_STEPS = 20_000;

// ical.js looks for the next occurrence until there is one: "each day, on February 30" never ends. Its steps are counted
// here; nothing in this file waits, so there is one count at a time.
let stepsLeft = 0;
const iterator = ICAL.RecurIterator.prototype as unknown as { check_contracting_rules(): boolean };
const isMet = iterator.check_contracting_rules;
iterator.check_contracting_rules = function () {
  if (stepsLeft-- <= 0) throw new Error('The rules of this calendar take too many steps.');
  return isMet.call(this);
};
const TITLE_LENGTH = 200;
const DAY_MS = 86_400_000;

const pad = (value: number) => String(value).padStart(2, '0');
const dateOf = (time: Time): string =>
  `${String(time.year).padStart(4, '0')}-${pad(time.month)}-${pad(time.day)}`;

/** Local date and hour of a time, for her; a zone that nobody knows counts as hers. */
function whenFor(time: Time, zone: string | null, herZone: string): { date: string; hour: number } {
  const wall = { date: dateOf(time), hour: time.hour };
  try {
    if (time.zone.tzid === 'UTC') return localTime(time.toUnixTime() * 1000, herZone);
    if (zone === null || zone === herZone) return wall;
    const instant = instantOn(wall.date, time.hour * 60 + time.minute, zone);
    return instant === null ? wall : localTime(instant, herZone);
  } catch {
    // 'W. Europe Standard Time': the calendar says itself what it means by that.
    return time.zone.tzid === 'floating' ? wall : localTime(time.toUnixTime() * 1000, herZone);
  }
}

interface Event {
  component: Component;
  start: Time;
  /** As written; null for UTC and floating times. */
  zone: string | null;
  title: string;
  uid: string;
}

function eventOf(component: Component): Event | null {
  const property = component.getFirstProperty('dtstart');
  const start = property?.getFirstValue();
  if (!property || !(start instanceof ICAL.Time)) return null;
  const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
  if (text('status').toUpperCase() === 'CANCELLED') return null;
  const zone = String(property.getParameter('tzid') ?? '') || null;
  return { component, start, zone, title: text('summary').slice(0, TITLE_LENGTH), uid: text('uid') };
}

/** Where the occurrences near a date begin: daily and weekly rules without a count are not walked from their first day. */
function startNear({ component, start }: Event, date: string): Time {
  const rules = component.getAllProperties('rrule').map((rule) => rule.getFirstValue());
  const [rule] = rules;
  if (rules.length !== 1 || !(rule instanceof ICAL.Recur) || rule.count) return start;
  const period = { DAILY: 1, WEEKLY: 7 }[rule.freq as string];
  if (period === undefined) return start;
  const step = period * Math.max(1, rule.interval);
  const steps = Math.floor((daysBetween(dateOf(start), date) - 2 * 7) / step);
  if (steps <= 0) return start;
  const near = start.clone();
  near.adjust(steps * step, 0, 0, 0);
  return near;
}

/** The event's occurrences from about two days before the date to the day after it. */
function* occurrencesNear(event: Event, date: string, budget: { left: number }): Generator<Time> {
  const { component, start } = event;
  const isRecurring = component.hasProperty('rrule') || component.hasProperty('rdate');
  if (!isRecurring) {
    yield start;
    return;
  }
  const expansion = new ICAL.RecurExpansion({ component, dtstart: startNear(event, date) });
  const last = addDays(date, 1);
  const first = addDays(date, -2);
  for (; budget.left > 0; budget.left--) {
    const next = expansion.next() as Time | null | undefined;
    if (!next || dateOf(next) > last) return;
    if (dateOf(next) >= first) yield next;
  }
}

/** The last date of a whole-day event. */
function lastDateOf({ component, start }: Event): string {
  const end = component.getFirstPropertyValue('dtend');
  const days =
    end instanceof ICAL.Time ? Math.round((end.toUnixTime() - start.toUnixTime()) * 1000) / DAY_MS : 1;
  return addDays(dateOf(start), Math.max(1, Math.round(days)) - 1);
}

/** The calendars of a text; null where a line of it breaks the grammar. What the parser says repeats that line: it goes no further. */
function parsed(text: string): Component[] | null {
  try {
    const found = ICAL.parse(text) as unknown[];
    const each = typeof found[0] === 'string' ? [found] : (found as unknown[][]);
    return each.map((one) => new ICAL.Component(one as never));
  } catch {
    return null;
  }
}

/** A text's events, each with its lines, and the lines beside them. */
function cutApart(text: string): { events: string[]; rest: string } {
  const [events, rest]: [string[], string[]] = [[], []];
  let open: string[] | null = null;
  for (const line of text.split(/\r?\n/)) {
    if (!open && /^BEGIN:VEVENT\s*$/i.test(line)) open = [];
    (open ?? rest).push(line);
    if (!open || !/^END:VEVENT\s*$/i.test(line)) continue;
    events.push(open.join('\r\n'));
    open = null;
  }
  return { events, rest: [...rest, ...(open ?? [])].filter((line) => line !== '').join('\r\n') };
}

/** The same without the events that break it; null where it is broken beside them. */
function oneByOne(text: string): Component[] | null {
  const { events, rest } = cutApart(text);
  const alone = (event: string) => parsed(`BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR`) ?? [];
  const frame = parsed(rest);
  return frame && [...frame, ...events.flatMap(alone)];
}

/** What an occurrence of an event is on her local date; null when it is on another. */
function onDate(event: Event, time: Time, date: string, timeZone: string): CalendarEvent | null {
  const { component, title } = event;
  if (time.isDate) {
    const until = component.hasProperty('rrule') ? dateOf(time) : lastDateOf(event);
    return dateOf(time) <= date && date <= until ? { title, hour: null } : null;
  }
  const when = whenFor(time, event.zone, timeZone);
  return when.date === date ? { title, hour: when.hour } : null;
}

/**
 * What begins on a local date of hers, and what lasts the whole of it.
 * @returns null for a text that is no calendar
 */
export function eventsIn(text: string, date: string, timeZone: string): CalendarEvent[] | null {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return null;
  const plain = text.replace(/^\uFEFF/, '');
  const calendars = parsed(plain) ?? oneByOne(plain);
  if (!calendars) return null;
  const events = calendars
    .flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
    .flatMap((component) => eventOf(component) ?? []);
  // A single occurrence that was moved stands beside its series, which must not tell it again.
  const moved = new Set(
    events.flatMap(({ component, uid }) => {
      const id = component.getFirstPropertyValue('recurrence-id');
      return id instanceof ICAL.Time ? [`${uid} ${id.toString()}`] : [];
    }),
  );
  const found: CalendarEvent[] = [];
  const budget = { left: MOST_OCCURRENCES };
  stepsLeft = MOST_STEPS;
  for (const event of events) {
    const { component, start, uid } = event;
    const isException = component.hasProperty('recurrence-id');
    try {
      for (const time of isException ? [start] : occurrencesNear(event, date, budget)) {
        if (!isException && moved.has(`${uid} ${time.toString()}`)) continue;
        const told = onDate(event, time, date, timeZone);
        if (told) found.push(told);
      }
    } catch {
      // One event that contradicts itself does not take the others with it.
    }
  }
  return found.sort((a, b) => (a.hour ?? -1) - (b.hour ?? -1));
}
