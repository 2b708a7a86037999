import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  favoriteOutfit,
  listOutfits,
  regenerateOutfit,
  retryImage,
  todaysOutfit,
  readDay,
} from '../../contracts/outfits.ts';
import type { Outfit, DayOfLooks } from '../../contracts/outfits.ts';
import type { DayOccasion } from '../../domain/preferences/day-occasion.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { failureText, isUnauthorized } from '../api/errors.ts';
import { useLoadedAnswer, useCallAnswer } from '../api/use-loaded.ts';
import { ONE_CHANGE } from '../api/one-change.ts';
import { showFailure, useShowRefusal } from '../api/say-failure.ts';
import { STATS_KEY } from '../account/stats.ts';

export const TODAY_KEY = ['/api/outfits/today'] as const;
export const DAY_KEY = ['/api/outfits/day'] as const;
export const OUTFITS_KEY = ['/api/outfits'] as const;
export const SWAPS_KEY = ['/api/outfits/swaps'] as const;
export const REGENERATE_KEY = ['regenerate'] as const;

const HOUR_MS = 3_600_000;
/** While her picture is being made (docs/rules/looks-of-a-day.md, "Text first"). */
const PENDING_POLL_MS = 2_000;
/** A queue with nothing else to do has drawn it within two seconds: until then it is asked for more often. */
const [FIRST_POLL_MS, FIRST_POLLS_FOR_MS] = [600, 8_000];
/** Outfits of one request. */
export const PAGE = 48;

const changed = (list: Outfit[] | undefined, outfit: Outfit) =>
  list?.map((each) => (each.id === outfit.id ? outfit : each));

/** Updates an outfit in every query that shows it. */
export function cacheOutfit(client: QueryClient, outfit: Outfit): void {
  client.setQueryData<Outfit | null>(TODAY_KEY, (today) => (today?.id === outfit.id ? outfit : today));
  client.setQueryData<Outfit[]>(OUTFITS_KEY, (list) => changed(list, outfit));
}

/** Milliseconds until today's outfit is asked for again, if its picture has been awaited for so long. */
export const pendingPoll = (awaitedMs: number): number =>
  awaitedMs < FIRST_POLLS_FOR_MS ? FIRST_POLL_MS : PENDING_POLL_MS;

/**
 * Today's outfit, null when there is none; refetched hourly, and more often while its picture is pending.
 * `loaded` comes from the server, which says null also when something went wrong: then the browser asks itself.
 * `userHour` is her local hour 0..23.
 */
export function useTodaysOutfit(loaded: Outfit | null, userHour: number) {
  const client = useQueryClient();
  const isReplaced = useIsRegenerating();
  const awaited = useRef<{ outfit: Outfit; since: number } | null>(null);
  useLoadedAnswer(TODAY_KEY, loaded ?? undefined);
  return useQuery({
    queryKey: TODAY_KEY,
    queryFn: async ({ signal }) => {
      const outfit = await callApi(todaysOutfit, { query: { userHour }, signal });
      // Another look: of a new day, or one that replaced this one. What is left and what was earlier went with it.
      if (outfit?.id !== client.getQueryData<Outfit | null>(TODAY_KEY)?.id)
        void client.invalidateQueries({ queryKey: DAY_KEY });
      const list = client.getQueryData<Outfit[]>(OUTFITS_KEY);
      if (outfit && list?.some((each) => each.id === outfit.id)) {
        client.setQueryData(OUTFITS_KEY, changed(list, outfit));
      } else if (outfit && list) {
        void client.invalidateQueries({ queryKey: OUTFITS_KEY });
      }
      return outfit;
    },
    initialData: loaded ?? undefined,
    refetchInterval: ({ state }) => {
      if (isReplaced) return false;
      const outfit = state.data;
      if (outfit?.imageState !== 'pending') return HOUR_MS;
      // The same object as long as the answer is the same; a swap is another.
      if (awaited.current?.outfit !== outfit) awaited.current = { outfit, since: Date.now() };
      return pendingPoll(Date.now() - awaited.current.since);
    },
  });
}

/** Her outfits as far as they are loaded, newest first. A refetch asks for the newest; older pages stay. */
export function useOutfits(loaded?: Outfit[]) {
  const client = useQueryClient();
  const known = () => client.getQueryData<Outfit[]>(OUTFITS_KEY);
  useEffect(() => {
    if (loaded) client.setQueryData<Outfit[]>(OUTFITS_KEY, (list) => mergeNewest(loaded, list));
  }, [client, loaded]);
  return useQuery({
    queryKey: OUTFITS_KEY,
    queryFn: async ({ signal }) =>
      mergeNewest(await callApi(listOutfits, { query: { limit: PAGE }, signal }), known()),
    initialData: loaded,
  });
}

/** In the list a replaced outfit stays only as a favorite, worn, or with a film; the day has it at hand. */
function withoutReplaced(list: Outfit[], replaced: Outfit | null | undefined, outfit: Outfit): Outfit[] {
  const stays = ({ id, isFavorite, isWorn, videoUrl }: Outfit) =>
    id !== outfit.id && (id !== replaced?.id || isFavorite || isWorn || videoUrl !== null);
  return [outfit, ...list.filter(stays)];
}

interface Regeneration {
  outfitId?: string;
  userHour: number;
  /** Worn ids of pieces that stay. */
  locked?: string[] | undefined;
  occasion?: DayOccasion;
  /** Of the day, in her own words, without the chips that were taken away, with those that a model added. */
  said?: { sentence: string; without: string[]; also: string[] };
}

