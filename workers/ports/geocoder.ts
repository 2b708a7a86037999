import type { Asker } from '../../app/domain/places/namesakes.ts';

/** A place of the gazetteer. */
export interface Place {
  id: number;
  name: string;
  /** County, or what is between town and region; '' where there is none. */
  district: string;
  /** State or province, '' where there is none. */
  region: string;
  /** ISO 3166 alpha-2. */
  country: string;
  countryName: string;
  lat: number;
  lon: number;
  /** IANA zone. */
  timezone: string;
  population: number;
}

export interface Geocoder {
  /** Suggestions while typing, likeliest first; accents and case do not matter. 'Springfield, IL' and 'Paris, FR' narrow by region or country. */
  search(query: string, asker: Asker | Promise<Asker>, limit: number): Promise<Place[]>;
  /** The place of exactly this name (or another of its names, or its region's), narrowed as in search; those it may be, likeliest first, where that is not clear. */
  named(query: string, asker: Asker): Promise<Place[]>;
  /** The place a person there would name, or null far from anywhere. */
  reverse(lat: number, lon: number): Promise<Place | null>;
  byId(id: number): Promise<Place | null>;
}
