import { Link } from '@remix-run/react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useLogin } from '../../client/session.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import type { AuthFirst } from '../shell/first-data.ts';
import { LocalAccounts } from './local-accounts.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { usePendingUntilMoved } from './use-form-pending.ts';

interface LoginErrors {
  username?: string;
  password?: string;
}

/** Username and password. What she typed stays when the server says no. */
export function LoginForm({ localAccounts }: Pick<AuthFirst, 'localAccounts'>) {
  const login = useLogin();
  const busy = usePendingUntilMoved(login);
  const [errors, setErrors] = useState<LoginErrors>({});
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { username: username.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const found: LoginErrors = {};
    if (typed.username === '') found.username = 'Username is required';
    if (typed.password === '') found.password = 'Password is required';
    setErrors(found);
    if (found.username) username.current?.focus();
    else if (found.password) password.current?.focus();
    else if (!busy) login.mutate(typed);
  };
  const fill = (account: { username: string; password: string }) => {
    if (username.current) username.current.value = account.username;
    if (password.current) password.current.value = account.password;
    setErrors({});
  };

  return (
    <form className="grid gap-4.5" method="post" onSubmit={submit} noValidate>
      <TextField
        ref={username}
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.username}
      />
      <PasswordField
        ref={password}
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <p className="-mt-3.5 text-right">
        <Link className="link u small" to="/forgot-password">
          Forgot password
        </Link>
      </p>
      <Button type="submit" size="lg" block className="-mt-3" busy={busy} busyText="Signing in...">
        Sign In
      </Button>
      <PasskeyButton />
      {localAccounts && <LocalAccounts accounts={localAccounts} onChoose={fill} />}
    </form>
  );
}
