import type { Condition } from './weather.ts';

export interface Sky {
  condition: Condition;
  /** Lower-case words, e.g. 'scattered clouds'. */
  description: string;
  snow: boolean;
}

const sky = (condition: Condition, description: string, snow = false): Sky => ({
  condition,
  description,
  snow,
});
const clear = (day: boolean, description: string): Sky => sky(day ? 'Sunny' : 'Clear', description);

interface SkyFigures {
  tempF: number;
  /** 0..1 */
  cloud: number;
  /** mm in the hour */
  rate: number;
  isDay: boolean;
}

export function skyFromFigures({ tempF, cloud, rate, isDay }: SkyFigures): Sky {
  if (rate >= 0.1) return tempF < 34 ? sky('Snow', 'snow', true) : sky('Rain', 'rain');
  if (cloud < 0.35) return clear(isDay, 'clear sky');
  return cloud < 0.7 ? sky('Partly Cloudy', 'partly cloudy') : sky('Cloudy', 'cloudy');
}

/** WMO code 4677 as Open-Meteo uses it (open-meteo.com/en/docs). Unknown codes are clouds. */
export function skyFromWmo(code: number, day: boolean): Sky {
  if (code === 0) return clear(day, 'clear sky');
  if (code === 1) return clear(day, 'mostly clear');
  return WMO[code] ?? sky('Cloudy', 'cloudy');
}

const WMO: Record<number, Sky> = {
  2: sky('Partly Cloudy', 'partly cloudy'),
  3: sky('Cloudy', 'overcast'),
  45: sky('Fog', 'fog'),
  48: sky('Fog', 'freezing fog'),
  51: sky('Drizzle', 'light drizzle'),
  53: sky('Drizzle', 'drizzle'),
  55: sky('Drizzle', 'heavy drizzle'),
  56: sky('Drizzle', 'light freezing drizzle'),
  57: sky('Drizzle', 'freezing drizzle'),
  61: sky('Rain', 'light rain'),
  63: sky('Rain', 'rain'),
  65: sky('Rain', 'heavy rain'),
  66: sky('Rain', 'light freezing rain'),
  67: sky('Rain', 'freezing rain'),
  71: sky('Snow', 'light snow', true),
  73: sky('Snow', 'snow', true),
  75: sky('Snow', 'heavy snow', true),
  77: sky('Snow', 'snow grains', true),
  80: sky('Rain', 'light rain showers'),
  81: sky('Rain', 'rain showers'),
  82: sky('Rain', 'violent rain showers'),
  85: sky('Snow', 'light snow showers', true),
  86: sky('Snow', 'heavy snow showers', true),
  95: sky('Thunderstorm', 'thunderstorm'),
  96: sky('Thunderstorm', 'thunderstorm with light hail'),
  99: sky('Thunderstorm', 'thunderstorm with hail'),
};

/** OpenWeather condition id (openweathermap.org/weather-conditions). Its own words are kept where it sends some. */
export function skyFromOpenWeather(id: number, day: boolean, words?: string): Sky {
  const found = openWeatherSky(id, day);
  return words ? { ...found, description: words.toLowerCase() } : found;
}

function openWeatherSky(id: number, day: boolean): Sky {
  if (id === 800) return clear(day, 'clear sky');
  return OPEN_WEATHER[id] ?? OPEN_WEATHER_GROUPS[Math.floor(id / 100)] ?? sky('Cloudy', 'cloudy');
}

const OPEN_WEATHER: Record<number, Sky> = {
  701: sky('Mist', 'mist'),
  741: sky('Fog', 'fog'),
  771: sky('Stormy', 'squalls'),
  781: sky('Stormy', 'tornado'),
  801: sky('Partly Cloudy', 'few clouds'),
  802: sky('Partly Cloudy', 'scattered clouds'),
};

const OPEN_WEATHER_GROUPS: Record<number, Sky> = {
  2: sky('Thunderstorm', 'thunderstorm'),
  3: sky('Drizzle', 'drizzle'),
  5: sky('Rain', 'rain'),
  6: sky('Snow', 'snow', true),
  7: sky('Haze', 'haze'),
};

/** symbol_code of MET Norway, e.g. 'lightrainshowers_day' (api.met.no/weatherapi/weathericon/2.0). */
export function skyFromMet(symbol: string): Sky {
  const [name = '', light] = symbol.split('_');
  if (name === 'clearsky') return clear(light !== 'night', 'clear sky');
  if (name === 'fair') return clear(light !== 'night', 'mostly clear');
  if (name === 'partlycloudy') return sky('Partly Cloudy', 'partly cloudy');
  if (name === 'fog') return sky('Fog', 'fog');
  const force = name.startsWith('light') ? 'light ' : name.startsWith('heavy') ? 'heavy ' : '';
  const shape = name.includes('showers') ? ' showers' : '';
  if (name.includes('thunder')) {
    return sky('Thunderstorm', `${force}thunderstorm`, name.includes('snow'));
  }
  if (name.includes('sleet')) return sky('Snow', `${force}sleet${shape}`, true);
  if (name.includes('snow')) return sky('Snow', `${force}snow${shape}`, true);
  if (name.includes('rain')) return sky('Rain', `${force}rain${shape}`);
  return sky('Cloudy', 'cloudy');
}
