import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../contracts/call.ts';
import { notForMe } from '../../contracts/outfits.ts';
import { FIT_KEY } from './fit-preferences.ts';
import { callApi } from '../api/call-api.ts';
import { invalidatePlans } from '../api/plan-keys.ts';
import { showFailure } from '../api/say-failure.ts';

type Because = BodyInputOf<typeof notForMe>;

/** POST /api/outfits/{id}/not-for-me. `onNoted` makes the next look, where one is left. */
export function useNotForMe(outfitId: string, onNoted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Because) => callApi(notForMe, { params: { id: outfitId }, body }),
    onSuccess: (_, { reason }) => {
      invalidatePlans(client);
      if (reason === 'not-owned') void client.invalidateQueries({ queryKey: FIT_KEY });
      onNoted();
    },
    onError: (error) => showFailure(error, 'This could not be noted'),
  });
}
