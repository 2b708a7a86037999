// The tailor's outline on her body is the silhouette that a baked garment is worn in.
import { CANVAS, PX_PER_CM, type BakedGarment } from '../../baked-cloth/baked-garment.ts';
import type { DrawnGarment } from '../../cloth/drawn-garment.ts';
import { PART, type Layer } from '../../cloth/layer.ts';
import type { Piece } from '../../cloth/piece.ts';
import type { WornBake } from '../../cloth/worn-bake.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare, hemHeight } from '../../person/measures/body-frame.ts';
import { rowMiddle } from '../../person/measures/row-spans.ts';
import { clamp, lerp } from '../../pixels/pixels.ts';
import { legAxisAt } from '../bottoms/cover-legs.ts';
import { hemOf } from '../bottoms/trousers.ts';
import {
  endLevel,
  fitLimb,
  heightAt,
  hemRow,
  layerOf,
  mapEdges,
  rowAtHeight,
  stationRow,
  stretchOf,
  type Level,
  type Stretch,
} from './fit-limb.ts';
import { hemFromMaps } from './hem-from-maps.ts';
import { edgesOf, evened, evenEdges, goOnBelow, type Edges } from './row-edges.ts';

type DrawingOf<K extends DrawnGarment['drawing']['kind']> = Extract<DrawnGarment['drawing'], { kind: K }>;

/** In torso lengths below the shoulders. */
const HIP = 1;
/** Where legs that part do so, at the highest and the lowest. */
const [HIGHEST_CROTCH, LOWEST_CROTCH] = [1.16, 1.3] as const;
/** In torso lengths: seen from the height of a chest, a hem hangs lower in the middle. */
const [TROUSER_SAG, SKIRT_SAG] = [0.022, 0.035] as const;
/** Of the standard body, in cm above the floor. */
const [KNEE, ANKLE] = [48.8, 7.5] as const;
/** Of her size: what is smaller at her edges moves no cloth inside. */
const EVEN = 0.012;

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
function legEdges(model: BodyModel, { waist, length }: DrawingOf<'trousers'>, layer: Layer, crotch: number) {
  const { frame } = model;
  const { alpha, part } = layer;
  const even = Math.max(1, Math.round(frame.size * EVEN));
  const top = frame.outline(waist);
  const whole = edgesOf(layer, (i) => alpha[i]! > 127);
  const legs = [PART.leftLeg, PART.rightLeg].map((leg) =>
    edgesOf(layer, (i, _, y) => alpha[i]! > 127 && y > crotch && part[i] === leg),
  ) as [Edges, Edges];
  const inner = Array.from(legs[0].right, (right, y): readonly [number, number] => {
    if (y <= crotch) {
      const middle = lerp(rowMiddle(top), frame.hips[0], clamp((y - top.y) / (crotch - top.y || 1), 0, 1));
      return [middle, middle];
    }
    const left = legs[1].left[y]!;
    return right > left ? [(right + left) / 2, (right + left) / 2] : [right, left];
  });
  const [leftHem, rightHem] = frame.sides.map((side) => hemOf(side, length)) as [number, number];
  const smooth = (values: Float64Array, hem: number): Float64Array =>
    evened(goOnBelow(values, hem - 2), even);
  const [a, b] = [Float64Array.from(inner, ([x]) => x), Float64Array.from(inner, ([, x]) => x)];
  return {
    border: smooth(
      a.map((x, y) => (x + b[y]!) / 2),
      Math.min(leftHem, rightHem),
    ),
    hers: [
      { left: smooth(whole.left, leftHem), right: smooth(a, leftHem) },
      { left: smooth(b, rightHem), right: smooth(whole.right, rightHem) },
    ] as const,
  };
}

function wearTrousers(
  model: BodyModel,
  garment: BakedGarment,
  drawing: DrawingOf<'trousers'>,
  layer: Layer,
): Pick<Fitted, 'limbs' | 'border'> {
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
    const fit = fitLimb(baked, hers[k]!, edges, levels, { sag: frame.torso * TROUSER_SAG, isCut: hem.isCut });
    return { ...fit, hem: end };
  });
  return { limbs, border };
}

