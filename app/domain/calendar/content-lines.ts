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

/** Reads a text, and rests at each yield; null where it is no calendar from its beginning to its end. */
export function* calendarIn(text: string): Generator<undefined, CalendarText | null> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return null;
  const events: Properties[] = [];
  const zones = new Map<string, Properties[]>();
  let [isWhole, isEnded] = [true, false];
  /** The event or part of a zone that is open, and how many components inside it. */
  let open: Map<string, string[]> | null = null;
  let inside = 0;
  let parts: Properties[] = [];
  let tzid: string | null = null;
  for (const line of unfolded(text.replace(/^\uFEFF?\s*/, ''))) {
    if (line === undefined) yield;
    if (line === null) isWhole = false;
    if (line === undefined || line === null) continue;
    const [, edge = '', what = ''] =
      /^(BEGIN|END):([A-Z-]+)\s*$/i.exec(line)?.map((part) => part.toUpperCase()) ?? [];
    if (edge === '') {
      const name = nameOf(line);
      // A line of an event that breaks the grammar says nothing; beside the events it says that this is no calendar.
      if (name === null && !open && line.trim() !== '') return null;
      if (name === null || inside > 0 || !KEPT.has(name)) continue;
      if (!open && name === 'TZID') tzid = textOf(contentLine(line)?.value ?? '');
      const same = open?.get(name);
      if (same) same.push(line);
      else open?.set(name, [line]);
      continue;
    }
    const isPart = what === 'STANDARD' || what === 'DAYLIGHT';
    if (edge === 'BEGIN') {
      if (what === 'VTIMEZONE') [parts, tzid, open] = [[], null, null];
      // One that does not end does not take the next with it.
      else if (what === 'VEVENT' || (isPart && !open)) [open, inside] = [new Map(), 0];
      else if (open) inside++;
    } else if (what === 'VCALENDAR') isEnded = true;
    else if (inside > 0) inside--;
    else if (what === 'VTIMEZONE') {
      if (tzid !== null && !zones.has(tzid)) zones.set(tzid, parts);
    } else if (open) {
      (isPart ? parts : events).push(open);
      open = null;
    }
  }
  return isEnded ? { events, zones, isWhole } : null;
}
