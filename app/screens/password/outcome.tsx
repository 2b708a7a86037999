import type { ReactNode } from 'react';
import type { Elements } from '../../ui/elements.ts';

const TONES = { good: 'sage', bad: 'failed', open: 'rose' };

interface OutcomeProps {
  icon: ReactNode;
  tone?: keyof typeof TONES;
  title: string;
  children: Elements;
}

/** An outcome or a wait: icon, title, text, next step. Outcomes that may follow are in templates. */
export function Outcome({ icon, tone = 'open', title, children }: OutcomeProps) {
  return (
    <div className="outcome" aria-live="polite">
      <span className={`sign size-[56px] ${TONES[tone]}`}>{icon}</span>
      <h1 tabIndex={-1} className="display h2 outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}
