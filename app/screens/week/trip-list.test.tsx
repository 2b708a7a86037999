import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../client/api/query-client.ts';
import type { Trip } from '../../contracts/planning.ts';
import { LOOKS } from '../../../tests/samples/looks.ts';
import { TripList } from './trip-list.tsx';

const trip: Trip = {
  ...{
    id: 'a',
    placeName: 'Porto, PT',
    from: '2026-12-04',
    to: '2026-12-07',
    madeAt: '2026-11-20T12:00:00Z',
  },
  ...{ pieces: [], besides: ['underwear'], packed: [], looks: [] },
  days: ['04', '05', '06', '07'].map((day) => ({
    ...{ date: `2026-12-${day}`, sureness: 'usual' as const, look: { garments: [] } },
    outlook: { lowF: 48, highF: 57, condition: 'Cloudy', words: 'Cloudy' },
  })),
};
const shownOn = (today: string, packed: Trip = trip) =>
  renderToString(
    <QueryClientProvider client={makeQueryClient()}>
      <TripList trip={packed} unit="F" today={today} />
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '');

test('before she leaves every look is shown, and the list can be packed again', () => {
  const html = shownOn('2026-12-03');
  expect(html).toContain('Packing list');
  expect(html).toContain('Pack again');
  expect(html.match(/class="tlk-d"/g)).toHaveLength(4);
});

test('on the way: which day it is, the looks still to come, and nothing to pack again', () => {
  const html = shownOn('2026-12-06');
  expect(html).toContain('Day 3 of 4');
  expect(html).toContain('4 days');
  expect(html).toContain('Today');
  expect(html).not.toContain('Pack again');
  expect(html.match(/class="tlk-d"/g)).toHaveLength(2);
});

test('what is packed is seen in the look that it is packed for, the bag too', () => {
  const bag = LOOKS.blazer!.garments.find(({ slot }) => slot === 'bag')!;
  const [first, ...others] = trip.days;
  const days = [{ ...first!, look: { garments: [bag] } }, ...others];
  expect(shownOn('2026-12-03', { ...trip, pieces: [bag], days })).toContain(`Dec 4: ${bag.name}`);
});
