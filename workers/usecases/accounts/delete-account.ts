import type { App } from '../../app.ts';
import { ACCOUNT_MOVING } from '../../db/sql/constraints.ts';
import { peopleDbOf, personById } from '../../db/people/people-databases.ts';
import { erasePerson } from '../../db/people/erase.ts';
import { forLog } from '../../for-log.ts';
import { eraseMinute } from '../../db/jobs/minutes.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { sendJobs } from '../jobs/send-jobs.ts';
import type { UserRef } from '../../db/people/users.ts';

/**
 * Deletes row, sessions, links and settings in one transaction and frees her name. The rest (outfits, pictures,
 * subscription) is erased by run-deletions.ts, started by the queue and finished by the cron. Idempotent.
 */
export async function deleteAccount(
  app: App,
  user: Pick<SessionUser, 'id' | 'email' | 'emailKey' | 'shard' | 'peopleShard'>,
): Promise<void> {
  const deletion = { id: crypto.randomUUID(), now: app.clock.now() };
  if (!(await erasePerson(peopleDbOf(app, user), user, deletion))) {
    // Gone already, or moved since this request began: then it is tried again.
    if (await personById(app, user.id)) throw new Error(ACCOUNT_MOVING);
    return;
  }
  await silence(app, user);
  await sendJobs(app, [{ kind: 'delete-account', deletionId: deletion.id }]);
}

/** A database that does not answer is erased later. */
async function silence(app: App, { id, shard }: UserRef): Promise<void> {
  try {
    await eraseMinute(app.looks(shard), id);
  } catch (error) {
    console.warn(JSON.stringify({ silenced: 'later', error: forLog(error) }));
  }
}
