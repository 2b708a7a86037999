import { useEffect, useRef } from 'react';

/** The part of the browser's class that is used here; not every browser has it. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/** The back gesture of a phone closes what lies over the page, and does not leave the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
    if (!open || !CloseWatcher) return undefined;
    const watcher = new CloseWatcher();
    watcher.onclose = () => latest.current();
    return () => watcher.destroy();
  }, [open]);
}
