import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useNavigate } from '../../framework/react.ts';
import { changeSchedule, createSchedule, deleteSchedule, listSchedules } from '../../contracts/schedules.ts';
import type { Schedule, ScheduleForm } from '../../contracts/schedules.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { callApi } from '../api/call-api.ts';
import { ApiError, isUnauthorized } from '../api/errors.ts';
import { useCallAnswer } from '../api/use-loaded.ts';
import { invalidatePlans } from '../api/plan-keys.ts';
import { SCHEDULE_SIGN_IN_PROMPT } from '../api/unauthorized.ts';

const SCHEDULES_KEY = ['/api/style-schedules'] as const;
const meta = { door: SCHEDULE_SIGN_IN_PROMPT };

/** Her schedules, newest first. `loaded` comes from the server; a newer answer of it replaces the cache. */
export const useSchedules = (loaded: Schedule[]): Schedule[] =>
  useCallAnswer(SCHEDULES_KEY, listSchedules, loaded, meta);

function keep(client: QueryClient, change: (list: Schedule[]) => Schedule[]): void {
  client.setQueryData<Schedule[]>(SCHEDULES_KEY, (list) => list && change(list));
  invalidatePlans(client);
}

/** 'Error' with the fixed text, and with the server's reason where it tells her what to do. */
function useFailure() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (error: Error, text: string) => {
    if (isUnauthorized(error)) return;
    const refusal = error instanceof ApiError ? error : null;
    const reason = refusal?.status === 403 || refusal?.status === 409 ? refusal.serverText : null;
    const upgrade = { label: 'Upgrade Now', onPress: () => navigate('/subscribe') };
    showToast({
      tone: 'bad',
      title: 'Error',
      description: reason === null ? text : `${text} ${reason}`,
      action: refusal?.upgradeRequired ? upgrade : undefined,
    });
    // Deleted on another device: the list here is old.
    if (refusal?.status === 404) void client.invalidateQueries({ queryKey: SCHEDULES_KEY });
  };
}

/** POST or, with an id, PUT /api/style-schedules. */
export function useSaveSchedule() {
  const client = useQueryClient();
  const fail = useFailure();
  return useMutation({
    meta,
    mutationFn: ({ id, form }: { id: string | null; form: ScheduleForm }) =>
      id === null
        ? callApi(createSchedule, { body: form })
        : callApi(changeSchedule, { params: { id }, body: form }),
    onSuccess: (saved, { id }) => {
      keep(client, (list) =>
        id === null ? [saved, ...list] : list.map((each) => (each.id === id ? saved : each)),
      );
      showToast({ tone: 'good', title: id === null ? 'Schedule created' : 'Schedule updated' });
    },
    onError: (error, { id }) =>
      fail(error, id === null ? 'Failed to create style schedule.' : 'Failed to update style schedule.'),
  });
}

export function useDeleteSchedule() {
  const client = useQueryClient();
  const fail = useFailure();
  return useMutation({
    meta,
    mutationFn: (id: string) => callApi(deleteSchedule, { params: { id } }),
    onSuccess: (_, id) => {
      keep(client, (list) => list.filter((each) => each.id !== id));
      showToast({ tone: 'good', title: 'Schedule deleted' });
    },
    onError: (error) => fail(error, 'Failed to delete style schedule.'),
  });
}
