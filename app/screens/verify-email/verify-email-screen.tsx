import { useSearchParams } from '@remix-run/react';
import { MailCheck, MailX } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { Outcome } from '../password/outcome.tsx';

/** The link of the mail: verifying, then success or error. A light page: keep-verify.ts makes the call in the browser. */
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
    </AuthFrame>
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
