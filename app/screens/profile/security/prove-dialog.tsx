import type { FormEvent } from 'react';
import { failureText } from '../../../client/api/errors.ts';
import { useProofRequest, useProve } from '../../../client/account/fresh-sign-in.ts';
import { usePasskeys } from '../../../client/account/passkey-support.ts';
import { showPasskey } from '../../../client/account/show-passkey.ts';
import { useLogout } from '../../../client/account/session.ts';
import type { Security } from '../../../contracts/security.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldNote, PasswordField, useFields } from '../../../ui/field.tsx';

const NAMES = ['currentPassword'] as const;

/** Asks her to confirm that it is she, before what cannot be undone. */
export function ProveDialog({ hasPassword, passkeys }: Pick<Security, 'hasPassword' | 'passkeys'>) {
  const { isAsked, answer } = useProofRequest();
  const prove = useProve();
  const logout = useLogout();
  const hasPasskey = usePasskeys() && passkeys.length > 0;
  const { errors, checked } = useFields(NAMES);
  const onSuccess = () => answer(true);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = checked(event.currentTarget, ({ currentPassword }) =>
      currentPassword === '' ? { currentPassword: 'Please enter your password.' } : {},
    );
    if (typed && !prove.isPending) prove.mutate(typed, { onSuccess });
  };
  const usePasskey = () =>
    void showPasskey().then(
      (passkey) => prove.mutate({ passkey }, { onSuccess }),
      () => undefined,
    );
  return (
    <Dialog
      open={isAsked}
      onOpenChange={(open) => !open && answer(false)}
      title="Confirm it's you"
      description="You signed in a while ago. Please confirm before you continue."
    >
      <div className="security-form">
        {hasPassword && (
          <form className="security-form" onSubmit={submit} noValidate>
            <PasswordField
              label="Password"
              name="currentPassword"
              autoComplete="current-password"
              required
              error={errors.currentPassword}
            />
            <Button type="submit" block busy={prove.isPending} busyText="Checking...">
              Confirm
            </Button>
          </form>
        )}
        {hasPasskey && (
          <Button variant="line" block onClick={usePasskey}>
            Use a passkey
          </Button>
        )}
        {prove.isError && <FieldNote error={failureText(prove.error, 'Please try again in a moment.')} />}
        {!hasPassword && !hasPasskey && (
          <Button variant="line" block busy={logout.isPending} onClick={() => logout.mutate()}>
            Sign in again
          </Button>
        )}
      </div>
    </Dialog>
  );
}
