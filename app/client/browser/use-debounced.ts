import { useEffect, useState } from 'react';

const PAUSE_MS = 150;

/** What is typed, once nothing was typed for a moment. */
export function useDebounced(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
