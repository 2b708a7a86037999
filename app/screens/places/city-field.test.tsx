import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../client/api/query-client.ts';
import { searchPlaces, type PlaceAnswer } from '../../contracts/places.ts';
import { CityField } from './city-field.tsx';

const place = (id: number, name: string, district: string, region: string): PlaceAnswer => ({
  ...{ id, name, district, region, country: 'US', countryName: 'United States' },
  ...{ lat: 40, lon: -90, timezone: 'America/Chicago', population: 100_000 },
});

function shown(text: string, places: PlaceAnswer[], error: string | null = null): string {
  const client = makeQueryClient();
  client.setQueryData([searchPlaces.path, text], places);
  return renderToString(
    <QueryClientProvider client={client}>
      <CityField label="City" placeholder="" value={{ text }} onChange={() => undefined} error={error} />
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '');
}

const springfields = [
  place(1, 'Springfield', 'Greene County', 'Missouri'),
  place(2, 'Springfield', 'Hampden County', 'Massachusetts'),
];

test('of two suggestions of one name the district is told, too', () => {
  const html = shown('Springfield', springfields);
  expect(html).toContain('Greene County, Missouri, United States');
  expect(html).toContain('Hampden County, Massachusetts, United States');
});

test('one that stands alone is told by region and country', () => {
  const html = shown('Spring', [place(1, 'Springfield', 'Greene County', 'Missouri')]);
  expect(html).toContain('Missouri, United States');
  expect(html).not.toContain('Greene County');
});

test('a town that stands for its district or island is told by what she typed', () => {
  const kahului = place(1, 'Kahului', 'Maui County', 'Hawaii');
  expect(shown('Maui', [kahului])).toContain('Maui County, Hawaii, United States');
  expect(shown('Kahu', [kahului])).not.toContain('Maui County');
});

test('when she is to choose, that is said at the field and the list is open', () => {
  const words = 'There is more than one Springfield. Please choose yours from the list.';
  const html = shown('Springfield', springfields, words);
  expect(html).toContain(words);
  expect(html).toContain('aria-expanded="true"');
});
