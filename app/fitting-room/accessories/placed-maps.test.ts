import { beforeAll, expect, test } from 'vitest';
import { bakesFromDisk } from '../../../bench/fitting/published-bakes.ts';
import { loadAnalyzedPerson } from '../../../tests/people/analyzed-person.ts';
import type { BodyMap } from '../../domain/photos/body-map.ts';
import type { Drawing, Look, WornGarment } from '../../domain/looks/look.ts';
import type { DrawnGarment } from '../cloth/drawn-garment.ts';
import { withBake } from '../garments/baked/choose-bake.ts';
import { makePiece } from '../garments/garment.ts';
import type { BodyModel } from '../person/body-model.ts';
import { lockedPixels } from '../person/face-lock.ts';
import { contentBounds } from '../pixels/content-bounds.ts';
import { accessoryPixels, render } from '../render.ts';

const SIZE = [384, 576] as const;
let model: BodyModel;
let bodyMap: BodyMap;
beforeAll(async () => {
  ({ model, bodyMap } = await loadAnalyzedPerson('woman-01-slim-light', ...SIZE));
});

const worn = (drawing: Drawing): WornGarment => ({
  ...{ id: drawing.kind, name: drawing.kind, slot: 'bag', drawing, clo: 0 },
  cloth: { fabric: 'leather', colour: '#7a5230' },
});

const TOTE = worn({ kind: 'bag', shape: 'tote' });
const BEANIE = worn({ kind: 'hat', shape: 'beanie' });
const SCARF = worn({ kind: 'scarf', bulk: 1, ends: 0.6, fringe: true });
const SOCKS = worn({ kind: 'socks', length: 0.5 });

async function sheetsOf(garment: WornGarment, on = model) {
  const look: Look = { garments: [garment] };
  const drawn = garment as DrawnGarment;
  const baked = withBake(drawn, await bakesFromDisk(look));
  const of = (one: DrawnGarment) => makePiece(on, one, [one]).sheets;
  return { drawn: of(drawn), baked: of(baked) };
}

const boundsOf = (sheets: { layer: { alpha: Uint8Array } }[]) => {
  const all = new Uint8Array(model.width * model.height);
  for (const { layer } of sheets)
    for (let i = 0; i < all.length; i++) all[i] = Math.max(all[i]!, layer.alpha[i]!);
  return contentBounds(all, model.width, model.height)!;
};

test.each([
  ['a tote', TOTE],
  ['a beanie', BEANIE],
  ['a scarf', SCARF],
  ['a pair of socks', SOCKS],
] as const)('%s is worn from its maps where its drawing would lie', async (_, garment) => {
  const { drawn, baked } = await sheetsOf(garment);
  expect(drawn.some((sheet) => sheet.baked)).toBe(false);
  expect(baked.some((sheet) => sheet.baked)).toBe(true);
  const [old, now] = [boundsOf(drawn), boundsOf(baked)];
  const near = model.frame.size * 0.045;
  for (const edge of ['x0', 'x1', 'y0', 'y1'] as const)
    expect(Math.abs(now[edge] - old[edge])).toBeLessThan(near);
});

test.each([
  ['a tote', TOTE],
  ['a beanie', BEANIE],
  ['a scarf', SCARF],
] as const)(
  'of %s from its maps coverage and part of each pixel are held, no place on a drawing',
  async (_, garment) => {
    const { baked } = await sheetsOf(garment);
    for (const { layer } of baked.filter((sheet) => sheet.baked)) {
      const held = [layer.alpha, layer.part, layer.across, layer.along];
      expect(held.reduce((sum, plane) => sum + plane.byteLength, 0)).toBe(2 * model.width * model.height);
    }
  },
);

test('a snood and a cap, whose drawings are better, are drawn', async () => {
  for (const drawing of [
    { kind: 'scarf', bulk: 1, ends: 0 },
    { kind: 'hat', shape: 'cap' },
  ] as const)
    expect((await sheetsOf(worn(drawing))).baked.some((sheet) => sheet.baked)).toBe(false);
});

test('a bag that stands beside her stands on the floor', async () => {
  const { model: other } = await loadAnalyzedPerson('w04-tall-wide-trousers', ...SIZE);
  const { drawn, baked } = await sheetsOf(TOTE, other);
  const lowest = (sheets: typeof drawn): number =>
    Math.max(...sheets.map(({ layer }) => layer.alpha.findLastIndex((alpha) => alpha > 127) / other.width));
  expect(Math.abs(lowest(baked) - lowest(drawn))).toBeLessThan(2);
});

test('face, hair and hands stay as on the photo, but for what a hat covers', async () => {
  const look: Look = { garments: [SOCKS, SCARF, BEANIE, TOTE] };
  const bakes = await bakesFromDisk(look);
  const picture = render(model, look, undefined, undefined, bakes);
  const locked = lockedPixels(bodyMap, ...SIZE);
  const covered = accessoryPixels(model, look, bakes);
  const { photo } = model;
  const changed = locked.reduce((sum, isLocked, i) => {
    if (!isLocked || covered[i]) return sum;
    return (
      sum + (picture.data.subarray(i * 4, i * 4 + 3).some((c, k) => c !== photo.data[i * 4 + k]) ? 1 : 0)
    );
  }, 0);
  expect(changed).toBe(0);
});
