interface ProgressBarProps {
  /** 0..1 */
  share: number;
  /** What is being done, in words; shown before the percentage. */
  label: string;
}

/** A bar with its step in words and the share done. */
export function ProgressBar({ share, label }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div>
      <div className="row between xs strong num">
        <span aria-live="polite">{label}</span>
        <span>{percent}%</span>
      </div>
      <div
        className="bar mt-2"
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${label}, ${percent}%`}
        aria-label={label}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

/** Short bars for the steps of a setup. `step` counts from 1. */
export function StepBars({ step, of, label }: { step: number; of: number; label: string }) {
  return (
    <div
      className="steps"
      role="progressbar"
      aria-valuemin={1}
      aria-valuemax={of}
      aria-valuenow={step}
      aria-valuetext={`Step ${step} of ${of}`}
      aria-label={label}
    >
      {Array.from({ length: of }, (_, i) => (
        <i key={i} className={i < step ? 'on' : undefined} />
      ))}
    </div>
  );
}
