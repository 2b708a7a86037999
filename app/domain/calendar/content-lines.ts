// The text of a calendar (RFC 5545, 3.1 and 3.6): its events and time zones, by their lines. One walk through the text,
// whatever it holds.

export type Properties = ReadonlyMap<string, readonly string[]>;

export interface CalendarText {
  events: Properties[];
  exceptions: ReadonlyMap<string, readonly Properties[]>;
  revisions: ReadonlyMap<string, number>;
  zones: ReadonlyMap<string, readonly Properties[]>;
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

/** Joined as bytes: a fold at 75 octets may cut a letter in two. */
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
  // Bytes that are not UTF-8: an older program wrote it.
  const isOlder = text.includes('\uFFFD') && !/[\u0080-\uFFFC]/.test(text);
  return isOlder ? new TextDecoder('windows-1252').decode(whole) : text;
}

/** Yields undefined where it is time to rest. */
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

/** A colon in quotes belongs to a parameter. */
const valueAfter = (line: string): string =>
  /^[^;:"]*(?:;(?:"[^"]*"|[^":])*)?:(.*)$/s.exec(line)?.[1]?.trim() ?? '';

export const valueOf = (properties: Properties, name: string): string =>
  valueAfter(properties.get(name)?.[0] ?? '');

/** A zone's name as a property and as a parameter say it: the one with escapes, the other in quotes. */
export const zoneIdOf = (written: string): string => textOf(written.replaceAll('"', '')).trim();

export const textOf = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));

interface Reading extends CalendarText {
  exceptions: Map<string, Properties[]>;
  revisions: Map<string, number>;
  zones: Map<string, Properties[]>;
  isEnded: boolean;
  open: Map<string, string[]> | null;
  inside: number;
  parts: Properties[];
  tzid: string | null;
}

const isZonePart = (what: string): boolean => what === 'STANDARD' || what === 'DAYLIGHT';

function beginComponent(reading: Reading, what: string): void {
  if (what === 'VTIMEZONE') Object.assign(reading, { parts: [], tzid: null, open: null });
  // An event without an end must not swallow the next.
  else if (what === 'VEVENT' || (isZonePart(what) && !reading.open))
    Object.assign(reading, { open: new Map(), inside: 0 });
  else if (reading.open) reading.inside++;
}

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

/** False where the line shows that this is no calendar. */
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

function takeLine(reading: Reading, line: string): boolean {
  const [, edge, what = ''] =
    /^(BEGIN|END):([A-Z-]+)\s*$/i.exec(line)?.map((part) => part.toUpperCase()) ?? [];
  if (edge === undefined) return takeProperty(reading, line);
  if (edge === 'BEGIN') beginComponent(reading, what);
  else endComponent(reading, what);
  return true;
}

/** Rests at each yield; null where the text is not one whole calendar. */
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
