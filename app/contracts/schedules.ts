import { z } from 'zod';
import { call } from './call.ts';
import { context, daypart, id, scheduleDay, styleId, text } from './fields.ts';

// What a schedule is, and its defaults (docs/rules/plans-and-payments.md).
export const NAME_MISSING = 'Please enter a schedule name.';
export const STYLES_MISSING = 'Please select at least one style.';
export const NAME_MAX = 80;
export const DEFAULT_PRIORITY = 1;
export const PRIORITY_MAX = 100;

const absent = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? message : undefined),
});

export const scheduleForm = z.object({
  name: text({
    most: NAME_MAX,
    tooLong: `name must be at most ${NAME_MAX} characters`,
    missing: NAME_MISSING,
    clean: 'shown',
  }),
  styles: z.array(styleId, absent(STYLES_MISSING)).min(1, STYLES_MISSING).max(6),
  /** Empty: any. */
  timeOfDay: z.array(daypart).max(4).default([]),
  /** Empty: any. */
  daysOfWeek: z.array(scheduleDay).max(9).default([]),
  /** null: any. */
  context: context.nullable().default(null),
  priority: z
    .number()
    .int('priority must be a whole number')
    .min(0, 'priority must be from 0 to 100')
    .max(PRIORITY_MAX, 'priority must be from 0 to 100')
    .default(DEFAULT_PRIORITY),
  isActive: z.boolean().default(true),
});
export type ScheduleForm = z.infer<typeof scheduleForm>;

export const styleSchedule = z.object({
  id,
  name: z.string(),
  styles: z.array(styleId),
  timeOfDay: z.array(daypart),
  daysOfWeek: z.array(scheduleDay),
  context: context.nullable(),
  priority: z.number(),
  isActive: z.boolean(),
});
export type Schedule = z.infer<typeof styleSchedule>;

/** Newest first. */
export const listSchedules = call({
  method: 'GET',
  path: '/api/style-schedules',
  answer: z.array(styleSchedule),
});
export const createSchedule = call({
  method: 'POST',
  path: '/api/style-schedules',
  body: scheduleForm,
  answer: styleSchedule,
});
/** Replaces all of it: what is left out gets its default. */
export const changeSchedule = call({
  method: 'PUT',
  path: '/api/style-schedules/:id',
  body: scheduleForm,
  answer: styleSchedule,
});
export const deleteSchedule = call({ method: 'DELETE', path: '/api/style-schedules/:id' });
