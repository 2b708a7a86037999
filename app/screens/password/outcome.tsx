import { forwardRef } from 'react';
import type { ReactNode } from 'react';

interface OutcomeProps {
  icon: ReactNode;
  tone?: 'good' | 'bad';
  title: string;
  children: ReactNode;
}

/** How something ended, or that it is under way: a sign, a title, words, what to do next. */
export const Outcome = forwardRef<HTMLHeadingElement, OutcomeProps>(function Outcome(
  { icon, tone, title, children },
  heading,
) {
  return (
    <div className="outcome" aria-live="polite">
      <span className="outcome-sign" data-tone={tone}>
        {icon}
      </span>
      <h1 ref={heading} tabIndex={-1} className="display h2 outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
});
