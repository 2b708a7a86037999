import { useEffect } from 'react';
import type { Closet } from '../../contracts/closet.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import { recordLookOpening, parseLookOpening } from '../../domain/closet/look-opening.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { deviceStorage } from '../browser/storage.ts';
import { useCloset } from './closet.ts';
import { useWorn } from './worn.ts';

const KEY = 'stylecast-look-opened';

function secondOpening(lookId: string): boolean {
  const { opened, isSecond } = recordLookOpening(
    parseLookOpening(deviceStorage.read(KEY)),
    lookId,
    Date.now(),
  );
  deviceStorage.write(KEY, JSON.stringify(opened));
  return isSecond;
}

const hasHers = ({ pieces }: Closet, { look }: Outfit): boolean =>
  look.garments.some(({ id }) =>
    pieces.some(({ garment, status }) => garment.id === id && status !== 'gone'),
  );

/**
 * A look with pieces of hers that she opens twice on its day counts as worn; a toast says so and takes it back.
 * @param today where she lives: the device may stand elsewhere, in no zone that it knows, or a day off
 */
export function useAutoWorn(outfit: Outfit, today: string): void {
  const { id } = outfit;
  const closet = useCloset();
  const { mutate } = useWorn();
  const isAsked = closet !== undefined && !outfit.isWorn && outfit.date === today && hasHers(closet, outfit);
  useEffect(() => {
    if (!isAsked) return undefined;
    const look = () => {
      if (document.visibilityState !== 'visible' || !secondOpening(id)) return;
      mutate({ id, worn: true });
      showToast({
        title: 'Counted as worn today',
        description: 'You came back to this look, so we counted a wear for its pieces.',
        action: { label: 'Undo', onPress: () => mutate({ id, worn: false }) },
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
    // Not on each change of the outfit: a heart that is tapped is no opening.
  }, [isAsked, mutate, id]);
}
