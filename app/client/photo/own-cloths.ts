import type { QueryClient } from '@tanstack/react-query';
import { getCloset, type Closet, type ClosetPiece } from '../../contracts/closet.ts';
import type { Look } from '../../domain/looks/look.ts';
import type { ClothFile, ClothFiles } from '../../fitting-room/preview/cloth-files.ts';
import { callApi } from '../api/call-api.ts';
import { CLOSET_QUERY } from '../looks/closet-query.ts';
import { fetchFile } from './photo-parts.ts';

type Own = NonNullable<ClosetPiece['own']>;

const fetchCloth = async ({ atlas, cloth }: Own, signal: AbortSignal): Promise<ClothFile> => ({
  facts: cloth.surface,
  atlas: await fetchFile(atlas, signal),
});

/** Her own cloths in a look. Where one cannot be had our drawing is worn. */
async function clothsIn(
  look: Look,
  closet: Promise<Closet>,
  fetch: (own: Own) => Promise<ClothFile>,
): Promise<ClothFiles> {
  const worn = new Set(look.garments.map(({ id }) => id));
  const { pieces } = await closet.catch(() => ({ pieces: [] }));
  const files = await Promise.all(
    pieces.map(async ({ garment, own }) => {
      if (!own || !worn.has(garment.id)) return null;
      const file = await fetch(own).catch(() => null);
      return file && ([garment.id, file] as const);
    }),
  );
  return new Map(files.filter((file) => file !== null));
}

/** Fetched once, and gone with all else that is hers when she is signed out. */
export const ownCloths = (client: QueryClient, look: Look): Promise<ClothFiles> =>
  clothsIn(look, client.ensureQueryData(CLOSET_QUERY), (own) =>
    client.fetchQuery({
      queryKey: ['own-cloth', own.atlas],
      queryFn: ({ signal }) => fetchCloth(own, signal),
      staleTime: Infinity,
    }),
  );

/** The same outside the page's cache: for a film. */
export const ownClothsFor = (look: Look, signal: AbortSignal): Promise<ClothFiles> =>
  clothsIn(look, callApi(getCloset, { signal }), (own) => fetchCloth(own, signal));
