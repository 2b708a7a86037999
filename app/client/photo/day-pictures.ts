import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Look } from '../../domain/looks/look.ts';
import { useUser } from '../account/session.ts';

// Pictures of days to come, drawn on this device: they cost no server anything, and a plan that changes wastes nothing.

/** Nothing waits for these: what she does on the page comes first. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle time to tell of.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/**
 * The address of a picture of her in a look, made on this device; null until it is there, and where it cannot be made.
 * It is kept among the answers of calls, by her and her photo: another photo is another picture, and it goes with all
 * else that is hers when she is signed out.
 * @param isWanted her photo can be dressed, and the picture is in sight
 */
export function useDayPicture(look: Look, isWanted: boolean): string | null {
  const { user } = useUser();
  const { data } = useQuery({
    queryKey: [
      'day-picture',
      user?.id,
      user?.photoUrl,
      user?.warmPhotoUrl,
      ...look.garments.map(({ id }) => id),
    ],
    queryFn: async ({ client, signal }) => {
      await whenIdle();
      const { drawOnHerPhoto } = await import('./instant-preview.ts');
      return user ? drawOnHerPhoto(client, user, look, signal) : null;
    },
    enabled: isWanted && !import.meta.env.SSR,
    gcTime: Infinity,
  });
  return useAddress(isWanted ? (data ?? null) : null);
}

/** Of a picture in memory, for as long as it is shown. */
function useAddress(picture: Blob | null): string | null {
  const [shown, setShown] = useState<{ picture: Blob; address: string } | null>(null);
  useEffect(() => {
    if (!picture) return;
    const address = URL.createObjectURL(picture);
    setShown({ picture, address });
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return shown && shown.picture === picture ? shown.address : null;
}
