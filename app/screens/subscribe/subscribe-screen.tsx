import { useNavigate, useSearchParams } from '../../framework/react.ts';
import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../client/account/session.ts';
import {
  needsVerifiedEmail,
  useSubscribe,
  useSubscription,
  useResendEmail,
  useVerifiedElsewhere,
} from '../../client/account/subscription.ts';
import type { User } from '../../contracts/session.ts';
import type { SubscriptionStatus } from '../../contracts/subscription.ts';
import { isUpgrade, PAID_TIERS, TIERS, PLANS } from '../../domain/billing/plan.ts';
import type { PaidTier } from '../../domain/billing/plan.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { SUBSCRIBERS } from '../landing/copy.ts';
import { emphasized } from '../landing/emphasized.tsx';
import { Stars } from '../landing/stars.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import type { SubscribeFirst } from '../shell/first-data.ts';
import { isGranted } from '../../domain/billing/subscription.ts';
import { CreditCard, Mail } from 'lucide-react';
import { longDate } from '../../domain/time/date-words.ts';
import { Button, mutationProps } from '../../ui/button.tsx';
import { useOwnLook } from '../films/own-look.tsx';
import { AlreadyPro } from './already-pro.tsx';
import { PaidStep } from './paid-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { mayLoadStripe } from './stripe-loader.ts';
import { TierCard } from './tier-card.tsx';

/** Long enough to read that it is paid. */
const REDIRECT_MS = 2000;

/** The plans, and the way to pay for one. */
export function SubscribeScreen({ first }: { first: SubscribeFirst }) {
  const { user } = useUser();
  const status = useSubscription(first.status);
  const [paid, setPaid] = useState<{ tier: PaidTier; isHere: boolean } | null>(null);
  useGoHome(paid !== null, status);
  if (!user) {
    return (
      <AppShell>
        <PageSpinner />
      </AppShell>
    );
  }
  if (paid) {
    return (
      <AppShell>
        <PaidStep {...paid} />
      </AppShell>
    );
  }
  const mustPay = status.subscription?.state === 'past-due';
  return (
    <AppShell>
      {user.subscriptionTier === 'pro' && !mustPay ? (
        <AlreadyPro status={status} />
      ) : (
        <Plans user={user} status={status} onPaid={(tier, isHere) => setPaid({ tier, isHere })} />
      )}
    </AppShell>
  );
}

/** Two seconds after a payment. A page that has loaded Stripe is left for good. */
function useGoHome(isPaid: boolean, status: SubscriptionStatus): void {
  const navigate = useNavigate();
  const provider = status.payments?.provider;
  useEffect(() => {
    if (!isPaid) return undefined;
    const timer = setTimeout(() => {
      if (provider === 'stripe') location.assign('/');
      else void navigate('/');
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isPaid, provider, navigate]);
}

interface PlansProps {
  user: User;
  status: SubscriptionStatus;
  onPaid: (tier: PaidTier, isHere: boolean) => void;
}

function Plans({ user, status, onPaid }: PlansProps) {
  const [chosen, setChosen] = useState<PaidTier | null>(null);
  const subscribe = useSubscribe();
  const running = status.subscription;
  const ownPicture = useOwnLook();
  // An upgrade is charged at once: first she sees what it costs.
  const asksFirst = (tier: PaidTier) => running?.state === 'active' && isUpgrade(running.tier, tier);
  const choose = (tier: PaidTier) => {
    if (status.payments?.provider === 'stripe' && !mayLoadStripe()) {
      location.assign(`/subscribe?tier=${tier}`);
      return;
    }
    setChosen(tier);
    if (asksFirst(tier)) return;
    subscribe.mutate(tier, { onError: (error) => needsVerifiedEmail(error) && setChosen(null) });
  };
  const back = () => {
    setChosen(null);
    subscribe.reset();
  };
  useChosenInAddress(choose);
  if (chosen) {
    return (
      <PaymentStep
        tier={chosen}
        status={status}
        subscribe={subscribe}
        asksFirst={asksFirst(chosen)}
        onBack={back}
        onPaid={(isHere) => onPaid(chosen, isHere)}
      />
    );
  }
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1 className="display h1">
            Every look, <em>in motion</em>
          </h1>
          <p className="lead mt-2">
            More outfits, short videos of you wearing them, and schedules that know your week. Cancel anytime.
          </p>
        </div>
      </header>
      {!user.emailVerified && <VerifyAlert email={user.email} />}
      {running?.state === 'past-due' && (
        <PastDueAlert subscription={running} onPay={() => choose(running.tier)} />
      )}
      <div className="tiers">
        {TIERS.map((tier) => (
          <TierCard
            key={tier}
            tier={tier}
            current={user.subscriptionTier}
            isGift={isGranted(user)}
            ownPicture={ownPicture}
            onChoose={choose}
          />
        ))}
      </div>
      <p className="small muted mt-[20px] text-center text-balance">
        Billed monthly in advance. Cancel anytime, and keep what you made.
      </p>
      <Quotes />
    </div>
  );
}

/** '/subscribe?tier=pro': she has chosen already, before the page was loaded anew. */
function useChosenInAddress(choose: (tier: PaidTier) => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = PAID_TIERS.find((tier) => tier === search.get('tier'));
  const done = useRef(false);
  useEffect(() => {
    if (!asked || done.current) return;
    done.current = true;
    setSearch({}, { replace: true });
    choose(asked);
  });
}

/** Testimonials of paying members. */
function Quotes() {
  return (
    <section className="subq" aria-label="Testimonials">
      {SUBSCRIBERS.map(({ name, from, quote }) => (
        <figure key={name}>
          <Stars />
          <blockquote className="display">{emphasized(quote)}</blockquote>
          <figcaption className="small muted">{`${name}, ${from}`}</figcaption>
        </figure>
      ))}
    </section>
  );
}

interface PastDueAlertProps {
  subscription: NonNullable<SubscriptionStatus['subscription']>;
  onPay: () => void;
}

/** A renewal was not paid: until when her plan stays, and the way to keep it. */
function PastDueAlert({ subscription, onPay }: PastDueAlertProps) {
  const { tier, graceEnds } = subscription;
  return (
    <div className="alert" role="status">
      <CreditCard />
      <div className="flex-1">
        <b>Your last payment didn't go through</b>
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

/** Her address must be verified before she can subscribe. */
function VerifyAlert({ email }: { email: string | null }) {
  const resend = useResendEmail();
  useVerifiedElsewhere();
  return (
    <div className="alert" role="status">
      <Mail />
      <div className="flex-1">
        <b>Email Verification Required</b>
        <p className="small">{`Please verify ${email ?? 'your email address'} before you subscribe.`}</p>
      </div>
      <Button variant="line" size="sm" busyText="Sending..." {...mutationProps(resend)}>
        Resend Email
      </Button>
    </div>
  );
}
