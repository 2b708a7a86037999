import { expect, inject, test, vi } from 'vitest';
import { CALENDAR_FEEDS } from '../../../tests/samples/calendar-feeds.ts';
import { parseEvents } from './ical.ts';
import { webCalendars } from './web.ts';

const DATE = '2026-11-20';
const LISBON = 'Europe/Lisbon';
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');
const bytesOf = (text: string) => new TextEncoder().encode(text);
const clock = { now: () => Date.now() };
const events = async (text: string, date = DATE, zone = LISBON) =>
  (await parseEvents(bytesOf(text), date, zone, clock))?.events ?? null;
const titles = async (text: string, date = DATE, zone = LISBON) =>
  (await events(text, date, zone))?.map(({ title }) => title);

test('events of her day, in her zone', async () => {
  const text = calendar(
    ['UID:1', 'DTSTART:20261120T190000Z', 'SUMMARY:Dinner\\, late'],
    ['UID:2', 'DTSTART;TZID=America/New_York:20261119T220000', 'SUMMARY:Their night call'],
    ['UID:3', 'DTSTART;TZID=America/New_York:20261120T220000', 'SUMMARY:Tomorrow here'],
    ['UID:4', 'DTSTART;VALUE=DATE:20261118', 'DTEND;VALUE=DATE:20261122', 'SUMMARY:Holiday'],
    ['UID:5', 'DTSTART;VALUE=DATE:20261119', 'DTEND;VALUE=DATE:20261120', 'SUMMARY:Over'],
    ['UID:6', 'DTSTART:20261120T080000', 'SUMMARY:Floating'],
    ['UID:7', 'DTSTART:20261120T100000Z', 'STATUS:CANCELLED', 'SUMMARY:Called off'],
  );
  expect(await events(text)).toEqual([
    { title: 'Holiday', hour: null },
    { title: 'Their night call', hour: 3 },
    { title: 'Floating', hour: 8 },
    { title: 'Dinner, late', hour: 19 },
  ]);
});

test('what comes again: daily for years, every second week, but not where it was moved or left out', async () => {
  const daily = [
    'UID:d',
    'DTSTART;TZID=Europe/Lisbon:20090105T093000',
    'RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR',
    'SUMMARY:Standup',
  ];
  expect(await titles(calendar(daily))).toEqual(['Standup']);
  expect(await titles(calendar(daily), '2026-11-21')).toEqual([]);
  const second = [
    'UID:s',
    'DTSTART;TZID=Europe/Lisbon:20261106T180000',
    'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
    'SUMMARY:Yoga',
  ];
  expect(await titles(calendar(second))).toEqual(['Yoga']);
  expect(await titles(calendar(second), '2026-11-27')).toEqual([]);
  expect(await titles(calendar(second), '2031-11-28')).toEqual(['Yoga']);
  const counted = ['UID:c', 'DTSTART:20261110T100000Z', 'RRULE:FREQ=DAILY;COUNT=3', 'SUMMARY:Course'];
  expect(await titles(calendar(counted))).toEqual([]);
  expect(await titles(calendar(counted), '2026-11-12')).toEqual(['Course']);
  const ended = [
    'UID:e',
    'DTSTART:20260101T100000Z',
    'RRULE:FREQ=DAILY;UNTIL=20261119T235959Z',
    'SUMMARY:Was',
  ];
  expect(await titles(calendar(ended))).toEqual([]);
  const without = [...daily, 'EXDATE;TZID=Europe/Lisbon:20261120T093000'];
  expect(await titles(calendar(without))).toEqual([]);
  const moved = [
    'UID:d',
    'RECURRENCE-ID;TZID=Europe/Lisbon:20261120T093000',
    'DTSTART;TZID=Europe/Lisbon:20261120T150000',
    'SUMMARY:Standup, later',
  ];
  expect(await events(calendar(daily, moved))).toEqual([{ title: 'Standup, later', hour: 15 }]);
  const birthday = ['UID:b', 'DTSTART;VALUE=DATE:19901120', 'RRULE:FREQ=YEARLY', 'SUMMARY:Birthday'];
  expect(await titles(calendar(birthday))).toEqual(['Birthday']);
});

