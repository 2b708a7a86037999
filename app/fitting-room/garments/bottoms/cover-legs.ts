import type { BodyModel } from '../../person/body-model.ts';
import type { Frame, Side } from '../../person/measures/body-frame.ts';
import { isHandFree } from '../../person/measures/arm-zones.ts';
import { coverOldGarment, type Cover } from '../../cloth/cover-old-garment.ts';
import { PART, type Layer } from '../../cloth/layer.ts';
import { continueFrom } from '../../tailoring/coverage.ts';
import { clamp, lerp, smoothstep } from '../../pixels/pixels.ts';
import { raiseMask } from '../../pixels/mask-union.ts';
import { upperEnvelope } from '../../pixels/polygons.ts';

/** Below the hips, in torso lengths; on a plate. */
const TAKEN_IN = { from: 0.02, to: 0.2 };
const RAMP = 0.012; // body heights

export function legAxisAt({ hip, knee, ankle }: Side, y: number): number {
  const a = y < knee[1] ? hip : knee;
  const b = y < knee[1] ? knee : ankle;
  return lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1] || 1));
}

/** Rows where legs begin and, by side, end. */
export interface LegEnds {
  top: number;
  hems: readonly [number, number];
}

/** 0..1: how much of a pixel is a leg's. */
function aboveHem({ sides: [a, b] }: Frame, { top, hems }: LegEnds, x: number, y: number): number {
  // In a leaning stance the nearer leg is not the one with the nearer ankle.
  const isFirst = Math.abs(x - legAxisAt(a, y)) < Math.abs(x - legAxisAt(b, y));
  return y > top ? clamp((isFirst ? hems[0] : hems[1]) - y + 0.5, 0, 1) : 0;
}

/** From here down the shin (knee 0 … ankle 1) a leg falls in one line to its hem. */
const FALLS = 0.35;

/** Seams where the garment's own edge meets what it takes in are at most this wide, pixels. */
const SEAM = 3;

function reachIn(alpha: Uint8Array, from: number, step: -1 | 1, most: number, seam = 0): number {
  let reach = 0;
  for (let k = 0; k < most && k <= reach + seam; k++) if (alpha[from + step * k]! > 127) reach = k + 1;
  return reach;
}

/** An ankle taken in only at its widest would stand out over the hem. */
function fallToHem(model: BodyModel, layer: Layer, before: Uint8Array, side: Side, ends: LegEnds): void {
  const { frame, width, height } = model;
  const from = Math.round(lerp(side.knee[1], side.ankle[1], FALLS));
  const most = Math.round(side.kneeRadius * 2);
  const axis = (y: number): number => y * width + Math.round(legAxisAt(side, y));
  // The axis lies between pixels: an edge counted from the nearest one would go down in steps.
  const off = (y: number, step: -1 | 1): number =>
    (Math.round(legAxisAt(side, y)) - legAxisAt(side, y)) * step;
  for (const step of [-1, 1] as const) {
    const reaches: number[] = [];
    let takenIn = false;
    for (let y = from; y < height && layer.alpha[axis(y)]! > 127; y++) {
      const reach = reachIn(layer.alpha, axis(y), step, most, SEAM);
      if (reach === most) return;
      takenIn ||= reach > reachIn(before, axis(y), step, most) + 1;
      reaches.push(reach + off(y, step));
    }
    if (!takenIn) continue;
    for (const [row, edge] of upperEnvelope(reaches).entries()) {
      const end = edge - off(from + row, step);
      for (let k = 1; k < end; k++) {
        const [i, inside] = [axis(from + row) + step * k, axis(from + row) + step * (k - 1)];
        const value = clamp(end - k, 0, 1) * aboveHem(frame, ends, i % width, from + row) * 255;
        if (value <= layer.alpha[i]!) continue;
        if (layer.alpha[i]! < 128) continueFrom(layer, i, inside);
        layer.alpha[i] = value;
      }
    }
  }
}

/** Most that a row reaches further beyond the garment's own edge than the row above it, pixels. */
const WIDENS = 0.4;

/** What is taken in all at once, below a hand or the hips, would stand out as a step. Changes `layer`. */
function widenGradually({ alpha, width }: Layer, before: Uint8Array, from: number, to: number): void {
  for (const step of [-1, 1] as const) {
    const edgeOf = (plane: Uint8Array, y: number): number => {
      const first = y * width + (step < 0 ? 0 : width - 1);
      for (let k = 0; k < width; k++) if (plane[first - step * k]! > 127) return width - k;
      return 0;
    };
    let most = 0;
    for (let y = from; y < to; y++) {
      const [own, now] = [edgeOf(before, y), edgeOf(alpha, y)];
      most = own === 0 ? 0 : Math.min(most + WIDENS, now - own);
      const outermost = y * width + (step < 0 ? 0 : width - 1);
      for (let k = 0; own > 0 && k < width - own; k++) {
        const i = outermost - step * k;
        const value = Math.max(before[i]!, 255 * clamp(own + most - (width - k) + 1, 0, 1));
        alpha[i] = Math.min(alpha[i]!, value);
      }
    }
  }
}

/** Skin and cloth of legs. */
class LegCover implements Cover {
  readonly grow = 1.2;
  readonly part = PART.waist;
  readonly rows: readonly [number, number];
  readonly model: BodyModel;
  readonly ends: LegEnds;
  /** Coverage of the garment before. */
  readonly cloth: Uint8Array;

  constructor(model: BodyModel, cloth: Uint8Array, ends: LegEnds) {
    const { hips, torso } = model.frame;
    this.model = model;
    this.ends = ends;
    this.cloth = cloth;
    this.rows = [hips[1] + torso * TAKEN_IN.from, model.height];
  }

  share(x: number, y: number, i: number): number {
    const { model, ends } = this;
    const { frame } = model;
    const to = frame.hips[1] + frame.torso * TAKEN_IN.to;
    return (y > to && isHandFree(model, x, y)) || this.isBeside(x, y, i, to)
      ? aboveHem(frame, ends, x, y)
      : 0;
  }

  /** Gradual, or it would begin as a tab on the hip. */
  isBeside(x: number, y: number, i: number, to: number): boolean {
    const { frame, inFront, undressed, width } = this.model;
    const [from] = this.rows;
    if (!undressed || y < from || inFront[i]! > 0) return false;
    const inward = x < frame.hips[0] ? 1 : -1;
    const reach = Math.round(frame.size * RAMP * smoothstep(from, to, y));
    const at = i + inward * reach;
    return Math.floor(at / width) === y && this.cloth[at]! > 127;
  }
}

/** Of skin and old clothes, the larger share. */
function legsOf({ classes: { skin, clothes } }: BodyModel): Uint8Array {
  const out = skin.slice();
  raiseMask(out, clothes);
  return out;
}

export function coverLegs(model: BodyModel, layer: Layer, ends: LegEnds): void {
  const { classes, frame, undressed } = model;
  const cloth = layer.alpha.slice();
  const cover = new LegCover(model, cloth, ends);
  const [from] = cover.rows;
  coverOldGarment(model, layer, undressed ? legsOf(model) : classes.skin, cover);
  if (!undressed) return;
  const knee = Math.min(...frame.sides.map((side) => side.knee[1]));
  widenGradually(layer, cloth, Math.round(from), Math.round(knee));
  for (const side of frame.sides) fallToHem(model, layer, cloth, side, ends);
}
