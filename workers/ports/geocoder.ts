/** A place of the gazetteer. */
export interface Place {
  id: number;
  name: string;
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
  /** Suggestions while typing, most populous first; accents and case do not matter. 'Springfield, IL' and 'Paris, FR' narrow by region or country. */
  search(query: string, limit: number): Promise<Place[]>;
  /** The most populous place of exactly this name (or another of its names), narrowed as in search; null when there is none. */
  named(query: string): Promise<Place | null>;
  /** The place a person there would name, or null far from anywhere. */
  reverse(lat: number, lon: number): Promise<Place | null>;
  byId(id: number): Promise<Place | null>;
}
