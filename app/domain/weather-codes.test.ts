import { expect, test } from 'vitest';
import { skyOfMet, skyOfOpenWeather, skyOfWmo } from './weather-codes.ts';
import { CONDITIONS } from './weather.ts';

test('every code of every provider has one of our conditions', () => {
  for (let code = 0; code <= 99; code++) expect(CONDITIONS).toContain(skyOfWmo(code, true).condition);
  for (let id = 200; id <= 804; id++) expect(CONDITIONS).toContain(skyOfOpenWeather(id, false).condition);
  for (const symbol of ['clearsky_day', 'heavysnowshowersandthunder_night', 'something new', '']) {
    expect(CONDITIONS).toContain(skyOfMet(symbol).condition);
  }
});

test('a clear sky is sunny by day and clear by night', () => {
  expect(skyOfWmo(0, true).condition).toBe('Sunny');
  expect(skyOfWmo(0, false).condition).toBe('Clear');
  expect(skyOfOpenWeather(800, true).condition).toBe('Sunny');
  expect(skyOfOpenWeather(800, false).condition).toBe('Clear');
  expect(skyOfMet('clearsky_day').condition).toBe('Sunny');
  expect(skyOfMet('fair_night').condition).toBe('Clear');
});

test.each([
  ['lightrainshowers_day', 'Rain', 'light rain showers', false],
  ['heavyrain', 'Rain', 'heavy rain', false],
  ['heavysleet', 'Snow', 'heavy sleet', true],
  ['lightssnowshowersandthunder_day', 'Thunderstorm', 'light thunderstorm', true],
  ['rainandthunder', 'Thunderstorm', 'thunderstorm', false],
  ['snow', 'Snow', 'snow', true],
  ['fog', 'Fog', 'fog', false],
  ['partlycloudy_polartwilight', 'Partly Cloudy', 'partly cloudy', false],
])('MET symbol %s is %s', (symbol, condition, description, snow) => {
  expect(skyOfMet(symbol)).toEqual({ condition, description, snow });
});

test.each([
  [202, 'Thunderstorm', false],
  [301, 'Drizzle', false],
  [511, 'Rain', false],
  [601, 'Snow', true],
  [701, 'Mist', false],
  [721, 'Haze', false],
  [741, 'Fog', false],
  [802, 'Partly Cloudy', false],
  [804, 'Cloudy', false],
])('OpenWeather %d is %s', (id, condition, snow) => {
  expect(skyOfOpenWeather(id, true)).toMatchObject({ condition, snow });
});

test.each([
  [1, true, 'Sunny', 'mostly clear', false],
  [1, false, 'Clear', 'mostly clear', false],
  [2, false, 'Partly Cloudy', 'partly cloudy', false],
  [57, true, 'Drizzle', 'freezing drizzle', false],
  [67, true, 'Rain', 'freezing rain', false],
  [75, true, 'Snow', 'heavy snow', true],
  [86, true, 'Snow', 'heavy snow showers', true],
  [99, true, 'Thunderstorm', 'thunderstorm with hail', false],
  [42, true, 'Cloudy', 'cloudy', false],
])('WMO code %d, by day: %s, is %s', (code, day, condition, description, snow) => {
  expect(skyOfWmo(code, day)).toEqual({ condition, description, snow });
});

test.each([
  [300, 'Drizzle'],
  [399, 'Drizzle'],
  [500, 'Rain'],
  [599, 'Rain'],
  [600, 'Snow'],
  [699, 'Snow'],
  [700, 'Haze'],
  [771, 'Stormy'],
  [781, 'Stormy'],
  [799, 'Haze'],
  [801, 'Partly Cloudy'],
  [299, 'Thunderstorm'],
  [199, 'Cloudy'],
])('at the edge of its hundred, OpenWeather %d is %s', (id, condition) => {
  expect(skyOfOpenWeather(id, true).condition).toBe(condition);
});

test("OpenWeather's words are kept in lower case", () => {
  expect(skyOfOpenWeather(802, true, 'Scattered Clouds').description).toBe('scattered clouds');
});