test('one of many that is called off, left out in the words of another zone, or added by its date', async () => {
  const series = ['UID:s', 'DTSTART;TZID=Europe/Paris:20261106T190000', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Choir'];
  expect(await events(calendar(series))).toEqual([{ title: 'Choir', hour: 18 }]);
  const calledOff = [
    'UID:s',
    'RECURRENCE-ID:20261120T180000Z',
    'DTSTART:20261120T180000Z',
    'STATUS:CANCELLED',
  ];
  expect(await titles(calendar(series, calledOff))).toEqual([]);
  const elsewhere = ['UID:s', 'RECURRENCE-ID:20261120T180000Z', 'DTSTART:20270301T180000Z', 'SUMMARY:Moved'];
  expect(await titles(calendar(series, elsewhere))).toEqual([]);
  expect(await titles(calendar([...series, 'EXDATE:20261113T180000Z,20261120T180000Z']))).toEqual([]);
  expect(await titles(calendar([...series, 'EXDATE;VALUE=DATE:20261120']))).toEqual([]);
  const added = [
    'UID:r',
    'DTSTART:20260101T100000Z',
    'RDATE;TZID="Europe/Paris":20261120T093000',
    'SUMMARY:Again',
  ];
  expect(await events(calendar(added))).toEqual([{ title: 'Again', hour: 8 }]);
  const period = [
    'UID:p',
    'DTSTART:20260101T100000Z',
    'RDATE;VALUE=PERIOD:20261120T093000Z/PT1H',
    'SUMMARY:Once',
  ];
  expect(await events(calendar(period))).toEqual([{ title: 'Once', hour: 9 }]);
});

test('an end in UTC ends a series in its own zone', async () => {
  const until = (end: string) => [
    'DTSTART;TZID=America/New_York:20261101T190000',
    `RRULE:FREQ=DAILY;UNTIL=${end}`,
    'SUMMARY:Class',
  ];
  // 19:00 in New York is her midnight.
  expect(await events(calendar(until('20261120T000000Z')))).toEqual([{ title: 'Class', hour: 0 }]);
  expect(await events(calendar(until('20261119T235959Z')))).toEqual([]);
  expect(await events(calendar(until('20261119')))).toEqual([{ title: 'Class', hour: 0 }]);
  expect(await events(calendar(until('soon')))).toEqual([]);
});

test('a zone that only the calendar knows is read as the calendar tells it, in summer and in winter', async () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
    ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
  ].join('\r\n');
  const text = calendar([
    'UID:1',
    'DTSTART;TZID=W. Europe Standard Time:20260105T190000',
    'RRULE:FREQ=DAILY',
    'SUMMARY:Dinner',
  ]);
  const told = (date: string) => events(text.replace('VERSION:2.0', `VERSION:2.0\r\n${zone}`), date, 'UTC');
  expect(await told('2026-11-20')).toEqual([{ title: 'Dinner', hour: 18 }]);
  expect(await told('2026-07-20')).toEqual([{ title: 'Dinner', hour: 17 }]);
  expect(await told('2026-03-28')).toEqual([{ title: 'Dinner', hour: 18 }]);
  expect(await told('2026-03-29')).toEqual([{ title: 'Dinner', hour: 17 }]);
  // Nobody tells it: by the hour that is written.
  const unknown = text.replaceAll('W. Europe Standard Time', 'Our time');
  expect(await events(unknown, '2026-11-20', 'UTC')).toEqual([{ title: 'Dinner', hour: 19 }]);
});

test('dates and hours that there are none of are no events', async () => {
  const none = [
    '20261131',
    '20261320',
    '20260020',
    '20261120T240000Z',
    '20261120T106000',
    '2026-11-20',
    '99991',
    '',
  ];
  expect(await titles(calendar(...none.map((when) => [`DTSTART:${when}`, 'SUMMARY:None'])))).toEqual([]);
  expect(await titles(calendar(['DTSTART:20240229', 'SUMMARY:Leap']), '2024-02-29')).toEqual(['Leap']);
});

test('lines that are folded, in lower case, with an alarm inside, and days told by their duration', async () => {
  const text = calendar(
    [
      'uid:1',
      'dtstart:20261120T190000Z',
      'SUMMARY:Din',
      ' ner\\, with \\\\ and\\nmore',
      'BEGIN:VALARM',
      'SUMMARY:Ring',
      'END:VALARM',
    ],
    ['UID:2', 'DTSTART;VALUE=DATE:20261118', 'DURATION:P3D', 'SUMMARY:Holiday'],
    ['UID:3', 'DTSTART;VALUE=DATE:20261118', 'DURATION:P2D', 'SUMMARY:Over'],
  );
  expect(await titles(text)).toEqual(['Holiday', 'Dinner, with \\ and\nmore']);
});

