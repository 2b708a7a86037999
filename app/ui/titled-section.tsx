import { useId } from 'react';
import type { ReactNode } from 'react';

interface TitledSectionProps {
  title: string;
  /** At the other end of the heading's line. */
  beside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a page under its heading, which is its name, too. */
export function TitledSection({ title, beside, className, children }: TitledSectionProps) {
  const id = useId();
  const heading = (
    <h2 id={id} className="display h2">
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id} className={className}>
      {beside ? (
        <div className="section-head">
          {heading}
          {beside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
