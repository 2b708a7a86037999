import { expect, test } from 'vitest';
import { calendarText, eventLines } from '../../../tests/samples/calendar-bombs.ts';
import { parseEvents } from './ical.ts';

// Small calendars as programs write them, each with what is on a day of hers: '19 Dinner' begins at 19:00, '- Dinner' is of the
// whole day. Where nothing else is said it is Friday 2026-11-20 in Lisbon (UTC), and the calendar holds one event.

interface Feed {
  lines: string[];
  on: string[];
  date?: string;
  zone?: string;
}

const event = (...lines: string[]): string[] => eventLines('UID:1', ...lines, 'SUMMARY:Dinner');
const zone = (tzid: string, ...parts: string[][]): string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${tzid}`,
  ...parts.flat(),
  'END:VTIMEZONE',
];
const part = (what: 'STANDARD' | 'DAYLIGHT', from: string, to: string, ...lines: string[]): string[] => [
  `BEGIN:${what}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  ...lines,
  `END:${what}`,
];
const NEW_YORK_CLOCKS = [
  part('STANDARD', '-0400', '-0500', 'DTSTART:16010101T020000', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'),
  part('DAYLIGHT', '-0500', '-0400', 'DTSTART:16010101T020000', 'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'),
];
/** 14:00 in a zone, which is later or earlier in Lisbon. */
const at14 = (tzid: string, hour: number, date?: string, extra: string[] = []): Feed => ({
  lines: [...extra, ...event(`DTSTART;TZID=${tzid}:${(date ?? '2026-11-20').replaceAll('-', '')}T140000`)],
  on: [`${hour} Dinner`],
  ...(date === undefined ? {} : { date }),
});
/** Every Friday at 19:00 in Berlin, and what else is said of it. */
const weekly = (more: string[], ...others: string[][]): string[] => [
  ...event('DTSTART;TZID=Europe/Berlin:20261106T190000', 'RRULE:FREQ=WEEKLY', ...more),
  ...others.flat(),
];
const occurrence = (id: string, ...lines: string[]): string[] =>
  eventLines('UID:1', `RECURRENCE-ID${id}`, 'SUMMARY:Moved', ...lines);
const daily = (...lines: string[]): string[] =>
  event('DTSTART;VALUE=DATE:20261116', 'RRULE:FREQ=DAILY', ...lines);
const BERLIN = 'Europe/Berlin';

const ZONES: Record<string, Feed> = {
  'a Windows zone without its rules': at14('Eastern Standard Time', 19),
  'a Windows zone in summer': at14('Eastern Standard Time', 19, '2026-07-10'),
  'a Windows zone in quotes': at14('"W. Europe Standard Time"', 13),
  'a Windows zone with a bracket': at14('Central Standard Time (Mexico)', 20),
  'a Windows zone with half an hour': at14('India Standard Time', 8),
  'a Windows zone in small letters': at14('tokyo standard time', 5),
  'a Windows zone with a number': at14('Romance Standard Time 1', 13),
  'a Windows zone of hours alone': {
    lines: event('DTSTART;TZID=UTC-11:20261119T140000'),
    on: ['1 Dinner'],
  },
  'a Windows zone by its summer name': at14('Pacific Daylight Time', 22),
  'a Windows zone with its own rules': at14('Eastern Standard Time', 19, undefined, [
    ...zone('Eastern Standard Time', ...NEW_YORK_CLOCKS),
  ]),
  'a custom zone of Microsoft with its rules': at14('tzone://Microsoft/Custom', 19, undefined, [
    ...zone('tzone://Microsoft/Custom', ...NEW_YORK_CLOCKS),
  ]),
  'a custom zone of Microsoft in quotes': at14('"tzone://Microsoft/Custom"', 19, '2026-07-10', [
    ...zone('tzone://Microsoft/Custom', ...NEW_YORK_CLOCKS),
  ]),
  'a custom zone of Microsoft that nobody tells: by her clock': at14('tzone://Microsoft/Custom', 14),
  'UTC by the name of Microsoft': { ...at14('tzone://Microsoft/Utc', 9), zone: 'America/New_York' },
  'a zone that is customized': at14('Customized Time Zone', 12, undefined, [
    ...zone('Customized Time Zone', part('STANDARD', '+0200', '+0200', 'DTSTART:16010101T000000')),
  ]),
  'a zone after a slash': at14('/Europe/Berlin', 13),
  'a zone with another before it': at14('/freeassociation.sourceforge.net/Tzfile/America/New_York', 19),
  'a zone of three parts after an address': at14('/mozilla.org/20050126_1/America/Argentina/Ushuaia', 17),
  'a zone with a space': at14('America/New York', 19),
  'a zone in capitals': at14('EUROPE/BERLIN', 13),
  'an old name of a zone': at14('US/Eastern', 19),
  'a zone by its offset and cities': at14(
    '"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"',
    13,
    '2026-07-10',
  ),
  'a zone by its offset, its colon not in quotes': at14(
    '(UTC-05:00) Eastern Time (US & Canada)',
    19,
    '2026-07-10',
  ),
  'a zone by its offset, as older ones wrote it': at14('(GMT-08.00) Pacific Time (US & Canada)', 22),
  'a zone by its offset, and no place that is known': at14('(UTC+03:00) Nowhere', 11),
  'a zone by an offset alone': at14('GMT+0530', 8),
  'a zone by its letters': at14('PDT', 22),
  'a zone by its letters, with a summer': at14('EST', 19, '2026-07-10'),
  'a zone that nobody knows: by the zone of the calendar': at14('My own zone', 13, undefined, [
    'X-WR-TIMEZONE:Europe/Berlin',
  ]),
  'a zone of the calendar says nothing of times without one': {
    lines: ['X-WR-TIMEZONE:Asia/Tokyo', ...event('DTSTART:20261120T140000')],
    on: ['14 Dinner'],
  },
  'a zone of whom only the rules are known, before its first change': at14('Old', 13, '2019-05-10', [
    ...zone('Old', part('STANDARD', '+0200', '+0300', 'DTSTART:20200101T000000')),
  ]),
  'a zone whose changes are listed': at14('Listed', 14, '2026-11-20', [
    ...zone(
      'Listed',
      part('STANDARD', '+0100', '+0000', 'DTSTART:20201025T020000', 'RDATE:20251026T020000,20261025T020000'),
      part('DAYLIGHT', '+0000', '+0100', 'DTSTART:20210328T010000', 'RDATE:20260329T010000'),
    ),
  ]),
  'a zone whose rule ended in UTC, on the day before its own': at14('Ended', 1, '2026-11-20', [
    ...zone(
      'Ended',
      part(
        'DAYLIGHT',
        '+1200',
        '+1300',
        'DTSTART:20200927T020000',
        'RRULE:FREQ=YEARLY;BYMONTH=9;BYDAY=-1SU;UNTIL=20260926T140000Z',
      ),
      part('STANDARD', '+1300', '+1200', 'DTSTART:20200405T030000', 'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU'),
    ),
  ]),
  'a zone with an escape in its own name': at14('"Paris, in summer"', 12, undefined, [
    ...zone('Paris\\, in summer', part('STANDARD', '+0200', '+0200', 'DTSTART:16010101T000000')),
  ]),
  'an event of two zones': {
    lines: event('DTSTART;TZID=America/New_York:20261119T220000', 'DTEND;TZID=Europe/Berlin:20261120T110000'),
    on: ['3 Dinner'],
  },
};

const SERIES: Record<string, Feed> = {
  'every week': { lines: weekly([]), on: ['18 Dinner'] },
  'called off, named in its zone': {
    lines: weekly(
      [],
      occurrence(
        ';TZID=Europe/Berlin:20261120T190000',
        'DTSTART;TZID=Europe/Berlin:20261120T190000',
        'STATUS:CANCELLED',
      ),
    ),
    on: [],
  },
  'called off, named in UTC': {
    lines: weekly([], occurrence(':20261120T180000Z', 'DTSTART:20261120T180000Z', 'STATUS:CANCELLED')),
    on: [],
  },
  'called off, the series in a Windows zone': {
    lines: [
      ...event('DTSTART;TZID=Eastern Standard Time:20261106T090000', 'RRULE:FREQ=WEEKLY'),
      ...occurrence(':20261120T140000Z', 'DTSTART:20261120T140000Z', 'STATUS:CANCELLED'),
    ],
    on: [],
  },
  'called off before its series is told': {
    lines: [
      ...occurrence(':20261120T180000Z', 'DTSTART:20261120T180000Z', 'STATUS:CANCELLED'),
      ...weekly([]),
    ],
    on: [],
  },
  'called off by its date': {
    lines: weekly([], occurrence(';VALUE=DATE:20261120', 'DTSTART;VALUE=DATE:20261120', 'STATUS:CANCELLED')),
    on: [],
  },
  'called off by a time without a zone': {
    lines: weekly([], occurrence(':20261120T190000', 'DTSTART:20261120T190000', 'STATUS:CANCELLED')),
    on: [],
  },
  'a whole day called off, by its midnight': {
    lines: [...daily(), ...occurrence(':20261120T000000', 'DTSTART:20261120T000000', 'STATUS:CANCELLED')],
    on: [],
  },
  'a whole day called off, by its midnight in UTC': {
    lines: [...daily(), ...occurrence(':20261119T230000Z', 'DTSTART:20261119T230000Z', 'STATUS:CANCELLED')],
    on: [],
    zone: BERLIN,
  },
  'a whole day called off, by a midnight far from hers': {
    lines: [...daily(), ...occurrence(':20261120T050000Z', 'DTSTART:20261120T050000Z', 'STATUS:CANCELLED')],
    on: [],
    zone: 'Asia/Tokyo',
  },
  'moved on its day, named in UTC': {
    lines: weekly([], occurrence(':20261120T180000Z', 'DTSTART;TZID=Europe/Berlin:20261120T210000')),
    on: ['20 Moved'],
  },
  'moved to her day': {
    lines: weekly([], occurrence(':20261113T180000Z', 'DTSTART:20261120T090000Z')),
    on: ['9 Moved', '18 Dinner'],
  },
  'moved away from her day': {
    lines: weekly([], occurrence(':20261120T180000Z', 'DTSTART:20261124T180000Z')),
    on: [],
  },
  'moved by an hour, over midnight': {
    lines: [
      ...event('DTSTART:20261105T233000Z', 'RRULE:FREQ=WEEKLY'),
      ...occurrence(':20261119T233000Z', 'DTSTART:20261120T003000Z'),
    ],
    on: ['0 Moved'],
  },
  'a series without a zone, moved in UTC': {
    lines: [
      ...event('DTSTART:20261106T190000', 'RRULE:FREQ=WEEKLY'),
      ...occurrence(':20261120T180000Z', 'DTSTART:20261120T200000Z'),
    ],
    on: ['21 Moved'],
    zone: BERLIN,
  },
  'moved twice: by its last revision': {
    lines: weekly(
      [],
      occurrence(':20261120T180000Z', 'DTSTART:20261120T210000Z', 'SEQUENCE:2'),
      occurrence(':20261120T180000Z', 'DTSTART:20261120T100000Z', 'SEQUENCE:1'),
    ),
    on: ['21 Moved'],
  },
  'left out in UTC': { lines: weekly(['EXDATE:20261120T180000Z']), on: [] },
  'left out by the clock of its series': { lines: weekly(['EXDATE:20261120T190000']), on: [] },
  'left out in a Windows zone': {
    lines: weekly(['EXDATE;TZID="W. Europe Standard Time":20261113T190000,20261120T190000']),
    on: [],
  },
  'left out by its date': { lines: weekly(['EXDATE;VALUE=DATE:20261113,20261120']), on: [] },
  'left out in UTC, the series in a Windows zone': {
    lines: event(
      'DTSTART;TZID=Tokyo Standard Time:20261106T190000',
      'RRULE:FREQ=WEEKLY',
      'EXDATE:20261120T100000Z',
    ),
    on: [],
  },
  'another week left out': { lines: weekly(['EXDATE:20261113T180000Z']), on: ['18 Dinner'] },
  'whole days, one left out by its midnight in UTC': {
    lines: daily('EXDATE:20261119T230000Z'),
    on: [],
    zone: BERLIN,
  },
  'left out by a rule': {
    lines: weekly(['EXRULE:FREQ=MONTHLY;BYDAY=3FR']),
    on: [],
  },
  'over in UTC, the minute before': {
    lines: weekly(['RRULE:FREQ=WEEKLY;UNTIL=20261120T175959Z']).filter((l) => l !== 'RRULE:FREQ=WEEKLY'),
    on: [],
  },
  'over in UTC, with its last': {
    lines: weekly(['RRULE:FREQ=WEEKLY;UNTIL=20261120T180000Z']).filter((l) => l !== 'RRULE:FREQ=WEEKLY'),
    on: ['18 Dinner'],
  },
  'over in UTC, the series in a Windows zone': {
    lines: event(
      'DTSTART;TZID=Pacific Standard Time:20261105T200000',
      'RRULE:FREQ=WEEKLY;UNTIL=20261120T040000Z',
    ),
    on: ['4 Dinner'],
  },
  'over at the end of a day in UTC': {
    lines: event('DTSTART;VALUE=DATE:20261116', 'RRULE:FREQ=DAILY;UNTIL=20261119T235959Z'),
    on: [],
    zone: BERLIN,
  },
  'over at her midnight in UTC': {
    lines: event('DTSTART;VALUE=DATE:20261116', 'RRULE:FREQ=DAILY;UNTIL=20261119T230000Z'),
    on: ['- Dinner'],
    zone: BERLIN,
  },
  'over at the last second of her day, in UTC': {
    lines: event('DTSTART;VALUE=DATE:20261116', 'RRULE:FREQ=DAILY;UNTIL=20261120T225959Z'),
    on: [],
    date: '2026-11-21',
    zone: BERLIN,
  },
  'over by the clock of the series': {
    lines: event('DTSTART;TZID=America/New_York:20261116T190000', 'RRULE:FREQ=DAILY;UNTIL=20261119T190000'),
    on: ['0 Dinner'],
  },
  'added by its date': {
    lines: event('DTSTART:20261101T190000Z', 'RDATE;VALUE=DATE:20261110,20261120'),
    on: ['19 Dinner'],
  },
  'added in a Windows zone': {
    lines: event('DTSTART:20261101T190000Z', 'RDATE;TZID=Tokyo Standard Time:20261120T190000'),
    on: ['10 Dinner'],
  },
  'added as a period': {
    lines: event(
      'DTSTART:20261101T190000Z',
      'RDATE;VALUE=PERIOD:20261120T100000Z/PT1H,20261121T100000Z/PT1H',
    ),
    on: ['10 Dinner'],
  },
  'its first day, which its rule does not have': {
    lines: event('DTSTART:20261120T190000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO'),
    on: ['19 Dinner'],
  },
  'the third Friday of a month': {
    lines: event('DTSTART:20260116T190000Z', 'RRULE:FREQ=MONTHLY;BYDAY=3FR'),
    on: ['19 Dinner'],
  },
  'the second last Friday of a month is another': {
    lines: event('DTSTART:20260123T190000Z', 'RRULE:FREQ=MONTHLY;BYDAY=-2FR'),
    on: ['19 Dinner'],
  },
  'the last Friday of a month is another': {
    lines: event('DTSTART:20260130T190000Z', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR'),
    on: [],
  },
  'the seventh last working day': {
    lines: event('DTSTART:20260123T190000Z', 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-7'),
    on: ['19 Dinner'],
  },
  'two rules of one series': {
    lines: event('DTSTART:20261102T080000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO', 'RRULE:FREQ=WEEKLY;BYDAY=FR'),
    on: ['8 Dinner'],
  },
  'by the clock of its zone after a change of the clocks': {
    lines: event('DTSTART;TZID=America/New_York:20260703T090000', 'RRULE:FREQ=WEEKLY'),
    on: ['13 Dinner'],
    date: '2026-10-30',
  },
};

const DAYS: Record<string, Feed> = {
  'several days with hours, on the second': {
    lines: event('DTSTART:20261119T180000Z', 'DTEND:20261122T120000Z'),
    on: ['- Dinner'],
  },
  'several days with hours, on the first': {
    lines: event('DTSTART:20261120T180000Z', 'DTEND:20261122T120000Z'),
    on: ['18 Dinner'],
  },
  'several days with hours, on the last': {
    lines: event('DTSTART:20261118T180000Z', 'DTEND:20261120T120000Z'),
    on: ['- Dinner'],
  },
  'several days with hours, after the last': {
    lines: event('DTSTART:20261117T180000Z', 'DTEND:20261119T120000Z'),
    on: [],
  },
  'a night that ends before the morning is of the day before': {
    lines: event('DTSTART:20261119T210000Z', 'DTEND:20261120T020000Z'),
    on: [],
  },
  'several days told by their duration': {
    lines: event('DTSTART:20261118T090000Z', 'DURATION:P3D'),
    on: ['- Dinner'],
  },
  'several days told by hours': {
    lines: event('DTSTART:20261118T090000Z', 'DURATION:PT72H'),
    on: ['- Dinner'],
  },
  'a week told as a week': { lines: event('DTSTART;VALUE=DATE:20261114', 'DURATION:P1W'), on: ['- Dinner'] },
  'a duration of days and hours': {
    lines: event('DTSTART:20261119T090000Z', 'DURATION:P1DT2H30M'),
    on: ['- Dinner'],
  },
  'two days of each week, on the second': {
    lines: event(
      'DTSTART;TZID=Europe/Berlin:20261105T180000',
      'DTEND;TZID=Europe/Berlin:20261106T170000',
      'RRULE:FREQ=WEEKLY',
    ),
    on: ['- Dinner'],
  },
  'three whole days of each month, on the third': {
    lines: event('DTSTART;VALUE=DATE:20261018', 'DTEND;VALUE=DATE:20261021', 'RRULE:FREQ=MONTHLY'),
    on: ['- Dinner'],
  },
  'three whole days of each month, after them': {
    lines: event('DTSTART;VALUE=DATE:20261017', 'DTEND;VALUE=DATE:20261020', 'RRULE:FREQ=MONTHLY'),
    on: [],
  },
  'days of each month, these called off': {
    lines: [
      ...event('DTSTART;VALUE=DATE:20261014', 'DTEND;VALUE=DATE:20261022', 'RRULE:FREQ=MONTHLY'),
      ...occurrence(';VALUE=DATE:20261114', 'DTSTART;VALUE=DATE:20261114', 'STATUS:CANCELLED'),
    ],
    on: [],
  },
  'a whole day in a zone far from hers': {
    lines: event('DTSTART;TZID=America/New_York;VALUE=DATE:20261120'),
    on: ['- Dinner'],
    zone: 'Pacific/Auckland',
  },
  'a whole day, told as its midnights elsewhere': {
    lines: event(
      'DTSTART;TZID=America/New_York:20261120T000000',
      'DTEND;TZID=America/New_York:20261121T000000',
    ),
    on: ['- Dinner'],
    zone: 'Asia/Tokyo',
  },
  'a whole day, told as its midnights elsewhere, is not of the day after': {
    lines: event(
      'DTSTART;TZID=America/New_York:20261119T000000',
      'DTEND;TZID=America/New_York:20261120T000000',
    ),
    on: [],
    zone: 'Asia/Tokyo',
  },
  'a whole day, told as midnights of UTC': {
    lines: event('DTSTART:20261120T000000Z', 'DTEND:20261121T000000Z'),
    on: ['- Dinner'],
    zone: 'America/Los_Angeles',
  },
  'a whole day, told as her midnights in UTC': {
    lines: event('DTSTART:20261119T230000Z', 'DTEND:20261120T230000Z'),
    on: ['- Dinner'],
    zone: BERLIN,
  },
  'a whole day of Outlook, told as midnights that are not hers': {
    lines: event('DTSTART:20261119T230000Z', 'DTEND:20261120T230000Z', 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'),
    on: ['- Dinner'],
    zone: 'America/New_York',
  },
  'a whole day until the last minute': {
    lines: event('DTSTART;TZID=Europe/Berlin:20261120T000000', 'DTEND;TZID=Europe/Berlin:20261120T235900'),
    on: ['- Dinner'],
  },
  'a date with an hour that is none': {
    lines: event('DTSTART;VALUE=DATE:20261120T000000'),
    on: ['- Dinner'],
  },
  'a whole day that ends as it begins': {
    lines: event('DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261120'),
    on: ['- Dinner'],
  },
  'a whole day without an end': { lines: event('DTSTART:20261120'), on: ['- Dinner'] },
  'a birthday of each year': {
    lines: event('DTSTART;VALUE=DATE:19901120', 'RRULE:FREQ=YEARLY'),
    on: ['- Dinner'],
  },
  'from the other side of the date line': {
    lines: event('DTSTART;TZID=Pacific/Pago_Pago:20261118T230000'),
    on: ['0 Dinner'],
    zone: 'Pacific/Kiritimati',
  },
};

const TEXTS: Record<string, Feed> = {
  'an event that leaves her free': {
    lines: event('DTSTART:20261120T190000Z', 'TRANSP:TRANSPARENT'),
    on: ['19 Dinner'],
  },
  'an event that is not sure': {
    lines: event('DTSTART:20261120T190000Z', 'STATUS:TENTATIVE'),
    on: ['19 Dinner'],
  },
  'an event that is called off': { lines: event('DTSTART:20261120T190000Z', 'STATUS:cancelled'), on: [] },
  'an event that its organizer called off, in Outlook': {
    lines: [
      ...eventLines('DTSTART:20261120T190000Z', 'STATUS:CONFIRMED', 'SUMMARY:Canceled: Dinner'),
      ...eventLines('DTSTART:20261120T200000Z', 'SUMMARY:Cancelled flights: a talk'),
    ],
    on: ['20 Cancelled flights: a talk'],
  },
  'an event told twice': {
    lines: [...event('DTSTART:20261120T190000Z'), ...event('DTSTART:20261120T190000Z')],
    on: ['19 Dinner'],
  },
  'an event that was changed: its last revision': {
    lines: [
      ...event('DTSTART:20261120T200000Z', 'SEQUENCE:3'),
      ...event('DTSTART:20261120T190000Z', 'SEQUENCE:2'),
    ],
    on: ['20 Dinner'],
  },
  'an event that was changed to another day': {
    lines: [
      ...event('DTSTART:20261120T190000Z', 'SEQUENCE:1'),
      ...event('DTSTART:20261127T190000Z', 'SEQUENCE:2'),
    ],
    on: [],
  },
  'an event whose last revision calls it off': {
    lines: [
      ...event('DTSTART:20261120T190000Z'),
      ...event('DTSTART:20261120T190000Z', 'SEQUENCE:1', 'STATUS:CANCELLED'),
    ],
    on: [],
  },
  'one UID for all that a program writes': {
    lines: [...event('DTSTART:20261120T190000Z'), ...event('DTSTART:20261120T080000Z')],
    on: ['8 Dinner', '19 Dinner'],
  },
  'a moved one whose series is not told': {
    lines: occurrence(':20261119T180000Z', 'DTSTART:20261120T180000Z'),
    on: ['18 Moved'],
  },
  'an hour without seconds': { lines: event('DTSTART:20261120T1900Z'), on: ['19 Dinner'] },
  'a title with a parameter in quotes': {
    lines: eventLines(
      'DTSTART:20261120T190000Z',
      'SUMMARY;ALTREP="https://example.org/a;b:c";LANGUAGE=en:Dinner: late',
    ),
    on: ['19 Dinner: late'],
  },
  'a title in several lines': {
    lines: eventLines('DTSTART:20261120T190000Z', 'SUMMARY:Din', ' ner\\, la', '\tte'),
    on: ['19 Dinner, late'],
  },
  'a time that is folded': {
    lines: eventLines('DTSTART;TZID=Eastern Stan', ' dard Time:20261120T14', ' 0000', 'SUMMARY:Dinner'),
    on: ['19 Dinner'],
  },
  'a description of a hundred thousand letters': {
    lines: event('DTSTART:20261120T190000Z', `X-ALT-DESC;FMTTYPE=text/html:${'<p>A word</p>'.repeat(8_000)}`),
    on: ['19 Dinner'],
  },
  'tasks and what is free are no events': {
    lines: [
      'BEGIN:VTODO',
      'DTSTART:20261120T190000Z',
      'SUMMARY:Task',
      'END:VTODO',
      'BEGIN:VFREEBUSY',
      'DTSTART:20261120T190000Z',
      'END:VFREEBUSY',
      ...event('DTSTART:20261120T190000Z'),
    ],
    on: ['19 Dinner'],
  },
};

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function told(
  file: Uint8Array,
  { date = '2026-11-20', zone: hers = 'Europe/Lisbon' }: Partial<Feed> = {},
) {
  const found = await parseEvents(file, date, hers, { now: () => Date.now() });
  return { on: found?.events.map(({ title, hour }) => `${hour ?? '-'} ${title}`), isWhole: found?.isWhole };
}

const table = (feeds: Record<string, Feed>) => Object.entries(feeds).map(([name, feed]) => ({ name, feed }));

test.each(table(ZONES))('zones: $name', async ({ feed }) => {
  expect(await told(bytesOf(calendarText(...feed.lines)), feed)).toEqual({ on: feed.on, isWhole: true });
});

test.each(table(SERIES))('what comes again: $name', async ({ feed }) => {
  expect(await told(bytesOf(calendarText(...feed.lines)), feed)).toEqual({ on: feed.on, isWhole: true });
});

test.each(table(DAYS))('days: $name', async ({ feed }) => {
  expect(await told(bytesOf(calendarText(...feed.lines)), feed)).toEqual({ on: feed.on, isWhole: true });
});

test.each(table(TEXTS))('texts: $name', async ({ feed }) => {
  expect(await told(bytesOf(calendarText(...feed.lines)), feed)).toEqual({ on: feed.on, isWhole: true });
});

const ONE = calendarText(...eventLines('DTSTART:20261120T190000Z', 'SUMMARY:Dîner, 夕食, 🥂'));

test.each([
  ['CRLF', ONE],
  ['LF', ONE.replaceAll('\r\n', '\n')],
  ['CR', ONE.replaceAll('\r\n', '\r')],
  ['two CR and a LF', ONE.replaceAll('\r\n', '\r\r\n')],
  ['empty lines between', ONE.replaceAll('\r\n', '\r\n\r\n')],
  ['a mark of its order before it', `\uFEFF${ONE}`],
  ['a space before it', `\r\n ${ONE}`],
  ['none after its last line', ONE.trimEnd()],
])('line ends: %s', async (_, text) => {
  expect(await told(bytesOf(text))).toEqual({ on: ['19 Dîner, 夕食, 🥂'], isWhole: true });
});

test('folded after any byte of any line, with any line end, it says the same', async () => {
  const file = bytesOf(ONE);
  for (const fold of ['\r\n ', '\n\t', '\r ', '\r\r\n '])
    for (let at = 'BEGIN:VCALENDAR'.length; at < file.length - 1; at++) {
      if (file[at] === 10 || file[at - 1] === 10 || file[at] === 13) continue;
      const folded = [...file.subarray(0, at), ...bytesOf(fold), ...file.subarray(at)];
      expect((await told(new Uint8Array(folded))).on, `at ${at}`).toEqual(['19 Dîner, 夕食, 🥂']);
    }
});

test('letters of an older program are read as they were written', async () => {
  const file = Uint8Array.from([...ONE.replace(', 夕食, 🥂', '')].map((letter) => letter.charCodeAt(0)));
  expect((await told(file)).on).toEqual(['19 Dîner']);
});
