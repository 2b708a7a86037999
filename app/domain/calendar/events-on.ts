import { localTime } from '../time/local-day.ts';
import type { Appointment } from './occasion-hint.ts';
import {
  DAY_MINUTES,
  dateText,
  timeFrom,
  timeOf,
  timesNear,
  wholeDayOf,
  whenForHer,
  type CalendarTime,
  type Clocks,
} from './calendar-time.ts';
import {
  identityOf,
  sequenceOf,
  textOf,
  valueOf,
  type CalendarText,
  type Properties,
} from './content-lines.ts';
import { hoursOn, recursOn, ruleOf, spend, type Day, type Rule } from './recurrence.ts';

const TITLE_LENGTH = 200;
/** Of a recurring event; a longer one counts on its first days only. */
const MOST_DAYS = 100;
/** What began the day before and is over by this hour was of the night. */
const MORNING = 6;

export interface Moment extends Clocks {
  day: Day;
}

interface Span {
  start: CalendarTime;
  minutes: number;
}

function durationOf(written: string): number {
  const [, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/i.exec(
      written,
    ) ?? [];
  const whole = (Number(weeks) * 7 + Number(days)) * DAY_MINUTES;
  return whole + Number(hours) * 60 + Number(minutes) + Math.floor(Number(seconds) / 60);
}

function lengthOf(event: Properties, start: CalendarTime, { instants }: Moment): number {
  const end = timeOf(event, 'DTEND', start.zone);
  if (!end) return durationOf(valueOf(event, 'DURATION'));
  const isOneClock = start.zone === end.zone || start.minute === null || end.minute === null;
  if (!isOneClock) return (instants(end) - instants(start)) / 60_000;
  return (end.day - start.day) * DAY_MINUTES + (end.minute ?? 0) - (start.minute ?? 0);
}

function isOfWholeDays(event: Properties, { start, minutes }: Span, { instants, timeZone }: Moment): boolean {
  const flag = valueOf(event, 'X-MICROSOFT-CDO-ALLDAYEVENT') || valueOf(event, 'X-FUNAMBOL-ALLDAY');
  if (start.minute === null || /^(TRUE|1)$/i.test(flag)) return true;
  const days = Math.round(minutes / DAY_MINUTES);
  // A change of the clocks makes an hour of difference, an end at 23:59 a minute.
  if (days < 1 || Math.abs(minutes - days * DAY_MINUTES) > 60) return false;
  if (start.minute === 0 && (start.minute + minutes + 1) % DAY_MINUTES <= 1) return true;
  if (start.zone !== 'UTC') return false;
  const [from, to] = [0, minutes].map((after) => localTime(instants(start) + after * 60_000, timeZone));
  return [from, to].every((time) => time?.hour === 0 && time.minute === 0);
}

function spanOf(event: Properties, start: CalendarTime, moment: Moment): Span {
  const span = { start, minutes: Math.max(0, lengthOf(event, start, moment)) };
  if (!isOfWholeDays(event, span, moment)) return span;
  const days = Math.max(1, Math.round(span.minutes / DAY_MINUTES));
  return {
    start: { day: wholeDayOf(start, moment), minute: null, zone: null },
    minutes: days * DAY_MINUTES,
  };
}

/** Null for an event of the whole day; undefined where it does not begin on her day. */
function hourOn(time: CalendarTime, minutes: number, moment: Moment): number | null | undefined {
  const { minute } = time;
  const { day } = moment;
  if (minute === null) return time.day <= day && day < time.day + minutes / DAY_MINUTES ? null : undefined;
  const today = dateText(day);
  const begin = whenForHer({ ...time, minute }, moment);
  if (begin.date === today) return begin.hour;
  if (begin.date > today || minutes === 0) return undefined;
  const end = whenForHer({ ...time, minute }, moment, minutes);
  return end.date > today || (end.date === today && end.hour >= MORNING) ? null : undefined;
}

function isOver({ until }: Rule, time: CalendarTime, moment: Moment): boolean {
  if (until === null) return false;
  const end = timeFrom(until, time.zone);
  if (!end) return true;
  if (time.minute === null) return time.day > wholeDayOf(end, moment);
  if (end.minute === null) return time.day > end.day;
  return moment.instants(time) > moment.instants(end);
}

function timesBy(rule: Rule, start: CalendarTime, day: Day, moment: Moment): CalendarTime[] {
  const { minute } = start;
  const at = (hour: number): CalendarTime => ({ ...start, day, minute: hour * 60 + ((minute ?? 0) % 60) });
  const times = (): CalendarTime[] => {
    if (rule.freq === 'HOURLY')
      return hoursOn(rule, start.day, Math.floor((minute ?? 0) / 60), day, moment.steps).map(at);
    if (!recursOn(rule, start.day, day, moment.steps)) return [];
    return rule.byHour.length > 0 && minute !== null ? rule.byHour.map(at) : [{ ...start, day }];
  };
  return times().filter((time) => !isOver(rule, time, moment));
}

const rulesOf = (event: Properties, name: 'RRULE' | 'EXRULE'): Rule[] =>
  (event.get(name) ?? []).map((line) => ruleOf(line.slice(line.indexOf(':') + 1)));

interface Days {
  from: Day;
  to: Day;
}

/** @throws TooManySteps, RangeError for an invalid rule */
function timesOf(event: Properties, { start }: Span, { from, to }: Days, moment: Moment): CalendarTime[] {
  const { zone } = start;
  const added = timesNear(event, 'RDATE', { from, to, zone, steps: moment.steps }).map((time) => {
    if (start.minute === null) return { ...start, day: wholeDayOf(time, moment) };
    return time.minute === null ? { ...start, day: time.day } : time;
  });
  const days = Array.from({ length: to - from + 1 }, (_, index) => to - index);
  const byRule = rulesOf(event, 'RRULE').flatMap((rule) =>
    days.flatMap((day) => timesBy(rule, start, day, moment)),
  );
  const first = from <= start.day && start.day <= to ? [start] : [];
  return [...first, ...byRule, ...added];
}

function leftOut(
  event: Properties,
  { start }: Span,
  exceptions: readonly Properties[],
  { from, to, ...moment }: Days & Moment,
): (time: CalendarTime) => boolean {
  const { instants, steps } = moment;
  const near = { from, to, zone: start.zone, steps };
  const [days, times] = [new Set<Day>(), new Set<number>()];
  for (const id of [
    ...timesNear(event, 'EXDATE', near),
    ...exceptions.flatMap((one) => timesNear(one, 'RECURRENCE-ID', near)),
  ])
    if (id.minute === null || start.minute === null) days.add(wholeDayOf(id, moment));
    else times.add(instants(id));
  const rules = rulesOf(event, 'EXRULE');
  return (time) =>
    days.has(time.day) ||
    (time.minute !== null && times.has(instants(time))) ||
    rules.some((rule) => timesBy(rule, start, time.day, moment).some(({ minute }) => minute === time.minute));
}

/** Outlook leaves a meeting that its organizer has called off with another title. */
const isCalledOff = (event: Properties): boolean =>
  valueOf(event, 'STATUS').toUpperCase() === 'CANCELLED' || /^cancell?ed: /i.test(valueOf(event, 'SUMMARY'));

export const isRecurring = (event: Properties): boolean => event.has('RRULE') || event.has('RDATE');
export const isCounted = (event: Properties): boolean =>
  event.get('RRULE')?.some((line) => /COUNT=/i.test(line)) ?? false;

/** @throws TooManySteps, RangeError for an invalid rule */
export function appointmentsIn(
  event: Properties,
  { exceptions, revisions }: Pick<CalendarText, 'exceptions' | 'revisions'>,
  moment: Moment,
): Appointment[] {
  const { day, instants, steps } = moment;
  spend(steps, 1);
  const first = timeOf(event, 'DTSTART');
  if (!first || first.day > day + 2 || isCalledOff(event)) return [];
  const span = spanOf(event, first, moment);
  const { start, minutes } = span;
  const length = Math.ceil(minutes / DAY_MINUTES);
  const isSeries = !event.has('RECURRENCE-ID') && isRecurring(event);
  if (!isSeries && start.day + length < day - 2) return [];
  const around =
    start.minute === null
      ? { from: day - Math.min(length, MOST_DAYS) + 1, to: day }
      : { from: day - Math.min(length, MOST_DAYS) - 1, to: day + 1 };
  const times = isSeries ? timesOf(event, span, around, moment) : [start];
  const on = times.flatMap((time) => {
    const hour = hourOn(time, minutes, moment);
    return hour === undefined ? [] : [{ time, hour }];
  });
  const uid = valueOf(event, 'UID');
  if (on.length === 0 || sequenceOf(event) < (revisions.get(identityOf(event)) ?? 0)) return [];
  const isLeftOut = isSeries
    ? leftOut(event, span, exceptions.get(uid) ?? [], { ...moment, ...around })
    : () => false;
  const told = new Map(
    on.filter(({ time }) => !isLeftOut(time)).map((one) => [instants(one.time), one.hour]),
  );
  const hours = [...told.values()];
  const begun = hours.filter((hour) => hour !== null);
  const title = textOf(valueOf(event, 'SUMMARY')).slice(0, TITLE_LENGTH);
  return (begun.length > 0 ? begun : hours.slice(0, 1)).map((hour) => ({ title, hour }));
}
