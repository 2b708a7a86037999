import { useRevalidator } from '../../framework/react.ts';
import type { FormEvent } from 'react';
import { failureText } from '../../client/api/errors.ts';
import { useAdminCode, useProve } from '../../client/account/fresh-sign-in.ts';
import { usePasskeys } from '../../client/account/passkey-support.ts';
import { showPasskey } from '../../client/account/show-passkey.ts';
import { Button, mutationProps } from '../../ui/button.tsx';
import { FieldNote, TextField, useFields } from '../../ui/field.tsx';

const NAMES = ['code'] as const;

/** An admin shows a passkey, or a code from the mail, before the panel opens. */
export function SecondStep() {
  const { revalidate } = useRevalidator();
  const code = useAdminCode();
  const prove = useProve();
  const isKnown = usePasskeys();
  const { errors, checked } = useFields(NAMES);
  const onSuccess = () => revalidate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = checked(event.currentTarget, (fields) =>
      /^\d{6}$/.test(fields.code.trim()) ? {} : { code: 'The code has six digits.' },
    );
    if (typed && !prove.isPending) prove.mutate({ code: typed.code.trim() }, { onSuccess });
  };
  const usePasskey = () =>
    void showPasskey().then(
      (passkey) => prove.mutate({ passkey }, { onSuccess }),
      () => undefined,
    );
  return (
    <div className="card shadow stack">
      <h2 className="display h2">One more step</h2>
      <p className="ink2">The panel opens with a passkey or with a code we send to your address.</p>
      {isKnown && <Button onClick={usePasskey}>Use a passkey</Button>}
      <Button variant="line" busyText="Sending..." {...mutationProps(code)}>
        Email me a code
      </Button>
      <form className="stack" onSubmit={submit} noValidate>
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code}
        />
        {prove.isError && <FieldNote error={failureText(prove.error, 'Please try again in a moment.')} />}
        <Button type="submit" variant="ink" busy={prove.isPending} busyText="Checking...">
          Open the panel
        </Button>
      </form>
    </div>
  );
}
