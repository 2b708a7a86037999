import type { Geocoder, Place } from '../../workers/ports/geocoder.ts';

const HELSINKI: Place = {
  id: 658225,
  name: 'Helsinki',
  district: '',
  region: 'Uusimaa',
  country: 'FI',
  countryName: 'Finland',
  lat: 60.17,
  lon: 24.94,
  timezone: 'Europe/Helsinki',
  population: 658_864,
};

/** A gazetteer that knows one place. */
export const onePlace: Geocoder = {
  search: () => Promise.resolve([HELSINKI]),
  named: (name) => Promise.resolve(/^helsinki/i.test(name.trim()) ? [HELSINKI] : []),
  reverse: () => Promise.resolve(HELSINKI),
  byId: (id) => Promise.resolve(id === HELSINKI.id ? HELSINKI : null),
};
