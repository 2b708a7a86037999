import { expect, test } from 'vitest';
import { distance } from '../../pixels/pixels.ts';
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
