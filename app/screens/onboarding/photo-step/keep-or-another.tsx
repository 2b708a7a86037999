import { Camera } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

interface KeepOrAnotherProps {
  onAnother: () => void;
  onKeep: () => void;
}

/** Her word on a photo that another one would do better than. */
export function KeepOrAnother({ onAnother, onKeep }: KeepOrAnotherProps) {
  return (
    <div className="row wrap">
      <Button onClick={onAnother}>
        <Camera />
        Take another
      </Button>
      <Button variant="line" onClick={onKeep}>
        Keep this one
      </Button>
    </div>
  );
}
