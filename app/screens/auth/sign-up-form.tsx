import type { FormEvent } from 'react';
import { useRegister } from '../../client/session.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField, useFields } from '../../ui/field.tsx';
import { fieldOf, signUpBody, signUpErrors } from './sign-up-rules.ts';
import { usePendingUntilMoved } from './use-form-pending.ts';

const NAMES = ['username', 'email', 'firstName', 'lastName', 'password', 'confirm'] as const;

/** A new account. What she typed stays when the server says no. */
export function SignUpForm() {
  const register = useRegister();
  const busy = usePendingUntilMoved(register);
  const { errors, checked, blame } = useFields(NAMES);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = checked(form, signUpErrors);
    if (!fields || busy) return;
    register.mutate(signUpBody(fields), {
      onError: (error) => {
        const field = fieldOf(error.message);
        if (field) blame(form, field, error.message);
      },
    });
  };

  return (
    <form className="grid gap-3.5" method="post" onSubmit={submit} noValidate>
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.username}
      />
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      <div className="two">
        <TextField label="First name" name="firstName" autoComplete="given-name" optional maxLength={80} />
        <TextField label="Last name" name="lastName" autoComplete="family-name" optional maxLength={80} />
      </div>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        error={errors.password}
        hint="At least 6 characters"
      />
      <PasswordField
        label="Confirm password"
        name="confirm"
        autoComplete="new-password"
        required
        error={errors.confirm}
      />
      <Button type="submit" size="lg" block className="mt-2" busy={busy} busyText="Creating your account...">
        Create Account
      </Button>
    </form>
  );
}
