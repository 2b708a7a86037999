import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUser } from '../../../client/account/session.ts';
import { SWAPS_KEY, useIsRegenerating } from '../../../client/looks/outfits.ts';
import type { Outfit } from '../../../contracts/outfits.ts';

interface Preview {
  of: string;
  address: string;
}

/**
 * Address of this device's own picture of an outfit whose picture is still pending, as soon as it is drawn; it stays
 * until another look comes, by a swap too, so that the final picture can fade in over it. Null where there is none.
 * @param canDress her photo has a body map
 */
export function useInstantPreview({ id, look, imageState }: Outfit, canDress: boolean): string | null {
  const [preview, setPreview] = useState<Preview | null>(null);
  const client = useQueryClient();
  const { user } = useUser();
  const isRegenerating = useIsRegenerating();
  const isChoosing = useIsFetching({ queryKey: SWAPS_KEY }) > 0;
  const isWanted = canDress && !isRegenerating && imageState === 'pending';
  // A swap leaves the outfit its id.
  const now = [id, ...look.garments.map((garment) => garment.id)].join();
  const hasOne = preview?.of === now;
  useEffect(() => {
    if (!canDress || !user || !(isRegenerating || isChoosing) || import.meta.env.SSR) return;
    void import('../../../client/photo/instant-preview.ts')
      .then(({ prepareInstantPreview }) => prepareInstantPreview(client, user, isChoosing ? look : null))
      .catch(() => undefined);
    // Any look of hers will do.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [canDress, isRegenerating, isChoosing]);
  useEffect(() => {
    if (!isWanted || !user || hasOne || import.meta.env.SSR) return;
    const run = new AbortController();
    import('../../../client/photo/instant-preview.ts')
      .then(({ instantPreview }) => instantPreview(client, user, look, run.signal))
      .then(
        (picture) => {
          if (picture && !run.signal.aborted) setPreview({ of: now, address: URL.createObjectURL(picture) });
        },
        // Without it the queue's picture comes as it always did.
        () => undefined,
      );
    return () => run.abort();
    // `now` is the look.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isWanted, hasOne, now]);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview.address)), [preview]);
  return hasOne ? preview.address : null;
}
