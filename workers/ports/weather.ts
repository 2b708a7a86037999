import type { Forecast } from '../../app/domain/weather/weather.ts';

export interface ForecastQuestion {
  lat: number;
  lon: number;
  timeZone: string;
  /** Epoch ms: the hours start with the local hour that holds it. */
  at: number;
  /** How far ahead it is wanted. Default 48 (domain/weather/weather-hours.ts). Services that reach less far give what they have. */
  mostHours?: number;
  /** The last answer for this cell, for conditional requests. */
  previous?: { forecast: Forecast; validator?: string };
}

export interface ForecastAnswer {
  forecast: Forecast;
  /** Last-Modified or ETag to ask with next time. */
  validator?: string;
}

export interface WeatherProvider {
  readonly name: string;
  /** Calls a second that its terms allow over all callers; get-forecast keeps to it. */
  readonly perSecond?: number;
  /** @throws ProviderError when the service is dead, slow (3 s) or answers nonsense. */
  forecast(question: ForecastQuestion): Promise<ForecastAnswer>;
}
