import { useNavigate } from '../../framework/react.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { generateVideo, listAnimations } from '../../contracts/outfits.ts';
import type { Animation } from '../../contracts/outfits.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { failureText, isUnauthorized } from '../api/errors.ts';
import { useLoadedAnswer } from '../api/use-loaded.ts';
import { OUTFITS_KEY, TODAY_KEY } from '../looks/outfits.ts';

export const ANIMATIONS_KEY = ['/api/animations'] as const;
/** While a film is under way (docs/rules/films.md, "In progress"). */
const POLL_MS = 10_000;

/** Pending and processing show as in progress. */
export const isUnderWay = ({ status }: Pick<Animation, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

/** Her films: one query, however many parts of a page read it. */
export const animationsQuery = {
  queryKey: ANIMATIONS_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi(listAnimations, { signal }),
  refetchInterval: ({ state }: { state: { data?: Animation[] | undefined } }) =>
    state.data?.some(isUnderWay) ? POLL_MS : (false as const),
};

/** Her films, newest first; asked for every 10 s while one is under way. `loaded` comes from the server. */
export function useAnimations(loaded: Animation[]) {
  const client = useQueryClient();
  useLoadedAnswer(ANIMATIONS_KEY, loaded);
  const query = useQuery({ ...animationsQuery, initialData: loaded });
  const finished = query.data.filter(({ status }) => status === 'completed').length;
  const loadedFinished = loaded.filter(({ status }) => status === 'completed').length;
  useEffect(() => {
    // The outfit of a film that is ready carries its address.
    if (finished === loadedFinished) return;
    void client.invalidateQueries({ queryKey: OUTFITS_KEY });
    void client.invalidateQueries({ queryKey: TODAY_KEY });
  }, [client, finished, loadedFinished]);
  return query;
}

/** The server's words for "no more today" (docs/rules/films.md, "No more today"). */
export const isVideoLimit = (message: string): boolean =>
  /Daily limit|limit reached|video limit|used your|used all/.test(message);

/** POST /api/outfits/{id}/generate-video, and says how it went. */
export function useGenerateVideo() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (id: string) => callApi(generateVideo, { params: { id } }),
    onSuccess: () => {
      showToast({ tone: 'good', title: 'Video generation started' });
      return client.invalidateQueries({ queryKey: ANIMATIONS_KEY });
    },
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const description = failureText(error, 'Please try again in a moment.');
      const title = isVideoLimit(description) ? 'Daily video limit reached' : 'Failed to generate video';
      const upgrade = { label: 'Upgrade to Pro', onPress: () => navigate('/subscribe') };
      const action =
        isVideoLimit(description) && description.includes('Upgrade to Pro') ? upgrade : undefined;
      showToast({ tone: 'bad', title, description, action });
    },
  });
}
