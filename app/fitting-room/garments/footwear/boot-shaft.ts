// The shaft hugs the leg; its opening is a ring seen a little from above.
import type { BodyModel } from '../../person/body-model.ts';
import { lowerLeg, type Foot } from '../../person/measures/foot.ts';
import {
  addBand,
  addCones,
  overlayLayer,
  newLayer,
  PART,
  type Layer,
  type Station,
} from '../../cloth/layer.ts';
import type { Line } from '../../cloth/piece.ts';
import { evenRows, type Row } from '../../person/measures/row-spans.ts';
import { betweenPoints, shifted } from '../../pixels/paths.ts';
import { stitch } from '../../tailoring/trim.ts';
import { clamp, lerp, lerpPoint, smoothstep, type Point } from '../../pixels/pixels.ts';
import { legEdges } from './legwear.ts';

const ROWS = 12;

export interface Shaft {
  foot: Foot;
  rows: Row[];
  dip: number;
}

const ankleHalf = (model: BodyModel, { side, unit, ankleHalf: seen }: Foot): number =>
  Math.max(seen * 1.04, clamp(lowerLeg(model, side).ankle * 1.08, 0.08 * unit, 0.1 * unit) * 1.02);

/** @param share of the way from ankle to knee. */
export function measureShaft(model: BodyModel, foot: Foot, share: number): Shaft {
  const { ankle } = foot;
  const { knee } = foot.side;
  const [, top] = lerpPoint(ankle, knee, share);
  const ease = model.frame.size * 0.0024;
  const half = ankleHalf(model, foot);
  const rows = Array.from({ length: ROWS + 1 }, (_, k): Row => {
    const y = lerp(top, ankle[1], k / ROWS);
    const [left, right] = legEdges(model, foot.side, y);
    const own = smoothstep(Math.min(0.28, share * 0.8), 0, (ankle[1] - y) / (ankle[1] - knee[1] || 1));
    return {
      y,
      left: lerp(left - ease, ankle[0] - half, own),
      right: lerp(right + ease, ankle[0] + half, own),
    };
  });
  evenRows(rows, 6);
  return { foot, rows, dip: (rows[0]!.right - rows[0]!.left) * 0.085 };
}

/** Left to right: the front (`sign` 1) or the back (-1). */
function rimOf({ rows, dip }: Shaft, sign: 1 | -1, steps = 24): Point[] {
  const { y, left, right } = rows[0]!;
  return Array.from({ length: steps + 1 }, (_, k): Point => {
    const angle = (k / steps) * Math.PI;
    const bend = sign > 0 ? dip : -0.5 * dip;
    return [lerp(left, right, 0.5 - Math.cos(angle) / 2), y + bend * Math.sin(angle)];
  });
}

export const shaftRim = (shaft: Shaft, size: number): Line =>
  stitch(shifted(rimOf(shaft, 1), 0, size * 0.0045), size * 0.0016, 0.55, 0.5);

export const shaftOpening = (shaft: Shaft): Point[] => [...rimOf(shaft, -1), ...rimOf(shaft, 1).reverse()];

export function addShaft(model: BodyModel, layer: Layer, shaft: Shaft): void {
  const { foot, rows } = shaft;
  const { ankle, toe, unit } = foot;
  const boot = newLayer(layer.width, layer.height);
  const into: Station = [betweenPoints(ankle, toe, 0.36, 0.46), unit * 0.084];
  addCones(boot, [[ankle, ankleHalf(model, foot)], into], PART.shoe, [0, 0.1]);
  addBand(boot, rows, PART.shoe, rimOf(shaft, 1), [], [-0.4, 0]);
  overlayLayer(boot, layer, 127);
  overlayLayer(layer, boot, 255);
}
