import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tabStorage } from '../../../client/browser/storage.ts';
import { TODAY_KEY } from '../../../client/looks/outfits.ts';
import { USER_KEY } from '../../../client/account/session.ts';
import type { User } from '../../../contracts/session.ts';

/** Until the page has settled: the models are 33 MB. */
const AFTER_MS = 3_000;
const TRIED = 'stylecast-body-map-tried';

/**
 * A photo without a body map (uploaded from an old browser, or the models would not load) gives flat-lay cards. This
 * device tries once a visit, quietly; when it can, today's outfit is drawn on the photo without counting.
 */
export function useLateBodyMap({ photoUrl, hasBodyMap }: User): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!photoUrl || hasBodyMap || tabStorage.read(TRIED) === photoUrl) return;
    const run = new AbortController();
    const timer = setTimeout(() => {
      tabStorage.write(TRIED, photoUrl);
      import('./make-body-map.ts')
        .then(({ makeMissingBodyMap: makeLate }) => makeLate(photoUrl, run.signal))
        .then(async (made) => {
          if (!made) return;
          await client.invalidateQueries({ queryKey: USER_KEY });
          await client.invalidateQueries({ queryKey: TODAY_KEY });
        })
        .catch((error: unknown) => console.warn('No body map of the photo yet:', error));
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
      run.abort();
    };
  }, [client, photoUrl, hasBodyMap]);
}
