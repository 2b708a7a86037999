import { Refusal } from '../../../app/domain/refusal.ts';
import type { App } from '../../app.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { deletePasskey } from '../../db/people/passkeys.ts';
import type { SessionUser } from '../../db/people/users.ts';
import { orderNotices } from '../accounts/order-notices.ts';
import { limitHourly } from '../limits/rate-limits.ts';

/** It opens nothing from now on. @throws Refusal not-found, too-many */
export async function removePasskey(
  app: App,
  user: SessionUser,
  id: string,
  { origin }: { origin: string },
): Promise<void> {
  await limitHourly(app, 'passkey-change', user.id);
  const removed = await deletePasskey(peopleDbOf(app, user), user.id, id);
  if (!removed) throw new Refusal('not-found', "We couldn't find that passkey.");
  await orderNotices(app, user, origin, [{ mail: 'passkey-removed', facts: { device: removed.name } }]);
}
