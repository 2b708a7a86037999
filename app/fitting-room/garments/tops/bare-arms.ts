import type { BodyModel } from '../../person/body-model.ts';
import { torsoShareAt, type Side } from '../../person/measures/body-frame.ts';
import { shareAlongArm, armAt, armPoint, armpit } from '../../person/measures/arm-zones.ts';
import {
  ACROSS_ONE,
  addCones,
  alongAtPixel,
  newLayer,
  PART,
  placePixel,
  sleevePart,
} from '../../cloth/layer.ts';
import { garmentReach } from '../../cloth/garment-reach.ts';
import type { Layer, Station } from '../../cloth/layer.ts';
import { blurInto } from '../../pixels/blur.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';
import { continueFrom, intersectMask } from '../../tailoring/coverage.ts';
import { distance, lerp, smoothstep, unitVector, type Point } from '../../pixels/pixels.ts';
import { upperEnvelope } from '../../pixels/polygons.ts';
import { innerSleeveEdge, SLANT } from './armpit.ts';
import { hideForearmsBehind, smoothHeads } from './sleeves.ts';

function addShoulders(model: BodyModel, layer: Layer, shoulders: Uint8Array): void {
  const { frame, width, height } = model;
  const close = garmentReach(model, 0.5);
  const under = blurredBytes(shoulders, width, height, Math.max(1.5, frame.size * 0.014));
  for (const side of frame.sides) {
    const part = sleevePart(side.sign);
    const { shoulder, elbow } = side;
    const [x0, x1] = [frame.shoulders[0], side.shoulder[0] + side.sign * side.upperArm * 0.55];
    const pit = armpit(model, side);
    const y1 =
      pit[1] +
      Math.min(side.upperArm * 0.7, ((innerSleeveEdge(side, layer, pit[1]) - pit[0]) * side.sign) / SLANT);
    for (let y = Math.max(0, Math.floor(frame.mouth[1])); y < y1; y++) {
      const down = (y - shoulder[1]) / (elbow[1] - shoulder[1]);
      const axis = lerp(shoulder[0], elbow[0], Math.max(0, down));
      const inner = innerSleeveEdge(side, layer, y);
      const web = (y1 - y) * SLANT;
      const edge = lerp(0.02, 0.34, smoothstep(0.05, 0.2, torsoShareAt(frame, y)));
      for (let x = Math.max(0, Math.floor(Math.min(x0, x1))); x < Math.min(width, Math.max(x0, x1)); x++) {
        const i = y * width + x;
        const slant = smoothstep(web + 0.7, web - 0.7, (inner - x) * side.sign);
        const value = smoothstep(edge, edge + 0.14, under[i]! / 255) * close[i]! * slant;
        if (value <= layer.alpha[i]!) continue;
        placePixel(layer, i, part, 0.5 - ((x - axis) / side.upperArm) * 0.5, down * 0.5);
        layer.alpha[i] = value;
      }
    }
  }
}

/** Room for a soft edge, which smoothing would remove. */
function addRims({ frame, height }: BodyModel, layer: Layer): void {
  for (const side of frame.sides) {
    for (let y = Math.max(0, Math.floor(side.shoulder[1])); y < Math.min(height, side.elbow[1]); y++) {
      const edge = y * layer.width + innerSleeveEdge(side, layer, y) + side.sign;
      if (layer.part[edge] === PART.none) continue;
      for (let k = 1; k < frame.size * 0.006; k++) {
        const i = edge - side.sign * k;
        if (layer.part[i] === PART.none) continueFrom(layer, i, edge);
      }
    }
  }
}

