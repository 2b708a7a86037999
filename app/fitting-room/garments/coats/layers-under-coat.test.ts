import { expect, test } from 'vitest';
import { loadAnalyzedPerson } from '../../../../tests/people/analyzed-person.ts';
import { garmentById, toWornGarment } from '../../../domain/wardrobe/wardrobe.ts';
import type { Tint } from '../../../domain/wardrobe/palette.ts';
import { rgbOf } from '../../cloth/fabric/fabrics.ts';
import { acrossAtPixel, alongAtPixel, newLayer, PART } from '../../cloth/layer.ts';
import type { Sheet } from '../../cloth/piece.ts';
import { clothPoint, toCloth } from '../../cloth/cloth-coordinates.ts';
import { luma, type Point } from '../../pixels/pixels.ts';
import { neckSide } from '../../tailoring/neck-side.ts';
import { makeBackSheets, makePiece } from '../garment.ts';
import { clipToCoat } from './layers-under-coat.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';

const { model } = await loadAnalyzedPerson('woman-01-slim-light', 256, 384);
const { frame, width } = model;
const piece = (id: string, ...tints: Tint[]): DrawnGarment =>
  toWornGarment(garmentById(id)!, tints as [Tint, ...Tint[]]) as DrawnGarment;
const rowAt = (down: number): number => Math.round(frame.shoulders[1] + frame.torso * down);
/** How much of the middle of the body a sheet covers at a height, 0..255. */
const inMiddle = ({ layer }: Sheet, down: number): number =>
  layer.alpha[rowAt(down) * width + Math.round(frame.hips[0])]!;
const lowest = ({ layer }: Sheet): number =>
  Math.floor(layer.alpha.findLastIndex((value) => value > 127) / width);

test('a tied belt holds the coat closed from the waist down, and its back is not seen', () => {
  const trench = piece('trench', 'sand');
  const [body] = makePiece(model, trench, [trench]).sheets;
  expect(inMiddle(body!, 0.5)).toBeLessThan(50);
  for (const down of [0.75, 1, 1.3, 1.6]) expect(inMiddle(body!, down), `${down}`).toBeGreaterThan(200);
  expect(makeBackSheets(model, trench, [trench]).some((sheet) => sheet.layer.part.includes(PART.skirt))).toBe(
    false,
  );
});

test.each(['navy', 'black', 'camel', 'stone'] as const)(
  'the inside of a %s coat is its own color, not a black hole',
  (tint) => {
    const coat = piece('mac', tint);
    const back = makeBackSheets(model, coat, [coat]).find((sheet) => sheet.layer.part.includes(PART.skirt))!;
    const light = (hex: Sheet['cloth']['colour']): number => luma(...rgbOf(hex));
    expect(light(back.cloth.colour)).toBeGreaterThan(light(coat.cloth.colour) * 0.9);
  },
);

test('a cardigan is closed under a coat that would hide both its edges, and open under a wide one', () => {
  const cardigan = piece('fine-cardigan', 'navy');
  const under = (coat: DrawnGarment): Sheet => makePiece(model, cardigan, [cardigan, coat]).sheets[0]!;
  expect(inMiddle(under(piece('mac', 'stone')), 0.8)).toBeGreaterThan(200);
  expect(inMiddle(under(piece('wool-coat', 'camel')), 0.8)).toBe(0);
});

test('no strip of a jacket looks out below a short one over it', () => {
  const [hoodie, bomber] = [piece('light-zip-hoodie', 'sage'), piece('light-bomber', 'navy')];
  const both = [hoodie, bomber];
  // Beside the front's opening, inside the arms.
  const x = Math.round(frame.hips[0] + frame.shoulderWidth * 0.3);
  const [inner, outer] = both.map((one) => {
    const { alpha } = makePiece(model, one, both).sheets[0]!.layer;
    return alpha.findLastIndex((value, i) => i % width === x && value > 127);
  });
  expect(inner!).toBeLessThan(outer!);
});

test('a hood comes out over a coat without one, and stays inside one that has its own', () => {
  const hoodie = piece('training-hoodie', 'grey');
  const hoods = (coat: DrawnGarment): number[] =>
    [hoodie, coat].map(
      (one) =>
        makePiece(model, one, [hoodie, coat]).sheets.filter(
          ({ collar, cloth }) => collar && cloth.colour === hoodie.cloth.colour,
        ).length,
    );
  expect(hoods(piece('bomber', 'black'))).toEqual([0, 1]);
  expect(hoods(piece('parka', 'olive'))).toEqual([0, 0]);
});

