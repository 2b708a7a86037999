import type { ScheduleForm } from '../../../contracts/schedules.ts';
import { daysOf } from '../../../domain/preferences/style-schedule.ts';
import { CONTEXT_LABELS, type Daypart, type ScheduleDay } from '../../../domain/preferences/style.ts';
import { capitalize } from '../../../domain/text-format/capitalized.ts';

/** 'Morning', 'Weekends', 'Friday'. */
export const optionLabel = (option: Daypart | ScheduleDay): string => capitalize(option);

type When = Pick<ScheduleForm, 'timeOfDay' | 'daysOfWeek' | 'context'>;

/** The days that 'weekdays' and 'weekends' among the chosen stand for. */
export const coveredDays = (chosen: readonly ScheduleDay[]): ReadonlySet<ScheduleDay> => {
  const groups = chosen.filter((day) => day === 'weekdays' || day === 'weekends');
  return groups.length === 0 ? new Set() : daysOf(groups);
};

/** Chosen days without those that a chosen group covers already. */
function dayWords(chosen: readonly ScheduleDay[]): string {
  const covered = coveredDays(chosen);
  const said = chosen.filter((day) => !covered.has(day));
  return said.map(optionLabel).join(', ') || 'Any day';
}

/** 'Morning, Afternoon · Weekdays · Work': when a schedule holds and for what. */
export const formatScheduleTimes = ({ timeOfDay, daysOfWeek, context }: When): string =>
  [
    timeOfDay.map(optionLabel).join(', ') || 'Any time',
    dayWords(daysOfWeek),
    context === null ? 'Any occasion' : CONTEXT_LABELS[context],
  ].join(' · ');