/** Just below the old sleeve; null where the photo does not show it. */
function seenArm(
  { classes, width, height }: BodyModel,
  side: Side,
): { t: number; at: Point; half: number } | null {
  const isSkin = ([x, y]: Point): boolean => {
    const [column, row] = [Math.round(x), Math.round(y)];
    return (
      column >= 0 && column < width && row >= 0 && row < height && classes.skin[row * width + column]! > 128
    );
  };
  let t = 0.14;
  while (t < 0.46 && !isSkin(armPoint(side, t))) t += 0.01;
  t += 0.06;
  if (t > 0.5) return null;
  const middle = armPoint(side, t);
  const [dx, dy] = unitVector(side.shoulder, side.elbow);
  const beside = (by: number): Point => [middle[0] + dy * by, middle[1] - dx * by];
  const edge = (sign: -1 | 1): number => {
    let reach = 0;
    while (reach < side.upperArm * 1.7 && isSkin(beside(sign * reach))) reach += 0.5;
    return reach;
  };
  const [a, b] = [edge(-1), edge(1)];
  const half = (a + b) / 2;
  if (half < side.elbowRadius * 0.7 || half > side.upperArm * 1.3) return null;
  return { t, at: beside((b - a) / 2), half };
}

function runOut(model: BodyModel, layer: Layer, close: Uint8Array): void {
  const { classes, width, height, frame } = model;
  const both = layer.alpha.map((value, i) => Math.max(value, classes.skin[i]!));
  blurInto(both, both, width, height, Math.max(1.5, frame.size * 0.0075));
  const reach = Math.ceil(frame.size * 0.006);
  for (const side of frame.sides) {
    const [y0, y1] = [side.shoulder[1], Math.min(height, side.elbow[1])];
    const span = side.upperArm * 1.7;
    for (let y = Math.max(0, Math.floor(y0)); y < y1; y++) {
      const low = lerp(0.5, 0.34, smoothstep(0, frame.torso * 0.15, y - y0));
      const axis = lerp(side.shoulder[0], side.elbow[0], (y - y0) / (side.elbow[1] - y0));
      for (let x = Math.max(0, Math.floor(axis - span)); x < Math.min(width, axis + span); x++) {
        const i = y * width + x;
        if ((x - axis) * side.sign < 0) continue;
        const value = (smoothstep(low, low + 0.16, both[i]! / 255) * close[i]!) / 255;
        if (value * 255 <= layer.alpha[i]!) continue;
        let from = i;
        for (let k = 0; k < reach && layer.part[from] === PART.none; k++) from -= side.sign;
        if (layer.part[from] === PART.none) continue;
        continueFrom(layer, i, from);
        layer.alpha[i] = value * 255;
      }
    }
  }
}

function fillHollows({ classes, frame, width, height }: BodyModel, layer: Layer, close: Uint8Array): void {
  for (const side of frame.sides) {
    const from = Math.ceil(side.shoulder[1]);
    const rows = Math.max(0, Math.floor(Math.min(height, side.elbow[1])) - from);
    const axisOf = (row: number): number => (from + row) * width + Math.round(armAt(side, from + row));
    let end = 0;
    const outer = Array.from({ length: rows }, (_, row) => {
      const axis = axisOf(row);
      let reach = 0;
      const arm = (): number =>
        Math.max(layer.alpha[axis + side.sign * reach]!, classes.skin[axis + side.sign * reach]!);
      while (reach < side.upperArm * 2 && arm() > 200) reach++;
      if (classes.clothes[axis + side.sign * (reach + 1)]! > 128) end = row + 3;
      return (axis % width) * side.sign + reach + arm() / 255;
    });
    for (const [row, line] of upperEnvelope(outer.slice(0, end)).entries()) {
      const axis = axisOf(row);
      const reach = line - (axis % width) * side.sign;
      const rim = Math.floor(outer[row]! - (axis % width) * side.sign) - 2;
      for (let step = Math.max(1, rim); step < reach; step++) {
        const [i, inside] = [axis + side.sign * step, axis + side.sign * (step - 1)];
        if (layer.part[inside] === PART.none) break;
        if (layer.part[i] === PART.none) continueFrom(layer, i, inside);
        layer.alpha[i] = Math.max(layer.alpha[i]!, Math.min(1, reach - step) * close[i]!);
      }
    }
  }
}

function evenAcross({ width, height, frame }: BodyModel, layer: Layer): void {
  const { alpha, across } = layer;
  const sum = alpha.map((value, i) => (value * across[i]!) / ACROSS_ONE);
  const weight = alpha.slice();
  for (const plane of [sum, weight]) blurInto(plane, plane, width, height, frame.size * 0.006);
  for (let i = 0; i < across.length; i++)
    if (alpha[i]! > 0 && weight[i]! > 25) across[i] = Math.min(1, sum[i]! / weight[i]!) * ACROSS_ONE;
}

