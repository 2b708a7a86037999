import { expect, test } from 'vitest';
import { garmentById } from '../../../domain/wardrobe/wardrobe.ts';
import type { GarmentLandmarks } from './garment-landmarks.ts';
import { areFolded, sleeveLength } from './sleeve-length.ts';

/** A hundred pixels between the armpits; an inner edge so long. */
const sleevesOf = (inner: number): GarmentLandmarks => ({
  'armpit-left': { x: 100, y: 100, sure: 0.9 },
  'armpit-right': { x: 200, y: 100, sure: 0.9 },
  'cuff-inner-left': { x: 100, y: 100 + inner, sure: 0.9 },
  'cuff-inner-right': { x: 200, y: 100 + inner, sure: 0.9 },
});

test('a sleeve is as long as it is beside the body, however far out its shoulder lies', () => {
  expect([25, 55, 95].map((inner) => sleeveLength(sleevesOf(inner), 0.8))).toEqual([
    'short',
    'three-quarter',
    'long',
  ]);
  expect([0.1, 0.5, 1.3].map((outer) => sleeveLength(sleevesOf(20), outer))).toEqual([
    'cap',
    'short',
    'short',
  ]);
});

test('sleeves of what has long ones that end short without a cuff lie folded', () => {
  const drawing = (id: string) => garmentById(id)!.drawing;
  expect(areFolded(drawing('oxford-shirt'), 'short', ['cuff-unsure'])).toBe(true);
  expect(areFolded(drawing('wool-coat'), 'cap', ['cuff-unsure'])).toBe(true);
  expect(areFolded(drawing('oxford-shirt'), 'short', [])).toBe(false);
  expect(areFolded(drawing('oxford-shirt'), 'long', ['cuff-unsure'])).toBe(false);
  expect(areFolded(drawing('cotton-tee'), 'short', ['cuff-unsure'])).toBe(false);
  expect(areFolded(null, 'short', ['cuff-unsure'])).toBe(false);
});
