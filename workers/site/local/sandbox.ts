import { confirmSandboxPayment } from '../../../app/contracts/sandbox.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { sandboxCard } from '../../../app/domain/billing/sandbox-cards.ts';
import { peopleOf } from '../../db/people/people-databases.ts';
import { subscriptionOf } from '../../db/people/subscriptions.ts';
import { signedIn, type Api } from '../api/route.ts';

/** The browser's half of the sandbox desk. Mounted in local builds only. */
export function mountSandbox(api: Api): void {
  signedIn(api, confirmSandboxPayment, async ({ app, user, body }) => {
    const row = await subscriptionOf(peopleOf(app, user), user.id);
    const card = sandboxCard(body.card);
    const { payments } = app;
    if (!payments?.confirmInSandbox || row?.stripeCustomerId == null || !card) {
      throw new Refusal('not-found', 'There is no such payment.');
    }
    return payments.confirmInSandbox(row.stripeCustomerId, { ...body, card });
  });
}
