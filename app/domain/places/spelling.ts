// How a place is spelled; apart from place.ts, because home needs that and not the regions of the world.
import { foldName, formatPlace, type NamedPlace } from './place.ts';
import { REGION_CODES } from './regions.ts';

/** The code that people write for a state or province ('CA' for California), where there is one. */
export function regionCode(place: Pick<NamedPlace, 'region' | 'country'>): string | null {
  const codes = REGION_CODES[place.country];
  if (!codes) return null;
  return Object.keys(codes).find((code) => codes[code] === place.region) ?? null;
}

/**
 * What is stored for a place that was asked for as `typed`: one of its usual spellings stays as it is
 * ('San Francisco, CA', 'Portland, Oregon', 'Paris, FR'), anything else becomes 'Name, CountryCode'.
 */
export function storedLocation(place: NamedPlace, typed: string): string {
  return spellings(place).includes(typed.trim()) ? typed.trim() : formatPlace(place, 'manual');
}

function spellings(place: NamedPlace): string[] {
  const tails = [place.country, place.region, place.countryName, regionCode(place)];
  return tails.filter(Boolean).map((tail) => `${place.name}, ${tail}`);
}

/** Whether what is typed names the place in full: 'san francisco, ca'. The name alone may be of many. */
export const isSpelled = (place: NamedPlace, typed: string): boolean =>
  spellings(place).some((spelling) => foldName(spelling) === foldName(typed));
