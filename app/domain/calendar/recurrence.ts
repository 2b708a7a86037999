// Whether a day is one of a recurrence rule (RFC 5545, 3.3.10). A search for the next day can be made never to end; the
// question about one day cannot: it looks at that day, at its month or year for BYSETPOS, and at the days since for COUNT.

/** Days since 1970-01-01, on the calendar of the event. */
export type Day = number;

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const MOST_LENGTH = 2_000;

export interface Rule {
  freq: 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | null;
  until: string | null;
  /** Sunday is 0. */
  weekStart: number;
  byMonth: number[];
  byMonthDay: number[];
  byYearDay: number[];
  byWeekNo: number[];
  /** `nth` is 0 for every one. */
  byDay: { weekday: number; nth: number }[];
  bySetPos: number[];
  byHour: number[];
}

export interface Steps {
  left: number;
}

export class TooManySteps extends Error {}

export function spend(steps: Steps, count: number): void {
  steps.left -= count;
  if (steps.left < 0) throw new TooManySteps('This calendar takes too many steps.');
}

const FREQUENCIES = ['HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

function numbers(text: string | undefined, most: number): number[] {
  if (text === undefined) return [];
  const found = [...new Set(text.split(',').map(Number))];
  if (!found.every((one) => Number.isInteger(one) && Math.abs(one) <= most))
    throw new RangeError('A part of a rule is out of its range.');
  return found;
}

function weekdaysOf(text: string | undefined): Rule['byDay'] {
  return [...new Set(text?.toUpperCase().split(','))].map((one) => {
    const [, nth, name] = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(one.trim()) ?? [];
    const weekday = DAYS_OF_WEEK.findIndex((known) => known === name);
    if (weekday === -1) throw new RangeError('A rule names no day of the week.');
    return { weekday, nth: Number(nth ?? 0) };
  });
}

/** @throws RangeError for an invalid rule, for minutes and seconds, and for several hours by position */
export function ruleOf(text: string): Rule {
  if (text.length > MOST_LENGTH) throw new RangeError('A rule is too long.');
  const parts = new Map(
    text
      .split(';')
      .map((part) => part.split('='))
      .map(([name = '', value = '']) => [name.trim().toUpperCase(), value.trim()]),
  );
  const freq = FREQUENCIES.find((one) => one === parts.get('FREQ')?.toUpperCase());
  if (!freq) throw new RangeError('A rule has no frequency that is followed.');
  const [interval = 1] = numbers(parts.get('INTERVAL'), 1e9);
  const [count = null] = numbers(parts.get('COUNT'), 1e15);
  const weekStart = DAYS_OF_WEEK.findIndex((day) => day === (parts.get('WKST') ?? 'MO').toUpperCase());
  const rule: Rule = {
    freq,
    // Some write 0 for 1.
    interval: Math.max(1, interval),
    count,
    until: parts.get('UNTIL') ?? null,
    weekStart: Math.max(0, weekStart),
    byMonth: numbers(parts.get('BYMONTH'), 12),
    byMonthDay: numbers(parts.get('BYMONTHDAY'), 31),
    byYearDay: numbers(parts.get('BYYEARDAY'), 366),
    byWeekNo: numbers(parts.get('BYWEEKNO'), 53),
    byDay: parts.has('BYDAY') ? weekdaysOf(parts.get('BYDAY')) : [],
    bySetPos: numbers(parts.get('BYSETPOS'), 366),
    byHour: numbers(parts.get('BYHOUR'), 23),
  };
  if (rule.bySetPos.length > 0 && (rule.byHour.length > 1 || freq === 'HOURLY'))
    throw new RangeError('Hours by their position are not followed.');
  return rule;
}

interface Parts {
  year: number;
  /** 1..12 */
  month: number;
  date: number;
  weekday: number;
}

function partsOf(day: Day): Parts {
  const at = new Date(day * DAY_MS);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    date: at.getUTCDate(),
    weekday: at.getUTCDay(),
  };
}

/** A date beyond its month is one of the next. */
export function dayOf(year: number, month: number, date: number): Day {
  return Math.round(new Date(0).setUTCFullYear(year, month - 1, date) / DAY_MS);
}

const weekOf = (day: Day, weekStart: number): Day => day - ((partsOf(day).weekday - weekStart + 7) % 7);

/** The first day of a year's first week: the one with at least four days in it. */
function firstWeek(year: number, weekStart: number): Day {
  return weekOf(dayOf(year, 1, 4), weekStart);
}

/** `place` is 1-based; places from the end count as well. */
const isPlace = (list: readonly number[], place: number, total: number): boolean =>
  list.includes(place) || list.includes(place - total - 1);

function isWeekNo({ byWeekNo, weekStart }: Rule, day: Day, { year }: Parts): boolean {
  const its = [year + 1, year, year - 1].find((one) => day >= firstWeek(one, weekStart)) ?? year;
  const first = firstWeek(its, weekStart);
  const weeks = (firstWeek(its + 1, weekStart) - first) / 7;
  return isPlace(byWeekNo, Math.floor((day - first) / 7) + 1, weeks);
}

function isNth({ byDay }: Rule, { weekday }: Parts, day: Day, first: Day, last: Day): boolean {
  const place = Math.floor((day - first) / 7) + 1;
  const fromEnd = -(Math.floor((last - day) / 7) + 1);
  return byDay.some(
    (one) => one.weekday === weekday && (one.nth === 0 || one.nth === place || one.nth === fromEnd),
  );
}

