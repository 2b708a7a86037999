import { Link } from '../framework/react.ts';
import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type ButtonVariant = 'primary' | 'ink' | 'line' | 'soft' | 'quiet' | 'danger' | 'danger-solid' | 'white';

interface Looks {
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
}

interface ButtonProps extends ComponentPropsWithoutRef<'button'>, Looks {
  /** While true the button shows `busyText`, keeps its focus and cannot be pressed again. */
  busy?: boolean;
  busyText?: string;
}

/** One element that React can remove, also on a translated page. */
const Words = ({ children }: { children: ReactNode }) => <span className="btn-words">{children}</span>;

const buttonClasses = ({ variant = 'primary', size = 'md', block }: Looks, className?: string) =>
  classNames('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, block && 'btn-block', className);

/** A button. Busy uses aria-disabled, not disabled: a disabled button would drop the keyboard focus. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, block, busy, busyText, className, children, onClick, type = 'button', ...rest },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second press of a double click may come before `busy` is rendered. A button that never waits takes both.
    const isSecond = busy !== undefined && event.detail > 1;
    if (busy || isSecond) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={buttonClasses({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      {busy ? (
        <>
          <Spinner />
          <span aria-live="polite">{busyText ?? <Words>{children}</Words>}</span>
        </>
      ) : (
        <Words>{children}</Words>
      )}
    </button>
  );
});

interface Call<What> {
  isPending: boolean;
  mutate: (what: What) => void;
}

/** For a button that runs a mutation: busy until it is answered. */
export function mutationProps(call: Call<void>): Pick<ButtonProps, 'busy' | 'onClick'>;
export function mutationProps<What>(call: Call<What>, what: What): Pick<ButtonProps, 'busy' | 'onClick'>;
export function mutationProps<What>(call: Call<What>, what?: What) {
  return { busy: call.isPending, onClick: () => call.mutate(what as What) };
}

interface ButtonLinkProps extends ComponentPropsWithoutRef<typeof Link>, Looks {
  children: ReactNode;
}

export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClasses({ variant, size, block }, className)} />;
}

interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** The accessible name. */
  label: string;
  look?: 'plain' | 'solid' | 'line';
}

/** A round button of 44 px with only an icon in it. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, look = 'plain', className, type = 'button', ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      aria-label={label}
      className={classNames('icon-btn', look !== 'plain' && look, className)}
    />
  );
});
