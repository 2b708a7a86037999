import { expect, test } from 'vitest';
import { LOOKS } from '../../../tests/samples/looks.ts';
import { bakesFromDisk } from '../../../bench/fitting/published-bakes.ts';
import { loadAnalyzedPerson } from '../../../tests/people/analyzed-person.ts';
import { garmentById, toWornGarment } from '../../domain/wardrobe/wardrobe.ts';
import { weave } from '../cloth/fabric/fabrics.ts';
import { withBake } from './baked/choose-bake.ts';
import { makePiece, shaftRoom } from './garment.ts';
import { isDrawnGarment } from '../cloth/drawn-garment.ts';
import type { DrawnGarment } from '../cloth/drawn-garment.ts';

const garmentsOf = (title: string): DrawnGarment[] => LOOKS[title]!.garments.filter(isDrawnGarment);

test("a boot's shaft ends under the leg of trousers that go over it, and is whole under skirts, shorts and over slim legs", () => {
  expect(shaftRoom(garmentsOf('camel-coat'))).toBeLessThan(0.06);
  expect(shaftRoom(garmentsOf('forest-dress'))).toBe(1);
  expect(shaftRoom(garmentsOf('summer-shorts'))).toBe(1);
  const tall = garmentsOf('camel-coat').map((garment): DrawnGarment =>
    garment.drawing.kind === 'shoes' ? { ...garment, drawing: { ...garment.drawing, shaft: 0.85 } } : garment,
  );
  expect(shaftRoom(tall)).toBe(1);
});

test('no shaft is drawn further up than it has room', async () => {
  const { model } = await loadAnalyzedPerson('woman-01-slim-light', 256, 384);
  const garments = garmentsOf('camel-coat');
  const boots = garments.find(({ drawing }) => drawing.kind === 'shoes')!;
  const topOf = (among: readonly DrawnGarment[]): number => {
    const { alpha } = makePiece(model, boots, among).sheets[0]!.layer;
    return Math.floor(alpha.findIndex((value) => value > 127) / model.width);
  };
  expect(topOf(garments)).toBeGreaterThan(topOf([boots]) + model.frame.torso * 0.08);
}, 30_000);

/** Bytes of all planes that it holds until it is painted. */
function bytesOf(value: unknown, seen: Set<unknown>): number {
  if (typeof value !== 'object' || value === null || seen.has(value)) return 0;
  seen.add(value);
  if (ArrayBuffer.isView(value)) return bytesOf(value.buffer, seen);
  if (value instanceof ArrayBuffer) return value.byteLength;
  return Object.values(value).reduce((sum: number, one) => sum + bytesOf(one, seen), 0);
}

test.each(['parka', 'camel-coat', 'trench', 'hoodie', 'floral-dress'])(
  'of the look %s no garment holds more than 28 bytes a pixel until it is painted',
  async (title) => {
    const { model } = await loadAnalyzedPerson('woman-01-slim-light', 256, 384);
    const bakes = await bakesFromDisk(LOOKS[title]!);
    const garments = garmentsOf(title).map((garment) => withBake(garment, bakes));
    for (const garment of garments) {
      const known = new Set<unknown>([model, ...Object.values(model), garment.baked, garment.bodice]);
      const held = bytesOf(makePiece(model, garment, garments), known);
      expect(held / (model.width * model.height), garment.name).toBeLessThan(28);
    }
  },
);

test('socks that stay inside the shoe are not seen on her', () => {
  const seen = ['ankle-socks', 'wool-socks', 'no-show-socks'].filter((id) =>
    isDrawnGarment(toWornGarment(garmentById(id)!, ['navy'])),
  );
  expect(seen).toEqual(['ankle-socks', 'wool-socks']);
});

test.each([
  ['seersucker-trousers', ['white', 'navy'], true],
  ['striped-shorts', ['cobalt', 'cream'], true],
  ['striped-shirt', ['white', 'navy'], true],
  ['breton-top', ['cream', 'navy'], false],
  ['striped-jumper', ['cream', 'navy'], false],
] as const)(
  'stripes of %s run down the piece when it is woven and round it when it is knitted',
  async (id, colors, down) => {
    const { model } = await loadAnalyzedPerson('woman-01-slim-light', 256, 384);
    const garment = toWornGarment(garmentById(id)!, [...colors]) as DrawnGarment;
    const { cloth } = makePiece(model, garment, [garment]).sheets[0]!;
    const fabric = weave(cloth, 1);
    const colorAt = (a: number, b: number): string => {
      const out = { red: 0, green: 0, blue: 0, relief: 0 };
      fabric(a, b, out);
      return [out.red, out.green, out.blue].map(Math.round).join();
    };
    const across = new Set(Array.from({ length: 40 }, (_, k) => colorAt(k, 0)));
    const along = new Set(Array.from({ length: 40 }, (_, k) => colorAt(0, k)));
    expect([across.size > 1, along.size > 1]).toEqual([down, !down]);
  },
);
