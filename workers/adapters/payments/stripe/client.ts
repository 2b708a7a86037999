import type { Stripe as StripeClient } from 'stripe';
import type { PaidTier } from '../../../../app/domain/billing/plan.ts';
import { Refusal } from '../../../../app/domain/refusal.ts';
import { ProviderError } from '../../../ports/provider-error.ts';

export type { StripeClient };

export interface StripeSettings {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Of the two monthly prices: decided here, never in a browser. */
  prices: Record<PaidTier, string>;
  /** Stripe Tax splits the price; its settings must be complete in the dashboard. */
  tax?: boolean;
  /** Epoch ms, to judge a signature's age. */
  now: () => number;
  fetch?: typeof fetch;
}

/** Of the pinned SDK, so that answers keep their shape. */
const API_VERSION = '2026-10-28.endive';
/** A person waits; the SDK's own 80 s would outlive the request. */
const TIMEOUT_MS = 10_000;

/** Loaded on the first payment: the SDK is large and slow. */
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

/** Stripe has no such thing (any more). */
const isMissing = (error: unknown): boolean => isFailure(error) && error.code === 'resource_missing';

/** Stripe's errors in our words. A refused card is a Refusal with the bank's sentence. */
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

export async function callStripeOrNull<T>(answer: Promise<T>): Promise<T | null> {
  return callStripe(
    answer.catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    }),
  );
}

export const expandableId = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);
