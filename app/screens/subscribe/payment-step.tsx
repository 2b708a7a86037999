import { ArrowLeft, CreditCard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { setupFailure } from '../../client/subscription.ts';
import type { useSubscribe } from '../../client/subscription.ts';
import type { PaidTier } from '../../domain/plan.ts';
import { PLANS } from '../../domain/plan.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { priceOf } from './plan-features.ts';

interface PaymentStepProps {
  tier: PaidTier;
  subscribe: ReturnType<typeof useSubscribe>;
  onBack: () => void;
}

/** The plan she has chosen, while its payment is set up and when that fails: her choice stays. */
export function PaymentStep({ tier, subscribe, onBack }: PaymentStepProps) {
  const { price, per } = priceOf(tier);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page pay">
      <p>
        <button type="button" className="link" onClick={onBack}>
          <ArrowLeft className="i" aria-hidden="true" />
          Choose a different tier
        </button>
      </p>
      <section className="card shadow pay-card" aria-labelledby="pay-title">
        <p className="label">You have chosen</p>
        <h1 ref={heading} id="pay-title" tabIndex={-1} className="display h1 outline-none">
          {PLANS[tier].label}
        </h1>
        <p className="price display num">
          {price}
          <span>{per}</span>
        </p>
        {subscribe.error ? (
          <div className="pay-no">
            <CreditCard className="i" aria-hidden="true" />
            <div>
              <p className="strong">Setup failed</p>
              <p className="small ink2">{setupFailure(subscribe.error)}</p>
            </div>
            <Button
              variant="line"
              busy={subscribe.isPending}
              busyText="Trying again..."
              onClick={() => subscribe.mutate(tier)}
            >
              Try again
            </Button>
          </div>
        ) : (
          <div role="status">
            <p className="small muted mb-3">Setting up your payment...</p>
            <Skeleton className="h-13 rounded-field" />
            <Skeleton className="mt-3 h-13 rounded-field" />
          </div>
        )}
        <p className="xs muted">Billed monthly in advance. Cancel anytime, and keep what you made.</p>
      </section>
    </div>
  );
}
