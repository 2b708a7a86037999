import { UserRound } from 'lucide-react';
import type { AuthFirst } from '../shell/first-data.ts';

/** The accounts made by `npm start`, in local builds only: a tap fills the form (attach-auth-forms.ts). */
export function LocalAccounts({ accounts }: { accounts: NonNullable<AuthFirst['localAccounts']> }) {
  return (
    <section className="local-accounts" aria-label="Local accounts">
      <p className="label">On this computer</p>
      <ul>
        {accounts.map(({ username, password, note }) => (
          <li key={username}>
            <button type="button" data-does="fill" data-username={username} data-password={password}>
              <UserRound />
              <span className="grid">
                <b className="strong">{username}</b>
                <span className="xs muted">{note}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
