import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { endFeed, endSource, makeFeed, readCalendars, saveSource } from '../../contracts/calendar.ts';
import type { Calendars } from '../../contracts/calendar.ts';
import { callApi } from '../api/call-api.ts';
import { showFailure } from '../api/say-failure.ts';
import { HINT_KEY } from '../looks/calendar-hint.ts';

const CALENDARS_KEY = ['/api/calendar'] as const;

/** GET /api/calendar, once it is looked at. */
export const useCalendars = (isWanted: boolean) =>
  useQuery({
    queryKey: CALENDARS_KEY,
    queryFn: ({ signal }) => callApi(readCalendars, { signal }),
    enabled: isWanted,
  });

const CHANGES = { makeFeed, endFeed, endSource };

/** Makes or ends her private address, or forgets the calendar that is read. */
export function useCalendarChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: keyof typeof CHANGES) => callApi(CHANGES[change]),
    onSuccess: (calendars) => {
      client.setQueryData<Calendars>(CALENDARS_KEY, calendars);
      void client.invalidateQueries({ queryKey: HINT_KEY });
    },
    onError: (error) => showFailure(error, "We couldn't change your calendar"),
  });
}

/** PUT /api/calendar/source. What is wrong with the address is said at its field. */
export function useSaveSource() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (url: string) => callApi(saveSource, { body: { url } }),
    onSuccess: (calendars) => {
      client.setQueryData<Calendars>(CALENDARS_KEY, calendars);
      void client.invalidateQueries({ queryKey: HINT_KEY });
    },
  });
}
