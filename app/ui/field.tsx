import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { forwardRef, useId, useState } from 'react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';

interface FieldFrame {
  label: ReactNode;
  /** 'optional' beside the label. */
  optional?: boolean;
  hint?: ReactNode;
  /** Said under the field and read with it. */
  error?: string | null;
}

export interface TextFieldProps extends ComponentPropsWithoutRef<'input'>, FieldFrame {
  /** Icon before the text. */
  before?: Elements;
  /** Button after the text. */
  after?: Elements;
}

/** A labeled line of text with its hint or its error. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, optional, hint, error, before, after, id, className, ...input },
  ref,
) {
  const own = useId();
  const field = id ?? own;
  const note = error ?? hint;
  return (
    <div className={classNames('field', className)}>
      <label className="lbl" htmlFor={field}>
        <span>{label}</span>
        {optional && <span className="opt">optional</span>}
      </label>
      <div className={classNames('input', error && 'bad')}>
        {before}
        <input
          {...input}
          ref={ref}
          id={field}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${field}-note` : undefined}
        />
        {after}
      </div>
      <FieldNote id={`${field}-note`} error={error} hint={hint} />
    </div>
  );
});

/** The line under a field: the error when there is one, else the hint. */
export function FieldNote({ id, error, hint }: { id?: string } & Pick<FieldFrame, 'error' | 'hint'>) {
  if (error)
    return (
      <p id={id} className="hint bad" role="alert">
        <CircleAlert />
        <span>{error}</span>
      </p>
    );
  return hint ? (
    <p id={id} className="hint">
      {hint}
    </p>
  ) : null;
}

/** A password with a button that shows and hides it. */
export const PasswordField = forwardRef<HTMLInputElement, Omit<TextFieldProps, 'type' | 'after'>>(
  function PasswordField(props, ref) {
    const [shown, setShown] = useState(false);
    const Icon = shown ? EyeOff : Eye;
    const toggle = (
      <IconButton label={shown ? 'Hide password' : 'Show password'} onClick={() => setShown(!shown)}>
        <Icon />
      </IconButton>
    );
    return <TextField {...props} ref={ref} type={shown ? 'text' : 'password'} after={toggle} />;
  },
);

export type Faults<Fields> = { [Name in keyof Fields]?: string };

/** The named text fields of a form: what is typed into them, and what is wrong with it. */
export function useFields<Name extends string>(names: readonly Name[]) {
  const [errors, setErrors] = useState<Faults<Record<Name, string>>>({});

  /** What is typed, or null where `faults` finds some: they are shown, and the first wrong field has the focus. */
  function checked(
    form: HTMLFormElement,
    faults: (typed: Record<Name, string>) => Faults<Record<Name, string>>,
  ): Record<Name, string> | null {
    const data = new FormData(form);
    const read = (name: Name) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const typed = Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
    const found = faults(typed);
    setErrors(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first === undefined) return typed;
    form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    return null;
  }

  /** What the server says of one field stands at it, and it has the focus. */
  function blame(form: HTMLFormElement | null, name: Name, message: string): void {
    setErrors((now) => ({ ...now, [name]: message }));
    form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }
  return { errors, checked, blame };
}
