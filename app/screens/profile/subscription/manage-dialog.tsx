import { useState } from 'react';
import { useBillingPortal, useChangeSubscription } from '../../../client/account/subscription.ts';
import type { SubscriptionStatus } from '../../../contracts/subscription.ts';
import { longDate } from '../../../domain/time/date-words.ts';
import { PAID_TIERS, PLANS, isUpgrade, formatPricePerMonth } from '../../../domain/billing/plan.ts';
import type { PaidTier } from '../../../domain/billing/plan.ts';
import { Button, ButtonLink, mutationProps } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Openable } from '../../../ui/dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { InvoiceList } from './invoice-list.tsx';
import { nextWords } from './subscription-words.ts';

interface ManageDialogProps extends Openable {
  status: SubscriptionStatus;
  subscription: NonNullable<SubscriptionStatus['subscription']>;
}
type Asking = { kind: 'cancel' } | { kind: 'downgrade'; tier: PaidTier } | null;

/** Change, cancel, resume, invoices: leaving is as easy as joining. */
export function ManageDialog({ open, onOpenChange, status, subscription }: ManageDialogProps) {
  const { tier, card, cancelAtPeriodEnd, nextTier, state } = subscription;
  const [asking, setAsking] = useState<Asking>(null);
  const change = useChangeSubscription();
  const portal = useBillingPortal();
  const larger = PAID_TIERS.find((other) => isUpgrade(tier, other));
  const smaller = PAID_TIERS.find((other) => isUpgrade(other, tier));
  const isChanging = cancelAtPeriodEnd || nextTier !== null;
  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange} title="Manage subscription">
        <div className="grid gap-[2px]">
          <b className="display h3">{PLANS[tier].priceText}</b>
          <span className="small muted">{nextWords(subscription)}</span>
          {card && (
            <span className="small muted">{`Paid with your ${card.brand} ending in ${card.last4}`}</span>
          )}
        </div>
        <div className="sub-acts">
          {state === 'past-due' && <ButtonLink to="/subscribe">Pay now</ButtonLink>}
          {isChanging && (
            <Button
              busy={change.isPending && asking === null}
              busyText="Resuming..."
              onClick={() =>
                change.mutate(
                  { action: 'resume' },
                  { onSuccess: () => showToast({ tone: 'good', title: `You keep ${PLANS[tier].label}` }) },
                )
              }
            >
              {cancelAtPeriodEnd ? 'Resume subscription' : `Keep ${PLANS[tier].label}`}
            </Button>
          )}
          {larger && state === 'active' && !cancelAtPeriodEnd && (
            <ButtonLink to="/subscribe">{`Upgrade to ${PLANS[larger].label}`}</ButtonLink>
          )}
          {smaller && state === 'active' && nextTier === null && (
            <Button
              variant="line"
              onClick={() => setAsking({ kind: 'downgrade', tier: smaller })}
            >{`Switch to ${PLANS[smaller].label}`}</Button>
          )}
          {status.payments?.provider === 'stripe' && (
            <Button variant="line" busyText="Opening..." {...mutationProps(portal)}>
              Cards and invoices on Stripe
            </Button>
          )}
          {!cancelAtPeriodEnd && (
            <Button variant="danger" onClick={() => setAsking({ kind: 'cancel' })}>
              Cancel subscription
            </Button>
          )}
        </div>
        <InvoiceList open={open} />
        {status.payments?.provider === 'sandbox' && (
          <p className="xs muted">Test mode: no card is charged.</p>
        )}
      </Dialog>
      <AskFirst
        asking={asking}
        tier={tier}
        ends={longDate(subscription.currentPeriodEnd)}
        change={change}
        onDone={() => setAsking(null)}
      />
    </>
  );
}

interface AskFirstProps {
  asking: Asking;
  tier: PaidTier;
  ends: string;
  change: ReturnType<typeof useChangeSubscription>;
  onDone: () => void;
}

/** One question, no detours. */
function AskFirst({ asking, tier, ends, change, onDone }: AskFirstProps) {
  const { label } = PLANS[tier];
  const next = asking?.kind === 'downgrade' ? PLANS[asking.tier] : PLANS.free;
  const isCancel = asking?.kind !== 'downgrade';
  const confirm = () => {
    const body =
      asking?.kind === 'downgrade'
        ? ({ action: 'downgrade', tier: asking.tier } as const)
        : ({ action: 'cancel' } as const);
    change.mutate(body, {
      onSuccess: () => {
        onDone();
        showToast({
          tone: 'good',
          title: isCancel ? 'Subscription canceled' : `${next.label} from ${ends}`,
        });
      },
    });
  };
  return (
    <ConfirmDialog
      open={asking !== null}
      onOpenChange={(open) => !open && onDone()}
      title={isCancel ? 'Cancel your subscription?' : `Switch to ${next.label}?`}
      description={
        isCancel
          ? `${label} is yours until ${ends}. You won't be charged after that. Your outfits and videos stay.`
          : `${label} is yours until ${ends}. From then on you'll pay ${formatPricePerMonth(next.tier)}.`
      }
      action={isCancel ? 'Cancel subscription' : `Switch to ${next.label}`}
      cancel={`Keep ${label}`}
      danger={isCancel}
      busy={change.isPending}
      busyText={isCancel ? 'Canceling...' : 'Switching...'}
      onConfirm={confirm}
    />
  );
}
