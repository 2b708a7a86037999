import { expect, test } from 'vitest';
import { readFailure } from './errors.ts';
import { GeolocationFailure } from './geolocation.ts';
import { locationFailure } from './location.ts';

test('a city that nobody knows is an invalid location', () => {
  const error = readFailure(400, '', '{"error":"Invalid location","message":"No such city."}');
  expect(locationFailure(error)).toEqual({
    title: 'Invalid location',
    description: 'Could not find weather data for this location. Please check the city name.',
  });
});

test('a saving that fails asks to try again', () => {
  expect(locationFailure(readFailure(500, '', ''))).toEqual({
    title: 'Location update failed',
    description: 'Could not update your location. Please try again.',
  });
});

test('each way in which the device gives no position has its own words', () => {
  expect(locationFailure(new GeolocationFailure('denied')).title).toBe('Location access denied');
  expect(locationFailure(new GeolocationFailure('missing'))).toEqual({
    title: 'Location not available',
    description: "Your browser doesn't support location detection.",
  });
  expect(locationFailure(new GeolocationFailure('unknown')).title).toBe('Location not available');
});
