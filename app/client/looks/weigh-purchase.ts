import { useQuery } from '@tanstack/react-query';
import { weighPurchase } from '../../contracts/buying.ts';
import type { PieceWarmth } from '../../domain/closet/closet-terms.ts';
import { callApi } from '../api/call-api.ts';
import type { PieceChoice } from '../photo/garment-queue.ts';

/** What a piece on trial would bring, from its facts alone. @param pieces of hers: with others it is weighed anew */
export const useWeighedPurchase = ({ garmentId, color }: PieceChoice, warmth: PieceWarmth, pieces: number) =>
  useQuery({
    queryKey: ['/api/closet/trial', garmentId, color, warmth, pieces],
    queryFn: ({ signal }) => callApi(weighPurchase, { body: { garmentId, color, warmth }, signal }),
    staleTime: 10 * 60_000,
    // The looks of one color stand while another is weighed.
    placeholderData: (before) => before,
  });
