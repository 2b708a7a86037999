import type { BodyOf } from '../../../app/contracts/call.ts';
import type { changeTier as changeTierCall } from '../../../app/contracts/admin.ts';
import { isUpgrade, PLANS, type PaidTier } from '../../../app/domain/billing/plan.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { resolveEntitlement, isEntitled } from '../../../app/domain/billing/subscription.ts';
import type { App } from '../../app.ts';
import { peopleDbOf, personById } from '../../db/people/people-databases.ts';
import { changePlan, paidSubscription } from '../../db/operations/admin.ts';
import { type SessionUser } from '../../db/people/users.ts';

const noSuchUser = () => new Refusal('not-found', "We couldn't find that user.");

/**
 * Independent of payments. Free ends a grant; a paid plan stays. Sessions hold no rights, so it holds from the next
 * request on.
 * @throws Refusal 'not-found', or 'conflict' for what changes nothing or lowers the admin herself unasked
 */
export async function changeTier(
  app: App,
  admin: SessionUser,
  userId: string,
  { subscriptionTier, confirm }: BodyOf<typeof changeTierCall>,
  requestId: string,
): Promise<{ message: string; user: SessionUser }> {
  const her = await personById(app, userId);
  if (!her) throw noSuchUser();
  const paid = await paidTierOf(app, her);
  // An admin's Free is marked as such; it does not hide a paid plan.
  const plan =
    subscriptionTier === 'free' && paid !== null
      ? resolveEntitlement({ subscriptionTier, subscriptionSource: null }, paid)
      : { subscriptionTier, subscriptionSource: 'granted' as const };
  const isLower = isUpgrade(plan.subscriptionTier, her.subscriptionTier);
  if (her.id === admin.id && isLower && confirm !== true) {
    throw new Refusal('conflict', 'This lowers your own plan. Please confirm that you mean it.', {
      error: 'Your own plan',
    });
  }
  const name = her.firstName ?? her.username;
  // No grant on top of a paid plan: she would go on paying for it.
  if (paid !== null && her.subscriptionSource === 'paid') {
    throw new Refusal(
      'conflict',
      `${name} pays for ${PLANS[paid].label} herself, so only she can change her plan. It ends when she cancels it.`,
      { error: 'She pays for her plan' },
    );
  }
  const now = app.clock.now();
  const isActorHere = admin.peopleShard === her.peopleShard;
  if (!isActorHere && !(await personById(app, admin.id))?.isAdmin) throw noSuchUser();
  const change = { actorId: admin.id, subjectId: her.id, requestId, now, isActorHere };
  const user = await changePlan(peopleDbOf(app, her), change, plan);
  if (!user) throw noSuchUser();
  return { message: tierChangeMessage(name, subscriptionTier, plan), user };
}

function tierChangeMessage(
  name: string,
  asked: SessionUser['subscriptionTier'],
  plan: ReturnType<typeof resolveEntitlement>,
): string {
  if (plan.subscriptionTier === 'free') return `${name} is on the Free plan now.`;
  if (plan.subscriptionSource === 'granted') return `${name} now has ${PLANS[asked].label}.`;
  return `The grant is over. ${name} keeps ${PLANS[plan.subscriptionTier].label}, which she pays for.`;
}

async function paidTierOf(app: App, her: SessionUser): Promise<PaidTier | null> {
  const row = await paidSubscription(peopleDbOf(app, her), her.id);
  if (!row?.tier || !row.status) return null;
  const snapshot = { state: row.status, periodStart: row.currentPeriodStart ?? 0 };
  return isEntitled(snapshot, app.clock.now()) ? row.tier : null;
}
