import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import type { DayPartsProps } from './day-parts.tsx';

/** What stands below the fold: its code, and the drawings' own, come when she scrolls toward it. */
export function LateDay(props: DayPartsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Parts, setParts] = useState<ComponentType<DayPartsProps> | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        import('./day-parts.tsx').then(
          (module) => setParts(() => module.DayParts),
          // A line that dropped is asked again while she is there.
          () => setTimeout(() => place.current && watch.observe(place.current), 3000),
        );
      },
      // What she jumped past counts as seen.
      { rootMargin: '9999px 0px 0px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  if (Parts) return <Parts {...props} />;
  return <div ref={place} className="h-96" />;
}
