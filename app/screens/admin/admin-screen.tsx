import { useState } from 'react';
import { useAdminFirst } from '../../client/account/admin.ts';
import { useUser } from '../../client/account/session.ts';
import { PageSpinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import type { AdminFirst } from '../shell/first-data.ts';
import { Changes } from './changes.tsx';
import { Operations } from './operations.tsx';
import { Machine } from './machine/machine.tsx';
import { Deliveries } from './operations/deliveries.tsx';
import { People } from './people.tsx';
import { SecondStep } from './second-step.tsx';

type Tab = 'people' | 'changes' | 'operations';

const ABOUT: Record<Tab, string> = {
  people: 'People and their plans',
  changes: 'Who changed what, the newest first',
  operations: 'How the system is doing',
};

/** For admins: users and their plans, the audit log, operations. */
export function AdminScreen({ first }: { first: AdminFirst }) {
  const { user } = useUser();
  useAdminFirst(first.users, first.changes);
  const [tab, setTab] = useState<Tab>('people');
  if (!user) {
    return (
      <AppShell>
        <PageSpinner />
      </AppShell>
    );
  }
  const { now } = first;
  const { timezone } = user;
  return (
    <AppShell className="admin">
      <div className="page">
        <header className="page-head">
          <div>
            <h1 className="display h1">Admin Panel</h1>
            <p className="muted mt-1.5">{ABOUT[tab]}</p>
          </div>
        </header>
        {first.isLocked ? (
          <SecondStep />
        ) : (
          <Tabs
            label="Admin Panel"
            value={tab}
            onChange={setTab}
            tabs={[
              {
                value: 'people',
                label: 'People',
                content: <People loaded={first.users} adminId={user.id} />,
              },
              {
                value: 'changes',
                label: 'Changes',
                content: <Changes loaded={first.changes} {...{ now, timezone }} />,
              },
              {
                value: 'operations',
                label: 'Operations',
                content: (
                  <>
                    <Machine {...{ now, timezone }} />
                    <Operations {...{ now, timezone }} />
                    <Deliveries {...{ now, timezone }} />
                  </>
                ),
              },
            ]}
          />
        )}
      </div>
    </AppShell>
  );
}
