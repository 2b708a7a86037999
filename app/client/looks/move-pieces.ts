// Separate from closet.ts, which is in home's bundle.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MOST_AT_ONCE, movePieces } from '../../contracts/closet.ts';
import type { PieceStatus } from '../../domain/closet/closet-terms.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { cachePieces, formatPieceCount, useClosetFailure } from './closet.ts';
import { CLOSET_KEY } from './closet-query.ts';

/** POST /api/closet/move: many at once, in as many calls as they need. */
export function useMovePieces() {
  const client = useQueryClient();
  const failed = useClosetFailure("We couldn't move these pieces");
  return useMutation({
    scope: { id: 'closet' },
    mutationFn: async ({ ids, status }: { ids: string[]; status: PieceStatus }) => {
      let moved = 0;
      for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
        const some = ids.slice(from, from + MOST_AT_ONCE);
        const { pieces } = await callApi(movePieces, { body: { ids: some, status } });
        cachePieces(client, pieces);
        moved += pieces.length;
      }
      return moved;
    },
    onSuccess: (moved, { ids }) => {
      if (moved === ids.length) return;
      void client.invalidateQueries({ queryKey: CLOSET_KEY });
      showToast({
        title: `${formatPieceCount(moved)} moved, ${ids.length - moved} left in place`,
        description: "Some were removed or given away in the meantime. Here's your closet as it is now.",
      });
    },
    onError: failed,
  });
}
