import type { Stripe } from '@stripe/stripe-js';
import { importOrReload } from '../../client/browser/reload-once.ts';

/**
 * Whether this document may load Stripe's script: the Content-Security-Policy of /subscribe alone names its hosts, and a
 * page that was reached without loading it anew still has the policy of the one before.
 */
export function mayLoadStripe(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname === '/subscribe';
}

let loading: Promise<Stripe | null> | undefined;

/** Stripe.js, from Stripe (its terms ask for that), when a payment form needs it and not before. */
export function openStripeJs(publishableKey: string): Promise<Stripe | null> {
  loading ??= importOrReload(() => import('@stripe/stripe-js/pure'))
    .then(({ loadStripe }) => {
      // No fraud signals from pages where nobody pays.
      loadStripe.setLoadParameters({ advancedFraudSignals: false });
      return loadStripe(publishableKey);
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
