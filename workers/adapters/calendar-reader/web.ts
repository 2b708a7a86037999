import { CalendarUnreadable, type CalendarReader } from '../../ports/calendar-reader.ts';
import type { Clock } from '../../ports/clock.ts';
import { fetchPublic, OutboundRefusal } from '../outbound.public.ts';

const MOST_BYTES = 1_000_000;
const TIMEOUT_MS = 5_000;

async function fileAt(address: string, fetch: typeof globalThis.fetch): Promise<Uint8Array> {
  try {
    return await fetchPublic(
      address,
      { accept: 'text/calendar' },
      { fetch, maxBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS },
    );
  } catch (error) {
    if (error instanceof OutboundRefusal) throw new CalendarUnreadable(error.reason);
    throw error;
  }
}

/** A calendar published under a public https address. The parser is loaded when it is needed. */
export function webCalendars(fetch: typeof globalThis.fetch, clock: Clock): CalendarReader {
  return {
    async eventsOn(address, date, timeZone) {
      const file = await fileAt(address, fetch);
      const { parseEvents: eventsIn } = await import('./ical.ts');
      const found = await eventsIn(file, date, timeZone, clock);
      if (!found) throw new CalendarUnreadable('not-a-calendar');
      return found;
    },
  };
}
