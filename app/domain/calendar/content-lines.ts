// The text of a calendar (RFC 5545, 3.1 and 3.6): its events and time zones, by their lines. One walk through the text,
// whatever it holds.

/** The lines of an event or of a part of a time zone, by their name; the others are not kept. */
export type Properties = ReadonlyMap<string, readonly string[]>;

export interface CalendarText {
  events: Properties[];
  /** Those that stand for one occurrence of a series, by its UID. */
  exceptions: ReadonlyMap<string, readonly Properties[]>;
  /** The last SEQUENCE that is told of an event, by {@link identityOf}. */
  revisions: ReadonlyMap<string, number>;
  /** The parts (STANDARD, DAYLIGHT) of each time zone by its TZID. */
  zones: ReadonlyMap<string, readonly Properties[]>;
  /** What the calendar names as its zone (X-WR-TIMEZONE). */
  zone: string | null;
  /** False where a line is longer than anybody writes: what it says is not known. */
  isWhole: boolean;
}

/** An exception for each week of ten years fits. */
const MOST_LINE = 16_000;
/** About a millisecond. */
const LINES_OF_A_TURN = 1_000;
const KEPT = new Set(
  (
    'DTSTART DTEND DURATION SUMMARY UID STATUS SEQUENCE RRULE EXRULE RDATE EXDATE RECURRENCE-ID TZID TZOFFSETFROM ' +
    'TZOFFSETTO X-WR-TIMEZONE X-MICROSOFT-CDO-ALLDAYEVENT X-FUNAMBOL-ALLDAY'
  ).split(' '),
);

const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];

/**
 * The text of a file, its folded lines whole again. They are joined as bytes: who folds at 75 octets may cut a letter in two.
 */
export function decodeCalendar(file: Uint8Array): string {
  const bytes = file.slice();
  let [kept, at] = [0, 0];
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte > CR) {
      bytes[kept++] = byte;
      at++;
      continue;
    }
    let end = at;
    while (bytes[end] === CR) end++;
    if (bytes[end] === LF) end++;
    if (end > at && (bytes[end] === SPACE || bytes[end] === TAB)) at = end + 1;
    else for (end = Math.max(end, at + 1); at < end; at++) bytes[kept++] = bytes[at] ?? 0;
  }
  const whole = bytes.subarray(0, kept);
  const text = new TextDecoder().decode(whole);
  // No letter of UTF-8 in it, but bytes that are none: an older program wrote it.
  const isOlder = text.includes('\uFFFD') && !/[\u0080-\uFFFC]/.test(text);
  return isOlder ? new TextDecoder('windows-1252').decode(whole) : text;
}

/** The lines of a text, whichever way they end; undefined where it is time for a rest. */
function* linesOf(text: string): Generator<string | undefined> {
  const end = /\r\n|\n|\r/g;
  let [from, read] = [0, 0];
  while (from < text.length) {
    if (++read % LINES_OF_A_TURN === 0) yield undefined;
    const until = end.exec(text)?.index ?? text.length;
    if (until > from) yield text.slice(from, until);
    from = until === text.length ? until : end.lastIndex;
  }
}

