import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { newTrip, packAgain, readTrips, removeTrip, tickPiece } from '../../contracts/planning.ts';
import type { Trip } from '../../contracts/planning.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { ONE_CHANGE } from '../api/one-change.ts';
import { showFailure } from '../api/say-failure.ts';
import { readDevice } from './places.ts';

const TRIPS_KEY = ['/api/trips'] as const;

/** GET /api/trips: her packing lists, the next trip first. */
export const useTrips = () =>
  useQuery({ queryKey: TRIPS_KEY, queryFn: ({ signal }) => callApi(readTrips, { signal }) });

export const keepTrip = (client: QueryClient, trip: Trip) =>
  client.setQueryData<Trip[]>(TRIPS_KEY, (list) => list?.map((each) => (each.id === trip.id ? trip : each)));

interface TripWish {
  location: string;
  placeId?: number | undefined;
  from: string;
  to: string;
}

/** POST /api/trips. What is wrong with it is said where she typed it. */
export function useNewTrip() {
  const client = useQueryClient();
  return useMutation({
    scope: ONE_CHANGE,
    mutationFn: (wish: TripWish) => callApi(newTrip, { body: { ...wish, device: readDevice() } }),
    onSuccess: (trip) =>
      client.setQueryData<Trip[]>(TRIPS_KEY, (list) =>
        [...(list ?? []), trip].sort((a, b) => a.from.localeCompare(b.from)),
      ),
  });
}

/** What changes one list goes out one after the other. */
const scopeOf = (id: string) => ({ id: `trip ${id}` });

export function usePackAgain(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: scopeOf(id),
    mutationFn: () => callApi(packAgain, { params: { id } }),
    onSuccess: (trip) => {
      keepTrip(client, trip);
      showToast({ tone: 'good', title: 'Packed with the latest forecast' });
    },
    onError: (error) => showFailure(error, "We couldn't repack"),
  });
}

/** PUT /api/trips/{id}/packed: shown at once, one after the other, taken back when it fails. */
export function useTick(trip: Trip) {
  const client = useQueryClient();
  const mark = (piece: string, isPacked: boolean) =>
    client.setQueryData<Trip[]>(TRIPS_KEY, (list) =>
      list?.map((each) => {
        if (each.id !== trip.id) return each;
        const others = each.packed.filter((id) => id !== piece);
        return { ...each, packed: isPacked ? [...others, piece] : others };
      }),
    );
  return useMutation({
    scope: scopeOf(trip.id),
    mutationFn: ({ piece, packed }: { piece: string; packed: boolean }) =>
      callApi(tickPiece, { params: { id: trip.id }, body: { piece, packed } }),
    onMutate: ({ piece, packed }) => void mark(piece, packed),
    // A list that was packed again meanwhile came without it.
    onSuccess: (_, { piece, packed }) => void mark(piece, packed),
    onError: (error, { piece, packed }) => {
      mark(piece, !packed);
      showFailure(error, "We couldn't check this off");
    },
  });
}

export function useRemoveTrip() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(removeTrip, { params: { id } }),
    onSuccess: (_, id) =>
      client.setQueryData<Trip[]>(TRIPS_KEY, (list) => list?.filter((trip) => trip.id !== id)),
    onError: (error) => showFailure(error, "We couldn't remove this list"),
  });
}
