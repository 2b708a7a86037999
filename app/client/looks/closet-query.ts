import type { Closet } from '../../contracts/closet.ts';

export const CLOSET_KEY = ['/api/closet'] as const;

/** Her closet, wherever a look is shown. The call comes late: a page shows a look before it asks whose pieces these are. */
export const CLOSET_QUERY = {
  queryKey: CLOSET_KEY,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Closet> =>
    (await import('./fetch-closet.ts')).fetchCloset(signal),
};
