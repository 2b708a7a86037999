import type { PaidTier } from '../../app/domain/billing/plan.ts';
import type { SandboxCard } from '../../app/domain/billing/sandbox-cards.ts';
import type { SubscriptionSnapshot } from '../../app/domain/billing/subscription.ts';

// Who takes the money. Ids are the provider's and mean nothing here; amounts are US cents, instants epoch ms.

/** What the browser needs to have a payment (or a card) confirmed. */
export interface PaymentSetup {
  clientSecret: string;
  intentType: 'payment_intent' | 'setup_intent';
  subscriptionId: string;
  /** True when nothing is left to confirm: the card on file was charged. */
  isPaid: boolean;
}

export interface PaymentInvoice {
  id: string;
  /** The number on the paper; null while it is a draft. */
  number: string | null;
  createdAt: number;
  amountCents: number;
  /** 'open': to be paid; 'void': nothing to pay (any more). */
  state: 'paid' | 'open' | 'void';
  /** What it is for: the first payment, a renewal, or a change of plan. */
  reason: 'first' | 'renewal' | 'change' | 'other';
  /** Failed tries so far. */
  attempts: number;
  /** When it is tried again; null when it is not. */
  nextAttemptAt: number | null;
  /** The provider's page of it; null where there is none. */
  url: string | null;
}

/** What an upgrade costs today. */
export interface ChangePreview {
  amountCents: number;
  /** From when on the new plan's whole price is due. */
  renewsAt: number;
}

export type SandboxConfirmation =
  | { status: 'succeeded'; paymentMethodId: string }
  | { status: 'requires_action' }
  | { status: 'failed'; message: string };

/** Something happened at the provider. It only says where to look: what counts is read again. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: number;
  customer: string | null;
  /** A charge whose money may have gone back (refund, dispute). */
  charge: string | null;
}

/**
 * Every call may be made twice: the second one changes nothing.
 * @throws ProviderError when the provider fails, Refusal 'not-usable' when it says no to the card
 */
export interface Payments {
  readonly name: 'stripe' | 'sandbox';
  /** For the browser's half of the provider; null where it needs none. */
  readonly publishableKey: string | null;

  /**
   * The customer of a user: the same one for every call.
   * `replaces`: one of hers that is gone for good, then the new one that comes after it. `failures`: how many of her tries
   * have failed, since a provider repeats its saved answer to a key, failures included. `address`: her network address, by
   * which a tax is worked out where that is switched on; null: unknown.
   */
  createCustomer(
    user: { id: string; email: string },
    order: { replaces: string | undefined; failures: number; address: string | null },
  ): Promise<string>;
  /** False when it was deleted, by us or on the provider's own pages. */
  hasCustomer(customer: string): Promise<boolean>;
  /** All that is not over for good, and what has ended lately. */
  subscriptionsOf(customer: string): Promise<SubscriptionSnapshot[]>;
  /** Newest first. */
  invoicesOf(customer: string, limit: number): Promise<PaymentInvoice[]>;

  /**
   * A subscription that waits for its first payment: one that she has begun, if its secret can still be used, else a
   * new one. Begun ones that are of no use any more are ended.
   * @throws Refusal 'conflict' while a payment is on its way
   */
  setUp(order: {
    customer: string;
    userId: string;
    tier: PaidTier;
    /** As for `createCustomer`. */
    failures: number;
  }): Promise<PaymentSetup>;
  /** The unpaid renewal of a subscription, to be paid with another card; null when nothing is open. */
  payOpenInvoice(customer: string, subscriptionId: string): Promise<PaymentSetup | null>;
  /**
   * Makes a confirmed card the one that is charged.
   * @throws Refusal 'not-found' unless card and subscription are this customer's
   */
  confirmSetup(order: { customer: string; subscriptionId: string; paymentMethodId: string }): Promise<void>;

  /** What `upgrade` would charge today. */
  previewUpgrade(customer: string, subscriptionId: string, tier: PaidTier): Promise<ChangePreview>;
  /** Charges the difference; the larger plan begins when it is paid, not before. */
  upgrade(customer: string, subscriptionId: string, tier: PaidTier, failures: number): Promise<PaymentSetup>;
  /** The smaller plan follows at the end of the period; nothing is charged or paid back. */
  downgradeAtPeriodEnd(customer: string, subscriptionId: string, tier: PaidTier): Promise<void>;
  cancelAtPeriodEnd(customer: string, subscriptionId: string): Promise<void>;
  /** Takes back a cancellation or a downgrade that has not happened yet. */
  resume(customer: string, subscriptionId: string): Promise<void>;
  /** Ends it now. */
  end(customer: string, subscriptionId: string): Promise<void>;
  /** The provider's own page for cards and invoices; null where there is none. */
  portalLink(customer: string, returnUrl: string): Promise<string | null>;

  /** For the deletion of an account: ends every subscription at once and deletes the customer. */
  forget(customer: string): Promise<void>;

  /** @throws Refusal 'bad-input' when the provider did not sign exactly these bytes, or signed them too long ago */
  readEvent(rawBody: string, signature: string | null): Promise<PaymentEvent>;
  /** What happened since an instant, oldest first: finds what no webhook has told. At most `limit`. */
  eventsSince(since: number, limit: number): Promise<PaymentEvent[]>;
  /**
   * Ends the subscription whose last invoice a charge has paid, if all of that money went back.
   * @returns the customer of the charge
   */
  endIfTakenBack(charge: string): Promise<string | null>;

  /** The sandbox alone: what a provider's own form does in the browser. */
  confirmInSandbox?(
    customer: string,
    order: { clientSecret: string; card: SandboxCard; approved?: boolean },
  ): Promise<SandboxConfirmation>;
}
