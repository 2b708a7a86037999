import { beforeEach, expect, test } from 'vitest';
import { newNodeUser, openNodeWorld } from '../../../tests/worlds/node-world.ts';
import type { NewUser, SessionUser } from '../../db/people/users.ts';
import type { Tier } from '../../../app/domain/billing/plan.ts';
import { changeTier } from './change-tier.ts';

const DAY = 86_400_000;
let house: ReturnType<typeof openNodeWorld>;
let admin: SessionUser;
beforeEach(async () => {
  house = openNodeWorld();
  admin = await newNodeUser(house.app, {
    isAdmin: true,
    subscriptionTier: 'pro',
    subscriptionSource: 'granted',
  });
});
const change = ({ id }: { id: string }, subscriptionTier: Tier, confirm?: true) =>
  changeTier(house.app, admin, id, { subscriptionTier, ...(confirm && { confirm }) }, 'a request');
const plan = async (who: { id: string }, ...how: [Tier, true?]) => {
  const { message, user } = await change(who, ...how);
  return [user.subscriptionTier, user.subscriptionSource, message];
};
const amara = (over: Partial<NewUser> = {}) => newNodeUser(house.app, { firstName: 'Amara', ...over });

/** What the payment provider told last. */
const pays = ({ id }: SessionUser, tier: Tier, status = 'active', start = house.app.clock.now()) =>
  house.people
    .prepare(
      `insert into subscriptions (user_id, provider, tier, status, current_period_start, updated_at)
       values (?, 'stripe', ?, ?, ?, 0)`,
    )
    .run(id, tier, status, start);

test('a grant is a plan without a payment, and Free ends it', async () => {
  const her = await amara();
  expect(await plan(her, 'pro')).toEqual(['pro', 'granted', 'Amara now has Pro.']);
  expect(await plan(her, 'premium')).toEqual(['premium', 'granted', 'Amara now has Premium.']);
  expect(await plan(her, 'free')).toEqual(['free', 'granted', 'Amara is on the Free plan now.']);
  const nameless = await newNodeUser(house.app);
  expect((await change(nameless, 'pro')).message).toBe(`${nameless.username} now has Pro.`);
});

test('Free ends the grant and leaves what she pays for; a grant over it is hers until then', async () => {
  const her = await amara({ subscriptionTier: 'pro', subscriptionSource: 'granted' });
  pays(her, 'premium');
  expect(await plan(her, 'free')).toEqual([
    ...['premium', 'paid', 'The grant is over. Amara keeps Premium, which she pays for.'],
  ]);
});

test.each([
  ['active', 0, 'paid'],
  ['past-due', 14 * DAY - 1, 'paid'],
  ['past-due', 14 * DAY, 'granted'],
  ['incomplete', 0, 'granted'],
  ['over', 0, 'granted'],
])('a subscription that is %s since %d ms leaves her plan %s', async (status, since, source) => {
  const her = await amara({ subscriptionTier: 'pro', subscriptionSource: 'granted' });
  pays(her, 'premium', status, house.app.clock.now() - since);
  expect((await plan(her, 'free'))[1]).toBe(source);
});

test('a plan that she pays for herself is hers to change', async () => {
  const her = await amara({ subscriptionTier: 'premium', subscriptionSource: 'paid' });
  pays(her, 'premium');
  for (const tier of ['free', 'pro'] as const)
    await expect(change(her, tier)).rejects.toMatchObject({
      ...{ code: 'conflict', details: { error: 'She pays for her plan' } },
      message:
        'Amara pays for Premium herself, so only she can change her plan. It ends when she cancels it.',
    });
});

test('an admin lowers her own plan only when she means it', async () => {
  await expect(change(admin, 'free')).rejects.toMatchObject({ details: { error: 'Your own plan' } });
  await expect(change(admin, 'premium')).rejects.toMatchObject({ code: 'conflict' });
  expect((await plan(admin, 'premium', true))[0]).toBe('premium');
  expect((await plan(admin, 'pro'))[0]).toBe('pro');
  const her = await amara({ subscriptionTier: 'pro', subscriptionSource: 'granted' });
  expect((await plan(her, 'free'))[0]).toBe('free');
});

test('who is not there, and an admin who is none any more, change nothing', async () => {
  await expect(change({ id: 'nobody' }, 'pro')).rejects.toMatchObject({ code: 'not-found' });
  house.people.exec('update users set is_admin = 0');
  await expect(change(await amara(), 'pro')).rejects.toMatchObject({ code: 'not-found' });
});
