import { expect, test } from 'vitest';
import { lerpPoint } from '../../pixels/pixels.ts';
import type { Point } from '../../pixels/pixels.ts';
import { fillMask } from '../../pixels/polygons.ts';
import type { Station } from '../person.ts';
import { limbOutlines } from './limb-outlines.ts';

const SIZE = 200;

test('an arm that is bent sharply has no hole in its crook', () => {
  const [shoulder, elbow, wrist]: Point[] = [
    [100, 20],
    [140, 150],
    [60, 100],
  ];
  const joints = [shoulder!, elbow!, wrist!, wrist!] as const;
  const points = [
    shoulder!,
    lerpPoint(shoulder!, elbow!, 0.3),
    lerpPoint(shoulder!, elbow!, 0.6),
    elbow!,
    lerpPoint(elbow!, wrist!, 0.3),
    lerpPoint(elbow!, wrist!, 0.7),
    wrist!,
  ];
  const stations = points.map((at) => ({ at, left: 20, right: 20 }) as unknown as Station);
  const mask = new Uint8Array(SIZE * SIZE);
  for (const outline of limbOutlines({ joints, stations })) fillMask(mask, outline, SIZE, SIZE);
  for (const [x, y] of joints) expect(mask[y * SIZE + x]).toBeGreaterThan(127);
  // What the wall around it cannot be reached from is a hole.
  const seen = new Uint8Array(mask.length);
  const open = [0];
  seen[0] = 1;
  for (const i of open)
    for (const n of [i - 1, i + 1, i - SIZE, i + SIZE])
      if (n >= 0 && n < mask.length && !seen[n] && mask[n]! < 128) {
        seen[n] = 1;
        open.push(n);
      }
  expect(mask.filter((value, i) => value < 128 && !seen[i])).toHaveLength(0);
});
