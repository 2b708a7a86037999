import { classNames } from './class-names.ts';

interface BarProps {
  now: number;
  /** What it is full at. */
  max?: number;
  label: string;
  /** How far it is, in words. */
  text?: string;
  className?: string;
}

export function Bar({ now, max = 100, label, text, className }: BarProps) {
  return (
    <div
      className={classNames('bar', className)}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={text}
      aria-label={label}
    >
      <i style={{ width: `${(now / max) * 100}%` }} />
    </div>
  );
}

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
        <span>{`${percent}%`}</span>
      </div>
      <Bar className="mt-2" now={percent} label={label} text={`${label}, ${percent}%`} />
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
