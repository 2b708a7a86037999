import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readBuildDay, wearBuild, type BuildDay } from '../../contracts/own-looks/build.ts';
import type { BodyInputOf } from '../../contracts/call.ts';
import type { Slot } from '../../domain/looks/look.ts';
import { callApi } from '../api/call-api.ts';
import { ONE_CHANGE } from '../api/one-change.ts';
import { useShowRefusal } from '../api/say-failure.ts';
import { REGENERATE_KEY, standInPlace, TODAY_KEY } from '../looks/outfits.ts';
import { askStylist } from './ask-stylist.ts';

const BUILD_KEY = '/api/outfits/build';
/** Weather and hours move on. */
const FRESH_MS = 10 * 60_000;

/** GET /api/outfits/build: what pieces are judged by today. Asked for anew each time that a page or a dialog opens. */
export const useBuildDay = () =>
  useQuery({
    queryKey: [BUILD_KEY],
    queryFn: ({ signal }) => callApi(readBuildDay, { signal }),
    staleTime: FRESH_MS,
    refetchOnMount: 'always',
  });

/** The look of these pieces and what is said of it; the one before stays until it is there. */
export function useVerdict(day: BuildDay | undefined, pieces: readonly string[]) {
  const query = useQuery({
    queryKey: [BUILD_KEY, 'judge', day, pieces],
    queryFn: () => askStylist('judge', { day: day!, pieces }),
    enabled: day !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return { ...query, isStale: query.isPlaceholderData };
}

/** What speaks against each of these pieces today. */
export const useObjections = (day: BuildDay | undefined, pieces: readonly string[]) =>
  useQuery({
    queryKey: [BUILD_KEY, 'objections', day, pieces],
    queryFn: () => askStylist('objections', { day: day!, pieces }),
    enabled: day !== undefined,
    gcTime: 0,
  });

/** What may be put into a place beside these pieces. */
export const useShelf = (day: BuildDay, pieces: readonly string[], slots: readonly Slot[]) =>
  useQuery({
    queryKey: [BUILD_KEY, 'shelf', day, pieces, slots],
    queryFn: () => askStylist('shelf', { day, pieces, slots }),
    gcTime: 0,
  });

/** POST /api/outfits/build: today's look from now on. */
export function useWearBuild(onWorn: () => void) {
  const client = useQueryClient();
  const say = useShowRefusal();
  return useMutation({
    mutationKey: REGENERATE_KEY,
    scope: ONE_CHANGE,
    mutationFn: (body: BodyInputOf<typeof wearBuild>) => callApi(wearBuild, { body }),
    onMutate: () => client.cancelQueries({ queryKey: TODAY_KEY }),
    onSuccess: async (outfit) => {
      await standInPlace(client, outfit, 'It is today’s look');
      void client.invalidateQueries({ queryKey: [BUILD_KEY] });
      onWorn();
    },
    onError: (error) => say(error, "We couldn't put this on"),
  });
}
