import { Mail } from 'lucide-react';
import type { FormEvent } from 'react';
import { failureText } from '../../../client/api/errors.ts';
import { useChangeEmail } from '../../../client/account/security.ts';
import { useResendEmail, useVerifiedElsewhere } from '../../../client/account/subscription.ts';
import type { User } from '../../../contracts/session.ts';
import { Button, mutationProps } from '../../../ui/button.tsx';
import { FieldNote, PasswordField, TextField, useFields } from '../../../ui/field.tsx';
import { OpenRow } from '../profile-rows.tsx';
import { emailErrors, refusedField } from './security-form-rules.ts';

/** Her address: verified or not, and how to have another. */
export function EmailRow({ user, hasPassword }: { user: User; hasPassword: boolean }) {
  const resend = useResendEmail();
  useVerifiedElsewhere(!user.emailVerified);
  const address = user.email ?? 'No email provided';
  return (
    <OpenRow
      Icon={Mail}
      title="Email address"
      value={user.emailVerified ? address : `${address} · not verified`}
    >
      <div className="security-form">
        {!user.emailVerified && (
          <>
            <p className="small ink2">Open the link we sent you, or ask for a new one.</p>
            <Button variant="line" busyText="Sending..." {...mutationProps(resend)}>
              Resend Email
            </Button>
          </>
        )}
        {hasPassword ? (
          <EmailForm current={user.email ?? ''} />
        ) : (
          <p className="small ink2">To change your address, set a password first.</p>
        )}
      </div>
    </OpenRow>
  );
}

const NAMES = ['email', 'currentPassword'] as const;

function EmailForm({ current }: { current: string }) {
  const change = useChangeEmail();
  const { errors, checked, blame } = useFields(NAMES);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = checked(form, (fields) => emailErrors(fields, current));
    if (!typed || change.isPending) return;
    change.mutate(
      { ...typed, email: typed.email.trim() },
      {
        onSuccess: () => form.reset(),
        onError: ({ message }) => {
          const field = refusedField(message, NAMES);
          if (field) blame(form, field, message);
        },
      },
    );
  };
  return (
    <form className="security-form" onSubmit={submit} noValidate>
      <TextField
        label="New email address"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email}
      />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
        hint="Nothing changes until you open the link we send to the new address."
      />
      {change.isError && !refusedField(change.error.message, NAMES) && (
        <FieldNote error={failureText(change.error, 'Please try again in a moment.')} />
      )}
      <Button type="submit" busy={change.isPending} busyText="Sending...">
        Change email address
      </Button>
    </form>
  );
}
