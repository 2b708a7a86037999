import type { App } from '../../app.ts';
import { collectFromPeopleDbs, runInPeopleDbs } from '../../db/people/people-databases.ts';
import { releaseNames } from '../../db/people/directory.ts';
import type { PeopleDb } from '../../db/sql/open-database.ts';
import { advanceDeletion, type Deletion } from '../../db/people/deletions.ts';
import { claim, claimAbandoned, hold, settle } from '../../db/jobs/ledger.ts';
import { DELETIONS } from '../../db/jobs/ledger-policies.ts';
import { eraseElsewhere, eraseLateRows, eraseLooks } from '../../db/people/erase.ts';
import type { DeletionStep } from '../../db/schema/oversight.schema.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { abandonParts, begunUploads } from '../photos/multipart-upload.ts';
import { orderMail } from '../mails/order-mails.ts';
import { forgetCounters, canMailAlong } from '../limits/rate-limits.ts';

const PAGE = 1000;
const PER_RUN = 20;
/** By then nothing still runs for her: renders hold a lease of two minutes, requests are shorter. */
const LATE_MS = 15 * 60_000;

/** In this order; each may run twice. */
const STEPS: [DeletionStep, (app: App, deletion: Deletion) => Promise<void>][] = [
  ['elsewhere', eraseElsewhereOf],
  ['looks', (app, { shard, userId }) => eraseLooks(app.looks(shard), userId)],
  ['objects', (app, { userId }) => eraseObjects(app, userId)],
  ['counters', (app, { userId }) => forgetCounters(app, userId)],
  ['payments', forgetPayments],
  ['receipt', sendReceipt],
  ['late', eraseLate],
];

export async function runDeletion(app: App, id: string): Promise<void> {
  const claimed = await waitingIn(app, (people, now) => claim(people, DELETIONS, { id }, now));
  for (const one of claimed) await carryOn(app, one);
}

export async function runDeletions(app: App): Promise<void> {
  const waiting = await waitingIn(app, (people, now) => claimAbandoned(people, DELETIONS, now, PER_RUN));
  const runs = await Promise.allSettled(waiting.map((one) => carryOn(app, one)));
  for (const run of runs) if (run.status === 'rejected') throw run.reason;
}

interface Waiting {
  people: PeopleDb;
  deletion: Deletion;
}

const waitingIn = (
  app: App,
  take: (people: PeopleDb, now: number) => Promise<Deletion[]>,
): Promise<Waiting[]> =>
  collectFromPeopleDbs(app, async (people) =>
    (await take(people, app.clock.now())).map((deletion) => ({ people, deletion })),
  );

async function carryOn(app: App, { people, deletion }: Waiting): Promise<void> {
  const { id } = deletion;
  const lateAt = deletion.requestedAt + LATE_MS;
  const from = STEPS.findIndex(([step]) => step === deletion.step);
  for (const [i, [step, work]] of STEPS.entries()) {
    if (i < from) continue;
    if (step === 'late' && app.clock.now() < lateAt) {
      await hold(people, DELETIONS, { id }, lateAt, { attempts: 0 });
      return;
    }
    await work(app, deletion);
    const next = STEPS[i + 1];
    await (next ? advanceDeletion(people, id, next[0]) : settle(people, DELETIONS, { id }, 'gone'));
  }
}

async function eraseElsewhereOf(app: App, deletion: Deletion): Promise<void> {
  await releaseNames(app, deletion.userId, deletion.names);
  if (app.morePeople.length > 0) await runInPeopleDbs(app, (people) => eraseElsewhere(people, deletion));
}

async function eraseObjects(app: App, userId: string): Promise<void> {
  for (;;) {
    const keys = await app.blobs.list(`${userId}/`, PAGE);
    // No listing shows the parts of an unfinished upload.
    for (const objectId of begunUploads(keys)) await abandonParts(app, userId, objectId);
    await app.blobs.remove(keys);
    if (keys.length < PAGE) return;
  }
}

/** Ends her subscriptions at once, so that she is never charged again. */
async function forgetPayments(app: App, { stripeCustomerId }: Deletion): Promise<void> {
  if (stripeCustomerId === null) return;
  // Better a waiting deletion than somebody gone who goes on paying.
  if (!app.payments) throw new ProviderError('payments', 'not set up any more', { retryable: true });
  await app.payments.forget(stripeCustomerId);
}

/** At most one a deletion; no link, no name. */
async function sendReceipt(app: App, { id, email }: Deletion): Promise<void> {
  if (email === null || !app.settings.canMail || !(await canMailAlong(app, email))) return;
  await orderMail(app, app.settings.origin ?? '', { mail: 'account-deleted', to: { email }, key: id });
}

async function eraseLate(app: App, { userId }: Deletion): Promise<void> {
  await runInPeopleDbs(app, (people) => eraseLateRows(people, userId));
  // In every database: she may have been moving (move-user.ts).
  for (let shard = 0; shard < app.shards; shard++) await eraseLooks(app.looks(shard), userId);
  await eraseObjects(app, userId);
}
