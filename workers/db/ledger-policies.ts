import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { FILM_LEASE_MS } from '../../app/domain/film/film.ts';
import type { Policy } from './ledger.ts';
import { animations, jobs } from './looks.schema.ts';
import { isHere } from './moved-people.ts';
import { operations } from './operations.schema.ts';
import { deletions, moves } from './oversight.schema.ts';
import { paymentEvents } from './payments.schema.ts';
import { mails, weatherCache } from './people.schema.ts';

// How the kinds of work of the ledger differ. What does not fit, and why: docs/decisions/one-ledger.md.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A mail that goes out once, by user, kind and key. Its row is its claim. */
export const MAILS: Policy<typeof mails> = {
  table: mails,
  key: ['userId', 'kind', 'key'],
  lease: 'leaseUntil',
  leaseMs: MINUTE / 2,
  isOpen: eq(mails.state, 'sending'),
  plants: { state: 'sending' },
  taken: { attempts: sql`${mails.attempts} + 1` },
  // No queue repeats a message this late.
  kept: { ms: 30 * DAY, since: 'requestedAt', where: isHere(mails.userId) },
};

/** An event of the payment provider, done once however often it is delivered. */
export const PAYMENT_EVENTS: Policy<typeof paymentEvents> = {
  table: paymentEvents,
  key: ['id'],
  lease: 'leaseUntil',
  leaseMs: MINUTE,
  isOpen: isNull(paymentEvents.doneAt),
  plants: {},
  // The provider repeats an event for three days, and lists those of 30.
  kept: { ms: 60 * DAY, since: 'receivedAt' },
};

/** A forecast of a cell: one caller refreshes it while it is old, and all others wait for it. */
export const FORECASTS: Policy<typeof weatherCache> = {
  table: weatherCache,
  key: ['cell'],
  lease: 'leaseUntil',
  // Two remote providers at 3 s each, and some air.
  leaseMs: MINUTE / 4,
  // A row that holds nothing yet but the lease.
  plants: { forecast: sql`'null'`, fetchedAt: 0, freshUntil: 0 },
  clockMayGoBack: true,
};

/** The turn of one of several who could do the same: named work of the cron. It never ends, it is only left. */
export const TURNS: Policy<typeof operations> = {
  table: operations,
  key: ['name'],
  lease: 'updatedAt',
  // A run takes seconds; one that was killed is waited for so long.
  leaseMs: 2 * MINUTE,
  plants: { value: 'taken' },
  taken: { value: 'taken' },
  clockMayGoBack: true,
};

/** A deletion that was begun. A step that fails again and again is given longer and longer: 2, 4, 8 … 64 minutes. */
export const DELETIONS: Policy<typeof deletions> = {
  table: deletions,
  key: ['id'],
  lease: 'leaseUntil',
  leaseMs: sql`${2 * MINUTE} * (1 << min(${deletions.attempts}, 5))`,
  taken: { attempts: sql`${deletions.attempts} + 1` },
};

/** A move from one database to another. One that was just ordered waits for its message, which need not wait. */
export const MOVES: Policy<typeof moves> = {
  table: moves,
  key: ['userId'],
  lease: 'leaseUntil',
  leaseMs: 2 * MINUTE,
  waits: eq(moves.attempts, 0),
  taken: { attempts: sql`${moves.attempts} + 1` },
};

/** Said of a job whose consumer took it and was not heard of again. */
export const FELL_OVER = 'its consumer fell over';

/** How long a consumer may work before somebody else takes over. */
export const LEASE_MS = 2 * MINUTE;
/** A picture, its erasure or a delivery. */
export const JOBS: Policy<typeof jobs> = {
  table: jobs,
  key: ['id'],
  lease: 'leaseUntil',
  leaseMs: LEASE_MS,
  isOpen: inArray(jobs.state, ['queued', 'running']),
  waits: eq(jobs.state, 'queued'),
  taken: {
    state: 'running',
    attempts: sql`${jobs.attempts} + 1`,
    error: sql`case when ${jobs.state} = 'running' then ${FELL_OVER} else ${jobs.error} end`,
  },
};

/** Her push and her morning mail: a job whose minute is known. A consumer has so long for its whole batch. */
export const NOTES_LEASE_MS = MINUTE;
export const NOTES: Policy<typeof jobs> = { ...JOBS, leaseMs: NOTES_LEASE_MS };

/** A film. Its lease is a tab's, by a token that the tab knows, or rests until a service is looked at again. */
export const FILMS: Policy<typeof animations> = {
  table: animations,
  key: ['id'],
  lease: 'leaseUntil',
  leaseMs: FILM_LEASE_MS,
  isOpen: inArray(animations.status, ['pending', 'processing']),
  taken: { status: 'processing', attempts: sql`${animations.attempts} + 1` },
};
