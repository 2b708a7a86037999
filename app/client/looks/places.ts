import { useQuery } from '@tanstack/react-query';
import { reversePlace, searchPlaces } from '../../contracts/places.ts';
import type { Device, PlaceAnswer } from '../../contracts/places.ts';
import type { tryPlaces } from '../../contracts/try.ts';
import { callApi } from '../api/call-api.ts';

const LEAST_LETTERS = 2;
const LONGEST = 80;

/** What decides among places of one name (docs/decisions/namesakes-are-asked.md). */
export function readDevice(): Device {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const languages = globalThis.navigator?.languages ?? [];
  return { zone, languages: languages.slice(0, 10).join(',') };
}

const isContinued = (before: unknown, now: string): boolean =>
  typeof before === 'string' && (now.startsWith(before) || before.startsWith(now));

/** Places that what is typed may mean, the likeliest first: asked at each letter, so that the first row is there at once. */
export function usePlaceSearch(
  typed: string,
  call: typeof searchPlaces | typeof tryPlaces = searchPlaces,
): { places: PlaceAnswer[]; isSearching: boolean } {
  const q = typed.trim().slice(0, LONGEST);
  const asks = q.length >= LEAST_LETTERS;
  const { data, isFetching } = useQuery({
    queryKey: [call.path, q],
    queryFn: ({ signal }) => callApi(call, { query: { q, ...readDevice() }, signal }),
    enabled: asks,
    // Rows of the letters before stay until the new ones are there; those of another word do not.
    placeholderData: (rows, query) => (isContinued(query?.queryKey[1], q) ? rows : undefined),
  });
  return { places: asks ? (data ?? []) : [], isSearching: asks && isFetching };
}

/** The place nearest to a position, null far from any. Throws ApiError. */
export const placeAt = (lat: number, lon: number): Promise<PlaceAnswer | null> =>
  callApi(reversePlace, { query: { lat, lon } });
