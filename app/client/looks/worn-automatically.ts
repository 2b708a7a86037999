import { useEffect } from 'react';
import type { Closet } from '../../contracts/closet.ts';
import type { Outfit } from '../../contracts/outfits.ts';
import { recordLookOpening, parseLookOpening } from '../../domain/closet/look-opening.ts';
import { localDate } from '../../domain/time/local-day.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { useCloset } from './closet.ts';
import { useWorn } from './worn.ts';

const KEY = 'stylecast-look-opened';

/** Private windows may have no storage: then she says it with a tap. */
function secondOpening(lookId: string): boolean {
  try {
    const { opened, isSecond } = recordLookOpening(
      parseLookOpening(localStorage.getItem(KEY)),
      lookId,
      Date.now(),
    );
    localStorage.setItem(KEY, JSON.stringify(opened));
    return isSecond;
  } catch {
    return false;
  }
}

const hasHers = ({ pieces }: Closet, { look }: Outfit): boolean =>
  look.garments.some(({ id }) =>
    pieces.some(({ garment, status }) => garment.id === id && status !== 'gone'),
  );

/** The day on this device's calendar, YYYY-MM-DD. */
const today = (): string => localDate(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** A look with pieces of hers that she opens twice on its day counts as worn; a toast says so and takes it back. */
export function useAutoWorn(outfit: Outfit): void {
  const { id } = outfit;
  const closet = useCloset();
  const { mutate } = useWorn();
  const isAsked =
    closet !== undefined && !outfit.isWorn && outfit.date === today() && hasHers(closet, outfit);
  useEffect(() => {
    if (!isAsked) return undefined;
    const look = () => {
      if (document.visibilityState !== 'visible' || !secondOpening(id)) return;
      mutate({ id, worn: true });
      showToast({
        title: 'Counted as worn today',
        description: 'You came back to this look, so its pieces count a wear.',
        action: { label: 'Undo', onPress: () => mutate({ id, worn: false }) },
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
    // Not on each change of the outfit: a heart that is tapped is no opening.
  }, [isAsked, mutate, id]);
}
