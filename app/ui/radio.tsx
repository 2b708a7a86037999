import { useId } from 'react';
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
export const RadioSegments = <T extends string>(props: RadioProps<T>) => (
  <RadioGroup {...props} className="seg" />
);

/** One of a few, as cards with a note. */
export const RadioCards = <T extends string>({ className, ...props }: RadioProps<T>) => (
  <RadioGroup {...props} className={classNames('grid gap-3', className)} item="radio-card" />
);

/** The browser's own radio buttons, each invisible under its label: arrow keys and screen readers know them. */
function RadioGroup<T extends string>({
  value,
  onChange,
  label,
  options,
  className,
  item,
}: RadioProps<T> & { item?: string }) {
  const name = useId();
  return (
    <div className={className} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={classNames('radio', item)}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={option.note ? 'strong' : undefined}>{option.label}</span>
          {option.note && <span className="small muted">{option.note}</span>}
        </label>
      ))}
    </div>
  );
}
