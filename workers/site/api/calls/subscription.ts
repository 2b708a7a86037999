import * as calls from '../../../../app/contracts/subscription.ts';
import {
  changeSubscription,
  portalLink,
  previewUpgrade,
  readInvoices,
} from '../../../usecases/billing/change-subscription.ts';
import { confirmSetup } from '../../../usecases/billing/confirm-payment-method.ts';
import { getOrCreateSubscription } from '../../../usecases/billing/get-or-create-subscription.ts';
import { readSubscription } from '../../../usecases/billing/read-subscription.ts';
import { syncSubscription } from '../../../usecases/billing/sync-subscription.ts';
import { mailOrigin } from '../../mail-origin.ts';
import { mountForSignedIn, type Api } from '../route.ts';

const iso = (at: number): string => new Date(at).toISOString();

export function mountSubscription(api: Api): void {
  mountForSignedIn(api, calls.getOrCreateSubscription, ({ app, user, body, c }) =>
    getOrCreateSubscription(app, {
      user,
      tier: body.tier,
      origin: mailOrigin(app, c.req.url),
      address: c.req.header('cf-connecting-ip') ?? null,
    }),
  );

  mountForSignedIn(api, calls.confirmSubscriptionSetup, async ({ app, user, body, c }) => {
    await confirmSetup(app, user, body, mailOrigin(app, c.req.url));
    return readSubscription(app, user);
  });

  mountForSignedIn(api, calls.getSubscription, ({ app, user }) => readSubscription(app, user));

  mountForSignedIn(api, calls.refreshSubscription, async ({ app, user, c }) => {
    await syncSubscription(app, user.id, mailOrigin(app, c.req.url));
    return readSubscription(app, user);
  });

  mountForSignedIn(api, calls.previewUpgrade, async ({ app, user, query }) => {
    const { amountCents, renewsAt } = await previewUpgrade(app, user, query.tier);
    return { amountCents, renewsAt: iso(renewsAt) };
  });

  mountForSignedIn(api, calls.changeSubscription, async ({ app, user, body, c }) => {
    await changeSubscription(app, user, body, mailOrigin(app, c.req.url));
    return readSubscription(app, user);
  });

  mountForSignedIn(api, calls.getInvoices, async ({ app, user }) =>
    (await readInvoices(app, user)).map(({ id, number, createdAt, amountCents, state, reason, url }) => ({
      id,
      number,
      createdAt: iso(createdAt),
      amountCents,
      state,
      reason,
      url,
    })),
  );

  mountForSignedIn(api, calls.openBillingPortal, async ({ app, user, c }) => ({
    url: await portalLink(app, user, `${mailOrigin(app, c.req.url)}/profile`),
  }));
}
