// A person whose outfit is prepared and whose push waits for its minute, for the tests of delivery.
import type { SessionUser } from '../../workers/db/people/users.ts';
import type { Pusher } from '../../workers/ports/pusher.ts';
import { storedState, claimedUser, type OutfitWorld, type newUser } from './outfit-world.workerd.ts';

export const MINUTE = 60_000;

/** Prepared twenty minutes ahead. On a paid plan, so that the queue holds nothing back but her push. */
export async function prepareUser(
  house: OutfitWorld,
  over: Parameters<typeof newUser>[1] = {},
): Promise<SessionUser> {
  const deliverAt = house.app.clock.now() + 20 * MINUTE;
  const user = await claimedUser(house, {
    ...{ nextDeliveryAt: deliverAt, notificationTime: '09:20', subscriptionTier: 'premium', ...over },
  });
  await house.work();
  return user;
}

export const pushJob = async (user: SessionUser) =>
  (await storedState(user)).jobs.find((job) => job.kind === 'send-push');

/** A push service that does what it is told. */
export const pusherThat = (push: Pusher['push']): Pusher => ({
  name: 'moody',
  publicKey: () => Promise.resolve('a key'),
  push,
});
