import { expect, test } from 'vitest';
import { typicalHours } from '../climate/typical-day.ts';
import { openWardrobe } from '../styling/composer.ts';
import { combineOptions } from '../styling/search/ensemble-parts.ts';
import { buildSearchSpace, searchEnsembles } from '../styling/search/ensemble-search.ts';
import { isForbiddenPair, activeLines } from '../styling/rules/never-together.ts';
import { warmthCosts } from '../styling/input/warmth-index.ts';
import { sharedPieceOptions } from './shared-pieces.ts';

/** A winter's day in Helsinki: hat, scarf and gloves. */
const wardrobe = openWardrobe({
  gender: 'female',
  styles: ['classic'],
  daypart: 'morning',
  hours: typicalHours(60.17, 24.94, 'Europe/Helsinki', '2026-01-10').slice(9, 20),
  placeName: 'Helsinki, FI',
  source: 'seasonal',
  recent: [],
  seed: 'trip',
});
const { pools, conditions, style, day } = wardrobe;
const found = searchEnsembles(
  buildSearchSpace(pools, conditions, { style, context: null }, false, warmthCosts(day)),
);
const glovesOf = (garments: readonly { id: string; slot: string }[]) =>
  garments.find(({ slot }) => slot === 'gloves')?.id;
const way = found.find(({ garments }) => glovesOf(garments) !== undefined)!;
const others = pools.gloves.map(({ garment }) => garment.id).filter((id) => id !== glovesOf(way.garments));

test('a way is worn in the gloves that are packed for another day, and in nothing else than before', () => {
  const shared = others.flatMap((id) => sharedPieceOptions([way], new Set([id]), wardrobe));
  expect(shared.length).toBeGreaterThan(0);
  for (const { garments } of shared) {
    expect(others).toContain(glovesOf(garments));
    expect(garments.filter(({ slot }) => slot !== 'gloves')).toEqual(
      way.garments.filter(({ slot }) => slot !== 'gloves'),
    );
  }
});

test('its own gloves, and what the day has no use for, make no other way', () => {
  expect(sharedPieceOptions([way], new Set([glovesOf(way.garments)!]), wardrobe)).toEqual([]);
  expect(sharedPieceOptions([way], new Set(['no-such-gloves']), wardrobe)).toEqual([]);
});

test('warmth is counted again: thinner gloves make a way of less clo, thicker ones of more', () => {
  const cloOf = (id: string) => pools.gloves.find(({ garment }) => garment.id === id)!.garment.clo;
  const before = cloOf(glovesOf(way.garments)!);
  for (const { garments, icl } of others.flatMap((id) => sharedPieceOptions([way], new Set([id]), wardrobe)))
    expect(Math.sign(Math.round((icl - way.icl) * 1e6))).toBe(
      Math.sign(Math.round((cloOf(glovesOf(garments)!) - before) * 1e6)),
    );
});

test('nothing is shared that may not meet the rest of a look', () => {
  const packed = new Set(pools.scarf.map(({ garment }) => garment.id));
  const lines = activeLines(conditions, style, null);
  const made = sharedPieceOptions(found.slice(0, 12), packed, wardrobe);
  expect(made.length).toBeGreaterThan(10);
  for (const { garments } of made)
    for (const one of garments.filter(({ id }) => packed.has(id))) {
      const rest = garments.filter((other) => other !== one).map((garment) => ({ garment, cost: 0 }));
      expect(
        isForbiddenPair(combineOptions([{ garment: one, cost: 0 }]), combineOptions(rest), lines),
        one.id,
      ).toBe(false);
    }
});
