import { useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { MailCheck, MailX } from 'lucide-react';
import { useVerifyEmail, verifyFailure } from '../../client/account.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { Outcome } from '../password/outcome.tsx';

/** The link of the mail: verifying, then success or error. */
export function VerifyEmailScreen() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const call = useVerifyEmail(token);
  return (
    <AuthFrame>
      <Verification
        state={token === '' || call.isError ? 'error' : call.isSuccess ? 'success' : 'verifying'}
        message={
          token === ''
            ? 'Invalid verification link. No token found.'
            : call.isError
              ? verifyFailure(call.error)
              : call.data?.message
        }
      />
    </AuthFrame>
  );
}

function Verification({ state, message }: { state: 'verifying' | 'success' | 'error'; message?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) heading.current?.focus();
    before.current = state;
  }, [state]);

  if (state === 'verifying') {
    return (
      <Outcome ref={heading} icon={<Spinner />} title="Verifying your email...">
        <p className="lead">This takes a moment.</p>
        <noscript>
          <p className="alert">Verifying needs JavaScript. Please turn it on for this page.</p>
        </noscript>
      </Outcome>
    );
  }
  if (state === 'success') {
    return (
      <Outcome
        ref={heading}
        tone="good"
        icon={<MailCheck className="i" aria-hidden="true" />}
        title="Email Verified!"
      >
        <p className="lead">{message ?? 'Your email address is verified. Thank you.'}</p>
        <ButtonLink to="/" size="lg" block>
          Continue to App
        </ButtonLink>
      </Outcome>
    );
  }
  return (
    <Outcome
      ref={heading}
      tone="bad"
      icon={<MailX className="i" aria-hidden="true" />}
      title="Verification Failed"
    >
      <p className="lead">{message}</p>
      <p className="small muted">You can request a new verification link from your account settings.</p>
      <ButtonLink to="/" size="lg" block>
        Back to Home
      </ButtonLink>
    </Outcome>
  );
}
