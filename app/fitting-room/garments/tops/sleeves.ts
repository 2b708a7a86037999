import type { BodyModel } from '../../person/body-model.ts';
import { isArmFolded } from '../../person/measures/adjust-pose.ts';
import { heightAtTorsoShare, torsoShareAt, type Frame, type Side } from '../../person/measures/body-frame.ts';
import { coverOldGarment, type Cover } from '../../cloth/cover-old-garment.ts';
import {
  addCones,
  alongAtPixel,
  eachRow,
  overlayLayer,
  newLayer,
  PART,
  sleevePart,
} from '../../cloth/layer.ts';
import { garmentReach } from '../../cloth/garment-reach.ts';
import type { Layer, RowVisit, Station } from '../../cloth/layer.ts';
import {
  clamp,
  distance,
  distanceToSegment,
  lerp,
  smoothstep,
  unitVector,
  type Point,
} from '../../pixels/pixels.ts';
import { armAt, armPoint } from '../../person/measures/arm-zones.ts';
import { armRows, isArmSkin, isPastArm } from './arm-skin.ts';
import { ARMPIT, closeSlits, evenSleeves, joinToBody, nearestPlacedPixel, slantToPit } from './armpit.ts';
import { bodyTop } from '../../person/measures/shoulder-line.ts';
import { rowEdge } from '../../person/measures/row-spans.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';

/** In the sleeve's half width at the elbow. */
const BEND = 1.2;

/** @param length 0.5 elbow, 1 wrist */
export function sleeveAxis(model: BodyModel, side: Side, length: number, fit: number): Station[] {
  const head = Math.min(0.17, length * 0.5);
  const above = side.shoulder[1] - bodyTop(model, side.shoulder[0]);
  const upperArm = side.upperArm * lerp(1.25, 1.02 * fit, head / 0.17);
  const upper: Station[] = [
    [side.shoulder, Math.max(side.upperArm * 1.5, Math.min(above * 1.1, side.upperArm * 2))],
    [armPoint(side, head), upperArm],
  ];
  const end = armPoint(side, length);
  if (length <= 0.5) return [...upper, [end, side.upperArm * fit * 1.06]];
  const t = (length - 0.5) / 0.5;
  const elbow = Math.max(side.elbowRadius, side.upperArm * 0.8) * fit;
  // A loose old sleeve was measured with the wrist.
  const wrist = Math.min(side.wristRadius, model.frame.shoulderWidth * 0.092);
  const cuff = lerp(side.elbowRadius, wrist * 1.05, t) * fit * 1.05;
  if (!isArmFolded(side)) return [...upper, [side.elbow, elbow], [end, cuff]];
  const before = Math.min(0.4, (elbow * BEND) / (distance(side.shoulder, side.elbow) || 1));
  const after = Math.min(0.45, (elbow * BEND) / (distance(side.elbow, side.wrist) || 1)) * t;
  return [
    ...upper,
    [armPoint(side, 0.5 - before / 2), lerp(elbow, upperArm, before)],
    [side.elbow, elbow],
    [armPoint(side, 0.5 + after / 2), lerp(elbow, cuff, after)],
    [end, cuff],
  ];
}

/** Below the armpit a sleeve ends where the wall shows beside the arm: beyond lies the body's own edge. */
function keepToArm(model: BodyModel, layer: Layer, side: Side): void {
  const { frame, width, height } = model;
  const { shoulder, elbow, wrist, sign } = side;
  if (elbow[1] <= shoulder[1] || wrist[1] <= elbow[1]) return;
  const from = Math.max(0, Math.floor(heightAtTorsoShare(frame, ARMPIT)));
  // Gap of the row above: the inner end of a slanting cuff is the lowest.
  let gap = Infinity;
  for (let y = from; y < Math.min(height, wrist[1] + frame.torso * 0.1); y++) {
    const axis = Math.round(armAt(side, y));
    let [seen, open] = [false, false];
    for (let k = 0; k < frame.shoulderWidth * 0.4; k++) {
      const x = axis - sign * k;
      if (x < 0 || x >= width) break;
      const i = y * width + x;
      if (seen && layer.alpha[i]! < 100) {
        if (!open) gap = k;
        open = true;
      } else if (open || (!seen && k > gap)) layer.alpha[i] = 0;
      else seen ||= layer.alpha[i]! > 200;
    }
  }
}

