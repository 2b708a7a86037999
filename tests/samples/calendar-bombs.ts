// Calendars of at most 1 MB that are made to be slow: for the reader's test and for `npm run bench:attack`.

const MOST = 1_000_000;

export const calendarText = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
export const eventLines = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
/** As many of them as fit. */
const filled = (event: (index: number) => string[]): string => {
  const count = Math.floor((MOST - 100) / (eventLines(...event(100_000)).join('\r\n').length + 4));
  return calendarText(...Array.from({ length: count }, (_, index) => eventLines(...event(index))).flat());
};
const START = 'DTSTART:20260302T090000Z';
const one = (rule: string, start = START): string =>
  calendarText(...eventLines('UID:1', start, `RRULE:${rule}`));
const many = (rule: string, start = START): string =>
  filled((index) => [`UID:${index}`, start, `RRULE:${rule}`, 'SUMMARY:Gym']);
const list = (value: (index: number) => string | number, length: number): string =>
  Array.from({ length }, (_, index) => value(index)).join(',');
const numbers = (most: number, length: number) => list((index) => (index % most) + 1, length);
const days = (length: number) => list((index) => ['MO', '1TU', '-1WE', 'FR'][index % 4] ?? '', length);
const today = (index: number): string =>
  `20261120T${String(index % 24).padStart(2, '0')}${String(index % 60).padStart(2, '0')}00`;
const zone = (rule: string): string[] => [
  ...['BEGIN:VTIMEZONE', 'TZID:Nowhere/Else', 'BEGIN:STANDARD', 'DTSTART:16010101T000000'],
  ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0000', `RRULE:${rule}`, 'END:STANDARD', 'END:VTIMEZONE'],
];
const zoned = (rule: string): string =>
  calendarText(
    ...zone(rule),
    ...Array.from({ length: 5_000 }, (_, index) =>
      eventLines(
        `UID:${index}`,
        `DTSTART;TZID=Nowhere/Else:${today(index)}`,
        'RRULE:FREQ=DAILY',
        'SUMMARY:Gym',
      ),
    ).flat(),
  );
const spelled = (name: string, index: number): string =>
  [...name].map((sign, at) => ((index >> at) & 1 ? sign.toUpperCase() : sign.toLowerCase())).join('');

const NEVER = 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31;BYDAY=MO';

