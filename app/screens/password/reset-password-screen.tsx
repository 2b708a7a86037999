import { useSearchParams } from '../../framework/react.ts';
import { KeyRound, Link2Off } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { TickLine } from '../../ui/tick-box.tsx';
import { PasswordLine } from '../auth/password-line.tsx';
import { BusyWords } from '../auth/busy-words.tsx';
import { Outcome } from './outcome.tsx';

/** A new password, from the link of the mail. A light page: password-forms.ts listens to it in the browser. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const hasToken = Boolean(search.get('token'));
  return (
    <AuthFrame>
      <form className="password-form" method="post" noValidate data-form="reset">
        <div>
          <h1 className="display h2">Choose a new password</h1>
          <p className="lead">You'll be signed out on all your devices.</p>
        </div>
        {!hasToken && <NoToken />}
        <PasswordLine
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="At least 6 characters"
        />
        <PasswordLine label="Confirm password" name="confirm" autoComplete="new-password" />
        <TickLine name="others">
          Someone else may have used my account: remove all passkeys and replace my calendar's private
          address.
        </TickLine>
        <Button type="submit" size="lg" block disabled={!hasToken}>
          Reset Password
        </Button>
        <BusyWords says="Changing your password..." />
        <noscript>
          <p className="alert">This form needs JavaScript. Please turn it on for this page.</p>
        </noscript>
      </form>
      <template data-is="done">
        <Outcome tone="good" icon={<KeyRound />} title="Password Reset Successful!">
          <p className="lead">Your password was changed. We're taking you to the sign-in page now.</p>
          <ButtonLink to="/auth" size="lg" block>
            Go to Login
          </ButtonLink>
        </Outcome>
      </template>
    </AuthFrame>
  );
}

function NoToken() {
  return (
    <div className="alert" role="alert">
      <Link2Off />
      <p>
        Invalid Link: No reset token found.{' '}
        <a className="link u" href="/forgot-password">
          Please request a new password reset.
        </a>
      </p>
    </div>
  );
}
