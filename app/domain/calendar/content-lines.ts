// The text of a calendar (RFC 5545, 3.1 and 3.6): its events and time zones, by their lines. One walk through the text,
// whatever it holds.

/** The lines of an event or of a part of a time zone, by their name; the others are not kept. */
export type Properties = ReadonlyMap<string, readonly string[]>;

export interface CalendarText {
  events: Properties[];
  /** The parts (STANDARD, DAYLIGHT) of each time zone by its TZID. */
  zones: ReadonlyMap<string, readonly Properties[]>;
  /** False where a line is longer than anybody writes: what it says is not known. */
  isWhole: boolean;
}

/** An exception for each week of ten years fits. */
const MOST_LINE = 16_000;
/** About a millisecond. */
const LINES_OF_A_TURN = 1_000;
const KEPT = new Set(
  'DTSTART DTEND DURATION SUMMARY UID STATUS RRULE RDATE EXDATE RECURRENCE-ID TZID TZOFFSETTO'.split(' '),
);

/** The lines of a text, whichever way they end. */
function* linesOf(text: string): Generator<string> {
  const end = /\r\n|\n|\r/g;
  let from = 0;
  for (let found = end.exec(text); found; found = end.exec(text)) {
    yield text.slice(from, found.index);
    from = end.lastIndex;
  }
  yield text.slice(from);
}

/**
 * Lines as they were before they were folded; null in place of one that is too long, and undefined where it is time for a
 * rest.
 */
function* unfolded(text: string): Generator<string | null | undefined> {
  let pieces: string[] = [];
  let length = 0;
  let read = 0;
  const line = () => (length > MOST_LINE ? null : pieces.join(''));
  for (const each of linesOf(text)) {
    if (++read % LINES_OF_A_TURN === 0) yield undefined;
    if (each.startsWith(' ') || each.startsWith('\t')) {
      length += each.length - 1;
      if (length <= MOST_LINE) pieces.push(each.slice(1));
      continue;
    }
    if (length > 0) yield line();
    [pieces, length] = [[each], each.length];
  }
  if (length > 0) yield line();
}

const nameOf = (line: string): string | null => /^([A-Za-z0-9-]+)[;:]/.exec(line)?.[1]?.toUpperCase() ?? null;

export interface ContentLine {
  params: ReadonlyMap<string, string>;
  value: string;
}

/** A line in its parts; null where it has none. A value in quotes may hold what ends another. */
export function contentLine(line: string): ContentLine | null {
  const params = new Map<string, string>();
  const part = /;([A-Za-z0-9-]+)=("[^"]*"|[^",;:]*)(?:,(?:"[^"]*"|[^",;:]*))*/y;
  let at = line.search(/[;:]/);
  while (line[at] === ';') {
    part.lastIndex = at;
    const found = part.exec(line);
    if (!found) return null;
    params.set((found[1] ?? '').toUpperCase(), (found[2] ?? '').replaceAll('"', ''));
    at = part.lastIndex;
  }
  return line[at] === ':' ? { params, value: line.slice(at + 1) } : null;
}

/** RFC 5545, 3.3.11. */
export const textOf = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign));

/** What has been read of a calendar so far. */
interface Reading extends CalendarText {
  zones: Map<string, Properties[]>;
  isEnded: boolean;
  /** The event or part of a zone that is open, and how many components inside it. */
  open: Map<string, string[]> | null;
  inside: number;
  /** Of the zone that is open. */
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

function endComponent(reading: Reading, what: string): void {
  const { events, zones, open, parts, tzid } = reading;
  if (what === 'VCALENDAR') reading.isEnded = true;
  else if (reading.inside > 0) reading.inside--;
  else if (what === 'VTIMEZONE') {
    if (tzid !== null && !zones.has(tzid)) zones.set(tzid, parts);
  } else if (open) {
    (isZonePart(what) ? parts : events).push(open);
    reading.open = null;
  }
}

/** False where the line says that this is no calendar: one of an event that breaks the grammar says nothing. */
function takeProperty(reading: Reading, line: string): boolean {
  const { open, inside } = reading;
  const name = nameOf(line);
  if (name === null) return open !== null || line.trim() === '';
  if (inside > 0 || !KEPT.has(name)) return true;
  if (!open && name === 'TZID') reading.tzid = textOf(contentLine(line)?.value ?? '');
  const same = open?.get(name);
  if (same) same.push(line);
  else open?.set(name, [line]);
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

/** Reads a text, and rests at each yield; null where it is no calendar from its beginning to its end. */
export function* calendarIn(text: string): Generator<undefined, CalendarText | null> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return null;
  const reading: Reading = {
    events: [],
    zones: new Map(),
    isWhole: true,
    isEnded: false,
    open: null,
    inside: 0,
    parts: [],
    tzid: null,
  };
  for (const line of unfolded(text.replace(/^\uFEFF?\s*/, ''))) {
    if (line === undefined) yield;
    else if (line === null) reading.isWhole = false;
    else if (!takeLine(reading, line)) return null;
  }
  const { events, zones, isWhole, isEnded } = reading;
  return isEnded ? { events, zones, isWhole } : null;
}
