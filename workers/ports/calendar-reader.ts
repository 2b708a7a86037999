import type { CalendarFailure } from '../../app/domain/calendar/calendar-failure.ts';

/** An event of a day, for the moment in which it is looked at: titles are never kept, logged or sent anywhere. */
export interface CalendarEvent {
  title: string;
  /** Local hour 0..23 at which it begins; null for a whole day. */
  hour: number | null;
}

/** It could not be read. The message tells nothing of the address or of what is in it. */
export class CalendarUnreadable extends Error {
  readonly failure: CalendarFailure;
  constructor(failure: CalendarFailure) {
    super(`A calendar could not be read: ${failure}.`);
    this.name = 'CalendarUnreadable';
    this.failure = failure;
  }
}

export interface DayEvents {
  /** What begins on the day, and what lasts the whole of it. */
  events: CalendarEvent[];
  /** False where something of the calendar was left unread, which may be of this day. */
  isWhole: boolean;
}

export interface CalendarReader {
  /** The events of a local date. @throws CalendarUnreadable */
  eventsOn(address: string, date: string, timeZone: string): Promise<DayEvents>;
}
