// Where sleeve and body meet: the shoulder's one curve, and the armpit without clefts, holes or teeth.
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare, torsoShareAt, type Side } from '../../person/measures/body-frame.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';
import { armAt, visibleArmpit } from '../../person/measures/arm-zones.ts';
import { alongAtPixel, PART, placePixel, type Layer } from '../../cloth/layer.ts';
import { continueFrom } from '../../tailoring/coverage.ts';
import { joinShoulders } from './shoulder-seam.ts';
import { alongSegment, pixelBox, clamp, distance, lerp, smoothstep, cropPlane } from '../../pixels/pixels.ts';
import type { Box } from '../../pixels/pixels.ts';
import { rowEdge } from '../../person/measures/row-spans.ts';

/** Height of the armpit, in torso lengths below the shoulders. */
export const ARMPIT = 0.3;

/** The nearest pixel of a layer in a row that is placed on the cloth, toward `step`; -1 when none is within reach. */
export function nearestPlacedPixel(layer: Layer, i: number, step: number, reach: number): number {
  for (let k = 1; k <= reach; k++) if (layer.alpha[i + step * k]! > 200) return i + step * k;
  return -1;
}

/** The nearer of the two to both sides: a tooth of the body's stripes on the sleeve's side would look torn. */
function nearestBeside(layer: Layer, i: number, reach: number): number {
  const [a, b] = [nearestPlacedPixel(layer, i, -1, reach), nearestPlacedPixel(layer, i, 1, reach)];
  return a < 0 || (b >= 0 && b - i < i - a) ? b : a;
}

/** How far an arm or a sleeve goes toward the body per pixel upward in the armpit. */
export const SLANT = 0.6;

/** An upper arm that leans so far, in its own length, is held away from the body. */
const AWAY = 0.5;

/** x where a drawn arm or sleeve ends toward the body. */
export function innerSleeveEdge(side: Side, { alpha, width }: Layer, y: number): number {
  let x = Math.round(armAt(side, y));
  while (alpha[Math.round(y) * width + x]! > 127) x -= side.sign;
  return x;
}

/**
 * A sleeve's inner line begins in the armpit: where the old one was wider, the new one runs up to it in one slant, down to
 * the line of its hem. An arm that lies against the body leaves nothing to fill.
 * @param length of the sleeve along the arm: 0.5 elbow, 1 wrist
 */
export function slantToPit(model: BodyModel, sleeve: Layer, side: Side, length: number): void {
  const { sign, shoulder, elbow } = side;
  // Under an arm that is held away nothing is to fill.
  if (Math.abs(elbow[0] - shoulder[0]) > distance(shoulder, elbow) * AWAY) return;
  const seen = visibleArmpit(model, side);
  if (!seen) return;
  const [pit, top] = seen;
  const gap = (innerSleeveEdge(side, sleeve, top) - pit) * sign;
  const most = model.frame.shoulderWidth * 0.12;
  if (gap < 1 || gap > most) return;
  const toElbow = distance(shoulder, elbow);
  const aboveHem = (x: number, y: number): number =>
    length > 0.5 ? Infinity : (length * 2 - alongSegment(shoulder, elbow, x, y)) * toElbow;
  for (let y = top; y < Math.min(model.height, top + gap / SLANT); y++) {
    const end = pit + sign * (y - top) * SLANT;
    const row = y * model.width;
    // Searched from the body: a slanting hem's inner corner hangs lower than its middle, where the arm's axis is bare.
    let inner = Math.round(end);
    const isInside = (): boolean => inner >= 0 && inner < model.width && (inner - end) * sign < most;
    while (isInside() && sleeve.alpha[row + inner]! < 128) inner += sign;
    if (!isInside()) continue;
    const edge = row + inner;
    for (let x = inner - sign; (x - end) * sign > -0.5; x -= sign) {
      const value = clamp((x - end) * sign + 0.5, 0, 1) * clamp(aboveHem(x, y) + 0.5, 0, 1) * 255;
      if (value <= sleeve.alpha[row + x]!) continue;
      continueFrom(sleeve, row + x, edge);
      sleeve.alpha[row + x] = value;
    }
  }
}

/** How far on both sides of the armpit, in shoulder widths, and from which height, in torso lengths, sleeve and body are joined. */
const [REACH, HIGH] = [0.14, 0.16];

/** x of the body's own edge at the armpit. */
const edgeAtPit = ({ frame }: BodyModel, { sign }: Side): number => rowEdge(frame.outline(ARMPIT), sign);

/** The pixels around an armpit: `wide` pixels to both sides of it, down to the row `y1`. */
function boxAt(model: BodyModel, side: Side, wide: number, y1: number): Box {
  const { frame, width } = model;
  const middle = edgeAtPit(model, side);
  return {
    x0: Math.max(1, Math.floor(middle - wide)),
    x1: Math.min(width, Math.ceil(middle + wide)),
    y0: Math.max(0, Math.floor(heightAtTorsoShare(frame, HIGH))),
    y1: Math.floor(y1),
  };
}

