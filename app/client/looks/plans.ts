import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { anotherPlan, keepPlan, readTomorrow, readWeek } from '../../contracts/planning.ts';
import type { PlannedDay, Week } from '../../contracts/planning.ts';
import { callApi } from '../api/call-api.ts';
import { ONE_CHANGE } from '../api/one-change.ts';
import { PLANS_KEY } from '../api/plan-keys.ts';
import { showFailure, useShowRefusal } from '../api/say-failure.ts';

const TOMORROW_KEY = [...PLANS_KEY, 'tomorrow'] as const;
const WEEK_KEY = [...PLANS_KEY, 'week'] as const;

/** GET /api/plans/tomorrow; `today` is her local date: after midnight another day is tomorrow. */
export const useTomorrow = (today: string) =>
  useQuery({
    queryKey: [...TOMORROW_KEY, today],
    queryFn: ({ signal }) => callApi(readTomorrow, { signal }),
  });

/** GET /api/plans/week: seven days from tomorrow on. */
export const useWeek = (today: string) =>
  useQuery({ queryKey: [...WEEK_KEY, today], queryFn: ({ signal }) => callApi(readWeek, { signal }) });

/** Puts a changed day wherever it is shown. */
function useKeepDay() {
  const client = useQueryClient();
  return (day: PlannedDay) => {
    const isIt = (each: PlannedDay) => each.date === day.date;
    client.setQueriesData<PlannedDay | null>({ queryKey: TOMORROW_KEY }, (now) =>
      now && isIt(now) ? day : now,
    );
    client.setQueriesData<Week>({ queryKey: WEEK_KEY }, (week) =>
      week ? { ...week, days: week.days.map((each) => (isIt(each) ? day : each)) } : week,
    );
  };
}

export function useAnotherPlan() {
  const say = useShowRefusal();
  const keep = useKeepDay();
  return useMutation({
    scope: ONE_CHANGE,
    mutationFn: (date: string) => callApi(anotherPlan, { params: { date } }),
    onSuccess: keep,
    onError: (error) => say(error, "We couldn't find another look"),
  });
}

/** PUT /api/plans/{date}/kept: shown at once, taken back when it fails. */
export function useKeepPlan() {
  const client = useQueryClient();
  const keep = useKeepDay();
  return useMutation({
    scope: { id: 'keep-plan' },
    mutationFn: ({ day, kept }: { day: PlannedDay; kept: boolean }) =>
      callApi(keepPlan, {
        params: { date: day.date },
        body: { kept, pieces: day.look.garments.map(({ id }) => id) },
      }),
    onMutate: ({ day, kept }) => keep({ ...day, isKept: kept }),
    onSuccess: keep,
    onError: (error, { day }) => {
      keep(day);
      // Another look may stand there by now: it is shown.
      void client.invalidateQueries({ queryKey: PLANS_KEY });
      showFailure(error, "We couldn't save that");
    },
  });
}
