import type { SharedLook } from '../../contracts/shares.ts';
import { formatTemperature } from '../../domain/weather/temperature.ts';

/** '58°F (14°C), Partly Cloudy': who opens a shared look may read either. */
export const weatherLine = ({ weatherData }: Pick<SharedLook, 'weatherData'>): string =>
  `${formatTemperature(weatherData.temperature, 'F')} (${formatTemperature(weatherData.temperature, 'C')}), ${weatherData.condition}`;