/** Joins the shoulders' outlines; cloth bridges the narrow cleft between sleeve and body that would show the wall. */
export function joinToBody(model: BodyModel, body: Layer): void {
  const { frame, width, height } = model;
  const near = blurredBytes(body.alpha, width, height, Math.max(1.5, frame.size * 0.003));
  joinShoulders(model, body, near);
  const bottom = Math.min(height, heightAtTorsoShare(frame, 0.5));
  const fade = frame.torso * 0.12;
  for (const side of frame.sides) {
    const middle = edgeAtPit(model, side);
    const reach = frame.shoulderWidth * REACH;
    const low = Math.min(height, side.wrist[1]);
    for (let y = Math.max(0, Math.floor(heightAtTorsoShare(frame, HIGH))); y < low; y++) {
      // Toward the waist the body's edge goes in: the bridge's own edge must not end at a straight cut.
      const [out, into] = [y < bottom ? reach : reach * 2.4, reach * 2.4];
      const [from, to] = side.sign < 0 ? [middle - out, middle + into] : [middle - into, middle + out];
      const bridged: [at: number, value: number, beside: number][] = [];
      for (let x = Math.max(0, Math.floor(from)); x < Math.min(width, to); x++) {
        const i = y * width + x;
        // Lower down only what is narrower: the bridge ends in a point, not in a step.
        const narrow = 0.3 * smoothstep(bottom - fade, bottom, y);
        const value = smoothstep(0.5 + narrow, 0.66 + narrow, near[i]! / 255) * 255;
        if (value <= body.alpha[i]!) continue;
        bridged.push([i, value, body.alpha[i]! < 40 ? nearestBeside(body, i, reach) : i]);
      }
      // After the whole row is seen: what was just bridged is no side.
      const t = torsoShareAt(frame, y);
      for (const [i, value, beside] of bridged) {
        if (beside < 0) placePixel(body, i, PART.body, side.sign < 0 ? 0.12 : 0.88, t);
        else if (beside !== i) continueFrom(body, i, beside);
        body.alpha[i] = value;
      }
    }
    closeHoles(body, boxAt(model, side, reach, bottom), Infinity);
    evenPit(model, body, side);
  }
}

/** Around the armpit, where body, sleeve and bridge meet, the edge becomes one curve: no teeth, no crumbs. */
function evenPit(model: BodyModel, body: Layer, side: Side): void {
  const reach = model.frame.shoulderWidth * PIT_REACH;
  evenEdge(model, body.alpha, side, 0.56, (i, value) => {
    if (value > 5 && body.alpha[i]! < 5) {
      const beside = nearestBeside(body, i, reach);
      if (beside < 0) return;
      continueFrom(body, i, beside);
    }
    body.alpha[i] = value;
  });
}

/** The sleeves' edge on the body, too: what goes under the arm there (straps, belts) ends in one line. */
export function evenSleeves(model: BodyModel, sleeves: Uint8Array, body: Uint8Array): void {
  for (const side of model.frame.sides)
    evenEdge(model, sleeves, side, 0.8, (i, value) => (sleeves[i] = Math.min(value, body[i]!)));
}

/** Half the width of the place around the armpit whose edges are evened, in shoulder widths. */
const PIT_REACH = 0.16;

/**
 * Hands out the pixels around the armpit whose coverage changes when its edge becomes one curve.
 * @param low how far down, in torso lengths below the shoulders
 */
function evenEdge(
  model: BodyModel,
  alpha: Uint8Array,
  side: Side,
  low: number,
  set: (i: number, value: number) => void,
): void {
  const { frame, width, height } = model;
  const middle = edgeAtPit(model, side);
  const reach = frame.shoulderWidth * PIT_REACH;
  const [top, bottom] = [0.2, low].map((t) => heightAtTorsoShare(frame, t));
  const { x0, y0, x1, y1 } = pixelBox(middle - reach, top!, middle + reach, bottom!, width, height);
  const [wide, tall] = [x1 - x0, y1 - y0];
  if (wide < 3 || tall < 3) return;
  const sharp = cropPlane(alpha, width, { x0, y0, x1, y1 });
  const soft = blurredBytes(sharp, wide, tall, Math.max(1.2, frame.size * 0.002));
  // Toward the border of the box everything stays as it is.
  const edge = reach * 0.25;
  for (let k = 0; k < sharp.length; k++) {
    const x = k % wide;
    const y = Math.floor(k / wide);
    const share = smoothstep(0, edge, Math.min(x, y, wide - 1 - x, tall - 1 - y) - 2);
    if (share === 0 || soft[k] === sharp[k]) continue;
    set((y0 + y) * width + x0 + x, lerp(sharp[k]!, smoothstep(0.4, 0.6, soft[k]! / 255) * 255, share));
  }
}

/**
 * All that is open and joined to a pixel, once.
 * @param open 1 where it is; what was found is no longer.
 * @returns how many pixels were written into `found`
 */
function spread(open: Uint8Array, span: number, from: number, found: Int32Array): number {
  let count = 0;
  const add = (k: number): void => {
    if (!open[k]) return;
    open[k] = 0;
    found[count++] = k;
  };
  add(from);
  for (let n = 0; n < count; n++) {
    const k = found[n]!;
    const x = k % span;
    if (x > 0) add(k - 1);
    if (x < span - 1) add(k + 1);
    add(k - span);
    add(k + span);
  }
  return count;
}

