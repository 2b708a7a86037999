import { useEffect, useRef, useState } from 'react';
import { retryOnReload } from '../../client/browser/reload-once.ts';
import { onceVisible } from '../../ui/behavior/when-seen.ts';
import type { Elements } from '../../ui/elements.ts';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import type * as DayParts from './day-parts.tsx';

/** What lies above the window counts as seen: a link may have jumped past it. */
const ALL_ABOVE = '9999px 0px 0px';

interface LateDayProps extends DayParts.DayPartsProps {
  /** Stands between the pieces and the rest of the day. */
  children: Elements;
}

/** The part below the fold: its code loads when she scrolls toward it. */
export function LateDay({ children, ...props }: LateDayProps) {
  const place = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<typeof DayParts | null>(null);
  useEffect(() => {
    if (!place.current) return;
    let stop = onceVisible(
      place.current,
      () =>
        import('./day-parts.tsx').then(setParts, () => {
          stop = retryOnReload();
        }),
      ALL_ABOVE,
    );
    return () => stop();
  }, []);
  return (
    <>
      {parts ? (
        <CardBoundary>
          <parts.PiecesToday {...props} />
        </CardBoundary>
      ) : (
        // The morning mail's "Swap a piece" leads to this id; what takes its place scrolls on (day-parts.tsx).
        <div ref={place} id="pieces-title" className="card mt-4 h-96 wide:mt-6" />
      )}
      {children}
      {parts && <parts.RestOfDay {...props} />}
    </>
  );
}
