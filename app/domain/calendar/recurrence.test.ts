import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { LONG } from '../../../tests/runner/long-run.ts';
import { dayOf, hoursOn, recursOn, ruleOf, TooManySteps, type Day } from './recurrence.ts';

const plenty = () => ({ left: 1e9 });
const dayFrom = (text: string): Day => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
const textFrom = (day: Day): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** The days of a rule from `start`, until `end` and that one too. */
function daysOf(rule: string, start: string, end: string): string[] {
  const found: string[] = [];
  const parsed = ruleOf(rule);
  for (let day = dayFrom(start); day <= dayFrom(end); day++)
    if (recursOn(parsed, dayFrom(start), day, plenty())) found.push(textFrom(day));
  return found;
}

/** The same by a library that searches for them (and reads 20MO as each Monday, so that is not asked). */
function searched(rule: string, start: string, end: string): string[] {
  const found: string[] = [];
  const days = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(start));
  for (let next = days.next(); next && next.toString() <= end; next = days.next())
    found.push(next.toString());
  return found;
}

// The examples of RFC 5545, 3.8.5.3, with the days that it gives.
test.each([
  [
    'FREQ=DAILY;COUNT=10',
    '1997-09-02',
    ['09-02', '09-03', '09-04', '09-05', '09-06', '09-07', '09-08', '09-09', '09-10', '09-11'],
  ],
  ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997-09-02', ['09-02', '09-12', '09-22', '10-02', '10-12']],
  [
    'FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH',
    '1997-09-02',
    ['09-02', '09-04', '09-09', '09-11', '09-16', '09-18', '09-23', '09-25', '09-30', '10-02'],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
    '1997-09-02',
    ['09-02', '09-04', '09-16', '09-18', '09-30', '10-02', '10-14', '10-16'],
  ],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08-05', ['08-05', '08-10', '08-19', '08-24']],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08-05', ['08-05', '08-17', '08-19', '08-31']],
  ['FREQ=MONTHLY;COUNT=4;BYDAY=1FR', '1997-09-05', ['09-05', '10-03', '11-07', '12-05']],
  ['FREQ=MONTHLY;INTERVAL=2;COUNT=4;BYDAY=1SU,-1SU', '1997-09-07', ['09-07', '09-28', '11-02', '11-30']],
  ['FREQ=MONTHLY;COUNT=4;BYDAY=-2MO', '1997-09-22', ['09-22', '10-20', '11-17', '12-22']],
  ['FREQ=MONTHLY;BYMONTHDAY=-3', '1997-09-28', ['09-28', '10-29', '11-28', '12-29']],
  [
    'FREQ=MONTHLY;COUNT=7;BYMONTHDAY=1,-1',
    '1997-09-30',
    ['09-30', '10-01', '10-31', '11-01', '11-30', '12-01', '12-31'],
  ],
  ['FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13', '1997-09-13', ['09-13', '10-11', '11-08', '12-13']],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09-04', ['09-04', '10-07', '11-06']],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', '1997-09-29', ['09-29', '10-30', '11-27', '12-30']],
])('%s from %s, as the standard tells it', (rule, start, days) => {
  expect(daysOf(rule, start, '1997-12-31')).toEqual(days.map((day) => `1997-${day}`));
});

test.each([
  ['FREQ=YEARLY;COUNT=4;BYMONTH=6,7', '1997-06-10', ['1997-06-10', '1997-07-10', '1998-06-10', '1998-07-10']],
  [
    'FREQ=YEARLY;INTERVAL=3;COUNT=4;BYYEARDAY=1,100,200',
    '1997-01-01',
    ['1997-01-01', '1997-04-10', '1997-07-19', '2000-01-01'],
  ],
  ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19', ['1997-05-19', '1998-05-18', '1999-05-17', '2000-05-15']],
  [
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
    '1997-05-12',
    ['1997-05-12', '1998-05-11', '1999-05-17', '2000-05-15'],
  ],
  [
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '1996-11-05',
    ['1996-11-05', '2000-11-07'],
  ],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '1996-02-29', ['1996-02-29', '2000-02-29']],
  ['FREQ=YEARLY', '1996-02-29', ['1996-02-29', '2000-02-29']],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31;BYDAY=MO', '1996-02-29', []],
  ['FREQ=YEARLY;BYWEEKNO=53', '1996-01-01', ['1998-12-28']],
])('%s from %s, over the years', (rule, start, days) => {
  expect(daysOf(rule, start, '2000-12-31')).toEqual(days);
});

