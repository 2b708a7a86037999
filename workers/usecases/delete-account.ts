import type { App } from '../app.ts';
import { eraseLooks, erasePerson } from '../db/erase.ts';
import { changeUser, type SessionUser } from '../db/users.ts';
import { orderMailsAlong } from './order-mails.ts';
import { forgetUploads, mayMailAlong } from './rate-limits.ts';

/**
 * Erases a person everywhere. Her row and her sessions go last, so after a crash at any step she is still signed in and
 * can ask again, and every step may run twice.
 */
export async function deleteAccount(app: App, user: SessionUser): Promise<void> {
  // First no new work for her: the cron finds users by this.
  await changeUser(app.people, user.id, { nextDeliveryAt: null, deliveryPaused: true });
  await eraseLooks(app.looks(user.shard), user.id);
  await eraseObjects(app, user.id);
  await forgetUploads(app, user.id);
  await erasePerson(app.people, user);
  await sendReceipt(app, user.email);
  // What a job that was under way has left since; from now on jobs find nobody.
  await eraseLooks(app.looks(user.shard), user.id);
  await eraseObjects(app, user.id);
}

/** The last mail that she gets; it has no link, and names nobody. */
async function sendReceipt(app: App, email: string): Promise<void> {
  if (!(await mayMailAlong(app, email))) return;
  await orderMailsAlong(app, app.settings.origin ?? '', [{ mail: 'account-deleted', to: { email } }]);
}

async function eraseObjects(app: App, userId: string): Promise<void> {
  await app.blobs.remove(await app.blobs.list(`${userId}/`));
}
