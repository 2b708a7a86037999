import { z } from 'zod';
import { CALENDAR_FAILURES } from '../domain/calendar/calendar-failure.ts';
import { DAY_OCCASIONS } from '../domain/preferences/day-occasion.ts';
import { call } from './call.ts';
import { instant, text } from './fields.ts';

// Her looks in her calendar, and her calendar read for the occasion of a day.

export const calendars = z.object({
  /** The private address that her calendar reads; null while there is none. */
  feedUrl: z.string().nullable(),
  /** The calendar that is read, by its host alone; null for none. */
  source: z
    .object({
      host: z.string(),
      checkedAt: instant,
      /** What was wrong when it was last read; null for nothing. */
      failure: z.enum(CALENDAR_FAILURES).nullable(),
    })
    .nullable(),
});
export type Calendars = z.infer<typeof calendars>;

export const readCalendars = call({ method: 'GET', path: '/api/calendar', answer: calendars });
/** A new private address; the one before ends. */
export const makeFeed = call({ method: 'POST', path: '/api/calendar/feed', answer: calendars });
export const endFeed = call({ method: 'DELETE', path: '/api/calendar/feed', answer: calendars });
/** The calendar is read once before its address is kept. */
export const saveSource = call({
  method: 'PUT',
  path: '/api/calendar/source',
  body: z.object({ url: text({ most: 2000, clean: 'trim' }).min(1, 'url must be an address') }),
  answer: calendars,
});
export const endSource = call({ method: 'DELETE', path: '/api/calendar/source', answer: calendars });

/** What today's appointments suggest the day is for; null for nothing. */
export const readHint = call({
  method: 'GET',
  path: '/api/calendar/today',
  answer: z
    .object({
      occasion: z.enum(DAY_OCCASIONS),
      /** Local hour 0..23; null for a whole day. */
      hour: z.number().int().nullable(),
    })
    .nullable(),
});
export type Hint = z.infer<typeof readHint.answer>;
