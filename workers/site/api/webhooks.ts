import { Refusal } from '../../../app/domain/refusal.ts';
import { handlePaymentEvent } from '../../usecases/billing/handle-payment-event.ts';
import { readBody } from '../../read-body.ts';
import { toIncomingBody } from './incoming-body.ts';
import type { Api } from './route.ts';

const MAX_EVENT_BYTES = 512 * 1024;

/** The provider's signature on the raw body takes the place of a session. */
export function mountWebhooks(api: Api): void {
  api.post('/api/webhooks/stripe', async (c) => {
    const { payments } = c.get('app');
    if (payments?.name !== 'stripe') throw new Refusal('not-found', 'There is no such call.');
    const raw = await readBody(toIncomingBody(c), {
      max: MAX_EVENT_BYTES,
      tooLarge: () => new Refusal('too-large', "That's more than an event."),
    });
    const event = await payments.readEvent(
      new TextDecoder().decode(raw),
      c.req.header('stripe-signature') ?? null,
    );
    return c.json({ received: await handlePaymentEvent(c.get('app'), event) });
  });
}
