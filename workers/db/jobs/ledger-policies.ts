import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { FILM_LEASE_MS } from '../../../app/domain/film/film-format.ts';
import type { Policy } from './ledger.ts';
import { animations, jobs } from '../schema/looks.schema.ts';
import { isStayingInPeopleDb } from '../user-moves/moved-people.ts';
import { operations } from '../schema/operations.schema.ts';
import { deletions, moves } from '../schema/oversight.schema.ts';
import { paymentEvents } from '../schema/payments.schema.ts';
import { mails, weatherCache } from '../schema/people.schema.ts';
import { turns } from '../schema/turns.schema.ts';

// How kinds of work in the ledger differ. What does not fit, and why: docs/decisions/one-ledger.md.

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const MAILS: Policy<typeof mails> = {
  table: mails,
  key: ['userId', 'kind', 'key'],
  lease: 'leaseUntil',
  leaseMs: MINUTE / 2,
  isOpen: eq(mails.state, 'sending'),
  plants: { state: 'sending' },
  taken: { attempts: sql`${mails.attempts} + 1` },
  // No queue repeats a message this late.
  kept: { ms: 30 * DAY, since: 'requestedAt', where: isStayingInPeopleDb(mails.userId) },
};

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

export const FORECASTS: Policy<typeof weatherCache> = {
  table: weatherCache,
  key: ['cell'],
  lease: 'leaseUntil',
  leaseMs: MINUTE / 4,
  // Nothing but the lease.
  plants: { forecast: sql`'null'`, fetchedAt: 0, freshUntil: 0 },
  clockMayGoBack: true,
};

/** Named work of the cron, one at a time; never settled. */
export const CRON_TURNS: Policy<typeof operations> = {
  table: operations,
  key: ['name'],
  lease: 'updatedAt',
  // Runs take seconds; a killed one is waited for so long.
  leaseMs: 2 * MINUTE,
  plants: { value: 'taken' },
  taken: { value: 'taken' },
  clockMayGoBack: true,
};

/** One change and one page at a time for a person (turns.ts); never settled. */
export const herTurn = (what: 'change' | 'page'): Policy<typeof turns> => ({
  table: turns,
  key: ['userId'],
  lease: `${what}Until`,
  // Weather providers and a model have answered by then; a killed call is waited for so long.
  leaseMs: MINUTE / 3,
  clockMayGoBack: true,
});

/** Each failure of a step doubles its lease: 2, 4, 8 … 64 minutes. */
export const DELETIONS: Policy<typeof deletions> = {
  table: deletions,
  key: ['id'],
  lease: 'leaseUntil',
  leaseMs: sql`${2 * MINUTE} * (1 << min(${deletions.attempts}, 5))`,
  taken: { attempts: sql`${deletions.attempts} + 1` },
};

/** Its first message claims it at once; the cron waits for the lease. */
export const MOVES: Policy<typeof moves> = {
  table: moves,
  key: ['userId'],
  lease: 'leaseUntil',
  leaseMs: 2 * MINUTE,
  waits: eq(moves.attempts, 0),
  taken: { attempts: sql`${moves.attempts} + 1` },
};

export const CONSUMER_CRASHED = 'its consumer fell over';

export const LEASE_MS = 2 * MINUTE;
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
    error: sql`case when ${jobs.state} = 'running' then ${CONSUMER_CRASHED} else ${jobs.error} end`,
  },
};

/** A push or morning mail: a job with a minute. The lease covers a consumer's whole batch. */
export const NOTES_LEASE_MS = MINUTE;
export const NOTE_JOBS: Policy<typeof jobs> = { ...JOBS, leaseMs: NOTES_LEASE_MS };

/** A tab holds it by a token; a paid service's film rests until it is polled again. */
export const FILMS: Policy<typeof animations> = {
  table: animations,
  key: ['id'],
  lease: 'leaseUntil',
  leaseMs: FILM_LEASE_MS,
  isOpen: inArray(animations.status, ['pending', 'processing']),
  taken: { status: 'processing', attempts: sql`${animations.attempts} + 1` },
};
