import { expect, test } from 'vitest';
import { LOOKS } from '../../../tests/looks.ts';
import { readPerson } from '../../../tests/people/read-person.ts';
import { analyse } from '../person/analyse.ts';
import { isDrawn, makePiece, shaftRoom } from './garment.ts';
import type { Drawn } from './garment.ts';

const garmentsOf = (title: string): Drawn[] => LOOKS[title]!.garments.filter(isDrawn);

test("a boot's shaft ends under the leg of trousers that go over it, and is whole under skirts, shorts and over slim legs", () => {
  expect(shaftRoom(garmentsOf('camel-coat'))).toBeLessThan(0.06);
  expect(shaftRoom(garmentsOf('forest-dress'))).toBe(1);
  expect(shaftRoom(garmentsOf('summer-shorts'))).toBe(1);
  const tall = garmentsOf('camel-coat').map((garment): Drawn =>
    garment.drawing.kind === 'shoes' ? { ...garment, drawing: { ...garment.drawing, shaft: 0.85 } } : garment,
  );
  expect(shaftRoom(tall)).toBe(1);
});

test('no shaft is drawn further up than it has room', async () => {
  const { photo, bodyMap } = await readPerson('woman-01-slim-light', 256, 384);
  const model = analyse(photo, bodyMap);
  const garments = garmentsOf('camel-coat');
  const boots = garments.find(({ drawing }) => drawing.kind === 'shoes')!;
  const topOf = (among: readonly Drawn[]): number => {
    const { alpha } = makePiece(model, boots, among).sheets[0]!.layer;
    return Math.floor(alpha.findIndex((value) => value > 127) / model.width);
  };
  expect(topOf(garments)).toBeGreaterThan(topOf([boots]) + model.frame.torso * 0.08);
}, 30_000);
