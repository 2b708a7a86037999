// An iCalendar file (RFC 5545) of whole days: what her calendar reads from us.

export interface IcsDay {
  /** Unique in the world and always the same; holds nothing personal. */
  uid: string;
  /** YYYY-MM-DD */
  date: string;
  /** Epoch ms at which it was last changed. */
  changedAt: number;
  summary: string;
  description: string;
  url: string;
}

const CRLF = '\r\n';
const LINE_OCTETS = 75;

/** RFC 5545, 3.3.11. Characters that no text may hold are left out. */
export const escapeIcsText = (text: string): string =>
  text
    .replace(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/g, '')
    .replace(/\\/g, '\\\\')
    .replace(/;/g, '\\;')
    .replace(/,/g, '\\,')
    .replace(/\r\n|\r|\n/g, '\\n');

export function foldIcsLine(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      // The space that follows the break counts.
      [piece, octets] = ['', 1];
    }
    piece += sign;
    octets += size;
  }
  return [...pieces, piece].join(`${CRLF} `);
}

const stamp = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const day = (date: string): string => date.replaceAll('-', '');
const dayAfter = (date: string): string =>
  day(new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10));

function eventLines({ uid, date, changedAt, summary, description, url }: IcsDay): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeIcsText(uid)}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `LAST-MODIFIED:${stamp(changedAt)}`,
    `DTSTART;VALUE=DATE:${day(date)}`,
    `DTEND;VALUE=DATE:${dayAfter(date)}`,
    `SUMMARY:${escapeIcsText(summary)}`,
    `DESCRIPTION:${escapeIcsText(description)}`,
    `URL:${url}`,
    // She is as free as before.
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

export function buildIcsCalendar(name: string, days: readonly IcsDay[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stylecast//Looks//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeIcsText(name)}`,
    // How often a client may ask (RFC 7986, and the older spelling of it).
    'REFRESH-INTERVAL;VALUE=DURATION:PT3H',
    'X-PUBLISHED-TTL:PT3H',
    ...days.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldIcsLine(line) + CRLF).join('');
}
