import { Gem, Star } from 'lucide-react';
import { useState } from 'react';
import { needsVerifiedEmail, useSubscribe } from '../../client/subscription.ts';
import { useUser } from '../../client/session.ts';
import type { User } from '../../contracts/session.ts';
import type { PaidTier } from '../../domain/plan.ts';
import { PLANS, TIERS } from '../../domain/plan.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { TESTIMONIALS } from '../landing/copy.ts';
import { emphasised } from '../landing/emphasised.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import { GalleryPhoto } from '../shell/gallery-photo.tsx';
import { PaymentStep } from './payment-step.tsx';
import { FEATURES } from './plan-features.ts';
import { TierCard } from './tier-card.tsx';
import { VerifyAlert } from './verify-alert.tsx';

/** The plans, and the way to pay for one. */
export function SubscribeScreen() {
  const { user } = useUser();
  if (!user) {
    return (
      <AppShell>
        <PageSpinner />
      </AppShell>
    );
  }
  return <AppShell>{user.subscriptionTier === 'pro' ? <AlreadyPro /> : <Plans user={user} />}</AppShell>;
}

function Plans({ user }: { user: User }) {
  const [chosen, setChosen] = useState<PaidTier | null>(null);
  const subscribe = useSubscribe();
  const choose = (tier: PaidTier) => {
    setChosen(tier);
    subscribe.mutate(tier, { onError: (error) => needsVerifiedEmail(error) && setChosen(null) });
  };
  const back = () => {
    setChosen(null);
    subscribe.reset();
  };
  if (chosen) return <PaymentStep tier={chosen} subscribe={subscribe} onBack={back} />;
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1 className="display h1">
            Every look, <em>in motion</em>
          </h1>
          <p className="lead mt-2">
            More outfits, short films of you wearing them, and schedules that know your week. Cancel anytime.
          </p>
        </div>
      </header>
      {!user.emailVerified && <VerifyAlert email={user.email} />}
      <div className="tiers">
        {TIERS.map((tier) => (
          <TierCard key={tier} tier={tier} current={user.subscriptionTier} onChoose={choose} />
        ))}
      </div>
      <p className="small muted tiers-end">
        Billed monthly in advance. Cancel anytime, and keep what you made.
      </p>
      <Quotes />
    </div>
  );
}

/** Two of the owner's testimonials (decisions 18). */
function Quotes() {
  return (
    <section className="subq" aria-label="Testimonials">
      {TESTIMONIALS.slice(-2).map(({ name, city, quote, rating, face }) => (
        <figure key={name}>
          <GalleryPhoto name={face} alt="" className="waist" sizes="320px" />
          <div>
            <span className="stars" role="img" aria-label={`${rating} of 5 stars`}>
              {Array.from({ length: rating }, (_, i) => (
                <Star key={i} className="i" aria-hidden="true" />
              ))}
            </span>
            <blockquote className="display">{emphasised(quote)}</blockquote>
            <figcaption className="small muted">
              {name}, {city}
            </figcaption>
          </div>
        </figure>
      ))}
    </section>
  );
}

/** There is nothing above Pro. */
function AlreadyPro() {
  return (
    <div className="page pay">
      <section className="card shadow pay-card already">
        <Badge tone="gold">
          <Gem className="i" aria-hidden="true" />
          {PLANS.pro.badge}
        </Badge>
        <h1 className="display h1">You are already Pro</h1>
        <p className="ink2">This is everything we make. Thank you for wearing it.</p>
        <ul>
          {[...FEATURES.premium.filter(({ text }) => !text.includes('video')), ...FEATURES.pro].map(
            ({ text }) => (
              <li key={text}>{text}</li>
            ),
          )}
        </ul>
        <div className="row wrap">
          <ButtonLink to="/animations">My Animations</ButtonLink>
          <ButtonLink to="/profile" variant="line">
            Profile
          </ButtonLink>
        </div>
        <p className="xs muted">Cancel anytime, and keep what you made.</p>
      </section>
    </div>
  );
}
