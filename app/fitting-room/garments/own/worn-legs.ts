// Where the legs of trousers lie on her, row by row: each is one half of the picture's panel.
import type { SurfaceCut } from '../../../domain/looks/garment-surface.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import { isLeg, PART, type Layer } from '../../cloth/layer.ts';
import type { WornLegs } from '../../cloth/worn-cloth.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';
import { rowMiddle, type Row } from '../../person/measures/row-spans.ts';
import { clamp, lerp, quantile, smoothstep } from '../../pixels/pixels.ts';
import { CROTCH } from './her-cut.ts';

/** By row: the first and last x of what is covered, from `from` outward; where nothing is, the row above's. */
function spansOf({ alpha, width, height }: Layer): { left: Float64Array; right: Float64Array } {
  const [left, right] = [new Float64Array(height), new Float64Array(height)];
  let [from, to] = [0, width];
  for (let y = 0; y < height; y++) {
    let [a, b] = [-1, -1];
    for (let x = 0; x < width; x++) {
      if (alpha[y * width + x]! < 128) continue;
      if (a < 0) a = x;
      b = x + 1;
    }
    if (a >= 0) [from, to] = [a, b];
    left[y] = from;
    right[y] = to;
  }
  return { left, right };
}

/** In rows, to either side: a pixel that was sewn on at the armpit tells nothing. */
const ODD = 4;

export const evened = (edge: Float64Array): Float64Array =>
  edge.map((_, y) => quantile([...edge.subarray(Math.max(0, y - ODD), y + ODD + 1)], 0.5));

/** In torso lengths below the crotch: there the legs have come apart. */
const APART = 0.06;
/** Of what lies above or below her crotch: the picture's rise may be moved by so much, and no cloth is pressed. */
const MOVED = 0.15;

/** By row: where the left leg ends and the right one begins; above the crotch, the middle of both. */
function innerLegs({ frame }: BodyModel, layer: Layer, waist: Row, crotch: number): WornLegs['inner'] {
  const { width, height, alpha, part } = layer;
  const ends = [new Float64Array(height), new Float64Array(height)] as const;
  let [left, right] = [frame.hips[0], frame.hips[0]];
  for (let y = 0; y < height; y++) {
    const middle = lerp(
      rowMiddle(waist),
      frame.hips[0],
      clamp((y - waist.y) / (crotch - waist.y || 1), 0, 1),
    );
    let [last, first] = [-1, width];
    if (y > crotch)
      for (let x = 0; x < width; x++) {
        if (alpha[y * width + x]! < 128) continue;
        if (part[y * width + x] === PART.leftLeg) last = x + 1;
        else if (part[y * width + x] === PART.rightLeg) first = Math.min(first, x);
      }
    if (last > 0) left = last;
    if (first < width) right = first;
    const apart = smoothstep(crotch, crotch + frame.torso * APART, y);
    ends[0][y] = lerp(middle, left, apart);
    ends[1][y] = lerp(middle, right, apart);
  }
  return [evened(ends[0]), evened(ends[1])];
}

export function legsOf(
  model: BodyModel,
  drawing: DrawnGarment['drawing'],
  { rise: seen, length }: SurfaceCut,
  layer: Layer,
): WornLegs | null {
  if (drawing.kind !== 'trousers') return null;
  const { frame } = model;
  const spans = spansOf(layer);
  const waist = frame.outline(drawing.waist);
  const crotch = heightAtTorsoShare(frame, CROTCH);
  const hems: [number, number] = [crotch + 1, crotch + 1];
  for (let i = 0; i < layer.alpha.length; i++)
    if (layer.alpha[i]! > 127 && isLeg(layer.part[i]!)) {
      const k = layer.part[i] === PART.leftLeg ? 0 : 1;
      hems[k] = Math.max(hems[k], Math.floor(i / layer.width));
    }
  const hers = (crotch - waist.y) / ((hems[0] + hems[1]) / 2 - waist.y || 1);
  const moved = MOVED * Math.min(hers, 1 - hers);
  const rise = clamp(seen / (length || 1), hers - moved, hers + moved);
  return { ...spans, inner: innerLegs(model, layer, waist, crotch), crotch, hems, rise };
}
