import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { loadAnew } from '../../client/load-anew.ts';
import { whenSeen } from '../../ui/when-seen.ts';
import type { DayPartsProps } from './day-parts.tsx';

/** What she jumped past counts as seen. */
const ALL_ABOVE = '9999px 0px 0px';

/** What stands below the fold: its code, and the drawings' own, come when she scrolls toward it. */
export function LateDay(props: DayPartsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Parts, setParts] = useState<ComponentType<DayPartsProps> | null>(null);
  useEffect(() => {
    if (!place.current) return;
    let stop = whenSeen(
      place.current,
      () =>
        import('./day-parts.tsx').then(
          (module) => setParts(() => module.DayParts),
          () => {
            stop = loadAnew();
          },
        ),
      ALL_ABOVE,
    );
    return () => stop();
  }, []);
  if (Parts) return <Parts {...props} />;
  // The morning mail's "Swap a piece" leads to this id; what takes its place scrolls on (day-parts.tsx).
  return <div ref={place} id="pieces-title" className="h-96" />;
}
