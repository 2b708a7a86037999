// The air a walker feels, from a weather hour: °C, wind at body height, radiant temperature of sun and sky.
import type { WeatherHour } from '../weather/weather.ts';
import type { AirAround } from './pmv.ts';

/** Street-level wind as a share of the 10 m wind: about half between houses (log profile, rough terrain). */
const STREET_WIND = 0.5;
/** Full sun raises the mean radiant temperature by this much, °C. */
const FULL_SUN_C = 15;

export function toCelsius(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}

export function toFahrenheit(celsiusDegrees: number): number {
  return (celsiusDegrees * 9) / 5 + 32;
}

/** 0 (night) to 1: half at UV 1.5, full from UV 5. Cloud is in that figure already (weather.ts). */
export function sunshineShare(uv: number): number {
  return Math.min(1, (Math.max(0, uv) / 5) ** 0.6);
}

/** Mean radiant temperature, °C: sun adds up to 15, a clear sky without sun takes 2 away. */
export function radiantTemperature(airC: number, uv: number, cloud: number): number {
  const sun = sunshineShare(uv);
  const clearSky = sun === 0 ? -2 * (1 - Math.min(1, Math.max(0, cloud))) : 0;
  return airC + FULL_SUN_C * sun + clearSky;
}

export function outdoorAir(
  hour: Pick<WeatherHour, 'tempF' | 'windMs' | 'humidity' | 'cloud' | 'uv'>,
): AirAround {
  const airC = toCelsius(hour.tempF);
  return {
    airC,
    radiantC: radiantTemperature(airC, hour.uv, hour.cloud),
    airSpeed: Math.max(0.1, hour.windMs * STREET_WIND),
    humidity: Math.min(100, Math.max(5, hour.humidity)),
  };
}

const WET_CONDITIONS: readonly WeatherHour['condition'][] = [
  'Rainy',
  'Rain',
  'Snowy',
  'Snow',
  'Stormy',
  'Thunderstorm',
  'Drizzle',
];

/** A storm (Beaufort 10) or a cloudburst: nobody goes out for any clothes. */
const STORM = { windMs: 24.5, mm: 30 };

export function stormOf(hour: Pick<WeatherHour, 'windMs' | 'precipitationMm'>): 'wind' | 'rain' | null {
  if (hour.precipitationMm >= STORM.mm) return 'rain';
  return hour.windMs >= STORM.windMs ? 'wind' : null;
}

export function isWetHour(hour: Pick<WeatherHour, 'precipitationMm' | 'condition'>): boolean {
  return hour.precipitationMm >= 0.1 || WET_CONDITIONS.includes(hour.condition);
}
