import { CreditCard } from 'lucide-react';
import type { SubscriptionStatus } from '../../contracts/subscription.ts';
import { longDate } from '../../domain/time/date-words.ts';
import { PLANS } from '../../domain/billing/plan.ts';
import { Button } from '../../ui/button.tsx';

interface PastDueAlertProps {
  subscription: NonNullable<SubscriptionStatus['subscription']>;
  onPay: () => void;
}

/** A renewal was not paid: until when her plan stays, and the way to keep it. */
export function PastDueAlert({ subscription, onPay }: PastDueAlertProps) {
  const { tier, graceEnds } = subscription;
  return (
    <div className="alert" role="status">
      <CreditCard />
      <div className="flex-1">
        <b>Your last payment did not go through</b>
        <p className="small">
          <span>{`${PLANS[tier].label} is yours until ${longDate(graceEnds ?? subscription.currentPeriodEnd)}.`}</span>{' '}
          Pay with another card to keep it.
        </p>
      </div>
      <Button variant="line" size="sm" onClick={onPay}>
        Pay now
      </Button>
    </div>
  );
}
