import { expect, test } from 'vitest';
import { distance, type Point } from '../../pixels/pixels.ts';
import type { LandmarkName } from '../landmarks/garment-landmarks.ts';
import { fillMask } from '../../pixels/polygons.ts';
import { sleevePanel } from './sleeve-panel.ts';
import type { UprightCloth } from './upright-cloth.ts';

test('below a shoulder that hangs low a sleeve’s cloth is not drawn apart: it is as wide there as further down', () => {
  const [width, height] = [260, 300];
  const mask = new Uint8Array(width * height);
  fillMask(
    mask,
    [
      [95, 40],
      [240, 40],
      [240, 290],
      [110, 290],
      [110, 110],
      [100, 260],
      [30, 260],
    ],
    width,
    height,
  );
  const points = {
    'shoulder-left': [95, 40],
    'armpit-left': [92, 110],
    'cuff-outer-left': [30, 260],
    'cuff-inner-left': [100, 260],
  } as unknown as UprightCloth['points'];
  const colors = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const { at } = sleevePanel(
    { width, height, colors, mask, points, neckline: [], isEdgeSure: true },
    'left',
    120,
  )!;
  const step = (down: number): number =>
    Math.max(
      ...[0.1, 0.3, 0.5, 0.7, 0.9].map((across) => distance(at(across, down), at(across + 0.02, down))),
    );
  expect(step(0.08) / step(0.6)).toBeGreaterThan(0.6);
});

test('where a shadow was cut out of a sleeve, its rows are no smear', () => {
  const [width, height] = [220, 300];
  const points = {
    'shoulder-left': [90, 40],
    'armpit-left': [115, 95],
    'cuff-outer-left': [50, 240],
    'cuff-inner-left': [85, 245],
  } as const satisfies Partial<Record<LandmarkName, Point>>;
  const mask = new Uint8Array(width * height);
  fillMask(
    mask,
    [
      [90, 40],
      [200, 40],
      [200, 290],
      [115, 290],
      [115, 95],
      [85, 245],
      [50, 240],
    ],
    width,
    height,
  );
  for (let i = 0; i < mask.length; i++)
    if (Math.hypot((i % width) - 62, Math.floor(i / width) - 160) < 34) mask[i] = 0;
  const colors = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const cloth = {
    width,
    height,
    colors,
    mask,
    points: points as unknown as UprightCloth['points'],
    neckline: [],
    isEdgeSure: true,
  };
  const { at, held = at } = sleevePanel(cloth, 'left', 120)!;
  const widths = [0.45, 0.5, 0.55, 0.6, 0.65, 0.7].map((down) => distance(held(0, down), held(1, down)));
  expect(Math.min(...widths) / Math.max(...widths), `${widths}`).toBeGreaterThan(0.5);
});
