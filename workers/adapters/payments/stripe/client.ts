import type { Stripe as StripeClient } from 'stripe';
import type { PaidTier } from '../../../../app/domain/billing/plan.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import { ProviderError } from '../../../ports/provider-error.ts';

export type { StripeClient };

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Ids of the two monthly prices: what is charged is decided here, never in a browser. */
  prices: Record<PaidTier, string>;
  /** Stripe Tax works out what part of a price is tax: its settings must be complete in Stripe's dashboard. */
  tax?: boolean;
  /** Epoch ms: how old a signature is. */
  now: () => number;
  /** Tests hand in a fetch of their own. */
  fetch?: typeof fetch;
}

/** Of the pinned SDK: answers keep their shape whatever the account's own version is. */
const API_VERSION = '2026-10-28.endive';
/** A person waits for the answer. The SDK's own 80 s would outlive her patience and the request. */
const TIMEOUT_MS = 10_000;

/** The SDK is large and slow to load: it is read when the first payment asks for it. */
export async function openStripe(settings: StripeSettings): Promise<StripeClient> {
  const { Stripe } = await import('stripe');
  return new Stripe(settings.secretKey, {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(settings.fetch),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

interface StripeFailure {
  type: string;
  code?: string;
  statusCode?: number;
  message: string;
}

const isFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');

/** Whether Stripe says that there is no such thing (any more). */
const isMissing = (error: unknown): boolean => isFailure(error) && error.code === 'resource_missing';

/** One question to Stripe: its errors in our words. A refused card is an expected no, with the bank's sentence. */
export async function callStripe<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isFailure(error)) throw error;
    if (error.type === 'StripeCardError') {
      throw new Refusal('not-usable', error.message, { error: 'Payment Failed' });
    }
    const retryable =
      ['StripeConnectionError', 'StripeRateLimitError', 'StripeAPIError'].includes(error.type) ||
      (error.statusCode ?? 500) >= 500;
    const what = [error.type, error.code, error.message].filter(Boolean).join(' ');
    throw new ProviderError('stripe', what, { retryable, cause: error });
  }
}

/** The same, for things that may be gone: null then. */
export async function callStripeOrNull<T>(answer: Promise<T>): Promise<T | null> {
  return callStripe(
    answer.catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );
}

/** The id of what may be expanded. */
export const expandableId = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);
