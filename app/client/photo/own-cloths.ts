import type { QueryClient } from '@tanstack/react-query';
import { getCloset, type ClosetPiece } from '../../contracts/closet.ts';
import type { Look } from '../../domain/looks/look.ts';
import type { ClothFile, ClothFiles } from '../../fitting-room/preview/preview-messages.ts';
import { callApi } from '../api/call-api.ts';
import { CLOSET_KEY } from '../looks/closet.ts';
import { fetchFile } from './photo-parts.ts';

const fetchCloth = (client: QueryClient, { atlas, cloth }: NonNullable<ClosetPiece['own']>) =>
  client.fetchQuery({
    queryKey: ['own-cloth', atlas],
    queryFn: async ({ signal }): Promise<ClothFile> => ({
      facts: cloth.surface,
      atlas: await fetchFile(atlas, signal),
    }),
    staleTime: Infinity,
  });

/** Her own cloths in a look, fetched once. Where one cannot be had our drawing is worn. */
export async function ownCloths(client: QueryClient, look: Look): Promise<ClothFiles> {
  const worn = new Set(look.garments.map(({ id }) => id));
  const closet = await client
    .ensureQueryData({ queryKey: CLOSET_KEY, queryFn: ({ signal }) => callApi(getCloset, { signal }) })
    .catch(() => null);
  const files = await Promise.all(
    (closet?.pieces ?? []).map(async ({ garment, own }) => {
      if (!own || !worn.has(garment.id)) return null;
      const file = await fetchCloth(client, own).catch(() => null);
      return file && ([garment.id, file] as const);
    }),
  );
  return new Map(files.filter((file) => file !== null));
}
