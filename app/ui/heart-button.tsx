import { Heart } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

interface HeartButtonProps {
  pressed: boolean;
  onToggle: () => void;
  disabled?: boolean;
  look?: 'plain' | 'solid' | 'line';
}

/** The favourite toggle; the heart pops when it is set. */
export function HeartButton({ pressed, onToggle, disabled, look = 'solid' }: HeartButtonProps) {
  const [touched, setTouched] = useState(false);
  return (
    <IconButton
      label="Favorite"
      look={look}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      className={classNames('heart', touched && pressed && 'pop')}
      onClick={() => {
        if (disabled) return;
        setTouched(true);
        onToggle();
      }}
    >
      <Heart className="i" aria-hidden="true" />
    </IconButton>
  );
}
