import { useEffect, useRef } from 'react';
import { showToast } from '../../ui/toast-store.ts';

/** Places that nobody chose (spec 4). */
const UNCHOSEN = ['', 'San Francisco, CA', 'Your Location'];
const AFTER_MS = 2_000;
const ASKED = 'stylecast-location-asked';

/** Asks her to allow location access when her place was never chosen, then looks it up, once a visit. */
export function useLocationPrompt(location: string, lookUp: () => void): void {
  const latest = useRef(lookUp);
  useEffect(() => {
    latest.current = lookUp;
  });
  const unchosen = UNCHOSEN.includes(location);
  useEffect(() => {
    if (!unchosen || sessionStorage.getItem(ASKED)) return;
    showToast({
      title: 'Update Location',
      description: 'Please allow location access, so the weather is right for where you are.',
    });
    const timer = setTimeout(() => {
      sessionStorage.setItem(ASKED, 'yes');
      latest.current();
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [unchosen]);
}
