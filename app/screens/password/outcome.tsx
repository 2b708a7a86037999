import type { ReactNode } from 'react';

interface OutcomeProps {
  icon: ReactNode;
  tone?: 'good' | 'bad';
  title: string;
  children: ReactNode;
}

/** How something ended, or that it is under way: a sign, a title, words, what to do next. What may come lies in a template. */
export function Outcome({ icon, tone, title, children }: OutcomeProps) {
  return (
    <div className="outcome" aria-live="polite">
      <span className="outcome-sign" data-tone={tone}>
        {icon}
      </span>
      <h1 tabIndex={-1} className="display h2 outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}
