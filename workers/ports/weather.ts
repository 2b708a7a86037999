import type { Forecast } from '../../app/domain/weather/weather.ts';

export interface ForecastQuestion {
  lat: number;
  lon: number;
  timeZone: string;
  /** Epoch ms, within the first hour. */
  at: number;
  /** Default 48. Services that reach less far give what they have. */
  mostHours?: number;
  /** For conditional requests. */
  previous?: { forecast: Forecast; validator?: string };
}

export interface ForecastAnswer {
  forecast: Forecast;
  /** Last-Modified or ETag to ask with next time. */
  validator?: string;
}

export interface WeatherProvider {
  readonly name: string;
  /** Calls a second that its terms allow over all callers. */
  readonly perSecond?: number;
  /** @throws ProviderError when the service is down, slow (3 s) or answers nonsense */
  forecast(question: ForecastQuestion): Promise<ForecastAnswer>;
}
