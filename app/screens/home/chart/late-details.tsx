import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { WhyDetails, type WhyDetailsProps } from './why-details.tsx';

/** Keeps what the server has drawn: React does not touch the inside of such an element while it takes the page over. */
const AS_DRAWN = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * Receipt and chart as the server has drawn them. They can only be looked at, so their code comes when they must be drawn
 * anew: the present has moved on, she reads another unit, or the outfit was made in the browser.
 */
export function LateDetails(props: WhyDetailsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Details, setDetails] = useState<ComponentType<WhyDetailsProps> | null>(null);
  const { outfit, now, unit } = props;
  const { receipt } = outfit;
  const shown = `${now} ${unit}`;
  const [drawn] = useState({ receipt, shown });
  const isStale = drawn.receipt !== receipt || drawn.shown !== shown;
  useEffect(() => {
    if (Details || (!isStale && place.current?.firstElementChild)) return;
    let gone = false;
    import('./why-details.tsx').then(
      (module) => gone || setDetails(() => module.WhyDetails),
      // Without the network what stands there stays.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [Details, isStale]);
  // The browser's build leaves this and its imports out (`LATE` in vite.config.ts).
  if (import.meta.env.SSR) {
    return (
      <div>
        <WhyDetails {...props} />
      </div>
    );
  }
  if (Details) {
    return (
      <div key="own">
        <Details {...props} />
      </div>
    );
  }
  return <div key="drawn" ref={place} {...AS_DRAWN} />;
}
