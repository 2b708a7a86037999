import { Check, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PLANS } from '../../domain/billing/plan.ts';
import type { PaidTier } from '../../domain/billing/plan.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FeatureList } from './feature-list.tsx';

/** The end of a payment, for the two seconds before home is shown. */
export function PaidStep({ tier, isHere }: { tier: PaidTier; isHere: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { label } = PLANS[tier];
  return (
    <div className="page pay">
      <section className="card shadow pay-card" role="status">
        <span className="sign sage size-[56px]" aria-hidden="true">
          {isHere ? <Check /> : <Clock />}
        </span>
        <h1 ref={heading} tabIndex={-1} className="display h1 outline-none">
          {isHere ? `Welcome to ${label}` : 'Your payment is on its way'}
        </h1>
        <p className="ink2">
          {isHere
            ? "It's yours now. A receipt is on its way to your inbox."
            : `${label} starts as soon as your bank confirms. We'll email you.`}
        </p>
        {isHere && <FeatureList tier={tier} />}
        <ButtonLink to="/">See today's outfit</ButtonLink>
      </section>
    </div>
  );
}