function isWeekday(rule: Rule, day: Day, parts: Parts): boolean {
  const { freq, byDay, byMonth, byWeekNo } = rule;
  if (freq === 'MONTHLY' || (freq === 'YEARLY' && byMonth.length > 0 && byWeekNo.length === 0)) {
    const first = day - parts.date + 1;
    return isNth(rule, parts, day, first, dayOf(parts.year, parts.month + 1, 0));
  }
  if (freq === 'YEARLY' && byWeekNo.length === 0)
    return isNth(rule, parts, day, dayOf(parts.year, 1, 1), dayOf(parts.year, 12, 31));
  return byDay.some(({ weekday }) => weekday === parts.weekday);
}

/** What the rule leaves open is as on its first day. */
function isAsAtStart({ freq, byMonth, byWeekNo }: Rule, parts: Parts, start: Parts): boolean {
  if (freq === 'WEEKLY' || byWeekNo.length > 0) return parts.weekday === start.weekday;
  if (freq === 'MONTHLY') return parts.date === start.date;
  if (freq === 'YEARLY')
    return parts.date === start.date && (byMonth.length > 0 || parts.month === start.month);
  return true;
}

function periodsSince({ freq, weekStart }: Rule, day: Day, parts: Parts, start: Day, first: Parts): number {
  if (freq === 'WEEKLY') return (weekOf(day, weekStart) - weekOf(start, weekStart)) / 7;
  if (freq === 'MONTHLY') return 12 * (parts.year - first.year) + parts.month - first.month;
  if (freq === 'YEARLY') return parts.year - first.year;
  return day - start;
}

function fits(rule: Rule, start: Day, day: Day): boolean {
  const [parts, first] = [partsOf(day), partsOf(start)];
  const { freq, byMonth, byMonthDay, byYearDay, byWeekNo, byDay } = rule;
  if (freq !== 'HOURLY' && periodsSince(rule, day, parts, start, first) % rule.interval !== 0) return false;
  if (byMonth.length > 0 && !byMonth.includes(parts.month)) return false;
  if (byMonthDay.length > 0) {
    const days = dayOf(parts.year, parts.month + 1, 0) - (day - parts.date);
    if (!isPlace(byMonthDay, parts.date, days)) return false;
  }
  if (byYearDay.length > 0) {
    const newYear = dayOf(parts.year, 1, 1);
    if (!isPlace(byYearDay, day - newYear + 1, dayOf(parts.year + 1, 1, 1) - newYear)) return false;
  }
  if (byWeekNo.length > 0 && !isWeekNo(rule, day, parts)) return false;
  if (byDay.length > 0) return isWeekday(rule, day, parts);
  return byMonthDay.length > 0 || byYearDay.length > 0 || isAsAtStart(rule, parts, first);
}

function periodOf({ freq, weekStart }: Rule, day: Day): [Day, Day] {
  const { year, month, date } = partsOf(day);
  if (freq === 'WEEKLY') return [weekOf(day, weekStart), weekOf(day, weekStart) + 6];
  if (freq === 'MONTHLY') return [day - date + 1, dayOf(year, month + 1, 0)];
  if (freq === 'YEARLY') return [dayOf(year, 1, 1), dayOf(year, 12, 31)];
  return [day, day];
}

function isInPosition(rule: Rule, start: Day, day: Day, steps: Steps): boolean {
  if (rule.bySetPos.length === 0) return true;
  const [first, last] = periodOf(rule, day);
  spend(steps, last - first + 1);
  let [place, total] = [0, 0];
  for (let each = first; each <= last; each++) {
    if (!fits(rule, start, each)) continue;
    total++;
    if (each === day) place = total;
  }
  return isPlace(rule.bySetPos, place, total);
}

function isIn(rule: Rule, start: Day, day: Day, steps: Steps): boolean {
  spend(steps, 1);
  return fits(rule, start, day) && isInPosition(rule, start, day, steps);
}

function isPlain({ freq, byMonth, byMonthDay, byYearDay, byWeekNo, byDay }: Rule, start: Day): boolean {
  const lists = [byMonth, byMonthDay, byYearDay, byWeekNo, byDay];
  return (
    lists.every((list) => list.length === 0) &&
    (freq === 'DAILY' || freq === 'WEEKLY' || partsOf(start).date <= 28)
  );
}

function countBefore(rule: Rule, start: Day, day: Day, most: number, steps: Steps): number {
  if (isPlain(rule, start))
    return periodsSince(rule, day, partsOf(day), start, partsOf(start)) / rule.interval;
  let count = 0;
  for (let each = start; each < day && count < most; each++) if (isIn(rule, start, each, steps)) count++;
  return count;
}

/** UNTIL is for the caller, who knows the zone. @throws TooManySteps */
export function recursOn(rule: Rule, start: Day, day: Day, steps: Steps): boolean {
  if (day < start || rule.freq === 'HOURLY' || !isIn(rule, start, day, steps)) return false;
  if (rule.count === null) return true;
  const days = Math.ceil(rule.count / Math.max(1, rule.byHour.length));
  return countBefore(rule, start, day, days, steps) < days;
}

/** @throws TooManySteps */
export function hoursOn(rule: Rule, start: Day, startHour: number, day: Day, steps: Steps): number[] {
  if (day < start || !isIn(rule, start, day, steps)) return [];
  const lists = [rule.byMonth, rule.byMonthDay, rule.byYearDay, rule.byWeekNo, rule.byDay, rule.byHour];
  const isBare = lists.every((list) => list.length === 0);
  // Which of its hours is the hundredth can be reckoned where every one counts.
  if (rule.count !== null && !isBare) throw new RangeError('Counted hours with days are not followed.');
  return Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => {
    const since = (day - start) * 24 + hour - startHour;
    if (since < 0 || since % rule.interval !== 0) return false;
    if (rule.count !== null && since / rule.interval >= rule.count) return false;
    return rule.byHour.length === 0 || rule.byHour.includes(hour);
  });
}
