import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberBetween } from '../../../tests/random/number-between.ts';
import { decodeHeight, decodeInland } from './terrain-code.ts';
import { TERRAIN_ROWS } from './terrain-data.ts';
import { terrainAt } from './terrain.ts';

/** Every half-degree cell with a town, by 'row column', read in one pass: two rows a line, runs of two letters a cell. */
const towns = new Map<string, { height: number; inland: number }>();
TERRAIN_ROWS.flatMap((line) => line.split('|')).forEach((runs, row) => {
  for (const [, start = '', letters = ''] of runs.matchAll(/(\w+):([^;]+)/g))
    (letters.match(/../g) ?? []).forEach(([high = '', deep = ''], i) =>
      towns.set(`${row} ${parseInt(start, 36) + i}`, {
        height: decodeHeight(high),
        inland: decodeInland(deep),
      }),
    );
});

/** What the nearest towns within two degrees are like, several where they are as near. */
function nearestTo(row: number, column: number) {
  const near: { off: number; town: { height: number; inland: number } }[] = [];
  for (let north = -4; north <= 4; north++)
    for (let east = -4; east <= 4; east++) {
      const town = towns.get(`${row + north} ${(column + east + 720) % 720}`);
      if (town) near.push({ off: north ** 2 + east ** 2, town });
    }
  const least = Math.min(...near.map(({ off }) => off));
  return near.length > 0
    ? near.filter(({ off }) => off === least).map(({ town }) => town)
    : [{ height: 0, inland: 0 }];
}

test('a place is as its nearest town within two degrees is, round the date line too; without one it is open sea', () => {
  fc.assert(
    fc.property(
      numberBetween(-89, 89),
      fc.oneof(numberBetween(-180, 180), numberBetween(177, 180), numberBetween(-180, -177)),
      (lat, lon) => {
        const row = Math.floor((lat + 90) * 2);
        const column = Math.floor((lon + 180) * 2) % 720;
        expect(nearestTo(row, column)).toContainEqual(terrainAt(lat, lon));
      },
    ),
    { numRuns: 600, seed: 1 },
  );
});

test('a town is as its own cell says, wherever in the cell it lies', () => {
  for (const [cell, town] of [...towns].filter((_, i) => i % 43 === 0)) {
    const [row = 0, column = 0] = cell.split(' ').map(Number);
    for (const inside of [0, 0.49])
      expect(terrainAt(row / 2 - 90 + inside, column / 2 - 180 + inside)).toEqual(town);
  }
});
