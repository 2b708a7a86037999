import { useEffect, useState } from 'react';
import { retryOnReload } from '../../client/browser/reload-once.ts';
import { tabStorage, TRIED_HERE } from '../../client/browser/storage.ts';
import { CardBoundary } from '../../ui/card-boundary.tsx';
import type * as Parts from './day-parts.tsx';
import { onceTouched } from './once-touched.ts';

/** The page has come to rest, also where nobody moves. */
const AT_REST_MS = 4000;

/** The rest of the day: its code comes when the page is at rest, or at the first key: who walks it so finds it in its place. */
export function LateDay({ hasMore, ...props }: Parts.DayPartsProps & { hasMore: boolean }) {
  const [parts, setParts] = useState<typeof Parts | null>(null);
  useEffect(() => {
    if (!hasMore && !tabStorage.read(TRIED_HERE)) return;
    const load = () => {
      stop();
      import('./day-parts.tsx').then(setParts, () => {
        stop = retryOnReload();
      });
    };
    const timer = setTimeout(load, AT_REST_MS);
    let stop = () => clearTimeout(timer);
    const unlisten = onceTouched(load);
    return () => {
      unlisten();
      stop();
    };
  }, [hasMore]);
  if (!parts) return null;
  return (
    <CardBoundary>
      <parts.DayParts {...props} />
    </CardBoundary>
  );
}
