import { getOrCreateSubscription } from '../../../app/contracts/subscription.ts';
import { isUpgrade } from '../../../app/domain/plan.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { signedIn, type Api } from './route.ts';

/** spec 7, Subscription. No payments are set up in this build: the answer says so, and nothing pretends to charge. */
export function mountSubscription(api: Api): void {
  signedIn(api, getOrCreateSubscription, ({ user, body }) => {
    if (!user.emailVerified) {
      throw new Refusal('forbidden', 'Please verify your email address before you subscribe.', {
        error: 'Email Verification Required',
        emailVerified: false,
      });
    }
    if (!isUpgrade(user.subscriptionTier, body.tier)) {
      throw new Refusal('conflict', 'You have this plan already, or a larger one.');
    }
    throw new Refusal(
      'unavailable',
      'Payments are not open yet. Nothing was charged; please try again later.',
    );
  });
}
