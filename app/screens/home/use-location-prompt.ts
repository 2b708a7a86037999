import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tabStorage } from '../../client/browser/storage.ts';
import { showToast } from '../../ui/toast/toast-store.ts';

/** Places that nobody chose (docs/rules/places-and-units.md). */
const UNCHOSEN = ['', 'San Francisco, CA', 'Your Location'];
const AFTER_MS = 2_000;
const ASKED = 'stylecast-location-asked';

/**
 * Asks her to allow location access when her place was never chosen, then looks it up, once a visit. The code for it comes
 * only then: nearly everybody has a place.
 */
export function useLocationPrompt(location: string): void {
  const client = useQueryClient();
  const unchosen = UNCHOSEN.includes(location);
  useEffect(() => {
    if (!unchosen || tabStorage.read(ASKED)) return;
    showToast({
      title: 'Update Location',
      description: 'Please allow location access, so the weather is right for where you are.',
    });
    const timer = setTimeout(() => {
      tabStorage.write(ASKED, 'yes');
      import('../../client/looks/location.ts').then(
        ({ changeLocation }) => changeLocation(client, { by: 'gps' }),
        () => undefined,
      );
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [unchosen, client]);
}