const isForearm = ({ shoulder, elbow, wrist }: Side, x: number, y: number): boolean =>
  distanceToSegment(elbow, wrist, x, y) < distanceToSegment(shoulder, elbow, x, y);

/** The head of a short sleeve does not lie on the forearm that is folded up before it. */
const clearForearmRow: RowVisit<{ layer: Layer; side: Side }> = (y, from, to, { layer, side }) => {
  for (let i = from; i < to; i++) if (isForearm(side, i - y * layer.width, y)) layer.alpha[i] = 0;
};

function absorbArm(model: BodyModel, layer: Layer, side: Side, length: number): void {
  coverOldGarment(model, layer, model.classes.skin, new ArmCover(model.frame, layer, side, length));
}

/** Skin of an arm down to the sleeve's end. */
class ArmCover implements Cover {
  readonly grow = 1.2;
  readonly part: Cover['part'];
  readonly rows: readonly [number, number];
  readonly frame: Frame;
  readonly layer: Layer;
  readonly side: Side;
  readonly isLong: boolean;
  readonly from: Point;
  readonly axis: Point;
  readonly reach: number;
  readonly inner: number;

  constructor(frame: Frame, layer: Layer, side: Side, length: number) {
    const end = armPoint(side, length);
    this.frame = frame;
    this.layer = layer;
    this.side = side;
    this.part = sleevePart(side.sign);
    this.rows = armRows(side);
    this.isLong = length > 0.5;
    this.from = this.isLong ? side.elbow : side.shoulder;
    this.reach = distance(this.from, end) || 1;
    this.axis = unitVector(this.from, end);
    this.inner = Math.abs(side.shoulder[0] - frame.shoulders[0]) * 0.86;
  }

  share(x: number, y: number): number {
    const { frame, side, inner, isLong, from, axis, reach } = this;
    return isArmSkin(frame, side, inner, isLong, x, y) && (isLong || !isForearm(side, x, y))
      ? clamp(reach - ((x - from[0]) * axis[0] + (y - from[1]) * axis[1]) + 0.5, 0, 1)
      : 0;
  }

  goOn(x: number, y: number, i: number): number {
    const { frame, layer, side } = this;
    return nearestPlacedPixel(layer, i, x < armAt(side, y) ? 1 : -1, frame.shoulderWidth * 0.12);
  }
}

function narrowToCuff(layer: Layer, side: Side): void {
  const { elbow, wrist } = side;
  if (wrist[1] <= elbow[1]) return;
  const { width, height, alpha } = layer;
  const reach = Math.round((wrist[1] - elbow[1]) * 0.4);
  const most: Record<-1 | 1, number> = { [-1]: reach, 1: reach };
  const from = Math.max(0, Math.round(lerp(elbow[1], wrist[1], 0.6)));
  for (let y = from; y < Math.min(height, wrist[1] + reach); y++) {
    const axis = Math.round(armAt(side, y, 1));
    const at = (k: number): number => y * width + Math.min(width - 1, Math.max(0, axis + k));
    for (const sign of [-1, 1] as const) {
      let k = 0;
      while (k < most[sign] && alpha[at(sign * k)]! > 127) k++;
      if (k > 0) most[sign] = k;
      for (k = most[sign] + 1; k < reach; k++) alpha[at(sign * k)] = 0;
    }
  }
}

