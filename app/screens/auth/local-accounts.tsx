import { UserRound } from 'lucide-react';
import type { AuthFirst } from '../shell/first-data.ts';

type Account = NonNullable<AuthFirst['localAccounts']>[number];

/** The accounts made by `npm start`, in local builds only: a tap fills the form. */
export function LocalAccounts({
  accounts,
  onChoose,
}: {
  accounts: Account[];
  onChoose: (a: Account) => void;
}) {
  return (
    <section className="local-accounts" aria-label="Local accounts">
      <p className="label">On this computer</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.username}>
            <button type="button" onClick={() => onChoose(account)}>
              <UserRound className="i" aria-hidden="true" />
              <span>
                <b>{account.username}</b>
                <span className="xs muted">{account.note}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