function wearSkirt(
  model: BodyModel,
  garment: BakedGarment,
  drawing: DrawingOf<'skirt'>,
  layer: Layer,
): Pick<Fitted, 'limbs' | 'border'> {
  const { frame } = model;
  const baked = layerOf(garment, 'skirt');
  const hem = hemHeight(frame, drawing.length);
  const covered = edgesOf(layer, (i) => layer.alpha[i]! > 127);
  const [left, right] = [covered.left, covered.right].map((edge) => goOnBelow(edge, hem - 3));
  const hers = evenEdges({ left: left!, right: right! }, Math.max(1, Math.round(frame.size * EVEN)));
  const hip: Level = [heightAtTorsoShare(frame, HIP), stationRow(baked, 'hip')];
  const scale = (rowAtHeight(baked, KNEE) - hip[1]) / (frame.knees[1] - hip[0] || 1);
  const top = endLevel(
    'waist',
    { own: stationRow(baked, 'waist'), hers: heightAtTorsoShare(frame, drawing.waist) },
    hip,
    scale,
  ).level;
  const end = endLevel('hem', { own: hemRow(garment, baked), hers: hem }, hip, scale);
  const ending = { sag: frame.torso * SKIRT_SAG, isCut: end.isCut };
  const limb = fitLimb(baked, hers, mapEdges(garment, baked), [top, hip, end.level], ending);
  return { limbs: [limb], border: null };
}

/** Of a limb's rows: more that are stretched too far, and the drawing is worn. */
const MOST_ODD = 0.08;

/** Whether folds and weave keep their form on her. */
export const keepsForm = (stretches: readonly Stretch[]): boolean =>
  stretches.every(({ odd, across, along }) => odd <= MOST_ODD && across > 0.1 && along > 0.1);

type Fitted = Pick<WornBake, 'limbs' | 'border' | 'isPressed'>;

function wornBake(model: BodyModel, garment: BakedGarment, { limbs, ...fitted }: Fitted): WornBake | null {
  const stretches = limbs.map(stretchOf);
  if (!keepsForm(stretches)) return null;
  const grain = (PX_PER_CM * 1000) / model.frame.size;
  const mean = (of: (stretch: Stretch) => number): number =>
    stretches.reduce((sum, stretch) => sum + of(stretch), 0) / stretches.length;
  const first = limbs[0]!;
  return {
    garment,
    limbs,
    ...fitted,
    grains: [mean(({ across }) => across) * grain, mean(({ along }) => along) * grain],
    waist: heightAt(first, first.top),
    hem: heightAt(first, first.hem),
  };
}

function fitted(
  model: BodyModel,
  { drawing, cloth }: DrawnGarment,
  garment: BakedGarment,
  layer: Layer,
): Fitted | null {
  if (drawing.kind === 'skirt') return { ...wearSkirt(model, garment, drawing, layer), isPressed: false };
  if (drawing.kind !== 'trousers') return null;
  const isPressed = drawing.crease ?? (cloth.fabric === 'wool' && drawing.length > SHORTS);
  return { ...wearTrousers(model, garment, drawing, layer), isPressed };
}
/** Shorter trousers are not pressed unless they say so. */
const SHORTS = 0.4;

/** @param piece as the tailor cut it; it comes back as it was where no maps are, or where they do not fit her. */
export function wearBake(model: BodyModel, piece: Piece, garment: DrawnGarment): Piece {
  const [main, ...rest] = piece.sheets;
  if (!garment.baked || !main) return piece;
  const fit = fitted(model, garment, garment.baked, main.layer);
  const baked = fit && wornBake(model, garment.baked, fit);
  if (!baked) return piece;
  hemFromMaps(baked, main.layer, model.frame.torso);
  return { ...piece, sheets: [{ ...main, baked, lines: [], pleats: undefined }, ...rest] };
}
