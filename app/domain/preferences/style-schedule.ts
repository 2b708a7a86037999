// Which styles apply now: the schedules of the user, else the styles of her profile
// (docs/rules/plans-and-payments.md, "Which one applies").
import type { Weekday } from '../time/local-day.ts';
import {
  DAYPARTS,
  SCHEDULE_DAYS,
  STYLE_IDS,
  type Daypart,
  type OccasionContext,
  type ScheduleDay,
  type StyleId,
} from './style.ts';

/** What she chooses of a schedule. */
export interface ScheduleChoice {
  name: string;
  styles: StyleId[];
  /** Empty: any. */
  timeOfDay: Daypart[];
  /** Empty: any. */
  daysOfWeek: ScheduleDay[];
  context: OccasionContext | null;
  /** 0..100. */
  priority: number;
  isActive: boolean;
}

export interface StyleSchedule extends ScheduleChoice {
  id: string;
  /** ms since 1970. */
  createdAt: number;
}

/** More than a week of single parts of the day; one person has no use for it. */
export const MAX_SCHEDULES = 50;

/** The choice with each option once, in the order of its option set. */
export function normalizeScheduleChoice(choice: ScheduleChoice): ScheduleChoice {
  return {
    ...choice,
    styles: STYLE_IDS.filter((id) => choice.styles.includes(id)),
    timeOfDay: DAYPARTS.filter((part) => choice.timeOfDay.includes(part)),
    daysOfWeek: SCHEDULE_DAYS.filter((day) => choice.daysOfWeek.includes(day)),
  };
}

export interface Moment {
  daypart: Daypart;
  weekday: Weekday;
}

export interface StylesNow {
  styles: StyleId[];
  context: OccasionContext | null;
  /** The schedule that decided, null when the profile did. */
  schedule: StyleSchedule | null;
}

const WORKDAYS: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const WEEKEND: Weekday[] = ['saturday', 'sunday'];

/** The single days that a selection means; 'weekdays' and 'weekends' combine with single days. */
export function daysOf(selection: ScheduleDay[]): Set<Weekday> {
  const days = new Set<Weekday>(selection.length === 0 ? [...WORKDAYS, ...WEEKEND] : []);
  for (const day of selection) {
    const meant = day === 'weekdays' ? WORKDAYS : day === 'weekends' ? WEEKEND : [day];
    for (const single of meant) days.add(single);
  }
  return days;
}

function matches(schedule: StyleSchedule, { daypart, weekday }: Moment): boolean {
  const anyTime = schedule.timeOfDay.length === 0;
  return (
    schedule.isActive &&
    schedule.styles.length > 0 &&
    (anyTime || schedule.timeOfDay.includes(daypart)) &&
    daysOf(schedule.daysOfWeek).has(weekday)
  );
}

/** How many of the week's 28 parts of a day it covers: fewer is more specific. */
function breadth(schedule: StyleSchedule): number {
  const times = schedule.timeOfDay.length === 0 ? 4 : new Set(schedule.timeOfDay).size;
  return times * daysOf(schedule.daysOfWeek).size;
}

/** Negative when `a` goes before `b`: priority, then specificity, then the newest; the id only for determinism. */
function precedence(a: StyleSchedule, b: StyleSchedule): number {
  return (
    b.priority - a.priority ||
    breadth(a) - breadth(b) ||
    Number(b.context !== null) - Number(a.context !== null) ||
    b.createdAt - a.createdAt ||
    (a.id < b.id ? -1 : 1)
  );
}

/** The schedule that holds at this moment, or null. */
export function scheduleFor(schedules: StyleSchedule[], moment: Moment): StyleSchedule | null {
  return schedules.filter((schedule) => matches(schedule, moment)).sort(precedence)[0] ?? null;
}

/** The styles and occasion to compose for. */
export function resolveStyles(
  schedules: StyleSchedule[],
  moment: Moment,
  profileStyles: StyleId[],
): StylesNow {
  const schedule = scheduleFor(schedules, moment);
  return schedule
    ? { styles: schedule.styles, context: schedule.context, schedule }
    : { styles: profileStyles, context: null, schedule: null };
}
