import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { BodyInputOf } from '../../contracts/call.ts';
import type { DayOfLooks } from '../../contracts/outfits.ts';
import { askFriends, hidePollLine, listPolls, takePollBack, type Poll } from '../../contracts/polls.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { useLoadedAnswer } from '../api/use-loaded.ts';
import { showFailure } from '../api/say-failure.ts';
import { copyLink, hasDeviceSheet, openDeviceSheet } from '../looks/shares.ts';
import { DAY_KEY } from '../looks/outfits.ts';

const POLLS_KEY = ['/api/polls'] as const;

/** A page that has just brought them does not ask at once. */
const FRESH_MS = 5_000;

/** What she has asked her friends: read when it is shown, and whenever she comes back to the window. */
export function usePolls(loaded?: Poll[]) {
  useLoadedAnswer(POLLS_KEY, loaded);
  return useQuery({
    queryKey: POLLS_KEY,
    queryFn: ({ signal }) => callApi(listPolls, { signal }),
    initialData: loaded,
    staleTime: FRESH_MS,
    refetchOnMount: true,
    refetchOnWindowFocus: 'always',
  });
}

/** By the device's own sheet, else copied. */
export const sendPollLink = (url: string, isShown = true): Promise<void> =>
  hasDeviceSheet() ? openDeviceSheet({ url, title: 'Which look?' }, 'quietly') : copyLink(url, isShown);

const change = (client: QueryClient, to: (polls: Poll[]) => Poll[]): void => {
  client.setQueryData<Poll[]>(POLLS_KEY, (polls) => to(polls ?? []));
};

export function useAskFriends() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof askFriends>) => callApi(askFriends, { body }),
    onSuccess: (poll) => {
      change(client, (polls) => [poll, ...polls.filter(({ id }) => id !== poll.id)]);
      client.setQueryData<DayOfLooks>(DAY_KEY, (day) => day && { ...day, hasPolls: true });
    },
    onError: (error) => showFailure(error, "We couldn't make the link"),
  });
}

export function useTakePollBack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(takePollBack, { params: { id } }),
    onSuccess: (_, id) => {
      change(client, (polls) => polls.filter((poll) => poll.id !== id));
      showToast({ tone: 'good', title: 'You took the link back', description: 'It no longer works.' });
    },
    onError: (error) => showFailure(error, "We couldn't take it back"),
  });
}

export function useHideLine(pollId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (voter: string) => callApi(hidePollLine, { params: { id: pollId, voter } }),
    onSuccess: (_, voter) =>
      change(client, (polls) =>
        polls.map((poll) =>
          poll.id === pollId ? { ...poll, lines: poll.lines.filter((line) => line.voter !== voter) } : poll,
        ),
      ),
    onError: (error) => showFailure(error, "We couldn't hide it"),
  });
}
