import { useEffect, useState } from 'react';

const PAUSE_MS = 150;

/** What is typed or moved, once nothing was for a moment. */
export function useDebounced<T>(now: T): T {
  const [paused, setPaused] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(now), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return paused;
}
