// Each leg in its own outline, with its half of the seat.
import { CANVAS, type BakedGarment } from '../../baked-cloth/baked-garment.ts';
import type { TrousersDrawing } from '../../../domain/looks/look.ts';
import { PART, type Layer } from '../../cloth/layer.ts';
import type { Rows } from '../../cloth/worn-bake.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';
import { rowMiddle } from '../../person/measures/row-spans.ts';
import { contentBounds } from '../../pixels/content-bounds.ts';
import { clamp, lerp } from '../../pixels/pixels.ts';
import { legAxisAt } from '../bottoms/cover-legs.ts';
import { hemOf } from '../bottoms/trousers.ts';
import { endLevel, fitLimb, layerOf, mapEdges, rowAtHeight, stationRow, type Level } from './fit-limb.ts';
import { edgesOf, evened, EVEN, goOnBelow, isCovered, isOfPart, NOWHERE, type Edges } from './row-edges.ts';

/** Where legs that part do so, at the highest and the lowest, in torso lengths below the shoulders. */
const [HIGHEST_CROTCH, LOWEST_CROTCH] = [1.16, 1.3] as const;
/** In torso lengths: seen from the height of a chest, a hem hangs lower in the middle. */
const SAG = 0.022;
/** Of the standard body, in cm above the floor. */
const ANKLE = 7.5;

/** The first row in which the tailor's legs part. */
function crotchOf({ frame }: BodyModel, { alpha, width }: Layer): number {
  const [from, to] = [HIGHEST_CROTCH, LOWEST_CROTCH].map((share) =>
    Math.round(heightAtTorsoShare(frame, share)),
  );
  const [a, b] = frame.sides;
  for (let y = from!; y < to!; y++) {
    const [first, last] = [legAxisAt(a, y), legAxisAt(b, y)].sort((one, other) => one - other);
    for (let x = Math.ceil(first!); x < last!; x++) if (alpha[y * width + x]! < 128) return y;
  }
  return to!;
}

/** Outlines of both legs, each with its half of the seat, and the border between them. */
function legEdges(model: BodyModel, { waist, length }: TrousersDrawing, layer: Layer, crotch: number) {
  const { frame } = model;
  const { alpha } = layer;
  const even = Math.max(1, Math.round(frame.size * EVEN));
  const top = frame.outline(waist);
  const within = contentBounds(alpha, layer.width, layer.height) ?? NOWHERE;
  const whole = edgesOf(layer, isCovered, alpha, within);
  const below = { ...within, y0: Math.max(within.y0, crotch + 1) };
  const legs = [PART.leftLeg, PART.rightLeg].map((its) =>
    edgesOf(layer, isOfPart, { layer, its }, below),
  ) as [Edges, Edges];
  // Inner edges of both legs, and the border between them.
  const [a, b, between] = [legs[0].right, legs[1].left, new Float64Array(layer.height)];
  for (let y = 0; y < between.length; y++) {
    const middle = lerp(rowMiddle(top), frame.hips[0], clamp((y - top.y) / (crotch - top.y || 1), 0, 1));
    if (y <= crotch) a[y] = b[y] = middle;
    else if (a[y]! > b[y]!) a[y] = b[y] = (a[y]! + b[y]!) / 2;
    between[y] = (a[y]! + b[y]!) / 2;
  }
  const [leftHem, rightHem] = frame.sides.map((side) => hemOf(side, length)) as [number, number];
  const smooth = (values: Float64Array, hem: number): Float64Array =>
    evened(goOnBelow(values, hem - 2), even);
  return {
    border: smooth(between, Math.min(leftHem, rightHem)),
    hers: [
      { left: smooth(whole.left, leftHem), right: smooth(a, leftHem) },
      { left: smooth(b, rightHem), right: smooth(whole.right, rightHem) },
    ] as const,
  };
}

export function wearTrousers(
  model: BodyModel,
  garment: BakedGarment,
  drawing: TrousersDrawing,
  layer: Layer,
): Pick<Rows, 'limbs' | 'border'> {
  const { frame } = model;
  const waist = frame.outline(drawing.waist).y;
  const crotch = crotchOf(model, layer);
  const { hers, border } = legEdges(model, drawing, layer, crotch);
  const limbs = (['left leg', 'right leg'] as const).map((name, k) => {
    const baked = layerOf(garment, name);
    const side = frame.sides[k as 0 | 1];
    const center = Math.round(CANVAS.middle - baked.at[0]);
    const edges = mapEdges(garment, baked, k === 0 ? [0, center] : [center, CANVAS.width]);
    const crotchRow = stationRow(baked, 'crotch');
    (k === 0 ? edges.right : edges.left).fill(center, 0, Math.round(crotchRow));
    const parting: Level = [crotch, crotchRow];
    const knee: Level = [side.knee[1], stationRow(baked, 'knee')];
    const thigh = (knee[1] - parting[1]) / (knee[0] - parting[0] || 1);
    const shin = (rowAtHeight(baked, ANKLE) - knee[1]) / (side.ankle[1] - knee[0] || 1);
    const top = endLevel('waist', { own: stationRow(baked, 'waist'), hers: waist }, parting, thigh).level;
    const end = hemOf(side, drawing.length);
    const hem =
      end > knee[0] + 4
        ? endLevel('hem', { own: stationRow(baked, 'hem'), hers: end }, knee, shin)
        : { level: knee, isCut: true };
    const levels = end > knee[0] + 4 ? [top, parting, knee, hem.level] : [top, parting, knee];
    const fit = fitLimb(baked, hers[k]!, edges, levels, { sag: frame.torso * SAG, isCut: hem.isCut });
    return { ...fit, hem: end };
  });
  return { limbs, border };
}
