import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { ComfortChart, type ComfortChartProps } from './comfort-chart.tsx';

/** Keeps what the server has drawn: React does not touch the inside of such an element while it takes the page over. */
const AS_DRAWN = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * The chart as the server has drawn it. It can only be looked at, so its code comes when it must be drawn anew: the present
 * has moved on, she reads another unit, or the outfit was made in the browser.
 */
export function LateChart(props: ComfortChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Chart, setChart] = useState<ComponentType<ComfortChartProps> | null>(null);
  const { receipt, now, unit } = props;
  const shown = `${now} ${unit}`;
  const [drawn] = useState({ receipt, shown });
  const isStale = drawn.receipt !== receipt || drawn.shown !== shown;
  useEffect(() => {
    if (Chart || (!isStale && place.current?.firstElementChild)) return;
    let gone = false;
    import('./comfort-chart.tsx').then(
      (module) => gone || setChart(() => module.ComfortChart),
      // Without the network the one that stands there stays.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [Chart, isStale]);
  // The browser's build leaves this and its imports out (`LATE` in vite.config.ts).
  if (import.meta.env.SSR) {
    return (
      <div>
        <ComfortChart {...props} />
      </div>
    );
  }
  if (Chart) {
    return (
      <div key="own">
        <Chart {...props} />
      </div>
    );
  }
  return <div key="drawn" ref={place} {...AS_DRAWN} />;
}
