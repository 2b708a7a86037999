// A skirt, and the skirt of a dress, in the outline of both sides.
import { PX_PER_CM, type BakedGarment } from '../../baked-cloth/baked-garment.ts';
import { eachRow, PART, type Layer, type RowVisit } from '../../cloth/layer.ts';
import type { Sheet } from '../../cloth/piece.ts';
import type { Rows } from '../../cloth/worn-bake.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare, hemHeight } from '../../person/measures/body-frame.ts';
import type { Row } from '../../person/measures/row-spans.ts';
import { contentBounds } from '../../pixels/content-bounds.ts';
import { lerp } from '../../pixels/pixels.ts';
import { upperEnvelope } from '../../pixels/polygons.ts';
import {
  endLevel,
  fitLimb,
  hemRow,
  layerOf,
  mapEdges,
  rowAtHeight,
  stationRow,
  type Level,
} from './fit-limb.ts';
import { edgesOf, EVEN, evenEdges, goOnBelow, isCovered, type Edges } from './row-edges.ts';

/** In torso lengths below the shoulders. */
const HIP = 1;
/** In torso lengths: seen from the height of a chest, a hem hangs lower in the middle. */
const SAG = 0.035;
/** Of the standard body, in cm above the floor. */
const KNEE = 48.8;
/** Of a skirt's waistband, in cm: a dress has none. */
const BAND = 4;

export interface SkirtEnds {
  /** In torso lengths below the shoulders. */
  waist: number;
  /** 0 hip, 1 knee, 2 ankle. */
  length: number;
  hasBand: boolean;
}

/** In torso lengths: so far down a bodice may hang over the upper edge. */
const OVERLAP = 0.06;

/** Under a bodice the skirt of a dress begins as her waist does. */
function fromWaist({ left, right }: Edges, waist: Row, torso: number): Edges {
  const [first, whole] = [Math.max(0, Math.floor(waist.y)), Math.ceil(waist.y + torso * OVERLAP)];
  for (const [edge, at] of [
    [left, waist.left],
    [right, waist.right],
  ] as const) {
    edge.fill(at, 0, first);
    const end = edge[Math.min(whole, edge.length - 1)]!;
    for (let y = first; y < Math.min(whole, edge.length); y++)
      edge[y] = lerp(at, end, (y - first) / (whole - first));
  }
  return { left, right };
}

/** Where a sleeve hangs before it, the side of a skirt goes on in a straight line. */
function behindSleeves({ left, right }: Edges, from: number, to: number): Edges {
  const [a, b] = [Math.max(0, Math.ceil(from)), Math.min(left.length, Math.floor(to))];
  if (b - a < 2) return { left, right };
  const outward = (edge: Float64Array, sign: -1 | 1): void => {
    const hull = upperEnvelope([...edge.subarray(a, b)].map((x) => x * sign));
    for (const [k, x] of hull.entries()) edge[a + k] = x * sign;
  };
  outward(left, -1);
  outward(right, 1);
  return { left, right };
}

export function wearSkirt(
  model: BodyModel,
  garment: BakedGarment,
  { waist, length, hasBand }: SkirtEnds,
  layer: Layer,
): Pick<Rows, 'limbs' | 'border'> {
  const { frame } = model;
  const baked = layerOf(garment, 'skirt');
  const [from, hem] = [heightAtTorsoShare(frame, waist), hemHeight(frame, length)];
  const within = contentBounds(layer.alpha, layer.width, layer.height) ?? undefined;
  const covered = edgesOf(layer, isCovered, layer.alpha, within);
  const { left, right } = hasBand
    ? covered
    : behindSleeves(fromWaist(covered, frame.outline(waist), frame.torso), from, hem - 3);
  const outline = { left: goOnBelow(left, hem - 3), right: goOnBelow(right, hem - 3) };
  const hers = evenEdges(outline, Math.max(1, Math.round(frame.size * EVEN)));
  const hip: Level = [heightAtTorsoShare(frame, HIP), stationRow(baked, 'hip')];
  const scale = (rowAtHeight(baked, KNEE) - hip[1]) / (frame.knees[1] - hip[0] || 1);
  const own = stationRow(baked, 'waist') + (hasBand ? 0 : BAND * PX_PER_CM);
  const top = endLevel('waist', { own, hers: from }, hip, scale).level;
  const end = endLevel('hem', { own: hemRow(garment, baked), hers: hem }, hip, scale);
  const ending = { sag: frame.torso * SAG, isCut: end.isCut };
  const limb = fitLimb(baked, hers, mapEdges(garment, baked), [top, hip, end.level], ending);
  return { limbs: [limb], border: null };
}

const clearBodice: RowVisit<Layer> = (_, from, to, { alpha, part }) => {
  for (let i = from; i < to; i++) if (part[i] !== PART.skirt) alpha[i] = 0;
};

const clearSkirt: RowVisit<Layer> = (_, from, to, { alpha, part }) => {
  for (let i = from; i < to; i++) if (part[i] === PART.skirt) alpha[i] = 0;
};

/** A dress is drawn in one: its bodice, and its skirt. */
export function apart(sheet: Sheet): { bodice: Sheet; skirt: Sheet } {
  const { layer } = sheet;
  const part = (isSkirt: boolean): Layer => {
    const half = { ...layer, part: layer.part.slice(), alpha: layer.alpha.slice() };
    eachRow(half, isSkirt ? clearBodice : clearSkirt, half);
    return half;
  };
  return {
    bodice: { ...sheet, layer: part(false) },
    skirt: { layer: part(true), cloth: sheet.cloth, manner: 'skirt', shadow: 0.4 },
  };
}
