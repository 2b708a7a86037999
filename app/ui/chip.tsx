import { Check } from 'lucide-react';
import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';

interface ChipProps extends ComponentPropsWithoutRef<'button'> {
  pressed: boolean;
  /** Where several can be chosen, a pressed chip carries a check mark. */
  check?: boolean;
  /** A small number after the text. */
  count?: number;
  icon?: Elements;
}

/** A pill that is pressed or not. */
export function Chip({ pressed, check, count, icon, className, children, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" aria-pressed={pressed} className={classNames('chip', className)}>
      {pressed && check ? <Check /> : icon}
      <span>{children}</span>
      {count !== undefined && <b>{count}</b>}
    </button>
  );
}