/** POST /api/outfits/regenerate, and says how it went. */
export function useRegenerate() {
  const client = useQueryClient();
  const say = useShowRefusal();
  return useMutation({
    mutationKey: REGENERATE_KEY,
    scope: ONE_CHANGE,
    mutationFn: (body: Regeneration) => callApi(regenerateOutfit, { body }),
    onMutate: () => client.cancelQueries({ queryKey: TODAY_KEY }),
    onSuccess: (outfit) => standInPlace(client, outfit, 'Outfit regenerated!'),
    onError: (error) => say(error, 'Regeneration failed', 'Failed to regenerate outfit'),
  });
}

/** A look takes the place of today's, wherever that is shown. @param title said when its picture is there */
export async function standInPlace(client: QueryClient, outfit: Outfit, title: string): Promise<void> {
  // An answer that was on its way would bring the replaced one back.
  await client.cancelQueries({ queryKey: TODAY_KEY });
  const replaced = client.getQueryData<Outfit | null>(TODAY_KEY);
  client.setQueryData(TODAY_KEY, outfit);
  client.setQueryData<Outfit[]>(OUTFITS_KEY, (list) => list && withoutReplaced(list, replaced, outfit));
  void client.invalidateQueries({ queryKey: OUTFITS_KEY });
  void client.invalidateQueries({ queryKey: DAY_KEY });
  announceOncePictured(client, outfit.id, title);
}

/** Says that the new look is ready when its picture is: before that there is nothing to see. */
function announceOncePictured(client: QueryClient, id: string, title: string): void {
  const announce = () => {
    const today = client.getQueryData<Outfit | null>(TODAY_KEY);
    const isStanding = today?.id === id;
    if (isStanding && today.imageState === 'pending') return;
    stop();
    // A picture that failed says so in its place; a look that was replaced meanwhile is no news.
    if (isStanding && today.imageState === 'ready')
      showToast({ tone: 'good', title, description: 'Your new outfit is ready.' });
  };
  const stop = client.getQueryCache().subscribe(announce);
  announce();
}

/** True while any regeneration is under way, whoever asked for it. */
export const useIsRegenerating = (): boolean => useIsMutating({ mutationKey: REGENERATE_KEY }) > 0;

/** Changes a part of an outfit wherever it is shown; the rest may be newer there than in the hand of the caller. */
export function patchCachedOutfit(client: QueryClient, id: string, part: Partial<Outfit>): void {
  const mark = (outfit: Outfit): Outfit => (outfit.id === id ? { ...outfit, ...part } : outfit);
  client.setQueryData<Outfit | null>(TODAY_KEY, (today) => (today ? mark(today) : today));
  client.setQueryData<Outfit[]>(OUTFITS_KEY, (list) => list?.map(mark));
}

/**
 * PUT /api/outfits/{id}/favorite: shown at once, taken back when it fails. Presses go out one after the other.
 * `sayWhy` adds the server's sentence (in the history).
 */
export function useFavorite({ sayWhy = false } = {}) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'favorite' },
    mutationFn: ({ id, isFavorite }: { id: string; isFavorite: boolean }) =>
      callApi(favoriteOutfit, { params: { id }, body: { isFavorite } }),
    onMutate: async ({ id, isFavorite }) => {
      await Promise.all([TODAY_KEY, OUTFITS_KEY].map((queryKey) => client.cancelQueries({ queryKey })));
      patchCachedOutfit(client, id, { isFavorite });
    },
    onSuccess: (_, { id, isFavorite }) => {
      patchCachedOutfit(client, id, { isFavorite });
      void client.invalidateQueries({ queryKey: STATS_KEY });
    },
    onError: (error, { id, isFavorite }) => {
      patchCachedOutfit(client, id, { isFavorite: !isFavorite });
      if (isUnauthorized(error)) return;
      const description = (sayWhy && failureText(error, '')) || undefined;
      showToast({ tone: 'bad', title: 'Failed to update favorite', description });
    },
  });
}

/** POST /api/outfits/{id}/retry-image: the picture is made once more; counts nothing. */
export function useRetryImage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(retryImage, { params: { id } }),
    onSuccess: (outfit) => cacheOutfit(client, outfit),
    onError: (error) => showFailure(error, "We couldn't make the picture"),
  });
}

/** GET /api/outfits/day: what her plan still gives her today, and the looks at hand until midnight. */
export const useDayOfLooks = (loaded: DayOfLooks): DayOfLooks => useCallAnswer(DAY_KEY, readDay, loaded);

/** How many looks her plan still gives her today, where a page did not come with it; null without limit, and until it is known. */
export const useLooksLeft = (): number | null =>
  useQuery({ queryKey: DAY_KEY, queryFn: ({ signal }) => callApi(readDay, { signal }) }).data?.left ?? null;

// The history loads in pages: older ones are appended, a refetch replaces the newest. Pure.

export interface Listed {
  id: string;
}

/** Replaces the newest; everything older than they are stays. */
export function mergeNewest<T extends Listed>(newest: T[], known: readonly T[] = []): T[] {
  const last = newest.at(-1);
  const at = known.findIndex(({ id }) => id === last?.id);
  return at === -1 ? newest : [...newest, ...known.slice(at + 1)];
}
