import { useQuery } from '@tanstack/react-query';
import type { Closet } from '../../contracts/closet.ts';
import { useUser } from '../account/session.ts';

export const CLOSET_KEY = ['/api/closet'] as const;

/** Her closet, wherever a look is shown. The call comes late: a page shows a look before it asks whose pieces these are. */
export const CLOSET_QUERY = {
  queryKey: CLOSET_KEY,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Closet> =>
    (await import('./fetch-closet.ts')).fetchCloset(signal),
};

/** Her pictures by worn id ('wool-coat:camel'); made once for each answer, not for each piece that is shown. */
const picturesOf = (closet: Closet): ReadonlyMap<string, string> =>
  new Map(closet.pieces.flatMap(({ garment, photo }) => (photo === null ? [] : [[garment.id, photo]])));

/** The address of her own picture of what a look or a list names; null where she has none, and before it is known. */
export function useOwnPicture(wornId: string, isWanted: boolean): string | null {
  const { user } = useUser();
  const { data } = useQuery({
    ...CLOSET_QUERY,
    enabled: user !== null && isWanted,
    select: picturesOf,
  });
  return data?.get(wornId) ?? null;
}