/** The photo's arm has the old clothes' color on it. `near`: nearness of the old clothes, 0..255. */
function takeInOwn(model: BodyModel, layer: Layer, near: Uint8Array): void {
  const { classes, width, frame } = model;
  for (const side of frame.sides) {
    const part = sleevePart(side.sign);
    const span = side.upperArm * 1.7;
    const [x0, x1] = [Math.min(side.shoulder[0], side.wrist[0]), Math.max(side.shoulder[0], side.wrist[0])];
    for (let y = Math.max(0, Math.floor(side.shoulder[1])); y < Math.min(model.height, side.wrist[1]); y++) {
      for (let x = Math.max(0, Math.floor(x0 - span)); x < Math.min(width, x1 + span); x++) {
        const i = y * width + x;
        if (near[i] === 0 || classes.skin[i]! < 128) continue;
        const t = shareAlongArm(side, x, y);
        if (t < 0.14) continue;
        const own =
          smoothstep(0.004, 0.06, near[i]! / 255) *
          smoothstep(0.55, 0.42, near[i]! / 255) *
          smoothstep(0.6, 0.95, classes.skin[i]! / 255) *
          smoothstep(0.85, 0.7, t);
        if (layer.part[i] === PART.none) {
          const [axis] = armPoint(side, t);
          placePixel(layer, i, part, 0.5 - ((x - axis) / side.upperArm) * 0.5, t);
        }
        layer.alpha[i] = Math.max(layer.alpha[i]!, own * 255);
      }
    }
  }
}

/** Null when the photo's own arms do. `shoulders`: 255 beyond the armholes of a sleeveless top. */
export function bareArms(model: BodyModel, sleeve: number, shoulders?: Uint8Array): Layer | null {
  if (sleeve >= 0.9) return null;
  const { frame, classes, width, height } = model;
  const layer = newLayer(width, height);
  for (const side of frame.sides) {
    const part = sleevePart(side.sign);
    const upper = Math.min(side.upperArm, side.elbowRadius * 1.3);
    const start = armPoint(side, 0.14);
    const elbow: Station = [side.elbow, side.elbowRadius * 1.02];
    const seen = seenArm(model, side);
    const likely = seen ? lerp(upper, side.elbowRadius * 1.02, (seen.t - 0.14) / 0.36) : 0;
    if (seen && seen.half + distance(seen.at, armPoint(side, seen.t)) > likely - 1) {
      const axis = armPoint(side, seen.t);
      const above: Point = [start[0] + seen.at[0] - axis[0], start[1] + seen.at[1] - axis[1]];
      const top: Station = [above, Math.max(upper, seen.half)];
      addCones(layer, [top, [seen.at, seen.half], elbow], part, [0.14, 0.5]);
    }
    const shoulder: Station = [side.shoulder, side.upperArm * 1.4];
    addCones(layer, [shoulder, [start, upper], elbow, [side.wrist, side.wristRadius]], part, [0, 1]);
  }
  const close = garmentReach(model, 0.5);
  intersectMask(layer.alpha, close);
  if (shoulders) addShoulders(model, layer, shoulders);
  addRims(model, layer);
  smoothHeads(model, layer, 1);
  runOut(model, layer, close);
  fillHollows(model, layer, close);
  evenAcross(model, layer);
  hideForearmsBehind(model, layer);
  const near = blurredBytes(classes.clothes, width, height, Math.max(1.5, frame.size * 0.014));
  let covered = 0;
  for (let i = 0; i < layer.alpha.length; i++) {
    if (layer.alpha[i] === 0) continue;
    const below = sleeve < 0.05 ? 1 : smoothstep(sleeve - 0.06, sleeve - 0.03, alongAtPixel(layer, i));
    const old = smoothstep(0.004, 0.2, near[i]! / 255);
    layer.alpha[i] = layer.alpha[i]! * below * old;
    if (layer.alpha[i]! > 127) covered++;
  }
  if (covered <= 30) return null;
  blurInto(classes.clothes, near, width, height, frame.size * 0.03);
  takeInOwn(model, layer, near);
  return layer;
}
