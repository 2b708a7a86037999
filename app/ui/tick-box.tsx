import { Check } from 'lucide-react';

/** A checkbox with our own tick; the label around it names it. */
export function TickBox({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <>
      <input
        className="tick"
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="tick-box" aria-hidden="true">
        <Check />
      </span>
    </>
  );
}
