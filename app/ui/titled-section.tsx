import { useId } from 'react';
import type { Elements } from './elements.ts';

interface TitledSectionProps {
  title: string;
  /** At the other end of the heading's line. */
  beside?: Elements;
  className?: string;
  tabIndex?: number;
  children: Elements;
}

/** A section named by its heading. */
export function TitledSection({ title, beside, children, ...section }: TitledSectionProps) {
  const id = useId();
  const heading = (
    <h2 id={id} className="display h2">
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id} {...section}>
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