/** Closes what is open inside a box and not reached from its border, up to `most` pixels at one place. */
function closeHoles(body: Layer, { x0, x1, y0, y1 }: Box, most: number): void {
  const { width, alpha } = body;
  const span = x1 - x0;
  if (span < 1 || y1 <= y0) return;
  /** 1 where it is open and not yet seen. */
  const open = cropPlane(alpha, width, { x0, x1, y0, y1 });
  for (let k = 0; k < open.length; k++) open[k] = open[k]! > 250 ? 0 : 1;
  const found = new Int32Array(open.length);
  for (let x = 0; x < span; x++) for (const y of [0, y1 - y0 - 1]) spread(open, span, y * span + x, found);
  for (let y = 0; y < y1 - y0; y++) for (const x of [0, span - 1]) spread(open, span, y * span + x, found);
  for (let k = 0; k < open.length; k++) {
    const count = spread(open, span, k, found);
    if (count > most) continue;
    for (const at of found.subarray(0, count).sort()) {
      const i = (y0 + Math.floor(at / span)) * width + x0 + (at % span);
      if (alpha[i]! < 40)
        placePixel(body, i, PART.body, body.across[i - 1]! / 255, alongAtPixel(body, i - 1));
      alpha[i] = 255;
    }
  }
}

/** Less than so much of a pixel is no gap. */
const FLAW = 0.6;
/** Down to here, in torso lengths below the shoulders, the gap between sleeve and body only narrows upward. */
const PIT_ENDS = ARMPIT + 0.15;

/** Where the gap beside a sleeve begins and ends in a row, and how many pixels it is open. @param at `k` pixels inward */
function gapBeside(
  alpha: Uint8Array,
  at: (k: number) => number,
  furthest: number,
  reach: number,
): [start: number, end: number, open: number] {
  const gapFrom = (k: number): [start: number, end: number, open: number] => {
    let start = k;
    while (start < furthest && alpha[at(start)]! > 250) start++;
    let [end, open] = [start, 0];
    for (; open < reach && alpha[at(end)]! <= 250; end++) open += 1 - alpha[at(end)]! / 255;
    return [start, end, open];
  };
  const first = gapFrom(0);
  if (first[2] >= FLAW) return first;
  // A thin place in the sleeve's own cloth is not the gap beside it.
  const next = gapFrom(first[1]);
  return next[2] > FLAW ? next : first;
}

/**
 * Between sleeve and body, or a flared skirt, a slit of hardly more than a pixel would break up into dots of the wall, a hole
 * above a narrow place in the armpit would look torn, and a gap that ends below in a ledge cut off: the body goes on
 * under the sleeve. A gap that closes goes on closed up to the shoulder: no hole is left above it.
 * @param from first row, in pixels.
 */
export function closeSlits(model: BodyModel, body: Layer, sleeves: Uint8Array, from: number): void {
  const { frame, width, height } = model;
  const narrow = frame.size * 0.0022;
  const reach = frame.shoulderWidth * 0.15;
  const pit = heightAtTorsoShare(frame, PIT_ENDS);
  const highest = from < pit ? heightAtTorsoShare(frame, HIGH) : from;
  for (const side of frame.sides) {
    // How wide the gap is in the row below, and has been for some rows: it closes once, not from row to row.
    let [last, usual] = [Infinity, narrow * 2];
    for (let y = Math.ceil(Math.min(height, side.wrist[1])) - 1; y >= Math.max(0, highest); y--) {
      const axis = y * width + Math.round(armAt(side, y));
      if (sleeves[axis]! < 128 || (y < from && last === Infinity)) continue;
      const at = (k: number): number => axis - side.sign * k;
      const [start, end, open] = gapBeside(body.alpha, at, frame.shoulderWidth * 0.4, reach);
      usual = lerp(usual, Math.min(open, narrow * 2), 0.25);
      const closed = smoothstep(narrow, narrow * 0.6, usual);
      // In the armpit it runs out in a point above, further down it begins in a point.
      const run = open > last + 0.5 ? Math.max(0, last - 1.5) : open;
      const most = y < pit ? run : last + 1;
      last = open < reach ? Math.min(open, most) * (1 - closed) : Infinity;
      for (let k = start, seen = 0; k < end && open < reach; k++) {
        seen += 1 - body.alpha[at(k)]! / 255;
        const share = Math.max(closed, clamp(seen - most, 0, 1));
        if (share === 0) continue;
        if (body.alpha[at(k)]! < 40) continueFrom(body, at(k), at(end));
        body.alpha[at(k)] = lerp(body.alpha[at(k)]!, 255, share);
      }
    }
    // Further down the arm may stand off, but a mere eyelet between two parts that touch looks like a tear.
    const box = boxAt(model, side, frame.shoulderWidth * REACH * 2.4, Math.min(height, side.wrist[1]));
    closeHoles(body, box, frame.shoulderWidth ** 2 * 0.005);
  }
}
