import { useEffect, useState } from 'react';
import { retryOnReload } from '../../client/browser/reload-once.ts';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import type * as Parts from './day-parts.tsx';

/** An idle moment comes within this on a busy page. */
const LATEST_MS = 3000;

/** Acts once, when the page has nothing to do or at the first key: who walks it by keyboard finds the part in its place. */
function onceIdle(act: () => void): () => void {
  const once = () => {
    stop();
    act();
  };
  // Safari knows no idle moments.
  const isKnown = typeof requestIdleCallback === 'function';
  const waiting = isKnown ? requestIdleCallback(once, { timeout: LATEST_MS }) : setTimeout(once, LATEST_MS);
  const stop = () => {
    removeEventListener('keydown', once);
    if (isKnown) cancelIdleCallback(waiting as number);
    else clearTimeout(waiting);
  };
  addEventListener('keydown', once, { once: true });
  return stop;
}

/** The rest of the day: its code comes after the page. */
export function LateDay(props: Parts.DayPartsProps) {
  const [parts, setParts] = useState<typeof Parts | null>(null);
  useEffect(() => {
    let stop = onceIdle(
      () =>
        void import('./day-parts.tsx').then(setParts, () => {
          stop = retryOnReload();
        }),
    );
    return () => stop();
  }, []);
  if (!parts) return null;
  return (
    <CardBoundary>
      <parts.DayParts {...props} />
    </CardBoundary>
  );
}
