import { useQuery } from '@tanstack/react-query';
import { getWeather } from '../../contracts/user.ts';
import type { CurrentWeatherAnswer } from '../../contracts/user.ts';
import { callApi } from '../api/call-api.ts';

export const WEATHER_KEY = ['/api/weather/current'] as const;
/** Stale time and refetch interval. */
const TEN_MINUTES_MS = 600_000;

/** The weather where she is, asked only when she has a place. `loaded` comes from the server. */
export function useWeather(loaded: CurrentWeatherAnswer | null, hasPlace: boolean) {
  return useQuery({
    queryKey: WEATHER_KEY,
    queryFn: ({ signal }) => callApi(getWeather, { signal }),
    initialData: loaded ?? undefined,
    enabled: hasPlace,
    staleTime: TEN_MINUTES_MS,
    refetchInterval: TEN_MINUTES_MS,
  });
}
