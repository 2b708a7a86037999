import { useSearchParams } from '../../framework/react.ts';
import { MailCheck, MailQuestion, MailX } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { PasswordLine } from '../auth/password-line.tsx';
import { BusyWords } from '../auth/busy-words.tsx';
import { Outcome } from '../password/outcome.tsx';

/** The link of the mail: verifying, then success, error, or whose account it is. A light page: verify-from-address.ts makes the call in the browser. */
export function VerifyEmailScreen() {
  const [search] = useSearchParams();
  if (!search.get('token'))
    return (
      <AuthFrame>
        <Failure>Invalid verification link. No token found.</Failure>
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <div data-verify>
        <Outcome icon={<Spinner />} title="Verifying your email...">
          <p className="lead">This takes a moment.</p>
          <noscript>
            <p className="alert">Verifying needs JavaScript. Please turn it on for this page.</p>
          </noscript>
        </Outcome>
      </div>
      <template data-is="verified">
        <Outcome tone="good" icon={<MailCheck />} title="Email Verified!">
          <p className="lead" data-word="message">
            Your email address is verified. Thank you.
          </p>
          <ButtonLink to="/" size="lg" block>
            Continue to App
          </ButtonLink>
        </Outcome>
      </template>
      <template data-is="failed">
        <Failure />
      </template>
      <template data-is="elsewhere">
        <Elsewhere />
      </template>
      <template data-is="disowned">
        <Outcome tone="good" icon={<MailCheck />} title="Nothing was confirmed">
          <p className="lead" data-word="message" />
          <ButtonLink to="/" size="lg" block>
            Back to Home
          </ButtonLink>
        </Outcome>
      </template>
    </AuthFrame>
  );
}

/** Opened where the account is not signed in: is it hers? */
function Elsewhere() {
  return (
    <Outcome icon={<MailQuestion />} title="Is this your account?">
      <p className="lead" data-word="message" />
      <form className="password-form" method="post" noValidate data-form="confirm">
        <PasswordLine label="Password" name="password" autoComplete="current-password" />
        <Button type="submit" size="lg" block>
          Yes, verify my email
        </Button>
        <BusyWords says="One moment..." />
      </form>
      <Button variant="line" size="lg" block data-does="not-me">
        This wasn't me
      </Button>
      <BusyWords says="One moment..." />
      <p className="small muted">
        Don't know it?{' '}
        <a className="link u" href="/forgot-password">
          Choose a new password
        </a>{' '}
        instead.
      </p>
    </Outcome>
  );
}

function Failure({ children }: { children?: string }) {
  return (
    <Outcome tone="bad" icon={<MailX />} title="Verification Failed">
      <p className="lead" data-word="message">
        {children}
      </p>
      <p className="small muted">You can request a new verification link from your account settings.</p>
      <ButtonLink to="/" size="lg" block>
        Back to Home
      </ButtonLink>
    </Outcome>
  );
}
