import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';

const LONG_MS = 25_000;

function useIsLong(): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return long;
}

interface MakingPanelProps {
  /** The outfit is chosen and only its picture is missing; false while it is being chosen. */
  chosen: boolean;
  /** Drawn on her photo, or laid out flat when there is none. */
  onPhoto: boolean;
}

/** 'Generating your outfit...' with the steps in words. */
export function MakingPanel({ chosen, onPhoto }: MakingPanelProps) {
  const isLong = useIsLong();
  const last = onPhoto ? 'Dressing your photo' : 'Laying out the clothes';
  const steps = chosen
    ? ['Read the weather', 'Chose the clothes', last]
    : ['Reading the weather', 'Choosing the clothes', last];
  const current = chosen ? 2 : 0;
  return (
    <div className="making" role="status">
      <p className="strong">Generating your outfit...</p>
      <div
        className="bar"
        role="progressbar"
        aria-label="Generating your outfit"
        aria-valuemin={0}
        aria-valuemax={3}
        aria-valuenow={current}
        aria-valuetext={steps[current]}
      >
        <i className={chosen ? 'drawing' : 'choosing'} />
      </div>
      <ol>
        {steps.map((step, index) => (
          <li key={step} aria-current={index === current ? 'step' : undefined}>
            {index < current && <Check className="size-[16px]" />}
            {index === current && <Spinner />}
            {index > current && <span className="size-[16px] flex-none" />}
            <span>{step}</span>
          </li>
        ))}
      </ol>
      {isLong && (
        <p className="xs muted mt-3">
          This is taking a little longer than usual. Feel free to leave; the picture will be here when you're
          back.
        </p>
      )}
    </div>
  );
}
