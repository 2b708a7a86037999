// What people pack for five days of their fortnight.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectGolden, shortHash } from '../../../tests/runner/golden-lines.ts';
import { fortnightOf, PEOPLE } from '../../../tests/styling/dressed-people.ts';
import { packTripPieces } from './pack-trip.ts';

test('each packs what she packed', () => {
  const lines = PEOPLE.slice(0, 24).map((person) => {
    const trip = fortnightOf(person)
      .slice(3, 8)
      .map(({ brief }) => ({
        date: brief.hours[0]!.date,
        brief: { ...brief, recent: [], refused: [], seed: `trip ${person}` },
        sureness: 'likely' as const,
      }));
    const { pieces, days, besides } = packTripPieces(trip);
    expect(new Set(pieces.map(({ id }) => id)).size, 'each piece once').toBe(pieces.length);
    return [
      pieces.map(({ id }) => id).join(' '),
      besides.join(', '),
      ...days.map(({ look }) =>
        look.garments.map(({ id }) => pieces.findIndex((one) => one.id === id)).join(' '),
      ),
      shortHash(days),
    ].join(' | ');
  });
  expectGolden(join(import.meta.dirname, 'golden/trips.txt'), lines);
});
