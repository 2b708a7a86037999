import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  changeNamedLook,
  deleteNamedLook,
  listNamedLooks,
  nameLook,
  restoreNamedLook,
  wearNamedLook,
} from '../../contracts/own-looks/named-looks.ts';
import type { BodyOf } from '../../contracts/call.ts';
import type { NamedLook } from '../../contracts/own-looks/named-looks.ts';
import { takeLookAlong } from '../../contracts/planning.ts';
import { formatLongDay } from '../../domain/time/date-words.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { ONE_CHANGE } from '../api/one-change.ts';
import { invalidatePlans } from '../api/plan-keys.ts';
import { showFailure, useShowRefusal } from '../api/say-failure.ts';
import { DAY_KEY, OUTFITS_KEY, TODAY_KEY } from '../looks/outfits.ts';
import { keepTrip } from '../looks/trips.ts';

const LOOKS_KEY = ['/api/looks'] as const;

/** GET /api/looks: her looks with a name, newest first. */
export const useNamedLooks = () =>
  useQuery({ queryKey: LOOKS_KEY, queryFn: ({ signal }) => callApi(listNamedLooks, { signal }) });

const changeList = (client: QueryClient, change: (list: NamedLook[]) => NamedLook[]) =>
  client.setQueryData<NamedLook[]>(LOOKS_KEY, (list) => list && change(list));

/** In its place; the day that it is for is nobody else's. */
const keepLook = (client: QueryClient, look: NamedLook) =>
  changeList(client, (list) =>
    list.map((each) => {
      if (each.id === look.id) return look;
      return each.day !== null && each.day === look.day ? { ...each, day: null } : each;
    }),
  );

/** POST /api/looks. What is wrong with the name is said where she typed it. */
export function useNameLook() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'name-look' },
    mutationFn: (body: BodyOf<typeof nameLook>) => callApi(nameLook, { body }),
    onSuccess: (look) => changeList(client, (list) => [look, ...list.filter(({ id }) => id !== look.id)]),
  });
}

/** PUT /api/looks/{id}: its name. What is wrong with it is said where she typed it. */
export function useRenameLook(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: ONE_CHANGE,
    mutationFn: (name: string) => callApi(changeNamedLook, { params: { id }, body: { name } }),
    onSuccess: ({ instead: _, ...look }) => {
      keepLook(client, look);
      if (look.day !== null) invalidatePlans(client);
    },
  });
}

/** PUT /api/looks/{id}: the day that it is for, null for none. */
export function usePlanLook({ id, name }: Pick<NamedLook, 'id' | 'name'>) {
  const client = useQueryClient();
  return useMutation({
    scope: ONE_CHANGE,
    mutationFn: (day: string | null) => callApi(changeNamedLook, { params: { id }, body: { day } }),
    onSuccess: ({ instead, ...look }) => {
      keepLook(client, look);
      invalidatePlans(client);
      if (look.day === null) return;
      const [weekday] = formatLongDay(look.day).split(', ');
      showToast({
        tone: 'good',
        title: `“${name}” is your look for ${weekday}`,
        description: instead === null ? undefined : `It takes the place of “${instead}”.`,
      });
    },
    onError: (error) => showFailure(error, "We couldn't plan this look"),
  });
}

/** POST /api/looks/{id}/wear: today's look, in place of the one that stands. */
export function useWearLook() {
  const client = useQueryClient();
  const say = useShowRefusal();
  return useMutation({
    scope: ONE_CHANGE,
    mutationFn: ({ id }: Pick<NamedLook, 'id'>) => callApi(wearNamedLook, { params: { id } }),
    onSuccess: (outfit) => {
      client.setQueryData(TODAY_KEY, outfit);
      for (const queryKey of [DAY_KEY, OUTFITS_KEY]) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => say(error, "We couldn't put this look on"),
  });
}

/** PUT /api/trips/{id}/looks: shown at once, taken back when it fails. */
export function useTakeAlong({ id: look, name }: Pick<NamedLook, 'id' | 'name'>) {
  const client = useQueryClient();
  const mark = (trip: string, along: boolean) =>
    changeList(client, (list) =>
      list.map((each) => {
        if (each.id !== look) return each;
        const others = each.trips.filter((one) => one !== trip);
        return { ...each, trips: along ? [...others, trip] : others };
      }),
    );
  return useMutation({
    mutationFn: ({ trip, along }: { trip: string; along: boolean }) =>
      callApi(takeLookAlong, { params: { id: trip }, body: { look, along } }),
    onMutate: ({ trip, along }) => void mark(trip, along),
    onSuccess: (trip, { along }) => {
      keepTrip(client, trip);
      const place = trip.placeName.split(',')[0] ?? trip.placeName;
      showToast({
        tone: 'good',
        title: along ? `“${name}” is packed for ${place}` : `“${name}” stays at home`,
      });
    },
    onError: (error, { trip, along }) => {
      mark(trip, !along);
      showFailure(error, "We couldn't change this packing list");
    },
  });
}

/** DELETE /api/looks/{id}: gone at once, with an Undo that also gives it its day again. */
export function useDeleteLook() {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: LOOKS_KEY });
    void client.invalidateQueries({ queryKey: ['/api/trips'] });
    invalidatePlans(client);
  };
  const { mutate: undo } = useMutation({
    mutationFn: async ({ id, day }: NamedLook) => {
      await callApi(restoreNamedLook, { params: { id } });
      if (day !== null) await callApi(changeNamedLook, { params: { id }, body: { day } });
    },
    onSettled: refresh,
    onError: (error) => showFailure(error, "We couldn't bring this look back"),
  });
  return useMutation({
    mutationFn: ({ id }: NamedLook) => callApi(deleteNamedLook, { params: { id } }),
    onSuccess: (_, look) => {
      changeList(client, (list) => list.filter(({ id }) => id !== look.id));
      refresh();
      showToast({
        title: `“${look.name}” deleted`,
        action: { label: 'Undo', onPress: () => undo(look) },
      });
    },
    onError: (error) => showFailure(error, "We couldn't delete this look"),
  });
}
