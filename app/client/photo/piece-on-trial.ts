// A piece on trial ("Should I buy it?"): what it would bring, and her in it.
import { useQuery } from '@tanstack/react-query';
import { weighPurchase } from '../../contracts/her-clothes/buying.ts';
import type { PieceWarmth } from '../../domain/closet/closet-terms.ts';
import type { Look } from '../../domain/looks/look.ts';
import type { LaidFlat } from '../../fitting-room/garment-photo/garment-photo-messages.ts';
import { useUser } from '../account/session.ts';
import { callApi } from '../api/call-api.ts';
import { importOrReload } from '../browser/reload-once.ts';
import type { PieceChoice } from './garment-queue.ts';
import { ownCloths } from './own-cloths.ts';

/** What a piece on trial would bring, from its facts alone. @param pieces of hers: with others it is weighed anew */
export const useWeighedPurchase = ({ garmentId, color }: PieceChoice, warmth: PieceWarmth, pieces: number) =>
  useQuery({
    queryKey: ['/api/closet/trial', garmentId, color, warmth, pieces],
    queryFn: ({ signal }) => callApi(weighPurchase, { body: { garmentId, color, warmth }, signal }),
    staleTime: 10 * 60_000,
    // The looks of one color stand while another is weighed.
    placeholderData: (before) => before,
  });

/** 'no photo': she has none of herself; 'not shown': hers cannot show this look. */
type TrialPieceState = 'drawing' | 'drawn' | 'no photo' | 'not shown';

/**
 * Her in a look with a piece that is not hers yet: drawn on this device, its cloth from the photo that stays here.
 * @param id of the piece in the look; @param trial names the photo and her corrections of it
 */
export function useTrialPiecePicture(
  look: Look,
  { id, laid, trial }: { id: string; laid: LaidFlat; trial: string },
): { state: TrialPieceState; picture: Blob | null } {
  const { user } = useUser();
  const { data, isPending, isError } = useQuery({
    queryKey: [
      'trial-picture',
      user?.id,
      user?.photoUrl,
      user?.warmPhotoUrl,
      trial,
      ...look.garments.map((garment) => garment.id),
    ],
    queryFn: async ({ client, signal }) => {
      if (!user) return null;
      const { drawOnHerPhoto } = await importOrReload(() => import('./instant-preview.ts'));
      const cloths = new Map(await ownCloths(client, look));
      if (laid.is === 'cloth') cloths.set(id, { facts: laid.surface, atlas: laid.atlas });
      else cloths.delete(id);
      return drawOnHerPhoto(client, user, look, signal, cloths);
    },
    enabled: Boolean(user?.photoUrl),
    retry: false,
    staleTime: Infinity,
  });
  if (!user?.photoUrl) return { state: 'no photo', picture: null };
  if (isPending) return { state: 'drawing', picture: null };
  return data && !isError ? { state: 'drawn', picture: data } : { state: 'not shown', picture: null };
}
