import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../contracts/call.ts';
import { notForMe } from '../../contracts/outfits.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { FIT_KEY } from './fit-preferences.ts';
import { useRegenerate } from './outfits.ts';
import { callApi } from '../api/call-api.ts';
import { invalidatePlans } from '../api/plan-keys.ts';
import { showFailure } from '../api/say-failure.ts';

type Because = BodyInputOf<typeof notForMe>;

export interface LookSentAway {
  outfitId: string;
  /** Her local hour 0..23. */
  userHour: number;
  /** Outfits that are left today; null without limit. */
  left: number | null;
  /** Worn ids of its pieces that stay in the next look. */
  locked: readonly string[];
}

/** POST /api/outfits/{id}/not-for-me, then the next look at once where one is left, round what she has locked. */
export function useNotForMe({ outfitId, userHour, left, locked }: LookSentAway, onNoted: () => void) {
  const client = useQueryClient();
  const regenerate = useRegenerate();
  return useMutation({
    mutationFn: (body: Because) => callApi(notForMe, { params: { id: outfitId }, body }),
    onSuccess: (_, { reason, piece }) => {
      invalidatePlans(client);
      if (reason === 'not-owned') void client.invalidateQueries({ queryKey: FIT_KEY });
      onNoted();
      if (left === 0) {
        showToast({ tone: 'good', title: 'Noted', description: 'Your next look will be different.' });
        return;
      }
      const stays = locked.filter((id) => id !== piece);
      regenerate.mutate({ outfitId, userHour, locked: stays.length > 0 ? stays : undefined });
    },
    onError: (error) => showFailure(error, "We couldn't save that"),
  });
}