/** The seam from shoulder to armpit, in pixels across; below it her outline. */
export function armholeAt({ frame }: BodyModel, side: Side, y: number): number {
  const t = torsoShareAt(frame, y);
  const low = rowEdge(frame.outline(Math.max(ARMPIT, Math.min(t, 1.2))), side.sign);
  if (t > ARMPIT) return low;
  const high = side.shoulder[0] + side.sign * side.upperArm * 0.3;
  const down = clamp((t + 0.12) / (ARMPIT + 0.12), 0, 1);
  return lerp(high, low, down * down);
}

/** Pixels outside of it, negative on the body's side. */
function outsideArmhole(model: BodyModel, side: Side, x: number, y: number): number {
  if (torsoShareAt(model.frame, y) > ARMPIT + 0.1 && isPastArm(side, x, y)) return -Infinity;
  return (x - armholeAt(model, side, y)) * side.sign;
}

/** Where along the arm a sleeve may go behind the body, and wholly. */
const BEHIND = [0.52, 0.57] as const;

function inTrunk({ outline, shoulders, torso }: Frame, x: number, y: number): number {
  const row = outline((y - shoulders[1]) / torso);
  return clamp(Math.min(x - row.left, row.right - x) - 0.5, 0, 1);
}

function goesBehind(model: BodyModel, body: Layer, sleeves: Layer, i: number): number {
  const y = Math.floor(i / model.width);
  const trunk = inTrunk(model.frame, i - y * model.width, y);
  return (
    Math.max(trunk, smoothstep(0.5, 0.9, body.alpha[i]! / 255)) *
    smoothstep(...BEHIND, alongAtPixel(sleeves, i))
  );
}

export function hideForearmsBehind({ frame }: BodyModel, limbs: Layer): void {
  if (!frame.sides.some(({ behind }) => behind)) return;
  eachRow(limbs, hideBehindRow, { frame, limbs });
}

const hideBehindRow: RowVisit<{ frame: Frame; limbs: Layer }> = (y, from, to, { frame, limbs }) => {
  for (let i = from; i < to; i++) {
    if (limbs.alpha[i] === 0 || !frame.sides[limbs.part[i] === PART.leftSleeve ? 0 : 1].behind) continue;
    limbs.alpha[i]! *=
      1 - inTrunk(frame, i - y * limbs.width, y) * smoothstep(...BEHIND, alongAtPixel(limbs, i));
  }
};

interface SettingIn {
  model: BodyModel;
  body: Layer;
  sleeves: Layer;
  /** Row of the armpit. */
  pit: number;
}

const setInRow: RowVisit<SettingIn> = (y, from, to, { model, body, sleeves, pit }) => {
  for (let i = from; i < to; i++) {
    if (sleeves.alpha[i] === 0) continue;
    const side = model.frame.sides[sleeves.part[i] === PART.leftSleeve ? 0 : 1];
    // Nothing of its head covers an open neckline; over the shoulder it rounds off the body.
    const by = body.alpha[i]! < 128 && y < pit ? side.upperArm * 0.6 : 0;
    if (side.behind) sleeves.alpha[i]! *= 1 - goesBehind(model, body, sleeves, i);
    sleeves.alpha[i]! *= clamp(outsideArmhole(model, side, i - y * model.width, y) + by + 0.5, 0, 1);
  }
};

/** Returns their coverage outside the armholes; pixels of the seam have a share of it. */
export function setInSleeves(model: BodyModel, body: Layer, sleeves: Layer): Uint8Array {
  const pit = heightAtTorsoShare(model.frame, ARMPIT);
  eachRow(sleeves, setInRow, { model, body, sleeves, pit });
  overlayLayer(body, sleeves);
  joinToBody(model, body);
  closeSlits(model, body, sleeves.alpha, pit);
  evenSleeves(model, sleeves.alpha, body.alpha);
  return sleeves.alpha;
}