test('the points of a collar do not look through the zip of a hooded jacket', () => {
  const all = [
    piece('oxford-shirt', 'white'),
    piece('lambswool-jumper', 'burgundy'),
    piece('technical-shell', 'black'),
  ];
  const points = (among: DrawnGarment[]): number => lowest(makePiece(model, among[0]!, among).collar![0]!);
  const throat = neckSide(model, 1).pit + frame.torso * 0.03;
  expect(points(all.slice(0, 2))).toBeGreaterThan(throat + 2);
  expect(points(all)).toBeLessThanOrEqual(throat);
});

test('flowers on shorts are as long as they are wide', () => {
  const shorts = piece('printed-shorts', 'teal', 'coral', 'butter', 'sage');
  const { layer, cut } = makePiece(model, shorts, [shorts]).sheets[0]!;
  const point = clothPoint(model, cut);
  const x = Math.round((frame.sides[0].knee[0] + frame.sides[0].hip[0]) / 2);
  const rows = Array.from({ length: model.height }, (_, y) => y).filter(
    (y) => layer.alpha[y * width + x] === 255 && layer.part[y * width + x] === PART.leftLeg,
  );
  const [from, to] = [rows[0]!, rows.at(-1)!];
  const [above, below] = [from, to].map((y) => {
    const i = y * width + x;
    toCloth(point, PART.leftLeg, x, y, acrossAtPixel(layer, i), alongAtPixel(layer, i));
    return point.b;
  });
  const stretched = (below! - above!) / (to - from) / point.grain;
  expect(stretched).toBeGreaterThan(0.7);
  expect(stretched).toBeLessThan(1.3);
});

test('a shirt whose collar a coat holds down has none behind the neck beside that one', () => {
  const all = [piece('oxford-shirt', 'white'), piece('wool-coat', 'camel')];
  expect(makeBackSheets(model, all[0]!, all)).toEqual([]);
  expect(makeBackSheets(model, all[0]!, all.slice(0, 1))).toHaveLength(1);
});

test('trousers that are wider than a long coat do not stand out beside it, and may below its hem', () => {
  const coat = piece('mac', 'stone');
  const [outer] = makePiece(model, coat, [coat]).sheets;
  const layer = newLayer(width, model.height);
  layer.alpha.fill(255);
  const sheet: Sheet = { layer, cloth: coat.cloth, manner: 'trousers', shadow: 0 };
  if (coat.drawing.kind !== 'coat') throw new Error('no coat');
  const { alpha } = clipToCoat(model, { sheets: [sheet] }, 'trousers', coat.drawing).sheets[0]!.layer;
  const covered = (plane: Uint8Array, y: number): number =>
    plane.subarray(y * width, (y + 1) * width).reduce((sum, value) => sum + (value > 127 ? 1 : 0), 0);
  const y = rowAt(1.3);
  const front = frame.shoulderWidth * 0.3;
  expect(covered(alpha, y)).toBeLessThanOrEqual(covered(outer!.layer.alpha, y) + front);
  expect(covered(alpha, lowest(outer!) + Math.round(frame.torso * 0.3))).toBeGreaterThan(covered(alpha, y));
});

test('a leg that stands beside the coat is not lost', () => {
  const all = [piece('straight-jeans', 'indigo'), piece('wool-coat', 'camel')];
  const aside = frame.shoulderWidth * 0.9;
  const [left, right] = frame.sides;
  const moved = (from: Point, by: number): Point => [from[0] - by, from[1]];
  const striding = { ...left, knee: moved(left.knee, aside * 0.6), ankle: moved(left.ankle, aside) };
  const beside = { ...model, frame: { ...frame, sides: [striding, right] as const } };
  const { alpha } = makePiece(beside, all[0]!, all).sheets[0]!.layer;
  const y = Math.round(striding.ankle[1] - frame.torso * 0.12);
  const x = Math.round(striding.ankle[0]);
  expect(alpha[y * width + x]).toBeGreaterThan(200);
});
