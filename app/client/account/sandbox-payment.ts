import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmSandboxPayment } from '../../contracts/payment-sandbox.ts';
import type { SubscriptionSetup } from '../../contracts/subscription.ts';
import { dismissToasts, showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { failureText, isUnauthorized } from '../api/errors.ts';

/** What could not be confirmed, with the provider's message. */
export function showPaymentFailure(setup: SubscriptionSetup, description: string): void {
  const title = setup.intentType === 'payment_intent' ? 'Payment Failed' : 'Setup Failed';
  showToast({ tone: 'bad', title, description });
}

/** The sandbox desk's form: pays, and asks where the test bank asks. */
export function useSandboxPayment(
  setup: SubscriptionSetup,
  onConfirmed: (paymentMethodId: string | null) => void,
) {
  const [asking, setAsking] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ card, approved }: { card: string; approved?: boolean }) =>
      callApi(confirmSandboxPayment, { body: { clientSecret: setup.clientSecret, card, approved } }),
    onMutate: dismissToasts,
    onSuccess: (answer, { card }) => {
      if (answer.status === 'requires_action') setAsking(card);
      else if (answer.status === 'succeeded') onConfirmed(answer.paymentMethodId ?? null);
      else showPaymentFailure(setup, answer.message ?? 'Your card was declined.');
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      showPaymentFailure(setup, failureText(error, 'Please try again.'));
    },
  });
  return {
    isPending,
    isAsking: asking !== null,
    pay: (card: string) => mutate({ card }),
    answer: (approved: boolean) => {
      if (asking === null) return;
      mutate({ card: asking, approved });
      setAsking(null);
    },
  };
}
