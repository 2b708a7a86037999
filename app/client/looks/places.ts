import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reversePlace, searchPlaces } from '../../contracts/places.ts';
import type { PlaceAnswer } from '../../contracts/places.ts';
import { callApi } from '../api/call-api.ts';
import { useDebounced } from '../browser/use-debounced.ts';

const LEAST_LETTERS = 2;
const LONGEST = 80;

/** Places whose name begins with what is typed, the most populous first; asked after a short pause. */
export function usePlaceSearch(typed: string): { places: PlaceAnswer[]; isSearching: boolean } {
  const now = typed.trim().slice(0, LONGEST);
  const q = useDebounced(now);
  const asks = now.length >= LEAST_LETTERS && q.length >= LEAST_LETTERS;
  const { data, isFetching } = useQuery({
    queryKey: [searchPlaces.path, q],
    queryFn: ({ signal }) => callApi(searchPlaces, { query: { q }, signal }),
    enabled: asks,
    placeholderData: keepPreviousData,
  });
  return { places: asks ? (data ?? []) : [], isSearching: asks && (isFetching || q !== now) };
}

/** The place nearest to a position, null far from any. Throws ApiError. */
export const placeAt = (lat: number, lon: number): Promise<PlaceAnswer | null> =>
  callApi(reversePlace, { query: { lat, lon } });
