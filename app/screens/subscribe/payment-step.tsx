import { ArrowLeft, CreditCard } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { setupFailure, useSettlePayment } from '../../client/account/subscription.ts';
import type { useSubscribe } from '../../client/account/subscription.ts';
import { importOrReload } from '../../client/browser/reload-once.ts';
import type { SubscriptionSetup, SubscriptionStatus } from '../../contracts/subscription.ts';
import { PLANS } from '../../domain/billing/plan.ts';
import type { PaidTier } from '../../domain/billing/plan.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FeatureList } from './feature-list.tsx';
import { planPrice } from './plan-features.ts';
import { UpgradeStep } from './upgrade-step.tsx';
import type { FormProps } from './form-props.ts';

const StripeForm = lazy(() =>
  importOrReload(() => import('./stripe-form.tsx')).then((m) => ({ default: m.StripeForm })),
);
const SandboxForm = lazy(() =>
  importOrReload(() => import('./sandbox-form.tsx')).then((m) => ({ default: m.SandboxForm })),
);

interface PaymentStepProps {
  tier: PaidTier;
  status: SubscriptionStatus;
  subscribe: ReturnType<typeof useSubscribe>;
  /** An upgrade of a plan that runs: its price today is shown before anything is charged. */
  asksFirst: boolean;
  onBack: () => void;
  /** False while the payment is on its way. */
  onPaid: (isHere: boolean) => void;
}

/** The plan she has chosen and its payment. Her choice stays when something fails. */
export function PaymentStep({ tier, status, subscribe, asksFirst, onBack, onPaid }: PaymentStepProps) {
  const settle = useSettlePayment();
  const setup = subscribe.data;
  const done = (from: SubscriptionSetup, paymentMethodId: string | null) =>
    settle.mutate(
      { setup: from, tier, paymentMethodId },
      { onSuccess: onPaid, onError: () => onPaid(false) },
    );
  const start = () => subscribe.mutate(tier, { onSuccess: (made) => made.isPaid && done(made, null) });
  return (
    <div className="page pay-page">
      <p className="mb-[12px]">
        <button type="button" className="link" onClick={onBack}>
          <ArrowLeft />
          Choose a different tier
        </button>
      </p>
      <div className="pay-grid">
        <Summary tier={tier} />
        <section className="card shadow pay-card" aria-label="Payment">
          {subscribe.error ? (
            <SetupFailed error={subscribe.error} busy={subscribe.isPending} onRetry={start} />
          ) : setup && !setup.isPaid ? (
            <>
              {asksFirst && (
                <p className="ink2">
                  Your bank wants you to confirm this payment. Confirm it here, or use another card. Until
                  then you keep the plan you have.
                </p>
              )}
              <PaymentForm
                provider={status.payments}
                setup={setup}
                price={asksFirst ? null : planPrice(tier).price}
                busy={settle.isPending}
                onConfirmed={(paymentMethodId) => done(setup, paymentMethodId)}
              />
            </>
          ) : asksFirst ? (
            <UpgradeStep
              tier={tier}
              card={status.subscription?.card ?? null}
              busy={subscribe.isPending || settle.isPending}
              onUpgrade={start}
            />
          ) : (
            <Waiting />
          )}
          <p className="xs muted">Billed monthly in advance. Cancel anytime, and keep what you made.</p>
        </section>
      </div>
    </div>
  );
}

function Summary({ tier }: { tier: PaidTier }) {
  const { price, per } = planPrice(tier);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="pay-sum" aria-labelledby="pay-title">
      <p className="label">Your plan</p>
      <h1 ref={heading} id="pay-title" tabIndex={-1} className="display h1 outline-none">
        {PLANS[tier].label}
      </h1>
      <p className="price display num">
        <span>{price}</span>
        <small>{per}</small>
      </p>
      <FeatureList tier={tier} />
    </section>
  );
}

type PaymentFormProps = FormProps & { provider: SubscriptionStatus['payments'] };

function PaymentForm({ provider, ...form }: PaymentFormProps): ReactNode {
  return (
    <Suspense fallback={<Waiting />}>
      {provider?.provider === 'stripe' && provider.publishableKey !== null ? (
        <StripeForm publishableKey={provider.publishableKey} {...form} />
      ) : (
        <SandboxForm {...form} />
      )}
    </Suspense>
  );
}

function Waiting() {
  return (
    <div role="status" className="w-full">
      <p className="small muted mb-3">Setting up your payment...</p>
      <Skeleton className="h-13 rounded-field" />
      <Skeleton className="mt-3 h-13 rounded-field" />
      <Skeleton className="mt-3 h-13 rounded-field" />
    </div>
  );
}

function SetupFailed({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  return (
    <div className="pay-no">
      <CreditCard />
      <div>
        <p className="strong">Setup failed</p>
        <p className="small ink2">{setupFailure(error)}</p>
      </div>
      <Button
        variant="line"
        className="col-span-full mt-[12px]"
        busy={busy}
        busyText="Trying again..."
        onClick={onRetry}
      >
        Try again
      </Button>
    </div>
  );
}