/** Each by what it does; made when it is asked for. */
export const CALENDAR_BOMBS: readonly { name: string; text: () => string }[] = [
  { name: 'a day that never comes', text: () => one(NEVER) },
  {
    name: 'twenty of them',
    text: () => calendarText(...Array.from({ length: 20 }, () => eventLines(START, `RRULE:${NEVER}`)).flat()),
  },
  { name: 'a megabyte of them', text: () => many(NEVER) },
  {
    name: 'a day that never comes, by its week',
    text: () => many('FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6;BYDAY=MO'),
  },
  {
    name: 'the 366th day of odd years',
    text: () => many('FREQ=YEARLY;INTERVAL=4;BYYEARDAY=366', 'DTSTART:20250302T090000Z'),
  },
  { name: 'a position that nothing has', text: () => many('FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=366') },
  {
    name: 'positions of every day, counted',
    text: () =>
      many('FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=1,2,3,-1;COUNT=9999', 'DTSTART:19000101T090000Z'),
  },
  {
    name: 'positions of a month, counted',
    text: () => many('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=9999', 'DTSTART:00010101T090000Z'),
  },
  { name: 'every ten millionth day', text: () => many('FREQ=DAILY;INTERVAL=9999999') },
  { name: 'every ten millionth week', text: () => many('FREQ=WEEKLY;INTERVAL=9999999;BYDAY=MO,TU,FR') },
  {
    name: 'a count that never ends',
    text: () => many('FREQ=DAILY;COUNT=999999999999', 'DTSTART:00010101T090000Z'),
  },
  {
    name: 'a count of days that never come',
    text: () => many('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=3', 'DTSTART:00010101T090000Z'),
  },
  {
    name: 'weekdays counted since the year 1',
    text: () => many('FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=99999999', 'DTSTART:00010101T090000Z'),
  },
  { name: 'seconds', text: () => many('FREQ=SECONDLY;COUNT=100000000', 'DTSTART:19700101T000000Z') },
  { name: 'seconds of a day that never comes', text: () => many('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31') },
  {
    name: 'hours since the year 1',
    text: () => many('FREQ=HOURLY;INTERVAL=7;BYDAY=FR', 'DTSTART:00010101T000000Z'),
  },
  { name: 'a list of 150,000 days of the week', text: () => one(`FREQ=YEARLY;BYDAY=${days(150_000)}`) },
  {
    name: 'a list of 300,000 days of the month',
    text: () => one(`FREQ=MONTHLY;BYMONTHDAY=${numbers(31, 300_000)}`),
  },
  {
    name: 'lists of lists',
    text: () =>
      many(
        `FREQ=YEARLY;BYMONTH=${numbers(12, 12)};BYMONTHDAY=${numbers(31, 31)};BYDAY=${days(100)};BYHOUR=${list((i) => i, 24)}`,
      ),
  },
  {
    name: 'a thousand rules of one event',
    text: () => calendarText(...eventLines(START, ...Array.from({ length: 1_000 }, () => `RRULE:${NEVER}`))),
  },
  {
    name: '50,000 dates in one line',
    text: () => calendarText(...eventLines(START, `RDATE:${list(today, 50_000)}`)),
  },
  {
    name: '24,000 dates in lines',
    text: () =>
      calendarText(
        ...eventLines(
          START,
          ...Array.from({ length: 24_000 }, (_, index) => `RDATE;TZID=Europe/Paris:${today(index)}`),
        ),
      ),
  },
  {
    name: '24,000 exceptions of a daily event',
    text: () =>
      calendarText(
        ...eventLines(
          'DTSTART;TZID=Europe/Paris:20260101T090000',
          'RRULE:FREQ=DAILY',
          ...Array.from({ length: 24_000 }, (_, index) => `EXDATE;TZID=Asia/Tokyo:${today(index)}`),
        ),
      ),
  },
  {
    name: '60,000 exceptions, the last first',
    text: () =>
      calendarText(
        ...eventLines(
          'DTSTART:19700101T090000Z',
          'RRULE:FREQ=DAILY',
          `EXDATE:${list((index) => `${String(9999 - (index % 8000)).padStart(4, '0')}0101T090000Z`, 55_000)}`,
        ),
      ),
  },
  {
    name: 'events that were moved',
    text: () =>
      filled((index) => [
        `UID:${index}`,
        `RECURRENCE-ID;TZID=Asia/Tokyo:${today(index)}`,
        `DTSTART:${today(index)}`,
      ]),
  },
  {
    name: 'today under one UID, revised each time',
    text: () =>
      filled((index) => ['UID:1', `SEQUENCE:${index}`, `DTSTART:${today(index)}`, 'RRULE:FREQ=DAILY']),
  },
  {
    name: '5,000 occurrences that were moved, of 5,000 series of one UID',
    text: () =>
      calendarText(
        ...Array.from({ length: 5_000 }, (_, index) => [
          ...eventLines('UID:1', `RECURRENCE-ID;TZID=Asia/Tokyo:${today(index)}`, `DTSTART:${today(index)}`),
          ...eventLines('UID:1', `DTSTART;TZID=Asia/Tokyo:${today(index)}`, 'RRULE:FREQ=DAILY'),
        ]).flat(),
      ),
  },
  {
    name: 'events of a hundred days that begin each day',
    text: () =>
      filled((index) => [
        `DTSTART;TZID=Asia/Tokyo:2026010${(index % 9) + 1}T190000`,
        'DTEND;TZID=Europe/Paris:20260601T190000',
        'RRULE:FREQ=DAILY',
      ]),
  },
  {
    name: 'events of a day in UTC, whose midnight has to be found',
    text: () =>
      filled((index) => [
        `DTSTART:20261101T${today(index).slice(9)}Z`,
        `DTEND:20261130T${today(index).slice(9)}Z`,
        'RRULE:FREQ=DAILY;UNTIL=20261230T225959Z',
      ]),
  },
  {
    name: 'zones named by fifteen thousand cities',
    text: () =>
      filled((index) => [`DTSTART;TZID="(UTC+01:00) ${','.repeat(15_000)}${index}":${today(index)}`]),
  },
  { name: 'a megabyte of carriage returns', text: () => calendarText('\r'.repeat(950_000)) },
  { name: 'a megabyte of colons', text: () => filled(() => [`DTSTART;TZID=${':;A='.repeat(3_900)}`]) },
  { name: 'a zone that changes every second', text: () => zoned('FREQ=SECONDLY') },
  { name: 'a zone that changes on a day that never comes', text: () => zoned(NEVER) },
  {
    name: 'a zone of 3,000 changes',
    text: () =>
      calendarText(
        'BEGIN:VTIMEZONE',
        'TZID:Nowhere/Else',
        ...Array.from({ length: 3_000 }, () => zone('FREQ=YEARLY;BYMONTH=2;BYDAY=-1SU').slice(2, -1)).flat(),
        'END:VTIMEZONE',
        ...eventLines(`DTSTART;TZID=Nowhere/Else:${today(9)}`, 'RRULE:FREQ=DAILY'),
      ),
  },
  {
    name: 'a zone in every spelling',
    text: () =>
      filled((index) => [`DTSTART;TZID=${spelled('america/argentina/buenos_aires', index)}:${today(index)}`]),
  },
  {
    name: 'zones that nobody knows',
    text: () => filled((index) => [`DTSTART;TZID=Nowhere/${index}:${today(index)}`]),
  },
  {
    name: 'a megabyte of today',
    text: () => filled((index) => [`DTSTART;TZID=Europe/Paris:${today(index)}`, 'SUMMARY:Gym']),
  },
  {
    name: 'titles that nearly say what the day is for',
    text: () => filled((index) => [`DTSTART:${today(index)}`, `SUMMARY:${'dry ru parkin '.repeat(14)}`]),
  },
  {
    name: '70,000 events that do not end',
    text: () => calendarText(...Array.from({ length: 70_000 }, () => 'BEGIN:VEVENT')),
  },
  {
    name: '70,000 components inside each other',
    text: () =>
      calendarText(
        'BEGIN:VEVENT',
        START,
        ...Array.from({ length: 32_000 }, () => 'BEGIN:VALARM'),
        ...Array.from({ length: 32_000 }, () => 'END:VALARM'),
        'END:VEVENT',
      ),
  },
  {
    name: 'a line folded after each sign',
    text: () => calendarText(...eventLines(START, `SUMMARY:${'\r\n x'.repeat(245_000)}`)),
  },
  {
    name: 'a line of 250,000 parameters',
    text: () => calendarText(...eventLines(`DTSTART${';A=b'.repeat(245_000)}:20261120T090000Z`)),
  },
  {
    name: '50 lines of 5,000 parameters',
    text: () =>
      calendarText(
        ...Array.from({ length: 60 }, () =>
          eventLines(`DTSTART${';A=b'.repeat(3_900)}:20261120T090000Z`),
        ).flat(),
      ),
  },
  {
    name: 'quotes that do not end',
    text: () => calendarText(...eventLines(`DTSTART${';A="'.repeat(245_000)}:20261120T090000Z`)),
  },
  {
    name: 'a duration without end',
    text: () => filled(() => ['DTSTART;VALUE=DATE:00010101', 'DURATION:P99999999999999999999W']),
  },
  {
    name: 'years that are none',
    text: () =>
      filled((index) => [`DTSTART:${index % 2 ? '99999' : '-0001'}0101T090000Z`, 'RRULE:FREQ=DAILY']),
  },
  { name: 'since the year 1', text: () => many('FREQ=YEARLY', 'DTSTART;VALUE=DATE:00010101') },
  {
    name: 'until the year 9999',
    text: () => many('FREQ=MONTHLY;BYMONTHDAY=31;BYDAY=MO;UNTIL=99991231', 'DTSTART;VALUE=DATE:00010101'),
  },
  { name: 'a megabyte of empty lines', text: () => calendarText('\n'.repeat(950_000)) },
  {
    name: 'a megabyte of backslashes',
    text: () =>
      calendarText(
        ...eventLines(
          `DTSTART:${today(9)}`,
          ...Array.from({ length: 60 }, () => `SUMMARY:${'\\'.repeat(15_900)}`),
        ),
      ),
  },
];

/** What somebody has who keeps everything: 5,000 things that come each week, five a day named by their hour, told by their start. */
export const weeklyCalendar = (): string => {
  const from = Date.UTC(2024, 0, 1);
  return calendarText(
    ...Array.from({ length: 5_000 }, (_, index) => {
      const date = new Date(from + (index % 700) * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
      const hour = String(8 + (index % 12)).padStart(2, '0');
      return eventLines(
        `UID:${index}@example.org`,
        `DTSTART;TZID=Europe/Lisbon:${date}T${hour}0000`,
        `DTEND;TZID=Europe/Lisbon:${date}T${hour}3000`,
        'RRULE:FREQ=WEEKLY',
        `SUMMARY:Weekly ${index}`,
      );
    }).flat(),
  );
};
