// What begins on a day of hers, of all that a calendar holds.
import { localTime } from '../time/local-day.ts';
import type { Appointment } from './occasion-hint.ts';
import {
  dateText,
  timeFrom,
  timeOf,
  timesNear,
  whenForHer,
  type CalendarTime,
  type Instants,
} from './calendar-time.ts';
import { contentLine, textOf, type Properties } from './content-lines.ts';
import { hoursOn, recursOn, ruleOf, spend, type Day, type Rule, type Steps } from './recurrence.ts';

const TITLE_LENGTH = 200;

export interface Moment {
  day: Day;
  /** IANA */
  timeZone: string;
  instants: Instants;
  steps: Steps;
}

const valueOf = (event: Properties, name: string): string =>
  contentLine(event.get(name)?.[0] ?? '')?.value.trim() ?? '';

/** The last day of an event of whole days. */
function lastDayOf(event: Properties, start: CalendarTime): Day {
  const end = timeOf(event, 'DTEND');
  if (end) return Math.max(start.day, end.day - 1);
  const [, count = '1', unit = 'D'] = /^\+?P(\d{1,4})([DW])/.exec(valueOf(event, 'DURATION')) ?? [];
  return start.day + Math.max(1, Number(count) * (unit === 'W' ? 7 : 1)) - 1;
}

/** Cheap, and looked at first: whether a single event may touch the day, whatever its zone. */
function isNear(event: Properties, start: CalendarTime, day: Day): boolean {
  const last = start.minute === null ? lastDayOf(event, start) : start.day;
  return start.day <= day + 1 && last >= day - 1;
}

const keyOf = (time: CalendarTime, instants: Instants): string =>
  String(instants(time) ?? `${time.day} ${time.minute}`);

/**
 * The occurrence of a series that an event stands for, when it is near: it was moved or called off, and the series must not
 * tell it again. @throws TooManySteps
 */
export const movedBy = (event: Properties, { day, instants, steps }: Moment): string[] =>
  timesNear(event, 'RECURRENCE-ID', day, steps).map(
    (id) => `${valueOf(event, 'UID')} ${keyOf(id, instants)}`,
  );

/** Whether an occurrence comes after the end that its rule names. */
function isOver({ until }: Rule, time: CalendarTime, { instants, timeZone }: Moment): boolean {
  if (until === null) return false;
  const end = timeFrom(until, time.zone);
  if (!end) return true;
  if (end.minute === null || time.minute === null) {
    // An end in UTC is told by her own clock where the days are hers.
    const endInstant = instants(end);
    const last = endInstant === null ? dateText(end.day) : localTime(endInstant, timeZone).date;
    return dateText(time.day) > last;
  }
  const [at, last] = [instants(time), instants(end)];
  if (at !== null && last !== null) return at > last;
  return time.day - end.day > 0 || (time.day === end.day && time.minute > end.minute);
}

/** The times of a day, of those that a rule gives. */
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

/** When an event begins on the days around hers, on its own clock. @throws TooManySteps, RangeError for a rule that is none */
function timesAround(event: Properties, start: CalendarTime, moment: Moment): CalendarTime[] {
  const around = start.minute === null ? [moment.day] : [-1, 0, 1].map((days) => moment.day + days);
  const rules = (event.get('RRULE') ?? []).flatMap((line) => {
    const text = contentLine(line)?.value;
    return text === undefined ? [] : [ruleOf(text)];
  });
  const more = timesNear(event, 'RDATE', moment.day, moment.steps);
  const byRule = rules.flatMap((rule) => around.flatMap((day) => timesBy(rule, start, day, moment)));
  const own = rules.length === 0 ? [start] : [];
  return [...own, ...byRule, ...more];
}

export const isRecurring = (event: Properties): boolean => event.has('RRULE') || event.has('RDATE');
export const isCounted = (event: Properties): boolean =>
  event.get('RRULE')?.some((line) => /COUNT=/i.test(line)) ?? false;

/** What an event is on her day: nothing, or when it begins. @throws TooManySteps, RangeError for a rule that is none */
export function appointmentsIn(event: Properties, moved: ReadonlySet<string>, moment: Moment): Appointment[] {
  const { day, instants, steps } = moment;
  spend(steps, 1);
  const start = timeOf(event, 'DTSTART');
  if (!start || valueOf(event, 'STATUS').toUpperCase() === 'CANCELLED') return [];
  const isException = event.has('RECURRENCE-ID');
  const isSingle = isException || !isRecurring(event);
  if (isSingle ? !isNear(event, start, day) : start.day > day + 1) return [];
  const title = () => textOf(valueOf(event, 'SUMMARY')).slice(0, TITLE_LENGTH);
  if (isSingle && start.minute === null)
    return start.day <= day && day <= lastDayOf(event, start) ? [{ title: title(), hour: null }] : [];
  const hers = (isSingle ? [start] : timesAround(event, start, moment)).flatMap((time) => {
    const { date, hour } = whenForHer(time, moment);
    return date === dateText(day) ? [{ time, hour }] : [];
  });
  if (hers.length === 0) return [];
  const left = isSingle ? [] : timesNear(event, 'EXDATE', day, steps);
  const [leftDays, leftTimes] = [
    new Set(left.filter(({ minute }) => minute === null).map((one) => one.day)),
    new Set(left.filter(({ minute }) => minute !== null).map((one) => keyOf(one, instants))),
  ];
  const uid = valueOf(event, 'UID');
  const told = new Map(hers.map(({ time, hour }) => [keyOf(time, instants), { time, hour }]));
  return [...told]
    .filter(([key, { time }]) => !leftDays.has(time.day) && !leftTimes.has(key))
    .filter(([key]) => isException || !moved.has(`${uid} ${key}`))
    .map(([, { hour }]) => ({ title: title(), hour }));
}
