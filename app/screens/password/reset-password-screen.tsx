import { Link, useNavigate, useSearchParams } from '@remix-run/react';
import { KeyRound, Link2Off } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useResetPassword } from '../../client/account.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { Outcome } from './outcome.tsx';
import { mismatchNote, resetRefusal } from './reset-rules.ts';

/** Long enough to read that it worked. */
const REDIRECT_MS = 2000;

/** A new password, from the link of the mail. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const [done, setDone] = useState(false);
  return (
    <AuthFrame>
      {done ? <Success /> : <ResetForm token={search.get('token') ?? ''} onDone={() => setDone(true)} />}
    </AuthFrame>
  );
}

function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const reset = useResetPassword();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const mismatch = mismatchNote(password, confirm);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reset.isPending || token === '') return;
    const refused = resetRefusal(password, confirm);
    if (refused) showToast({ tone: 'bad', ...refused });
    else reset.mutate({ token, password }, { onSuccess: onDone });
  };

  return (
    <form className="password-form" method="post" onSubmit={submit} noValidate>
      <div>
        <h1 className="display h2">Choose a new password</h1>
        <p className="lead">You will be signed out on all your devices.</p>
      </div>
      {token === '' && <NoToken />}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        hint="At least 6 characters"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="Confirm password"
        name="confirm"
        autoComplete="new-password"
        required
        error={mismatch}
        value={confirm}
        onChange={(event) => setConfirm(event.target.value)}
      />
      <Button
        type="submit"
        size="lg"
        block
        disabled={token === '' || password !== confirm}
        busy={reset.isPending}
        busyText="Changing your password..."
      >
        Reset Password
      </Button>
      <noscript>
        <p className="alert">This form needs JavaScript. Please turn it on for this page.</p>
      </noscript>
    </form>
  );
}

function NoToken() {
  return (
    <div className="alert" role="alert">
      <Link2Off className="i" aria-hidden="true" />
      <p>
        Invalid Link: No reset token found.{' '}
        <Link className="link u" to="/forgot-password">
          Please request a new password reset.
        </Link>
      </p>
    </div>
  );
}

function Success() {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => navigate('/auth'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Outcome
      ref={heading}
      tone="good"
      icon={<KeyRound className="i" aria-hidden="true" />}
      title="Password Reset Successful!"
    >
      <p className="lead">Your password was changed. We take you to the sign-in page now.</p>
      <ButtonLink to="/auth" size="lg" block>
        Go to Login
      </ButtonLink>
    </Outcome>
  );
}
