import { Link } from '@remix-run/react';
import { ArrowLeft, MailOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useForgotPassword } from '../../client/account.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { Outcome } from './outcome.tsx';

/** Asks for the mail with the link. `mailbox`: where local builds keep their mail, else null. */
export function ForgotPasswordScreen({ mailbox }: { mailbox: string | null }) {
  const [sentTo, setSentTo] = useState<{ email: string; message: string } | null>(null);
  return (
    <AuthFrame>
      {sentTo ? (
        <CheckYourEmail {...sentTo} mailbox={mailbox} onOther={() => setSentTo(null)} />
      ) : (
        <EmailForm onSent={(email, message) => setSentTo({ email, message })} />
      )}
      <p className="back-to-login">
        <Link className="link small" to="/auth">
          <ArrowLeft className="i" aria-hidden="true" />
          Back to Login
        </Link>
      </p>
    </AuthFrame>
  );
}

function EmailForm({ onSent }: { onSent: (email: string, message: string) => void }) {
  const forgot = useForgotPassword();
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (forgot.isPending) return;
    const email = field.current?.value.trim() ?? '';
    const wrong = /^[^\s@]+@[^\s@]+$/.test(email) ? null : 'Please enter a valid email address.';
    setError(wrong);
    if (wrong) field.current?.focus();
    else forgot.mutate({ email }, { onSuccess: ({ message }) => onSent(email, message ?? '') });
  };

  return (
    <form className="password-form" method="post" onSubmit={submit} noValidate>
      <div>
        <h1 className="display h2">Forgot your password?</h1>
        <p className="lead">Enter your email and we'll send you a link.</p>
      </div>
      <TextField
        ref={field}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        error={error}
      />
      <Button type="submit" size="lg" block busy={forgot.isPending} busyText="Sending...">
        Send Reset Link
      </Button>
      <noscript>
        <p className="alert">This form needs JavaScript. Please turn it on for this page.</p>
      </noscript>
    </form>
  );
}

interface CheckYourEmailProps {
  email: string;
  message: string;
  mailbox: string | null;
  onOther: () => void;
}

function CheckYourEmail({ email, message, mailbox, onOther }: CheckYourEmailProps) {
  const forgot = useForgotPassword();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const again = () =>
    forgot.mutate(
      { email },
      {
        onSuccess: (answer) =>
          showToast({ tone: 'good', title: 'Check Your Email', description: answer.message }),
      },
    );
  return (
    <Outcome
      ref={heading}
      tone="good"
      icon={<MailOpen className="i" aria-hidden="true" />}
      title="Check Your Email"
    >
      <p className="lead">{message}</p>
      <p className="small muted">
        Look for it at <b className="strong break-words">{email}</b>. The link expires in 1 hour. Nothing
        there? Check the spelling, and your spam folder.
      </p>
      {mailbox && (
        <p className="small muted">
          No mail leaves this computer:{' '}
          <a className="link u" href={mailbox}>
            open the local mailbox
          </a>
          .
        </p>
      )}
      <Button variant="line" size="lg" block busy={forgot.isPending} busyText="Sending..." onClick={again}>
        Send Another Reset Email
      </Button>
      <Button variant="quiet" block onClick={onOther}>
        Use another address
      </Button>
    </Outcome>
  );
}
