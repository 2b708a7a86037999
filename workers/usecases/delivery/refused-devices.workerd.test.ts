import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { DAY, newDevice, newUser, openOutfitWorld } from '../../../tests/worlds/outfit-world.workerd.ts';
import { noteRefusals } from '../../db/people/push-subscriptions.ts';

const left = async (userId: string): Promise<string[]> => {
  const rows = await env.PEOPLE.prepare('select id from push_subscriptions where user_id = ?')
    .bind(userId)
    .all<{ id: string }>();
  return rows.results.map(({ id }) => id);
};

test('a device whose service refuses our key for days is let go; a slip of ours loses nobody', async () => {
  const { app } = openOutfitWorld();
  const now = app.clock.now();
  const user = await newUser(app);
  const [deaf, well] = [await newDevice(app, user), await newDevice(app, user)];
  const refuse = (id: string, at: number) => noteRefusals(app.people, [{ id, userId: user.id }], at);
  for (let day = 0; day < 4; day++) await refuse(deaf.id, now + day * DAY);
  expect((await left(user.id)).sort()).toEqual([deaf.id, well.id].sort());
  await refuse(deaf.id, now + 4 * DAY);
  expect(await left(user.id)).toEqual([well.id]);
  // Refused once, well for a while, refused again: that is no week of refusals.
  await refuse(well.id, now);
  await refuse(well.id, now + 10 * DAY);
  expect(await left(user.id)).toEqual([well.id]);
  await refuse(well.id, now + 11 * DAY);
  expect(await left(user.id)).toEqual([well.id]);
});
