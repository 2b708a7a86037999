import { expect, test } from 'vitest';
import { skyFromFigures, skyFromMet, skyFromOpenWeather, skyFromWmo } from './weather-codes.ts';
import { CONDITIONS } from './weather.ts';

test('every code of every provider has one of our conditions', () => {
  for (let code = 0; code <= 99; code++) expect(CONDITIONS).toContain(skyFromWmo(code, true).condition);
  for (let id = 200; id <= 804; id++) expect(CONDITIONS).toContain(skyFromOpenWeather(id, false).condition);
  for (const symbol of ['clearsky_day', 'heavysnowshowersandthunder_night', 'something new', '']) {
    expect(CONDITIONS).toContain(skyFromMet(symbol).condition);
  }
});

test('a clear sky is sunny by day and clear by night', () => {
  expect(skyFromOpenWeather(800, true).condition).toBe('Sunny');
  expect(skyFromOpenWeather(800, false).condition).toBe('Clear');
});

test.each([
  ['clearsky_day', 'Sunny', 'clear sky', false],
  ['clearsky_night', 'Clear', 'clear sky', false],
  ['fair_day', 'Sunny', 'mostly clear', false],
  ['fair_polartwilight', 'Sunny', 'mostly clear', false],
  ['fair_night', 'Clear', 'mostly clear', false],
  ['cloudy', 'Cloudy', 'cloudy', false],
  ['rain', 'Rain', 'rain', false],
  ['sleetshowers_night', 'Snow', 'sleet showers', true],
  ['heavysnowshowers_day', 'Snow', 'heavy snow showers', true],
  ['heavyrainshowersandthunder_day', 'Thunderstorm', 'heavy thunderstorm', false],
  ['lightrainshowers_day', 'Rain', 'light rain showers', false],
  ['heavyrain', 'Rain', 'heavy rain', false],
  ['heavysleet', 'Snow', 'heavy sleet', true],
  ['lightssnowshowersandthunder_day', 'Thunderstorm', 'light thunderstorm', true],
  ['rainandthunder', 'Thunderstorm', 'thunderstorm', false],
  ['snow', 'Snow', 'snow', true],
  ['fog', 'Fog', 'fog', false],
  ['partlycloudy_polartwilight', 'Partly Cloudy', 'partly cloudy', false],
])('MET symbol %s is %s', (symbol, condition, description, snow) => {
  expect(skyFromMet(symbol)).toEqual({ condition, description, snow });
});

// WMO 4677 as Open-Meteo uses it: every code that it sends.
test.each([
  [0, 'Sunny', 'clear sky', false],
  [1, 'Sunny', 'mostly clear', false],
  [2, 'Partly Cloudy', 'partly cloudy', false],
  [3, 'Cloudy', 'overcast', false],
  [45, 'Fog', 'fog', false],
  [48, 'Fog', 'freezing fog', false],
  [51, 'Drizzle', 'light drizzle', false],
  [53, 'Drizzle', 'drizzle', false],
  [55, 'Drizzle', 'heavy drizzle', false],
  [56, 'Drizzle', 'light freezing drizzle', false],
  [57, 'Drizzle', 'freezing drizzle', false],
  [61, 'Rain', 'light rain', false],
  [63, 'Rain', 'rain', false],
  [65, 'Rain', 'heavy rain', false],
  [66, 'Rain', 'light freezing rain', false],
  [67, 'Rain', 'freezing rain', false],
  [71, 'Snow', 'light snow', true],
  [73, 'Snow', 'snow', true],
  [75, 'Snow', 'heavy snow', true],
  [77, 'Snow', 'snow grains', true],
  [80, 'Rain', 'light rain showers', false],
  [81, 'Rain', 'rain showers', false],
  [82, 'Rain', 'violent rain showers', false],
  [85, 'Snow', 'light snow showers', true],
  [86, 'Snow', 'heavy snow showers', true],
  [95, 'Thunderstorm', 'thunderstorm', false],
  [96, 'Thunderstorm', 'thunderstorm with light hail', false],
  [99, 'Thunderstorm', 'thunderstorm with hail', false],
])('WMO code %d is %s by day, "%s", snow: %s', (code, condition, description, snow) => {
  expect(skyFromWmo(code, true)).toEqual({ condition, description, snow });
  const byNight = condition === 'Sunny' ? 'Clear' : condition;
  expect(skyFromWmo(code, false)).toEqual({ condition: byNight, description, snow });
});

test.each([4, 42, 44, 47, 50, 60, 70, 79, 84, 94, 98, 100])(
  'WMO code %d, which is not sent, is clouds',
  (code) => {
    expect(skyFromWmo(code, true)).toEqual({ condition: 'Cloudy', description: 'cloudy', snow: false });
  },
);

// Conditions of openweathermap.org/weather-conditions, and the first and last of each hundred.
test.each([
  [199, 'Cloudy', 'cloudy'],
  [200, 'Thunderstorm', 'thunderstorm'],
  [299, 'Thunderstorm', 'thunderstorm'],
  [300, 'Drizzle', 'drizzle'],
  [399, 'Drizzle', 'drizzle'],
  [400, 'Cloudy', 'cloudy'],
  [499, 'Cloudy', 'cloudy'],
  [500, 'Rain', 'rain'],
  [599, 'Rain', 'rain'],
  [600, 'Snow', 'snow'],
  [699, 'Snow', 'snow'],
  [700, 'Haze', 'haze'],
  [701, 'Mist', 'mist'],
  [702, 'Haze', 'haze'],
  [741, 'Fog', 'fog'],
  [742, 'Haze', 'haze'],
  [771, 'Stormy', 'squalls'],
  [781, 'Stormy', 'tornado'],
  [799, 'Haze', 'haze'],
  [800, 'Sunny', 'clear sky'],
  [801, 'Partly Cloudy', 'few clouds'],
  [802, 'Partly Cloudy', 'scattered clouds'],
  [803, 'Cloudy', 'cloudy'],
  [804, 'Cloudy', 'cloudy'],
])('OpenWeather %d is %s: %s', (id, condition, description) => {
  expect(skyFromOpenWeather(id, true)).toEqual({ condition, description, snow: condition === 'Snow' });
});

test("OpenWeather's words are kept in lower case", () => {
  expect(skyFromOpenWeather(802, true, 'Scattered Clouds').description).toBe('scattered clouds');
});

test.each([
  [{ tempF: 50, cloud: 0.9, rate: 0.1, isDay: true }, 'Rain', false],
  [{ tempF: 33, cloud: 0.1, rate: 2, isDay: true }, 'Snow', true],
  [{ tempF: 34, cloud: 0.1, rate: 2, isDay: true }, 'Rain', false],
  [{ tempF: 20, cloud: 0.2, rate: 0.05, isDay: true }, 'Sunny', false],
  [{ tempF: 20, cloud: 0.34, rate: 0, isDay: false }, 'Clear', false],
  [{ tempF: 60, cloud: 0.35, rate: 0, isDay: true }, 'Partly Cloudy', false],
  [{ tempF: 60, cloud: 0.7, rate: 0, isDay: true }, 'Cloudy', false],
] as const)('of figures alone, %j, the sky is %s', (figures, condition, snow) => {
  expect(skyFromFigures(figures)).toMatchObject({ condition, snow });
});
