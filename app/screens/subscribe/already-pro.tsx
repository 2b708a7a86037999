import { Gem } from 'lucide-react';
import type { SubscriptionStatus } from '../../contracts/subscription.ts';
import { longDate } from '../../domain/time/date-words.ts';
import { PLANS } from '../../domain/billing/plan.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { FEATURES } from './plan-features.ts';

/** There is nothing above Pro. */
export function AlreadyPro({ status }: { status: SubscriptionStatus }) {
  const { subscription } = status;
  const features = [...FEATURES.premium.filter(({ text }) => !text.includes('video')), ...FEATURES.pro];
  return (
    <div className="page pay">
      <section className="card shadow pay-card">
        <Badge tone="gold">
          <Gem />
          <span>{PLANS.pro.badge}</span>
        </Badge>
        <h1 className="display h1">You're already Pro</h1>
        <p className="ink2">You have everything we make. Thank you.</p>
        <ul className="grid list-disc gap-[8px] pl-[1.1em]">
          {features.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {subscription?.cancelAtPeriodEnd && (
          <p className="small">{`Your plan ends on ${longDate(subscription.currentPeriodEnd)}.`}</p>
        )}
        <div className="row wrap">
          <ButtonLink to="/animations">My Animations</ButtonLink>
          <ButtonLink to="/profile" variant="line">
            {subscription ? 'Manage subscription' : 'Profile'}
          </ButtonLink>
        </div>
        <p className="xs muted">Cancel anytime, and keep what you made.</p>
      </section>
    </div>
  );
}
