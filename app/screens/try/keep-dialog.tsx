import { useMutation } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useId, useRef } from 'react';
import type { FormEvent } from 'react';
import { callApi } from '../../client/api/call-api.ts';
import { ApiError, failureText } from '../../client/api/errors.ts';
import type { User } from '../../contracts/session.ts';
import { register } from '../../contracts/session.ts';
import { usernameFor } from '../../domain/account/username.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, type Openable } from '../../ui/dialog.tsx';
import { PasswordField, TextField, useFields } from '../../ui/field.tsx';
import { refusedFieldName } from '../auth/sign-up-rules.ts';
import { keepErrors, KEEP_FIELDS, type KeepFields } from './keep-rules.ts';

const TRIES = 4;

/** A name for signing in is made of hers; where it is taken, another one. @throws ApiError */
async function signUp({ name, email, password }: KeepFields): Promise<User> {
  const firstName = name.trim();
  for (let tries = 0; ; tries++) {
    const username = usernameFor({ firstName, lastName: null }, tries, Math.random());
    try {
      return await callApi(register, { body: { username, email: email.trim(), password, firstName } });
    } catch (error) {
      const isTaken = error instanceof ApiError && refusedFieldName(error.message) === 'username';
      if (!isTaken || tries === TRIES) throw error;
    }
  }
}

interface KeepDialogProps extends Openable {
  /** What she tried goes to her account, and she goes on there. */
  onAccount: (user: User) => Promise<void>;
}

/** "Keep it": three fields, and everything that she has tried comes along. */
export function KeepDialog({ open, onOpenChange, onAccount }: KeepDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { errors, checked, blame } = useFields(KEEP_FIELDS);
  const keep = useMutation({
    mutationFn: async (fields: KeepFields) => onAccount(await signUp(fields)),
    onError: (error) => {
      const field = refusedFieldName(error.message);
      if (field === 'email' || field === 'password') blame(form.current, field, error.message);
    },
  });
  const busy = keep.isPending || keep.isSuccess;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = busy ? null : checked(event.currentTarget, keepErrors);
    if (typed) keep.mutate(typed);
  };
  const field = keep.error && refusedFieldName(keep.error.message);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keep your look"
      description="Create your free account. Your photo, your city and your style come along."
      footer={
        <Button type="submit" form={id} size="lg" block busy={busy} busyText="Creating your account...">
          Keep it
        </Button>
      }
    >
      <form id={id} ref={form} className="grid gap-4" noValidate onSubmit={submit}>
        <TextField
          label="Your name"
          name="name"
          autoComplete="given-name"
          maxLength={80}
          error={errors.name}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          hint="You sign in with it."
          error={errors.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint="At least 6 characters"
          error={errors.password}
        />
        {keep.error && field !== 'email' && field !== 'password' && (
          <p className="alert bad" role="alert">
            {failureText(keep.error, 'Something went wrong. Please try again.')}
          </p>
        )}
        <p className="try-private small muted">
          <Lock />
          <span>Your photo is uploaded now, and only you can see it.</span>
        </p>
        <p className="small muted">
          Already with us?{' '}
          <a className="link u" href="/auth">
            Sign in
          </a>
        </p>
      </form>
    </Dialog>
  );
}
