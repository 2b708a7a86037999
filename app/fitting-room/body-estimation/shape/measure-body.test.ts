import { expect, test } from 'vitest';
import { readOnPhoto } from '../../../../tests/people/analyzed-person.ts';
import { lerp, type Point } from '../../pixels/pixels.ts';
import { limbHalfWidth, type Limb } from '../person.ts';

/** The largest step from level to level of a leg's middle beside its bones, in half widths. */
function largestStep({ joints: [hip, knee, ankle], stations }: Limb): number {
  const beside = stations.map(({ at: [x, y] }) => {
    const [a, b]: readonly [Point, Point] = y < knee[1] ? [hip, knee] : [knee, ankle];
    return x - lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1]));
  });
  return Math.max(
    ...stations.slice(1).map((station, k) => Math.abs(beside[k + 1]! - beside[k]!) / limbHalfWidth(station)),
  );
}

test.each(['w03-plus-hoodie', 'w07-plus-closed-coat'])(
  'thigh and shin are straight under loose cloth, however it hangs (%s)',
  async (name) => {
    const { read } = await readOnPhoto(name, 384, 576);
    for (const leg of read.body.legs) expect(largestStep(leg)).toBeLessThan(0.18);
  },
);
