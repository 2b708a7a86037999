import { Item, Root } from 'radix-ui/radio-group';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface RadioProps<T extends string> {
  /** Null while nothing is chosen. */
  value: T | null;
  onChange: (value: T) => void;
  label: string;
  options: readonly { value: T; label: ReactNode; note?: ReactNode }[];
  className?: string;
}

/** One of a few, as segments of a pill. */
export function RadioSegments<T extends string>({ value, onChange, label, options }: RadioProps<T>) {
  return (
    <Root
      className="seg"
      orientation="horizontal"
      aria-label={label}
      value={value ?? ''}
      onValueChange={(next) => onChange(next as T)}
    >
      {options.map((option) => (
        <Item key={option.value} value={option.value}>
          {option.label}
        </Item>
      ))}
    </Root>
  );
}

/** One of a few, as cards with a note. */
export function RadioCards<T extends string>({ value, onChange, label, options, className }: RadioProps<T>) {
  return (
    <Root
      className={classNames('grid gap-3', className)}
      aria-label={label}
      value={value ?? ''}
      onValueChange={(next) => onChange(next as T)}
    >
      {options.map((option) => (
        <Item key={option.value} value={option.value} className="radio-card">
          <b className="strong">{option.label}</b>
          {option.note && <span className="small muted">{option.note}</span>}
        </Item>
      ))}
    </Root>
  );
}