const weekdays = fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], { minLength: 1 });
const listed = (name: string, from: fc.Arbitrary<readonly (string | number)[]>) =>
  from.map((list) => `;${name}=${list.join(',')}`);
const monthDays = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1, maxLength: 4 });
const months = fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { minLength: 1 });
const rules = fc
  .oneof(
    fc.tuple(fc.constant('FREQ=DAILY'), fc.constantFrom('', ';BYDAY=MO,WE,FR', ';BYMONTH=3,11')),
    fc.tuple(fc.constant('FREQ=WEEKLY'), fc.oneof(fc.constant(''), listed('BYDAY', weekdays))),
    fc.tuple(
      fc.constant('FREQ=MONTHLY'),
      fc.oneof(listed('BYMONTHDAY', monthDays), fc.constantFrom(';BYDAY=2TU', ';BYDAY=-1FR', ';BYDAY=MO')),
    ),
    fc.tuple(
      fc.constant('FREQ=YEARLY'),
      fc.oneof(
        fc.constantFrom('', ';BYMONTH=11;BYDAY=4TH', ';BYMONTH=3;BYDAY=-1SU', ';BYYEARDAY=1,200'),
        fc
          .tuple(listed('BYMONTH', months), listed('BYMONTHDAY', monthDays))
          .map(([one, other]) => one + other),
      ),
    ),
  )
  .chain(([freq, parts]) =>
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), fc.option(fc.integer({ min: 1, max: 30 })))
      .map(([interval, count]) => {
        const counted = count === null ? '' : `;COUNT=${count}`;
        return `${freq};INTERVAL=${interval}${parts}${counted}`;
      }),
  );

test('the days that a search finds are those that are said to be of the rule, and no other', () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: dayOf(2020, 1, 1), max: dayOf(2020, 12, 28) }), (rule, from) => {
      // What a rule is that its own first day does not have, the standard leaves open.
      const [start] = daysOf(rule, textFrom(from), '2024-01-01');
      fc.pre(start !== undefined && !/-(29|30|31)$/.test(start));
      expect(daysOf(rule, start, '2026-03-01')).toEqual(searched(rule, start, '2026-03-01'));
    }),
    { numRuns: LONG ? 1000 : 100 },
  );
});

test('hours of a day: every ninth, between two, and by their number', () => {
  const start = dayFrom('2026-11-19');
  const hours = (rule: string) => hoursOn(ruleOf(rule), start, 8, start + 1, plenty());
  expect(hours('FREQ=HOURLY;INTERVAL=9')).toEqual([2, 11, 20]);
  expect(hours('FREQ=HOURLY;BYHOUR=9,10,17')).toEqual([9, 10, 17]);
  expect(hours('FREQ=HOURLY;INTERVAL=9;COUNT=3')).toEqual([2]);
  expect(hours('FREQ=HOURLY;BYDAY=MO')).toEqual([]);
});

test.each([
  ['nothing', ''],
  ['a frequency that is none', 'FREQ=SOMETIMES'],
  ['seconds', 'FREQ=SECONDLY'],
  ['a thirteenth month', 'FREQ=DAILY;BYMONTH=13'],
  ['no day of the week', 'FREQ=WEEKLY;BYDAY=XX'],
  ['a thousand days of the week', `FREQ=DAILY;BYDAY=${'MO,'.repeat(1_000)}MO`],
])('what is no rule is none: %s', (_, rule) => {
  expect(() => ruleOf(rule)).toThrow(RangeError);
});

test('days that would have to be counted for ever are not', () => {
  const weekdaysSince = ruleOf('FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;COUNT=99999999');
  const asked = () => recursOn(weekdaysSince, dayOf(1, 1, 1), dayFrom('2026-11-20'), { left: 20_000 });
  expect(asked).toThrow(TooManySteps);
});
