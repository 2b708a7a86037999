import { Link } from '../../framework/react.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { AuthFirst } from '../shell/first-data.ts';
import { UserRound } from 'lucide-react';
import { PasswordLine } from './password-line.tsx';
import { BusyWords } from './busy-words.tsx';

/** Username and password, or a key of this device: no name, no password. */
export function LoginForm({ localAccounts }: Pick<AuthFirst, 'localAccounts'>) {
  return (
    <form className="grid gap-4.5" method="post" noValidate data-form="login">
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordLine label="Password" name="password" autoComplete="current-password" />
      <p className="-mt-3.5 text-right">
        <Link className="link u small" to="/forgot-password">
          Forgot password
        </Link>
      </p>
      <Button type="submit" size="lg" block className="-mt-3">
        Sign In
      </Button>
      {/* Nearly all browsers know passkeys; attach-auth-forms.ts takes it away where one does not. */}
      <Button variant="line" block className="-mt-1.5" data-does="passkey">
        Sign in with a passkey
      </Button>
      <BusyWords says="Signing in..." />
      {localAccounts && <LocalAccounts accounts={localAccounts} />}
    </form>
  );
}

/** The accounts made by `npm start`, in local builds only: a tap fills the form (attach-auth-forms.ts). */
function LocalAccounts({ accounts }: { accounts: NonNullable<AuthFirst['localAccounts']> }) {
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
