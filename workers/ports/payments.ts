import type { PaidTier } from '../../app/domain/billing/plan.ts';
import type { SandboxCard } from '../../app/domain/billing/sandbox-cards.ts';
import type { SubscriptionSnapshot } from '../../app/domain/billing/subscription.ts';

// Ids are the provider's; amounts are US cents, instants epoch ms.

export interface PaymentSetup {
  clientSecret: string;
  intentType: 'payment_intent' | 'setup_intent';
  subscriptionId: string;
  /** Nothing is left to confirm: the card on file was charged. */
  isPaid: boolean;
}

export interface PaymentInvoice {
  id: string;
  number: string | null;
  createdAt: number;
  amountCents: number;
  /** 'void': nothing to pay (any more). */
  state: 'paid' | 'open' | 'void';
  /** The first payment, a renewal, or a change of plan. */
  reason: 'first' | 'renewal' | 'change' | 'other';
  attempts: number;
  nextAttemptAt: number | null;
  url: string | null;
}

export interface ChangePreview {
  amountCents: number;
  /** From then on the new plan's whole price is due. */
  renewsAt: number;
}

export type SandboxConfirmation =
  | { status: 'succeeded'; paymentMethodId: string }
  | { status: 'requires_action' }
  | { status: 'failed'; message: string };

/** Only says where to look: what counts is read again. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: number;
  customer: string | null;
  /** A charge that may have been refunded or disputed. */
  charge: string | null;
}

/** Idempotent. @throws ProviderError when the provider fails, Refusal 'not-usable' when it declines the card */
export interface Payments {
  readonly name: 'stripe' | 'sandbox';
  /** For the provider's browser code; null where it has none. */
  readonly publishableKey: string | null;

  /**
   * Always the same customer, but after one that is gone for good (`replaces`). `failures`: her failed attempts, since
   * a provider repeats saved answers, failures included. `address`: network address for the tax, where taxes are on;
   * null is unknown.
   */
  createCustomer(
    user: { id: string; email: string },
    order: { replaces: string | undefined; failures: number; address: string | null },
  ): Promise<string>;
  hasCustomer(customer: string): Promise<boolean>;
  /** Those that are not over, or ended lately. */
  subscriptionsOf(customer: string): Promise<SubscriptionSnapshot[]>;
  invoicesOf(customer: string, limit: number): Promise<PaymentInvoice[]>;

  /**
   * Waits for its first payment: the one already started if usable, else a new one; useless ones are ended.
   * @throws Refusal 'conflict' while a payment is under way
   */
  setUp(order: { customer: string; userId: string; tier: PaidTier; failures: number }): Promise<PaymentSetup>;
  /** An unpaid renewal, to be paid with another card; null when nothing is open. */
  payOpenInvoice(customer: string, subscriptionId: string): Promise<PaymentSetup | null>;
  confirmSetup(order: { customer: string; subscriptionId: string; paymentMethodId: string }): Promise<void>;

  previewUpgrade(customer: string, subscriptionId: string, tier: PaidTier): Promise<ChangePreview>;
  /** Charges the difference; the larger plan begins when it is paid. */
  upgrade(customer: string, subscriptionId: string, tier: PaidTier, failures: number): Promise<PaymentSetup>;
  /** At the end of the period; nothing is charged or paid back. */
  downgradeAtPeriodEnd(customer: string, subscriptionId: string, tier: PaidTier): Promise<void>;
  cancelAtPeriodEnd(customer: string, subscriptionId: string): Promise<void>;
  resume(customer: string, subscriptionId: string): Promise<void>;
  end(customer: string, subscriptionId: string): Promise<void>;
  /** For cards and invoices; null where there is none. */
  portalLink(customer: string, returnUrl: string): Promise<string | null>;

  /** Ends every subscription at once and deletes the customer, with her account. */
  forget(customer: string): Promise<void>;

  /** @throws Refusal 'bad-input' unless the provider signed exactly these bytes, and recently */
  readEvent(rawBody: string, signature: string | null): Promise<PaymentEvent>;
  /** Oldest first, at most `limit`: finds what webhooks missed. */
  eventsSince(since: number, limit: number): Promise<PaymentEvent[]>;
  /** If all of the charge's money went back, its subscription ends. Returns the customer. */
  endIfTakenBack(charge: string): Promise<string | null>;

  /** The sandbox only, in place of a provider's own form. */
  confirmInSandbox?(
    customer: string,
    order: { clientSecret: string; card: SandboxCard; approved?: boolean },
  ): Promise<SandboxConfirmation>;
}
