import type { HandEdge } from '../../person/segmentation/hand-edges.ts';
import { clamp, type Picture, type Rgb } from '../../pixels/pixels.ts';
import { contentBounds } from '../../pixels/content-bounds.ts';

const REACH = 3; // pixels
/** Steps of 255. */
const LEAST_CONTRAST = 24;
/** Share from which a pixel stays as in the photo, and below which it is no hand. */
const [WHOLE, NONE] = [0.82, 0.12];

/** With the color behind each pixel. `mask`: 0 or 255, the hand. `joined`: 255 on its own arm. */
export function findHandEdge(
  { data, width, height }: Picture,
  mask: Uint8Array,
  joined: Uint8Array,
): HandEdge {
  const edge: HandEdge = { at: [], share: [], behind: [] };
  const is = (i: number): boolean => mask[i]! > 127;
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const middle = (i: number, want: (j: number) => boolean): Rgb | null => {
    const sum = [0, 0, 0];
    let count = 0;
    for (let dy = -REACH; dy <= REACH; dy++)
      for (let dx = -REACH; dx <= REACH; dx++) {
        const j = i + dy * width + dx;
        if (!want(j)) continue;
        count++;
        for (let c = 0; c < 3; c++) sum[c]! += data[j * 4 + c]!;
      }
    return count > 1 ? [sum[0]! / count, sum[1]! / count, sum[2]! / count] : null;
  };
  const deep = (j: number): boolean => is(j) && around.every((step) => is(j + step));
  const away = (j: number): boolean => !is(j) && !around.some((step) => is(j + step));
  const isEdge = (i: number): boolean => {
    const own = mask[i]! > 127;
    if (!own && mask[i - 1]! < 128 && mask[i + 1]! < 128 && mask[i - width]! < 128 && mask[i + width]! < 128)
      return false;
    if (own && around.every((step) => is(i + step))) return false;
    return joined[i] === 0 && !around.some((step) => !is(i + step) && joined[i + step]! > 0);
  };
  const inner = (REACH + 1) * (width + 1);
  const rows = contentBounds(mask, width, height) ?? { y0: 0, y1: 0 };
  const end = Math.min(height, rows.y1 + 1) * width;
  for (let i = Math.max(inner, (rows.y0 - 1) * width); i < Math.min(width * height - inner, end); i++) {
    if (!isEdge(i)) continue;
    const own = mask[i]! > 127;
    const [hand, behind] = [middle(i, deep) ?? middle(i, is), middle(i, away)];
    let share = own ? 1 : 0;
    if (hand && behind) {
      const way = hand.map((value, c) => value - behind[c]!);
      const square = way.reduce((sum, value) => sum + value * value, 0);
      if (square > LEAST_CONTRAST ** 2)
        share = clamp(
          way.reduce((sum, value, c) => sum + value * (data[i * 4 + c]! - behind[c]!), 0) / square,
          0,
          1,
        );
    }
    if (share > WHOLE) share = 1;
    if (share < NONE) share = 0;
    if (own ? share === 1 : share === 0) continue;
    edge.at.push(i);
    edge.share.push(share);
    edge.behind.push(behind ?? [0, 0, 0]);
  }
  return edge;
}
