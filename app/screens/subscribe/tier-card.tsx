import { Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaidTier } from '../../domain/billing/plan.ts';
import { isUpgrade, PLANS } from '../../domain/billing/plan.ts';
import type { Tier } from '../../domain/billing/plan.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { OwnLook } from '../films/own-look.tsx';
import { GalleryPhoto } from '../shell/gallery-photo.tsx';
import { FeatureList } from './feature-list.tsx';
import { planPrice } from './plan-features.ts';

interface TierCardProps {
  tier: Tier;
  /** The plan she has. */
  current: Tier;
  /** She pays nothing for it. */
  isGift: boolean;
  /** Her newest picture of herself, shown in motion; null while there is none. */
  ownPicture?: string | null;
  onChoose: (tier: PaidTier) => void;
}

const A_GIFT = { price: 'A gift', per: 'from our team. No charge.' };

/** One plan: price, what it brings, and the way to it. Her own is dimmed; Premium always has its picture. */
export function TierCard({ tier, current, isGift, ownPicture = null, onChoose }: TierCardProps) {
  const isCurrent = tier === current;
  const { price, per } = isCurrent && isGift ? A_GIFT : planPrice(tier);
  const id = `tier-${tier}`;
  const words = (
    <>
      <div className="row between">
        <h2 className="display h2" id={id}>
          {PLANS[tier].label}
        </h2>
        <TierBadge tier={tier} isCurrent={isCurrent} />
      </div>
      <p className="price display num">
        <span>{price}</span>
        <small>{per}</small>
      </p>
      <FeatureList tier={tier} />
      <Choice tier={tier} current={current} onChoose={onChoose} />
    </>
  );
  if (tier !== 'premium') {
    return (
      <section className={classNames('card tier', isCurrent ? 'cur' : tier)} aria-labelledby={id}>
        {words}
      </section>
    );
  }
  return (
    <section className={classNames('tier prem', isCurrent && 'cur')} aria-labelledby={id}>
      <div className="tier-pic">
        {ownPicture ? (
          <OwnLook src={ownPicture} />
        ) : (
          <GalleryPhoto name="nora-trench" alt="" priority sizes="(min-width: 900px) 400px, 100vw" />
        )}
      </div>
      <div className="tier-in">{words}</div>
    </section>
  );
}

function TierBadge({ tier, isCurrent }: { tier: Tier; isCurrent: boolean }): ReactNode {
  if (isCurrent) return <Badge tone="outline">Current Plan</Badge>;
  if (tier === 'premium') return <Badge tone="glass">Most Popular</Badge>;
  if (tier === 'free') return null;
  return (
    <Badge tone="gold">
      <Gem />
      Everything
    </Badge>
  );
}

function Choice({ tier, current, onChoose }: Omit<TierCardProps, 'isGift' | 'ownPicture'>) {
  if (tier === current) return <p className="small tier-note">Yours now</p>;
  if (tier === 'free' || !isUpgrade(current, tier)) {
    return <p className="small muted tier-note">Included in your plan</p>;
  }
  const isPopular = tier === 'premium';
  return (
    <Button
      variant={isPopular ? 'white' : 'ink'}
      size={isPopular ? 'lg' : 'md'}
      block
      onClick={() => onChoose(tier)}
    >
      {current === 'free' ? `Choose ${PLANS[tier].label}` : `Upgrade to ${PLANS[tier].label}`}
    </Button>
  );
}
