import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface TickBoxProps {
  /** In a form that is read when it is sent. */
  name?: string;
  checked?: boolean;
  onChange?: (checked: boolean) => void;
}

/** A checkbox with our own tick; the label around it names it. */
export function TickBox({ name, checked, onChange }: TickBoxProps) {
  return (
    <>
      <input
        className="tick"
        type="checkbox"
        name={name}
        checked={checked}
        onChange={onChange && ((event) => onChange(event.target.checked))}
      />
      <span className="tick-box" aria-hidden="true">
        <Check />
      </span>
    </>
  );
}

/** A checkbox with its words, as a line of a form. */
export function TickLine({ children, ...box }: TickBoxProps & { children: ReactNode }) {
  return (
    <label className="tick-line small">
      <TickBox {...box} />
      <span>{children}</span>
    </label>
  );
}
