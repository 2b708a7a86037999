import { useUpgradePreview } from '../../client/account/subscription.ts';
import { longDate } from '../../domain/time/date-words.ts';
import type { PaidTier } from '../../domain/billing/plan.ts';
import { Button } from '../../ui/button.tsx';
import { LostAnswer } from '../../ui/states.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { formatDollars } from '../../domain/billing/plan.ts';
import { planPrice } from './plan-features.ts';

interface UpgradeStepProps {
  tier: PaidTier;
  card: { brand: string; last4: string } | null;
  busy: boolean;
  onUpgrade: () => void;
}

/** What moving up costs today, before anything is charged. */
export function UpgradeStep({ tier, card, busy, onUpgrade }: UpgradeStepProps) {
  const preview = useUpgradePreview(tier, true);
  if (preview.isError) {
    return (
      <LostAnswer query={preview} title="We couldn't work out the price" message={preview.error.message} />
    );
  }
  if (!preview.data) return <Skeleton className="h-40 w-full rounded-field" />;
  const { amountCents, renewsAt } = preview.data;
  const today = formatDollars(amountCents);
  return (
    <>
      <h2 className="display h2">{`Today you pay ${today}`}</h2>
      <p className="ink2">
        The rest of this month on the new plan, minus what you've already paid.{' '}
        <span>{`Starting ${longDate(renewsAt)}, it's ${planPrice(tier).price} per month.`}</span>
      </p>
      {card && <p className="small muted">{`Paid with your ${card.brand} ending in ${card.last4}.`}</p>}
      <Button
        block
        busy={busy}
        busyText="Upgrading..."
        onClick={onUpgrade}
      >{`Pay ${today} and upgrade`}</Button>
    </>
  );
}
