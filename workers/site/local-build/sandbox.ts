import { confirmSandboxPayment } from '../../../app/contracts/payment-sandbox.ts';
import { Refusal } from '../../../app/domain/refusal.ts';
import { sandboxCard } from '../../../app/domain/billing/sandbox-cards.ts';
import { peopleDbOf } from '../../db/people/people-databases.ts';
import { findSubscription } from '../../db/people/subscriptions.ts';
import { mountForSignedIn, type Api } from '../api/route.ts';

export function mountSandbox(api: Api): void {
  mountForSignedIn(api, confirmSandboxPayment, async ({ app, user, body }) => {
    const row = await findSubscription(peopleDbOf(app, user), user.id);
    const card = sandboxCard(body.card);
    const { payments } = app;
    if (!payments?.confirmInSandbox || row?.stripeCustomerId == null || !card) {
      throw new Refusal('not-found', "We couldn't find that payment.");
    }
    return payments.confirmInSandbox(row.stripeCustomerId, { ...body, card });
  });
}
