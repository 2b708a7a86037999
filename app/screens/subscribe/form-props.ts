import type { SubscriptionSetup } from '../../contracts/subscription.ts';

/** What the provider's form tells when it is done. */
export interface FormProps {
  setup: SubscriptionSetup;
  /** '$9.99'; null where the amount was said before. */
  price: string | null;
  /** What follows is done here. */
  busy: boolean;
  onConfirmed: (paymentMethodId: string | null) => void;
}
