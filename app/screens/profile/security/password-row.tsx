import { KeyRound } from 'lucide-react';
import type { FormEvent } from 'react';
import { failureText } from '../../../client/api/errors.ts';
import { useAskForPassword, useChangePassword } from '../../../client/account/security.ts';
import type { Security } from '../../../contracts/security.ts';
import type { User } from '../../../contracts/session.ts';
import { Button, mutationProps } from '../../../ui/button.tsx';
import { FieldNote, PasswordField, useFields } from '../../../ui/field.tsx';
import { TickLine } from '../../../ui/tick-box.tsx';
import { OpenRow } from '../profile-rows.tsx';
import { passwordErrors, refusedField } from './security-form-rules.ts';

interface PasswordRowProps {
  user: User;
  security: Security;
}

/** Another password; or a first one, by mail. */
export function PasswordRow({ user, security }: PasswordRowProps) {
  const { hasPassword } = security;
  return (
    <OpenRow Icon={KeyRound} title="Password" value={hasPassword ? 'Change your password' : 'Not set'}>
      {hasPassword ? (
        <PasswordForm username={user.username} security={security} />
      ) : (
        <FirstPassword email={user.email} />
      )}
    </OpenRow>
  );
}

function FirstPassword({ email }: { email: string | null }) {
  const ask = useAskForPassword();
  if (email === null) return null;
  return (
    <div className="security-form">
      <p className="small ink2">{`We'll send a link to ${email}. Use it to choose a password.`}</p>
      <Button variant="line" busyText="Sending..." {...mutationProps(ask, email)}>
        Set a password
      </Button>
    </div>
  );
}

const NAMES = ['currentPassword', 'password', 'confirm'] as const;

function PasswordForm({ username, security }: { username: string; security: Security }) {
  const change = useChangePassword();
  const { errors, checked, blame } = useFields(NAMES);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = checked(form, passwordErrors);
    if (!typed || change.isPending) return;
    const { currentPassword, password } = typed;
    const ticked = new FormData(form);
    const [removePasskeys, renewCalendar] = [ticked.has('removePasskeys'), ticked.has('renewCalendar')];
    change.mutate(
      { currentPassword, password, removePasskeys, renewCalendar },
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
      {/* Password managers file the new one under it. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        required
        error={errors.password}
        hint="At least 6 characters. Longer is better."
      />
      <PasswordField
        label="Confirm new password"
        name="confirm"
        autoComplete="new-password"
        required
        error={errors.confirm}
      />
      <AlsoEnd {...security} />
      {change.isError && !refusedField(change.error.message, NAMES) && (
        <FieldNote error={failureText(change.error, 'Please try again in a moment.')} />
      )}
      <Button type="submit" busy={change.isPending} busyText="Changing...">
        Change password
      </Button>
      <p className="xs muted">Your other devices are signed out.</p>
    </form>
  );
}

/** What outlives a new password unless she ends it: whoever knew the old one may have made or copied it. */
function AlsoEnd({ passkeys, hasCalendarAddress }: Pick<Security, 'passkeys' | 'hasCalendarAddress'>) {
  if (passkeys.length === 0 && !hasCalendarAddress) return null;
  return (
    <fieldset className="also-end">
      <legend className="lbl">Did someone else know your password?</legend>
      {passkeys.length > 0 && (
        <TickLine name="removePasskeys">
          {passkeys.length === 1 ? 'Remove my passkey' : `Remove my ${passkeys.length} passkeys`}
        </TickLine>
      )}
      {hasCalendarAddress && <TickLine name="renewCalendar">Give my calendar a new private address</TickLine>}
    </fieldset>
  );
}
