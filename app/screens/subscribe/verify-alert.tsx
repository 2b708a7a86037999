import { Mail } from 'lucide-react';
import { useResendEmail } from '../../client/account/subscription.ts';
import { Button, mutationProps } from '../../ui/button.tsx';

/** Her address must be verified before she can subscribe. */
export function VerifyAlert({ email }: { email: string | null }) {
  const resend = useResendEmail();
  return (
    <div className="alert" role="status">
      <Mail />
      <div className="flex-1">
        <b>Email Verification Required</b>
        <p className="small">{`Please verify ${email ?? 'your email address'} before you subscribe.`}</p>
      </div>
      <Button variant="line" size="sm" busyText="Sending..." {...mutationProps(resend)}>
        Resend Email
      </Button>
    </div>
  );
}
