// Stripes of the ground's color run out into the ground: they leave a comb of narrow gaps in the garment's edge.
import { connectedComponents, type Mask } from '../../pixels/connected-components.ts';
import type { LabPlanes } from './lab-planes.ts';
import { dilated, eroded, opened } from './mask-shapes.ts';

/** Half the width of the widest stripe, of the picture's longer side. */
const STRIPE = 0.011;
/** Fewer gaps are no comb; each is at least so large, in squares of half the width. */
const [COMB, LEAST] = [6, 0.3] as const;
/** Color distance from the ground, and the share of striped cloth that is so near it. */
const [ALIKE, SHARE] = [12, [0.12, 0.65]] as const;

const meanOf = (plane: Float32Array, isOf: Uint8Array): number => {
  let [sum, count] = [0, 0];
  isOf.forEach((is, i) => {
    if (is) [sum, count] = [sum + plane[i]!, count + 1];
  });
  return sum / (count || 1);
};

/** How much of the garment is of the color of the ground beside it. */
function shareOfGround({ planes }: LabPlanes, one: Mask, by: number): number {
  const beside = dilated(one, 4 * by).mask.map((is, i) => is & ~one.mask[i]! & 1);
  const ground = planes.map((plane) => meanOf(plane, beside));
  const inner = eroded(one, by).mask;
  let [like, all] = [0, 0];
  for (let i = 0; i < inner.length; i++) {
    if (!inner[i]) continue;
    all++;
    if (Math.hypot(...planes.map((plane, c) => plane[i]! - ground[c]!)) < ALIKE) like++;
  }
  return like / (all || 1);
}

export function withStripes(lab: LabPlanes, one: Mask): Mask {
  const { width, height } = one;
  const by = Math.max(3, Math.round(STRIPE * Math.max(width, height)));
  const closed = eroded(dilated(one, by), by).mask;
  const added: Mask = { width, height, mask: closed.map((is, i) => is & ~one.mask[i]! & 1) };
  const gaps = connectedComponents(opened(added, 1), 1).filter((part) => part.length > LEAST * by * by);
  if (gaps.length < COMB) return one;
  const share = shareOfGround(lab, one, by);
  if (share < SHARE[0] || share > SHARE[1]) return one;
  return { width, height, mask: one.mask.map((is, i) => is | added.mask[i]!) };
}