/** Her outline has a notch where the old sleeve ended: the new one runs over it in one curve. */
export function smoothHeads(model: BodyModel, layer: Layer, length: number): void {
  const { frame, width, height } = model;
  const sigma = Math.max(1.5, frame.size * 0.011);
  const soft = blurredBytes(layer.alpha, width, height, sigma);
  const end = Math.min(height, heightAtTorsoShare(frame, 0.5)) * width;
  const [left, right] = frame.sides.map(({ shoulder, elbow }) => distance(shoulder, elbow) * 2);
  const heads: Heads = { layer, soft, left: left!, right: right!, length, sigma };
  for (let i = 0; i < end; i += width) smoothHeadsRow(heads, i, Math.min(end, i + width));
}

interface Heads {
  layer: Layer;
  soft: Uint8Array;
  /** Pixels: twice the upper arms. */
  left: number;
  right: number;
  length: number;
  sigma: number;
}

function smoothHeadsRow({ layer, soft, left, right, length, sigma }: Heads, from: number, to: number): void {
  const { alpha } = layer;
  for (let i = from; i < to; i++) {
    if (soft[i] === 0) {
      alpha[i] = 0;
      continue;
    }
    const part = layer.part[i];
    const perArm = part === PART.leftSleeve ? left : part === PART.rightSleeve ? right : 0;
    const toHem = perArm > 0 ? (length - alongAtPixel(layer, i)) * perArm : Infinity;
    // Corrects for what the blur lacks below the hem, so that the cuff keeps its corners.
    const full = (soft[i]! / 255) * (1 + Math.exp((-1.7 * Math.max(0, toHem)) / sigma));
    if (full < 0.235) {
      alpha[i] = 0;
      continue;
    }
    const value = smoothstep(0.44, 0.56, full) * 255;
    if (value > alpha[i]! && (part === PART.none || toHem < 1.5)) continue;
    alpha[i] = value;
  }
}

interface Nearness {
  layer: Layer;
  /** Reach of what lies close, above the row `top`, and of what is loose, below `bottom`. */
  close: Uint8Array;
  loose: Uint8Array;
  top: number;
  bottom: number;
  /** The old sleeve was measured with the wrist: the forearm's reach means nothing. */
  isFree: boolean;
}

const keepNearRow: RowVisit<Nearness> = (y, from, to, { layer, close, loose, top, bottom, isFree }) => {
  const down = smoothstep(top, bottom, y);
  for (let i = from; i < to; i++) {
    if (layer.alpha[i] === 0) continue;
    const free = isFree ? smoothstep(0.74, 0.86, alongAtPixel(layer, i)) : 0;
    const within = smoothstep(0.36, 0.64, lerp(close[i]!, loose[i]!, down) / 255);
    layer.alpha[i] = layer.alpha[i]! * lerp(within, 1, free);
  }
};

/** @param thick how far the cloth stands off at the shoulder, in pixels. */
export function makeSleeves(model: BodyModel, length: number, fit: number, thick = 0.5): Layer {
  const { frame, width, height } = model;
  const layer = newLayer(width, height);
  for (const side of frame.sides)
    addCones(layer, sleeveAxis(model, side, length, fit), sleevePart(side.sign), [0, length]);
  if (length <= 0.5)
    for (const side of frame.sides) if (isArmFolded(side)) eachRow(layer, clearForearmRow, { layer, side });
  eachRow(layer, keepNearRow, {
    layer,
    close: garmentReach(model, thick),
    loose: garmentReach(model, Math.max(1.3, thick, (fit - 1) * frame.shoulderWidth * 0.16)),
    top: heightAtTorsoShare(frame, -0.02),
    bottom: heightAtTorsoShare(frame, 0.42),
    isFree: frame.sides.every((side) => side.wristRadius > frame.shoulderWidth * 0.1),
  });
  smoothHeads(model, layer, length);
  for (const side of frame.sides) keepToArm(model, layer, side);
  if (length > 0.02) for (const side of frame.sides) absorbArm(model, layer, side, length);
  for (const side of frame.sides) slantToPit(model, layer, side, length);
  if (length <= 0.9) return layer;
  for (const side of frame.sides) {
    narrowToCuff(layer, side);
  }
  return layer;
}
