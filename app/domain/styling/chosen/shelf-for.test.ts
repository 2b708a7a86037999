import { expect, test } from 'vitest';
import { MILD_HOURS, PLAIN_BRIEF } from '../../../../tests/styling/sample-briefs.ts';
import { questionOf } from '../composer.ts';
import type { StylingBrief } from '../input/brief.ts';
import { choosePieces, type HerPiece } from './chosen-pieces.ts';
import { judgeBuild } from './judge-build.ts';
import { shelfFor } from './shelf-for.ts';

const at = (celsius: number): StylingBrief => ({
  ...PLAIN_BRIEF,
  styles: ['casual'],
  hours: MILD_HOURS.map((hour) => ({ ...hour, tempF: celsius * 1.8 + 32, uv: 1 })),
});
const HERS: HerPiece[] = [
  { garmentId: 'linen-dress', color: 'sand', warmth: 'usual', isResting: false },
  { garmentId: 'straight-jeans', color: '#1b2a44', warmth: 'usual', isResting: false },
  { garmentId: 'chinos', color: 'olive', warmth: 'usual', isResting: true },
  { garmentId: 'wool-coat', color: 'camel', warmth: 'usual', isResting: false },
];
const shelf = (celsius: number, slots: Parameters<typeof shelfFor>[1], on: string[] = []) =>
  shelfFor(questionOf(at(celsius)), slots, choosePieces(on, HERS), HERS);

test('hers stand first, those that are right for the day before the others, each with what speaks against it', () => {
  const pieces = shelf(8, ['bottom', 'dress']);
  expect(pieces.slice(0, 3).map(({ garment, isHers, note }) => [garment.id, isHers, note])).toEqual([
    ['straight-jeans:#1b2a44', true, null],
    ['linen-dress:sand', true, 'Made for a warmer day.'],
    ['chinos:olive', true, expect.stringContaining('in the wash or put away')],
  ]);
  expect(pieces.slice(3).every(({ isHers }) => !isHers)).toBe(true);
});

test('of the wardrobe only what is right for the day and goes with what is on, in its best color', () => {
  const on = ['cotton-tee:white', 'leather-sneakers:white'];
  const others = shelf(20, ['bottom'], on).filter(({ isHers }) => !isHers);
  expect(others.length).toBeGreaterThan(4);
  for (const { garment, note } of others) {
    expect(note).toBeNull();
    const { warnings } = judgeBuild(at(20), choosePieces([...on, garment.id], HERS));
    expect(warnings, garment.id).toEqual([]);
  }
});

test('what her limits leave nothing of others for she still chooses from her own', () => {
  const day = { ...at(8), modesty: { sleeve: 1, hem: 2, coveredNeck: true }, neverWear: ['straight-jeans'] };
  const pieces = shelfFor(questionOf(day), ['bottom'], [], HERS);
  expect(pieces.find(({ garment }) => garment.id.startsWith('straight-jeans'))?.note).toContain(
    'never-wear list',
  );
});
