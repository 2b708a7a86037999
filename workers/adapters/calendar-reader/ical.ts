import { instantsOf } from '../../../app/domain/calendar/calendar-time.ts';
import {
  calendarIn,
  decodeCalendar,
  identityOf,
  type CalendarText,
  type Properties,
} from '../../../app/domain/calendar/content-lines.ts';
import { appointmentsIn, isCounted, isRecurring } from '../../../app/domain/calendar/events-on.ts';
import { TooManySteps } from '../../../app/domain/calendar/recurrence.ts';
import { asUtc } from '../../../app/domain/time/local-day.ts';
import type { CalendarEvent, DayEvents } from '../../ports/calendar-reader.ts';
import type { Clock } from '../../ports/clock.ts';
import { pause } from '../../pause.ts';

// A calendar is read in small turns, so that other requests wait a few milliseconds at most, within a budget of its
// own. A Worker's clock stands still while it computes: steps bound the rest.

/** Of one calendar and of one event: about 0.3 s and 10 ms. */
const MOST_STEPS = 400_000;
const MOST_STEPS_OF_ONE = 20_000;
const MOST_MS = 5_000;
const MOST_EVENTS = 1_000;
/** About two milliseconds. */
const TURN = { events: 200, steps: 4_000 };

/** A rest of 0 ms would give others one step only, and they need several. */
const REST_MS = 2;

/** Cheap and likely first: single events, then rules that need no counting, then the others. */
function inOrder(events: readonly Properties[]): Properties[] {
  const rank = (event: Properties) => (!isRecurring(event) ? 0 : isCounted(event) ? 2 : 1);
  return [0, 1, 2].flatMap((wanted) => events.filter((event) => rank(event) === wanted));
}

async function read(file: Uint8Array): Promise<CalendarText | null> {
  const reading = calendarIn(decodeCalendar(file));
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    await pause(REST_MS);
  }
}

/** Null for a file that is no calendar. */
export async function parseEvents(
  file: Uint8Array,
  date: string,
  timeZone: string,
  clock: Clock,
): Promise<DayEvents | null> {
  const begun = clock.now();
  const calendar = await read(file);
  if (!calendar) return null;
  const steps = { left: 0 };
  const instants = instantsOf(calendar, timeZone, steps);
  const moment = { day: asUtc(date, 0) / 86_400_000, timeZone, instants, steps };
  let { isWhole } = calendar;
  let left = MOST_STEPS;
  /** An event that uses up its share of steps or contradicts itself counts as nothing. */
  const inShare = <T>(work: () => T[]): T[] => {
    const share = Math.min(left, MOST_STEPS_OF_ONE);
    steps.left = share;
    try {
      return work();
    } catch (error) {
      if (!(error instanceof TooManySteps || error instanceof RangeError)) throw error;
      isWhole = false;
      return [];
    } finally {
      left -= share - Math.max(0, steps.left);
    }
  };
  const events: CalendarEvent[] = [];
  const told = new Set<string>();
  let turn = { events: 0, left };
  for (const event of inOrder(calendar.events)) {
    if (turn.events++ >= TURN.events || turn.left - left >= TURN.steps) {
      await pause(REST_MS);
      turn = { events: 0, left };
    }
    if (left <= 0 || events.length >= MOST_EVENTS || clock.now() - begun > MOST_MS) {
      isWhole = false;
      break;
    }
    const identity = identityOf(event);
    for (const one of inShare(() => appointmentsIn(event, calendar, moment))) {
      const copy = `${identity} ${one.hour} ${one.title}`;
      if (identity !== '' && told.has(copy)) continue;
      told.add(copy);
      events.push(one);
    }
  }
  return { events: events.sort((a, b) => (a.hour ?? -1) - (b.hour ?? -1)), isWhole };
}
