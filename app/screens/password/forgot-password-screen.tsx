import { ArrowLeft, MailOpen } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { BusyWords } from '../auth/busy-words.tsx';
import { Outcome } from './outcome.tsx';

interface Mailbox {
  /** Where local builds keep their mail, else null. */
  mailbox: string | null;
}

/** Asks for the mail with the link. A light page: password-forms.ts listens to it in the browser. */
export function ForgotPasswordScreen({ mailbox }: Mailbox) {
  return (
    <AuthFrame>
      <form className="password-form" method="post" noValidate data-form="forgot">
        <div>
          <h1 className="display h2">Forgot your password?</h1>
          <p className="lead">Enter your email and we'll send you a link.</p>
        </div>
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <Button type="submit" size="lg" block>
          Send Reset Link
        </Button>
        <BusyWords says="Sending..." />
        <noscript>
          <p className="alert">This form needs JavaScript. Please turn it on for this page.</p>
        </noscript>
      </form>
      <template data-is="sent">
        <CheckYourEmail mailbox={mailbox} />
      </template>
      <p className="mt-[20px]">
        <a className="link small gap-[8px]" href="/auth">
          <ArrowLeft />
          Back to Login
        </a>
      </p>
    </AuthFrame>
  );
}

function CheckYourEmail({ mailbox }: Mailbox) {
  return (
    <Outcome tone="good" icon={<MailOpen />} title="Check Your Email">
      <p className="lead" data-word="message" />
      <p className="small muted">
        Look for it at <b className="strong break-words" data-word="email" />. The link expires in 1 hour.
        Nothing there? Check the spelling and your spam folder.
      </p>
      {mailbox && (
        <p className="small muted">
          No email leaves this computer:{' '}
          <a className="link u" href={mailbox}>
            open the local mailbox
          </a>
          .
        </p>
      )}
      <Button variant="line" size="lg" block data-does="again">
        Send Another Reset Email
      </Button>
      <Button variant="quiet" block data-does="other">
        Use another address
      </Button>
      <BusyWords says="Sending..." />
    </Outcome>
  );
}
