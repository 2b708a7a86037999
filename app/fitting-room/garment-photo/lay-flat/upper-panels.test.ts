import { expect, test } from 'vitest';
import type { UprightCloth } from './upright-cloth.ts';
import { layUpper } from './upper-panels.ts';

test('where the outline jumps, as at a pocket or below a sleeve, a print is not cut by a step', () => {
  const [width, height] = [240, 300];
  const mask = Uint8Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return y >= 20 && y < 280 && Math.abs(x - 120) < (y < 160 ? 80 : 62) ? 255 : 0;
  });
  const points = {
    'neck-left': [95, 20],
    'neck-right': [145, 20],
    'shoulder-left': [58, 30],
    'shoulder-right': [182, 30],
    'armpit-left': [41, 100],
    'armpit-right': [199, 100],
    'hem-left': [58, 279],
    'hem-right': [182, 279],
  } as unknown as UprightCloth['points'];
  const colors = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const cloth = { width, height, colors, mask, points, neckline: [], isEdgeSure: true };
  const { at, height: rows } = layUpper(cloth, false)!.panels.front!;
  const line = Array.from({ length: Math.round(rows) }, (_, k) => at(0.2, k / rows)[0]);
  const steps = line.slice(1).map((x, k) => Math.abs(x - line[k]!));
  expect(line[220]! - line[100]!).toBeGreaterThan(5);
  expect(Math.max(...steps)).toBeLessThan(0.8);
});
