import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The present instant (ms), refreshed every 60 s on the minute. It runs on the server's clock: the first value is
 * the one that the server rendered with, so that both agree, and a wrong clock of the device changes nothing.
 */
export function useClock(serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const ahead = serverNow - Date.now();
    const tick = () => setNow(Date.now() + ahead);
    let every: ReturnType<typeof setInterval> | undefined;
    const first = setTimeout(
      () => {
        tick();
        every = setInterval(tick, MINUTE);
      },
      MINUTE - (serverNow % MINUTE),
    );
    // A tab that slept counts no minutes.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(first);
      clearInterval(every);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [serverNow]);
  return now;
}
