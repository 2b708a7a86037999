import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { showPaymentFailure } from '../../client/account/sandbox-payment.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { dismissToasts } from '../../ui/toast/toast-store.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { FormProps } from './form-props.ts';
import { openStripeJs } from './stripe-loader.ts';

const FAILED = "We couldn't load the payment form. Check your connection and try again.";

// app/tokens.css as hex (tests/repository/color-tokens.test.ts): Stripe's frame knows neither our variables nor OKLCH.
const LIGHT = { colorPrimary: '#A8325A', colorBackground: '#FFFFFF', colorText: '#221C1F' };
const DARK = { colorPrimary: '#F29AB5', colorBackground: '#221C1F', colorText: '#F6F0EC' };

interface StripeFormProps extends FormProps {
  publishableKey: string;
}
interface Form {
  stripe: Stripe;
  elements: StripeElements;
}

/** Stripe's Payment Element: the card is typed into Stripe's own frame and never reaches us. */
export function StripeForm({ publishableKey, setup, price, busy, onConfirmed }: StripeFormProps) {
  const [tries, setTries] = useState(0);
  const { place, form, failed } = usePaymentElement(publishableKey, setup.clientSecret, tries);
  const [isPaying, setPaying] = useState(false);
  const pay = async () => {
    if (!form) return;
    dismissToasts();
    setPaying(true);
    const outcome = await confirm(form, setup).catch((): Outcome => ({ message: FAILED }));
    setPaying(false);
    if ('message' in outcome) showPaymentFailure(setup, outcome.message);
    else onConfirmed(outcome.paymentMethodId);
  };
  if (failed) {
    return <ErrorState title="No payment form" message={FAILED} onRetry={() => setTries(tries + 1)} />;
  }
  return (
    <>
      {!form && <Skeleton className="h-52 w-full rounded-field" />}
      <div ref={place} className="w-full" />
      <Button block disabled={!form} busy={isPaying || busy} busyText="Paying..." onClick={() => void pay()}>
        {setup.intentType === 'setup_intent'
          ? 'Save card and start'
          : price === null
            ? 'Pay now'
            : `Pay ${price}`}
      </Button>
    </>
  );
}

function usePaymentElement(publishableKey: string, clientSecret: string, tries: number) {
  const place = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<Form | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isLeft = false;
    let leave: () => void = () => undefined;
    setFailed(false);
    openStripeJs(publishableKey)
      .then((stripe) => {
        if (isLeft || !place.current) return;
        if (!stripe) throw new Error(FAILED);
        const isDark = document.documentElement.dataset['theme'] === 'dark';
        const elements = stripe.elements({
          clientSecret,
          appearance: {
            theme: isDark ? 'night' : 'stripe',
            variables: { ...(isDark ? DARK : LIGHT), borderRadius: '12px', fontSizeBase: '16px' },
          },
        });
        const element = elements.create('payment', { layout: 'tabs' });
        element.on('ready', () => setForm({ stripe, elements }));
        element.on('loaderror', () => setFailed(true));
        element.mount(place.current);
        leave = () => element.destroy();
      })
      .catch(() => setFailed(true));
    return () => {
      isLeft = true;
      leave();
      setForm(null);
    };
  }, [publishableKey, clientSecret, tries]);
  return { place, form, failed };
}

type Outcome = { paymentMethodId: string | null } | { message: string };

/** Cards are confirmed in place; banks ask in a frame on top. Nobody leaves the page. */
async function confirm({ stripe, elements }: Form, setup: FormProps['setup']): Promise<Outcome> {
  const submitted = await elements.submit();
  if (submitted.error) return { message: submitted.error.message ?? FAILED };
  const order = {
    elements,
    confirmParams: { return_url: `${location.origin}/subscribe` },
    redirect: 'if_required' as const,
  };
  const answer =
    setup.intentType === 'payment_intent'
      ? await stripe.confirmPayment(order)
      : await stripe.confirmSetup(order);
  if (answer.error) return { message: answer.error.message ?? FAILED };
  const intent = 'paymentIntent' in answer ? answer.paymentIntent : answer.setupIntent;
  const method = intent.payment_method;
  return { paymentMethodId: typeof method === 'string' ? method : (method?.id ?? null) };
}
