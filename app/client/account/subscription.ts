import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendVerificationEmail } from '../../contracts/account.ts';
import type { BodyInputOf } from '../../contracts/call.ts';
import {
  changeSubscription,
  confirmSubscriptionSetup,
  getInvoices,
  getOrCreateSubscription,
  getSubscription,
  openBillingPortal,
  previewUpgrade,
  refreshSubscription,
} from '../../contracts/subscription.ts';
import type { SubscriptionSetup, SubscriptionStatus } from '../../contracts/subscription.ts';
import { outsideAddress } from '../../domain/text-format/link-target.ts';
import type { PaidTier } from '../../domain/billing/plan.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { ApiError, failureText, isUnauthorized } from '../api/errors.ts';
import { invalidatePlans } from '../api/plan-keys.ts';
import { showFailure } from '../api/say-failure.ts';
import { USER_KEY } from './session.ts';

const STATUS_KEY = ['/api/subscription'] as const;

/** What she pays for; `first` is what the page came with. */
export function useSubscription(first: SubscriptionStatus): SubscriptionStatus {
  return useQuery({ queryKey: STATUS_KEY, queryFn: () => callApi(getSubscription), initialData: first }).data;
}

/** Puts a new status where everybody reads it, and has the user read again: her tier may be another now. */
function useKeepStatus() {
  const client = useQueryClient();
  return async (status: SubscriptionStatus): Promise<void> => {
    client.setQueryData(STATUS_KEY, status);
    invalidatePlans(client);
    await client.invalidateQueries({ queryKey: USER_KEY });
  };
}

/** Her address must be verified first. */
export const needsVerifiedEmail = (error: unknown): boolean =>
  error instanceof ApiError && error.emailVerified === false;

/** POST /api/get-or-create-subscription, and says how it went. */
export function useSubscribe() {
  return useMutation({
    mutationFn: async (tier: PaidTier) => {
      const setup = await callApi(getOrCreateSubscription, { body: { tier } });
      if (!setup.clientSecret) throw new Error('No client secret received from server');
      return setup;
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const title = needsVerifiedEmail(error) ? 'Email Verification Required' : 'Setup failed';
      showToast({ tone: 'bad', title, description: setupFailure(error) });
    },
  });
}

/** Why the payment could not be set up: the server's sentence where there is one. */
export function setupFailure(error: Error): string {
  if (error instanceof ApiError)
    return failureText(error, 'Failed to set up subscription. Please try again.');
  return error.message;
}

/** How often, and how long after each other, the server is asked whether a payment has arrived. */
const ASKS = 5;
const ASK_EVERY_MS = 1500;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface Confirmed {
  setup: SubscriptionSetup;
  tier: PaidTier;
  /** Of a card that was confirmed without a payment. */
  paymentMethodId: string | null;
}

/**
 * After the provider's form: a confirmed card is handed to the server, and the server reads what was paid.
 * Answers whether the plan is hers now; false while the payment is on its way.
 */
export function useSettlePayment() {
  const keep = useKeepStatus();
  return useMutation({
    mutationFn: async ({ setup, tier, paymentMethodId }: Confirmed): Promise<boolean> => {
      const { subscriptionId, intentType } = setup;
      if (intentType === 'setup_intent' && paymentMethodId !== null) {
        await callApi(confirmSubscriptionSetup, { body: { paymentMethodId, subscriptionId } });
      }
      for (let asks = 0; asks < ASKS; asks++) {
        if (asks > 0) await pause(ASK_EVERY_MS);
        const status = await callApi(refreshSubscription);
        const { subscription } = status;
        if (subscription?.tier === tier && subscription.state === 'active') {
          await keep(status);
          return true;
        }
      }
      return false;
    },
    onError: (error, { setup }) => {
      if (isUnauthorized(error)) return;
      const isCard = setup.intentType === 'setup_intent';
      showToast({
        tone: 'bad',
        title: isCard ? 'Setup Error' : 'Payment received',
        description: isCard
          ? 'Payment method was added but subscription setup failed. Please contact support.'
          : "We can't see your new plan yet. It will be here in a moment.",
      });
    },
  });
}

/** What an upgrade costs today. */
export function useUpgradePreview(tier: PaidTier, enabled: boolean) {
  return useQuery({
    queryKey: ['/api/subscription/preview', tier],
    queryFn: () => callApi(previewUpgrade, { query: { tier } }),
    enabled,
    // Each day it is less.
    gcTime: 0,
  });
}

export function useChangeSubscription() {
  const keep = useKeepStatus();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof changeSubscription>) => callApi(changeSubscription, { body }),
    onSuccess: keep,
    onError: (error) =>
      showFailure(error, 'Update failed', "We couldn't change your subscription. Please try again."),
  });
}

export function useInvoices(enabled: boolean) {
  return useQuery({
    queryKey: ['/api/subscription/invoices'],
    queryFn: () => callApi(getInvoices),
    enabled,
    gcTime: 0,
  });
}

/** Goes to the provider's page for cards and invoices. */
export function useBillingPortal() {
  return useMutation({
    mutationFn: () => callApi(openBillingPortal),
    onSuccess: ({ url }) => {
      const page = outsideAddress(url);
      if (page !== null) location.assign(page);
    },
    onError: (error) => showFailure(error, "We couldn't open your billing page", 'Please try again later.'),
  });
}

/** Her address is verified by a link that opens in another tab, or on another device: asked again when she comes back here. */
export function useVerifiedElsewhere(isWaiting = true): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ask = () => void client.invalidateQueries({ queryKey: USER_KEY });
    addEventListener('focus', ask);
    return () => removeEventListener('focus', ask);
  }, [client, isWaiting]);
}

export function useResendEmail() {
  return useMutation({
    mutationFn: () => callApi(sendVerificationEmail),
    onSuccess: ({ message }) => showToast({ tone: 'good', title: message ?? 'Verification email sent' }),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const isMissing = error instanceof ApiError && error.status === 404;
      const said = isMissing ? '' : failureText(error, '');
      const description = said || 'Please try again later.';
      showToast({ tone: 'bad', title: 'Failed to send verification email', description });
    },
  });
}
