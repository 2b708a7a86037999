import { Heart } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

interface HeartButtonProps {
  pressed: boolean;
  onToggle: () => void;
}

/** The favorite toggle; the heart pops when it is set. */
export function HeartButton({ pressed, onToggle }: HeartButtonProps) {
  const [touched, setTouched] = useState(false);
  return (
    <IconButton
      label="Favorite"
      look="solid"
      aria-pressed={pressed}
      className={classNames('heart', touched && pressed && 'pop')}
      onClick={() => {
        setTouched(true);
        onToggle();
      }}
    >
      <Heart />
    </IconButton>
  );
}