/** What a line says after its name and parameters; a colon in quotes is of a parameter. */
const valueAfter = (line: string): string =>
  /^[^;:"]*(?:;(?:"[^"]*"|[^":])*)?:(.*)$/s.exec(line)?.[1]?.trim() ?? '';

/** The value of the first line of a name; empty where there is none. */
export const valueOf = (properties: Properties, name: string): string =>
  valueAfter(properties.get(name)?.[0] ?? '');

/** A zone's name as a property and as a parameter say it: the one with escapes, the other in quotes. */
export const zoneIdOf = (written: string): string => textOf(written.replaceAll('"', '')).trim();

/** RFC 5545, 3.3.11. */
export const textOf = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));

/** What has been read of a calendar so far. */
interface Reading extends CalendarText {
  exceptions: Map<string, Properties[]>;
  revisions: Map<string, number>;
  zones: Map<string, Properties[]>;
  isEnded: boolean;
  /** The event or part of a zone that is open, and how many components inside it. */
  open: Map<string, string[]> | null;
  inside: number;
  /** Of the zone that is open; its own lines are outside of them. */
  parts: Properties[];
  tzid: string | null;
}

const isZonePart = (what: string): boolean => what === 'STANDARD' || what === 'DAYLIGHT';

function beginComponent(reading: Reading, what: string): void {
  if (what === 'VTIMEZONE') Object.assign(reading, { parts: [], tzid: null, open: null });
  // One that does not end does not take the next with it.
  else if (what === 'VEVENT' || (isZonePart(what) && !reading.open))
    Object.assign(reading, { open: new Map(), inside: 0 });
  else if (reading.open) reading.inside++;
}

/** What an event and its revisions have in common; empty where nothing tells them. */
export function identityOf(event: Properties): string {
  const uid = valueOf(event, 'UID');
  return uid === '' ? '' : `${uid} ${valueOf(event, 'RECURRENCE-ID')}`;
}

export const sequenceOf = (event: Properties): number => Number(valueOf(event, 'SEQUENCE')) || 0;

function takeEvent({ events, exceptions, revisions }: Reading, event: Properties): void {
  events.push(event);
  const sequence = sequenceOf(event);
  const identity = sequence === 0 ? '' : identityOf(event);
  if (identity !== '' && sequence > (revisions.get(identity) ?? 0)) revisions.set(identity, sequence);
  if (!event.has('RECURRENCE-ID')) return;
  const uid = valueOf(event, 'UID');
  const others = exceptions.get(uid);
  if (others) others.push(event);
  else exceptions.set(uid, [event]);
}

function endComponent(reading: Reading, what: string): void {
  const { zones, open, parts, tzid } = reading;
  if (what === 'VCALENDAR') reading.isEnded = true;
  else if (reading.inside > 0) reading.inside--;
  else if (what === 'VTIMEZONE') {
    if (tzid !== null && !zones.has(tzid)) zones.set(tzid, parts);
  } else if (open) {
    reading.open = null;
    if (isZonePart(what)) parts.push(open);
    else takeEvent(reading, open);
  }
}

/** False where the line says that this is no calendar: one of an event that breaks the grammar says nothing. */
function takeProperty(reading: Reading, line: string): boolean {
  const { open, inside } = reading;
  const name = /^([A-Za-z0-9-]+)[;:]/.exec(line)?.[1]?.toUpperCase();
  if (name === undefined) return open !== null || line.trim() === '';
  if (inside > 0 || !KEPT.has(name)) return true;
  if (line.length > MOST_LINE) reading.isWhole = false;
  else if (open) {
    const same = open.get(name);
    if (same) same.push(line);
    else open.set(name, [line]);
  } else if (name === 'TZID') reading.tzid = zoneIdOf(valueAfter(line));
  else if (name === 'X-WR-TIMEZONE') reading.zone = zoneIdOf(valueAfter(line));
  return true;
}

/** False as {@link takeProperty}. */
function takeLine(reading: Reading, line: string): boolean {
  const [, edge, what = ''] =
    /^(BEGIN|END):([A-Z-]+)\s*$/i.exec(line)?.map((part) => part.toUpperCase()) ?? [];
  if (edge === undefined) return takeProperty(reading, line);
  if (edge === 'BEGIN') beginComponent(reading, what);
  else endComponent(reading, what);
  return true;
}

/** Reads a text ({@link decodeCalendar}), and rests at each yield; null where it is no calendar from its beginning to its end. */
export function* calendarIn(text: string): Generator<undefined, CalendarText | null> {
  const begin = text.trimStart();
  if (!/^BEGIN:VCALENDAR/i.test(begin)) return null;
  const reading: Reading = {
    events: [],
    exceptions: new Map(),
    revisions: new Map(),
    zones: new Map(),
    zone: null,
    isWhole: true,
    isEnded: false,
    open: null,
    inside: 0,
    parts: [],
    tzid: null,
  };
  for (const line of linesOf(begin)) {
    if (line === undefined) yield;
    else if (!takeLine(reading, line)) return null;
  }
  return reading.isEnded ? reading : null;
}
