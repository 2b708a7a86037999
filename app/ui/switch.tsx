import { Root } from 'radix-ui/switch';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  label: string;
  id?: string;
}

/** On or off, at once. */
export function Switch({ checked, onChange, disabled, label, id }: SwitchProps) {
  return (
    <Root
      id={id}
      className="switch"
      checked={checked}
      onCheckedChange={onChange}
      disabled={disabled}
      aria-label={label}
    />
  );
}
