import { Search, Gift } from 'lucide-react';
import { useState } from 'react';
import { useAdminUsers, useChangeTier } from '../../client/account/admin.ts';
import type { AdminUser } from '../../contracts/admin.ts';
import { isUpgrade, PLANS, type Tier } from '../../domain/billing/plan.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PagedList } from './paged-list.tsx';
import { PersonRow } from './person-row.tsx';

/** All users, found by name or email address, with their plans. */
export function People({ loaded, adminId }: { loaded: AdminUser[]; adminId: string }) {
  const [typed, setTyped] = useState('');
  const list = useAdminUsers(typed, loaded);
  return (
    <div className="people">
      <GrantNotes />
      <section aria-label="People">
        <TextField
          enterKeyHint="search"
          label="Find someone"
          placeholder="Name, username or email"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          before={<Search />}
          after={list.isSearching ? <Spinner /> : null}
        />
        <PagedList
          list={list}
          isEmpty={list.users.length === 0}
          noun="people"
          none={{
            title: 'No one found',
            words: `No name, username or email begins with “${list.q}”.`,
            showAll: 'Show everyone',
            onShowAll: () => setTyped(''),
          }}
        >
          <PeopleList users={list.users} adminId={adminId} />
        </PagedList>
      </section>
    </div>
  );
}

/** Gives plans, one after the other. Lowering her own is asked about first. */
function PeopleList({ users, adminId }: { users: AdminUser[]; adminId: string }) {
  const { mutate, isPending, variables } = useChangeTier();
  const [own, setOwn] = useState<{ user: AdminUser; tier: Tier } | null>(null);
  const choose = (user: AdminUser, tier: Tier) => {
    if (isPending || tier === user.subscriptionTier) return;
    if (user.id === adminId && isUpgrade(tier, user.subscriptionTier)) setOwn({ user, tier });
    else mutate({ user, tier });
  };
  return (
    <>
      <ul className="card plist persons" tabIndex={-1}>
        {users.map((user) => (
          <PersonRow
            key={user.id}
            person={user}
            coming={isPending && variables.user.id === user.id ? variables.tier : null}
            onChoose={(tier) => choose(user, tier)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={own !== null}
        onOpenChange={(open) => !open && setOwn(null)}
        title="Lower your own plan?"
        description={`You would go from ${own ? PLANS[own.user.subscriptionTier].label : ''} to ${own ? PLANS[own.tier].label : ''}. You stay an admin.`}
        action="Lower my plan"
        busyText="Changing..."
        busy={isPending}
        danger
        onConfirm={() => own && mutate({ ...own, confirm: true }, { onSettled: () => setOwn(null) })}
      />
    </>
  );
}

/** What an admin should know of a granted plan. */
const NOTES = [
  'They need no card payment.',
  'They give full premium access.',
  'They take effect at once.',
  'The person has to refresh the page to see them.',
];

function GrantNotes() {
  return (
    <aside className="notes gold" aria-labelledby="notes-title">
      <h2 id="notes-title" className="display h3">
        <Gift />
        Granted subscriptions
      </h2>
      <ul className="small">
        {NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </aside>
  );
}
