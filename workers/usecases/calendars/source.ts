import { CALENDAR_FAILURE_WORDS } from '../../../app/domain/calendar/calendar-failure.ts';
import { suggestOccasion, type OccasionHint } from '../../../app/domain/calendar/occasion-hint.ts';
import { localDate } from '../../../app/domain/time/local-day.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { WORK } from '../../../app/domain/operations/work-budget.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import {
  noteReading,
  removeSource,
  saveSource as writeSource,
  findSource,
  type SourceRow,
} from '../../db/people/calendars.ts';
import { seal, unseal } from '../../db/sql/secret.ts';
import { isStopped } from '../../db/operations/switches.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { pageInTurn, changeInTurn } from '../concurrency/in-turn.ts';
import { CalendarUnreadable } from '../../ports/calendar-reader.ts';

const PURPOSE = 'calendar address';
const FRESH_MS = 30 * 60_000;

/** The only code that sees titles. */
async function readSource(
  app: App,
  user: SessionUser,
  address: string,
): Promise<Omit<SourceRow, 'userId' | 'sealedUrl' | 'host'>> {
  const now = app.clock.now();
  const date = localDate(now, user.timezone);
  const { events, isWhole } = await app.calendars.eventsOn(address, date, user.timezone);
  const hint = suggestOccasion(events);
  return {
    checkedAt: now,
    failure: isWhole ? null : 'read-in-part',
    hintDate: date,
    hintOccasion: hint?.occasion ?? null,
    hintHour: hint?.hour ?? null,
  };
}

/** Sealed, once it could be read. @throws Refusal not-usable with the reason; as changeInTurn */
export async function saveSource(app: App, user: SessionUser, address: string): Promise<void> {
  try {
    const reading = await changeInTurn(app, user, WORK.calendar, () => readSource(app, user, address));
    const sealedUrl = await seal(app.settings.signingSecret, PURPOSE, user.id, address);
    const { hostname: host } = new URL(address.replace(/^webcals?:/i, 'https:'));
    await writeSource(peopleDbOf(app, user), { userId: user.id, sealedUrl, host, ...reading });
  } catch (error) {
    if (!(error instanceof CalendarUnreadable)) throw error;
    throw new Refusal('not-usable', CALENDAR_FAILURE_WORDS[error.failure], {
      error: "We couldn't read that calendar",
    });
  }
}

export const endSource = (app: App, user: SessionUser) => removeSource(peopleDbOf(app, user), user.id);

/** An error is stored for her to see, and clears the hint. */
async function readAgain(app: App, user: SessionUser, source: SourceRow): Promise<SourceRow> {
  const address = await unseal(app.settings.signingSecret, PURPOSE, user.id, source.sealedUrl);
  const failed = (failure: SourceRow['failure']) => ({
    ...source,
    checkedAt: app.clock.now(),
    failure,
    hintDate: null,
    hintOccasion: null,
    hintHour: null,
  });
  const isWritten = !(await isStopped(app.people, 'readOnly'));
  if (isWritten) await noteReading(peopleDbOf(app, user), failed('unreadable'));
  let now: SourceRow;
  try {
    now = address === null ? failed('unreadable') : { ...source, ...(await readSource(app, user, address)) };
  } catch (error) {
    if (!(error instanceof CalendarUnreadable)) throw error;
    now = failed(error.failure);
  }
  if (isWritten) await noteReading(peopleDbOf(app, user), now);
  return now;
}

/** Null without a suggestion, a calendar, or an answer. @throws Refusal as pageInTurn */
export async function readTodaysHint(app: App, user: SessionUser): Promise<OccasionHint | null> {
  const stored = await findSource(peopleDbOf(app, user), user.id);
  if (!stored) return null;
  const today = localDate(app.clock.now(), user.timezone);
  const isFresh = ({ checkedAt, failure, hintDate }: SourceRow): boolean => {
    const age = app.clock.now() - checkedAt;
    // A reading is of its day; a failed one is of none.
    const isToday = hintDate === null ? failure !== null : hintDate === today;
    return age >= 0 && age < FRESH_MS && isToday;
  };
  const source = isFresh(stored)
    ? stored
    : await pageInTurn(app, user, WORK.calendar, async () => {
        const now = await findSource(peopleDbOf(app, user), user.id);
        return now && !isFresh(now) ? readAgain(app, user, now) : now;
      });
  if (!source) return null;
  if (source.hintDate !== today || source.hintOccasion === null) return null;
  return { occasion: source.hintOccasion, hour: source.hintHour };
}
