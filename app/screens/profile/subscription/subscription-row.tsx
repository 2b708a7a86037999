import { Link } from '../../../framework/react.ts';
import { ChevronRight, CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useSubscription } from '../../../client/account/subscription.ts';
import type { User } from '../../../contracts/session.ts';
import type { SubscriptionStatus } from '../../../contracts/subscription.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { ManageDialog } from './manage-dialog.tsx';
import { nextWords, planWords } from './subscription-words.ts';

/** Her plan. What she pays for can be managed here; for everybody else there is nothing to manage. */
export function SubscriptionRow({ user, loaded }: { user: User; loaded: SubscriptionStatus }) {
  const status = useSubscription(loaded);
  const [open, setOpen] = useState(false);
  const { subscription } = status;
  const press = () => (subscription ? setOpen(true) : void showToast({ title: 'Feature coming soon' }));
  return (
    <section className="card plist" aria-label="Subscription" id="subscription">
      <div className="prow flex items-center">
        <button type="button" className="prow-b" onClick={press}>
          <span className="sign pi size-[40px]">
            <CreditCard />
          </span>
          <span className="pt">
            <b className="strong">{subscription ? 'Manage subscription' : 'Subscription'}</b>
            <span className="small muted">{planWords(user)}</span>
            {subscription && <span className="small muted">{nextWords(subscription)}</span>}
          </span>
          {subscription && <ChevronRight />}
        </button>
        {!subscription && (
          <Link className="link sub-link" to="/subscribe">
            <span className="sr-only">{user.subscriptionTier === 'free' ? 'Upgrade' : 'See plans'}</span>
            <ChevronRight />
          </Link>
        )}
      </div>
      {subscription && (
        <ManageDialog open={open} onOpenChange={setOpen} status={status} subscription={subscription} />
      )}
    </section>
  );
}
