import type { CalendarFailure } from '../../app/domain/calendar/calendar-failure.ts';

/** Titles are never kept, logged or sent anywhere. */
export interface CalendarEvent {
  title: string;
  hour: number | null;
}

/** The message tells nothing of the address or the contents. */
export class CalendarUnreadable extends Error {
  readonly failure: CalendarFailure;
  constructor(failure: CalendarFailure) {
    super(`A calendar could not be read: ${failure}.`);
    this.name = 'CalendarUnreadable';
    this.failure = failure;
  }
}

export interface DayEvents {
  events: CalendarEvent[];
  /** False where something was left unread that may be of this day. */
  isWhole: boolean;
}

export interface CalendarReader {
  /** `date` is local. @throws CalendarUnreadable */
  eventsOn(address: string, date: string, timeZone: string): Promise<DayEvents>;
}
