import { useQuery } from '@tanstack/react-query';
import { readHint } from '../../contracts/calendar.ts';
import { callApi } from '../api/call-api.ts';

export const HINT_KEY = ['/api/calendar/today'] as const;

/** GET /api/calendar/today: what her appointments suggest; nothing is said where that cannot be had. */
export const useHint = (today: string) =>
  useQuery({ queryKey: [...HINT_KEY, today], queryFn: ({ signal }) => callApi(readHint, { signal }) });
