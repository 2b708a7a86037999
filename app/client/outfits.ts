import { useNavigate } from '@remix-run/react';
import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  favoriteOutfit,
  listOutfits,
  regenerateOutfit,
  retryImage,
  todaysOutfit,
} from '../contracts/outfits.ts';
import type { Outfit } from '../contracts/outfits.ts';
import { showToast } from '../ui/toast-store.ts';
import { send } from './api.ts';
import { ApiError, failureText, isUnauthorized } from './errors.ts';

export const TODAY_KEY = ['/api/outfits/today'] as const;
export const OUTFITS_KEY = ['/api/outfits'] as const;
const REGENERATE_KEY = ['regenerate'] as const;

const HOUR_MS = 3_600_000;
/** While her picture is being made (decisions 4). */
const PENDING_POLL_MS = 2_000;

const changed = (list: Outfit[] | undefined, outfit: Outfit) =>
  list?.map((each) => (each.id === outfit.id ? outfit : each));

/** Puts an outfit that a call has answered wherever it is shown. */
function keepOutfit(client: QueryClient, outfit: Outfit): void {
  client.setQueryData<Outfit | null>(TODAY_KEY, (today) => (today?.id === outfit.id ? outfit : today));
  client.setQueryData<Outfit[]>(OUTFITS_KEY, (list) => changed(list, outfit));
}

/** A newer answer of the loader takes the place of what was cached. */
function useLoaded<T>(key: readonly string[], loaded: T | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (loaded !== undefined) client.setQueryData(key, loaded);
  }, [client, key, loaded]);
}

/**
 * Today's outfit, null when there is none; refetched hourly, and every 2 s while its picture is pending.
 * `loaded` comes from the server, which says null also when something went wrong: then the browser asks itself.
 * `userHour` is her local hour 0..23.
 */
export function useTodaysOutfit(loaded: Outfit | null, userHour: number) {
  const client = useQueryClient();
  const isReplaced = useIsRegenerating();
  useLoaded(TODAY_KEY, loaded ?? undefined);
  return useQuery({
    queryKey: TODAY_KEY,
    queryFn: async ({ signal }) => {
      const outfit = await send(todaysOutfit, { query: { userHour }, signal });
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
      return state.data?.imageState === 'pending' ? PENDING_POLL_MS : HOUR_MS;
    },
  });
}

/** All her outfits, newest first. */
export function useOutfits(loaded?: Outfit[]) {
  useLoaded(OUTFITS_KEY, loaded);
  return useQuery({
    queryKey: OUTFITS_KEY,
    queryFn: ({ signal }) => send(listOutfits, { signal }),
    initialData: loaded,
  });
}

/** A replaced outfit goes, with its picture, unless it is a favourite or has a film (decisions 1). */
function withoutReplaced(list: Outfit[], replaced: Outfit | null | undefined, outfit: Outfit): Outfit[] {
  const stays = ({ id, isFavorite, videoUrl }: Outfit) =>
    id !== outfit.id && (id !== replaced?.id || isFavorite || videoUrl !== null);
  return [outfit, ...list.filter(stays)];
}

interface Regeneration {
  outfitId?: string;
  userHour: number;
  /** Says nothing on success: something else has just been said (a new place). */
  quiet?: boolean;
}

/** POST /api/outfits/regenerate, with the toasts of spec 8. */
export function useRegenerate() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationKey: REGENERATE_KEY,
    mutationFn: ({ outfitId, userHour }: Regeneration) =>
      send(regenerateOutfit, { body: { outfitId, userHour } }),
    onMutate: () => client.cancelQueries({ queryKey: TODAY_KEY }),
    onSuccess: async (outfit, { quiet }) => {
      // An answer that was on its way would bring the replaced one back.
      await client.cancelQueries({ queryKey: TODAY_KEY });
      const replaced = client.getQueryData<Outfit | null>(TODAY_KEY);
      client.setQueryData(TODAY_KEY, outfit);
      client.setQueryData<Outfit[]>(OUTFITS_KEY, (list) => list && withoutReplaced(list, replaced, outfit));
      void client.invalidateQueries({ queryKey: OUTFITS_KEY });
      if (quiet) return;
      showToast({ tone: 'good', title: 'Outfit regenerated!', description: 'Your new outfit is ready.' });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const refusal = error instanceof ApiError ? error : null;
      const upgrade = { label: 'Upgrade Now', onPress: () => navigate('/subscribe') };
      showToast({
        tone: 'bad',
        title: refusal?.title ?? 'Regeneration failed',
        description: failureText(error, 'Failed to regenerate outfit'),
        action: refusal?.upgradeRequired ? upgrade : undefined,
      });
    },
  });
}

/** True while any regeneration is under way, whoever asked for it. */
export const useIsRegenerating = (): boolean => useIsMutating({ mutationKey: REGENERATE_KEY }) > 0;

function setFavorite(client: QueryClient, id: string, isFavorite: boolean): void {
  const mark = (outfit: Outfit): Outfit => (outfit.id === id ? { ...outfit, isFavorite } : outfit);
  client.setQueryData<Outfit | null>(TODAY_KEY, (today) => (today ? mark(today) : today));
  client.setQueryData<Outfit[]>(OUTFITS_KEY, (list) => list?.map(mark));
}

/** PUT /api/outfits/{id}/favorite: shown at once, taken back when it fails. Presses go out one after the other. */
export function useFavorite() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'favorite' },
    mutationFn: ({ id, isFavorite }: { id: string; isFavorite: boolean }) =>
      send(favoriteOutfit, { params: { id }, body: { isFavorite } }),
    onMutate: async ({ id, isFavorite }) => {
      await client.cancelQueries({ queryKey: TODAY_KEY });
      setFavorite(client, id, isFavorite);
    },
    onSuccess: (_, { id, isFavorite }) => setFavorite(client, id, isFavorite),
    onError: (error, { id, isFavorite }) => {
      setFavorite(client, id, !isFavorite);
      if (!isUnauthorized(error)) showToast({ tone: 'bad', title: 'Failed to update favorite' });
    },
  });
}

/** POST /api/outfits/{id}/retry-image: the picture is made once more; counts nothing. */
export function useRetryImage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => send(retryImage, { params: { id } }),
    onSuccess: (outfit) => keepOutfit(client, outfit),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = failureText(error, 'Please try again in a moment.');
      showToast({ tone: 'bad', title: 'The picture could not be made', description });
    },
  });
}
