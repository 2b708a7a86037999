// What the dialog holds while she edits, and how it becomes what is saved.
import {
  DEFAULT_PRIORITY,
  NAME_MISSING,
  PRIORITY_MAX,
  STYLES_MISSING,
  type Schedule,
  type ScheduleForm,
} from '../../../contracts/schedules.ts';
import type { OccasionContext } from '../../../domain/preferences/style.ts';

export interface Draft extends Omit<ScheduleForm, 'priority' | 'context'> {
  /** As typed. */
  priority: string;
  context: OccasionContext | 'any';
}

export interface Faults {
  name: string | null;
  styles: string | null;
}

/** A filled form, or the empty one with the defaults of the contract. */
export function toDraft(schedule: Schedule | null): Draft {
  if (schedule) {
    const { id: _, priority, context, ...rest } = schedule;
    return { ...rest, priority: String(priority), context: context ?? 'any' };
  }
  return {
    name: '',
    styles: [],
    timeOfDay: [],
    daysOfWeek: [],
    context: 'any',
    priority: String(DEFAULT_PRIORITY),
    isActive: true,
  };
}

/** 0..100 from what was typed; what is no number becomes 0. */
export function parsePriority(typed: string): number {
  const number = Math.round(Number(typed.trim()));
  return Number.isNaN(number) ? 0 : Math.min(PRIORITY_MAX, Math.max(0, number));
}

export const findFaults = ({ name, styles }: Draft): Faults => ({
  name: name.trim() === '' ? NAME_MISSING : null,
  styles: styles.length === 0 ? STYLES_MISSING : null,
});

export const toScheduleForm = ({ name, priority, context, ...rest }: Draft): ScheduleForm => ({
  ...rest,
  name: name.trim(),
  priority: parsePriority(priority),
  context: context === 'any' ? null : context,
});

/** Adds an option or takes it away, in the order of its option set. */
export const toggleOption = <T>(options: readonly T[], chosen: readonly T[], option: T): T[] =>
  options.filter((each) => chosen.includes(each) !== (each === option));