test('no calendar is told as none; one broken event does not take the others', async () => {
  expect(await events('<!doctype html>')).toBeNull();
  expect(await events('BEGIN:VCALENDAR\r\nnonsense without a colon\r\nEND:VCALENDAR')).toBeNull();
  const text = calendar(
    ['UID:x', 'DTSTART:20261120T080000Z', 'RRULE:FREQ=SOMETIMES', 'SUMMARY:Broken'],
    ['UID:y', 'SUMMARY:Without a time'],
    ['UID:z', 'DTSTART:20261120T080000Z', 'SUMMARY:Whole'],
  );
  expect(await titles(text)).toContain('Whole');
});

test.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;INTERVAL=7;BYDAY=TU',
  'FREQ=SECONDLY;BYMONTH=1;BYDAY=SA',
])('a rule that is never met ends (%s), and a day beside it is told', async (rule) => {
  const never = ['UID:n', 'DTSTART:20260302T090000Z', `RRULE:${rule}`, 'SUMMARY:Never'];
  const today = ['UID:t', 'DTSTART:20261120T100000Z', 'SUMMARY:Today'];
  expect(await titles(calendar(never, today))).toEqual(['Today']);
});

test('read over the network as the text that it is; titles reach no log', async () => {
  const lines: unknown[] = [];
  for (const how of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, how).mockImplementation((...said) => void lines.push(...said));
  const text = calendar(['UID:1', 'DTSTART:20261120T190000Z', 'SUMMARY:A secret dinner']);
  const answering = (body: string) => webCalendars(() => Promise.resolve(new Response(body)), clock);
  const url = 'https://calendar.example.com/private-4711/basic.ics';
  expect(await answering(text).eventsOn(url, DATE, LISBON)).toEqual({
    events: [{ title: 'A secret dinner', hour: 19 }],
    isWhole: true,
  });
  const broken = answering('BEGIN:VCALENDAR\r\nA secret dinner\r\nEND:VCALENDAR').eventsOn(url, DATE, LISBON);
  await expect(broken).rejects.toMatchObject({ failure: 'not-a-calendar' });
  await expect(broken).rejects.not.toThrow(/secret|4711/);
  await expect(answering('x'.repeat(1_000_001)).eventsOn(url, DATE, LISBON)).rejects.toMatchObject({
    failure: 'too-large',
  });
  expect(JSON.stringify(lines)).not.toMatch(/secret|4711/);
  vi.restoreAllMocks();
});

test('https and public hosts alone are asked, and given up after five seconds', async () => {
  let asked = 0;
  const never = () =>
    webCalendars(() => Promise.resolve((asked++, new Response(new ReadableStream()))), clock);
  const inside = ['http://calendar.example.com/a.ics', 'https://10.0.0.7/a.ics', 'https://localhost/a.ics'];
  for (const address of inside)
    await expect(never().eventsOn(address, DATE, LISBON)).rejects.toMatchObject({ failure: 'not-allowed' });
  expect(asked).toBe(0);
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const reading = never().eventsOn('https://calendar.example.com/a.ics', DATE, LISBON);
  expect(timeout.mock.calls).toEqual([[5000]]);
  late.abort();
  await expect(reading).rejects.toMatchObject({ failure: 'unreachable' });
  vi.restoreAllMocks();
});

test.each(CALENDAR_FEEDS)('the calendar of $name over HTTP, end to end', async ({ name, host, on }) => {
  // The address is public; what answers it is a server of this machine.
  const local: typeof fetch = (input, init) =>
    fetch(`${inject('calendarServer')}${new URL(String(input)).pathname}`, init);
  const read = (date: string, zone = LISBON) =>
    webCalendars(local, clock).eventsOn(`webcal://${host}/${name}.ics`, date, zone);
  const { events: found, isWhole } = await read(DATE);
  expect(found.map(({ title, hour }) => `${hour ?? '-'} ${title}`)).toEqual(on);
  expect(isWhole).toBe(true);
  expect((await read('2026-12-24')).isWhole).toBe(true);
});
