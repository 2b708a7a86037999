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
  const none: GarmentLandmarks = {};
  expect(areFolded(drawing('oxford-shirt'), 'short', ['cuff-unsure'], none)).toBe(true);
  expect(areFolded(drawing('wool-coat'), 'cap', ['cuff-unsure'], none)).toBe(true);
  expect(areFolded(drawing('oxford-shirt'), 'short', [], none)).toBe(false);
  expect(areFolded(drawing('oxford-shirt'), 'long', ['cuff-unsure'], none)).toBe(false);
  expect(areFolded(drawing('cotton-tee'), 'short', ['cuff-unsure'], none)).toBe(false);
  expect(areFolded(null, 'short', ['cuff-unsure'], none)).toBe(false);
});

test('where one cuff is clear the sleeves are short, whatever she says', () => {
  const cuffs = (sure: number): GarmentLandmarks => ({
    'cuff-outer-left': { x: 40, y: 150, sure: 0.2 },
    'cuff-outer-right': { x: 260, y: 150, sure },
  });
  const { drawing } = garmentById('floral-blouse')!;
  const isFolded = (sure: number) => areFolded(drawing, 'short', ['cuff-unsure'], cuffs(sure));
  expect([isFolded(0.9), isFolded(0.4)]).toEqual([false, true]);
});
