// Where sleeve and body meet: one curve over the shoulder, and an armpit without clefts, holes or teeth.
import type { BodyModel } from '../../person/body-model.ts';
import { heightAtTorsoShare, torsoShareAt, type Side } from '../../person/measures/body-frame.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';
import { armAt, visibleArmpit } from '../../person/measures/arm-zones.ts';
import { acrossAtPixel, alongAtPixel, PART, placePixel, type Layer } from '../../cloth/layer.ts';
import { continueFrom } from '../../tailoring/coverage.ts';
import { alongSegment, pixelBox, clamp, distance, lerp, smoothstep, cropPlane } from '../../pixels/pixels.ts';
import type { Box } from '../../pixels/pixels.ts';
import { rowEdge } from '../../person/measures/row-spans.ts';

/** In torso lengths below the shoulders. */
export const ARMPIT = 0.3;

/** -1 when none is within reach. */
export function nearestPlacedPixel(layer: Layer, i: number, step: number, reach: number): number {
  for (let k = 1; k <= reach; k++) if (layer.alpha[i + step * k]! > 200) return i + step * k;
  return -1;
}

function nearestBeside(layer: Layer, i: number, reach: number): number {
  const [a, b] = [nearestPlacedPixel(layer, i, -1, reach), nearestPlacedPixel(layer, i, 1, reach)];
  return a < 0 || (b >= 0 && b - i < i - a) ? b : a;
}

/** Sideways pixels per pixel upward. */
export const SLANT = 0.6;

/** How far, in its length, an upper arm leans that is held away from the body. */
const AWAY = 0.5;

export function innerSleeveEdge(side: Side, { alpha, width }: Layer, y: number): number {
  let x = Math.round(armAt(side, y));
  while (alpha[Math.round(y) * width + x]! > 127) x -= side.sign;
  return x;
}

/** One slant up to the armpit where the old sleeve was wider. `length`: 0.5 elbow, 1 wrist. */
export function slantToPit(model: BodyModel, sleeve: Layer, side: Side, length: number): void {
  const { sign, shoulder, elbow } = side;
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
    // From the body: a slanting hem's inner corner hangs lower than its middle.
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

/** Joined area: to both sides of the armpit in shoulder widths, and from this height in torso lengths. */
const [REACH, HIGH] = [0.14, 0.16];

const edgeAtPit = ({ frame }: BodyModel, { sign }: Side): number => rowEdge(frame.outline(ARMPIT), sign);

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

/** Outlines of sleeve head and body differ a little: over the shoulder they become one curve. */
function joinShoulders(model: BodyModel, layer: Layer, near: Uint8Array): void {
  const { width, height, frame } = model;
  for (const { shoulder, upperArm, sign } of frame.sides) {
    const [x0, x1] = [Math.max(0, Math.floor(shoulder[0] - upperArm * 1.2)), shoulder[0] + upperArm * 1.2];
    const y1 = Math.min(height - 5, shoulder[1] + upperArm * 0.3);
    const towardNeck = Math.min(upperArm, Math.abs(shoulder[0] - frame.shoulders[0]) * 0.35);
    const head = { layer, near, sign, middle: shoulder[0], towardNeck };
    for (let y = Math.max(0, Math.floor(shoulder[1] - upperArm * 1.7)); y < y1; y++)
      joinRow(head, y, x0, Math.min(width, x1));
  }
}

interface SleeveHead {
  layer: Layer;
  near: Uint8Array;
  sign: -1 | 1;
  /** Column of the shoulder; pixels toward the neck that are joined. */
  middle: number;
  towardNeck: number;
}

function joinRow(head: SleeveHead, y: number, x0: number, x1: number): void {
  const { layer, near, sign, middle, towardNeck } = head;
  for (let x = x0, i = y * layer.width + x0; x < x1; x++, i++) {
    // Unchanged toward the neck, where a wide neckline may begin.
    const share = smoothstep(1.2, 0.6, ((middle - x) * sign) / towardNeck);
    if (share === 0) continue;
    const value = lerp(layer.alpha[i]!, smoothstep(0.44, 0.56, near[i]! / 255) * 255, share);
    if (value > 0 && layer.part[i] === PART.none) continueFrom(layer, i, i + layer.width * 4);
    layer.alpha[i] = value;
  }
}

interface Cleft {
  body: Layer;
  /** Coverage, softened. */
  near: Uint8Array;
  /** 0..1: how much less is bridged here. */
  narrow: number;
  reach: number;
}

type Bridge = readonly [at: number, value: number, beside: number];

function bridgesOf({ body, near, narrow, reach }: Cleft, from: number, to: number): Bridge[] {
  const bridged: Bridge[] = [];
  for (let i = from; i < to; i++) {
    const value = smoothstep(0.5 + narrow, 0.66 + narrow, near[i]! / 255) * 255;
    if (value <= body.alpha[i]!) continue;
    bridged.push([i, value, body.alpha[i]! < 40 ? nearestBeside(body, i, reach) : i]);
  }
  return bridged;
}

/** Cloth bridges the narrow cleft between sleeve and body that would show the wall. */
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
      const [out, into] = [y < bottom ? reach : reach * 2.4, reach * 2.4];
      const [from, to] = side.sign < 0 ? [middle - out, middle + into] : [middle - into, middle + out];
      const narrow = 0.3 * smoothstep(bottom - fade, bottom, y);
      const [first, end] = [y * width + Math.max(0, Math.floor(from)), y * width + Math.min(width, to)];
      const bridged = bridgesOf({ body, near, narrow, reach }, first, end);
      // After the row is read, or what was just bridged would count as a side.
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

function evenPit(model: BodyModel, body: Layer, side: Side): void {
  const reach = model.frame.shoulderWidth * lerp(PIT_REACH, WIDE_PIT, heldAway(side));
  evenEdge(model, body.alpha, side, 0.56, setPit, { body, reach });
}

const setPit: SetPixel<{ body: Layer; reach: number }> = ({ body, reach }, i, value) => {
  if (value > 5 && body.alpha[i]! < 5) {
    const beside = nearestBeside(body, i, reach);
    if (beside < 0) return;
    continueFrom(body, i, beside);
  }
  body.alpha[i] = value;
};

export function evenSleeves(model: BodyModel, sleeves: Uint8Array, body: Uint8Array): void {
  for (const side of model.frame.sides) evenEdge(model, sleeves, side, 0.8, setSleeve, { sleeves, body });
}

const setSleeve: SetPixel<Record<'sleeves' | 'body', Uint8Array>> = ({ sleeves, body }, i, value) => {
  sleeves[i] = Math.min(value, body[i]!);
};

/** Of an armpit, in shoulder widths, and how far its edge is smoothed, in her height: beside the body, and of an arm held away. */
const [PIT_REACH, WIDE_PIT] = [0.16, 0.42];
const [SMOOTH, SMOOTH_WIDE] = [0.002, 0.008];
/** How far an upper arm leans, in its length, from where on it is held away, and wholly. */
const LEANS = [0.28, 0.45] as const;

const heldAway = ({ shoulder, elbow }: Side): number =>
  smoothstep(...LEANS, Math.abs(elbow[0] - shoulder[0]) / (distance(shoulder, elbow) || 1));

/** A function of the module: machine code of a closure dies with its picture. */
type SetPixel<T> = (data: T, i: number, value: number) => void;

/** Yields pixels that one curve would change. `low`: how far down, in torso lengths below the shoulders. */
function evenEdge<T>(
  model: BodyModel,
  alpha: Uint8Array,
  side: Side,
  low: number,
  set: SetPixel<T>,
  data: T,
): void {
  const { frame, width, height } = model;
  const middle = edgeAtPit(model, side);
  const away = heldAway(side);
  const reach = frame.shoulderWidth * lerp(PIT_REACH, WIDE_PIT, away);
  const [top, bottom] = [lerp(0.2, 0.04, away), low].map((t) => heightAtTorsoShare(frame, t));
  const { x0, y0, x1, y1 } = pixelBox(middle - reach, top!, middle + reach, bottom!, width, height);
  const [wide, tall] = [x1 - x0, y1 - y0];
  if (wide < 3 || tall < 3) return;
  const sharp = cropPlane(alpha, width, { x0, y0, x1, y1 });
  const soft = blurredBytes(sharp, wide, tall, Math.max(1.2, frame.size * lerp(SMOOTH, SMOOTH_WIDE, away)));
  const work = { sharp, soft, wide, tall, edge: reach * 0.25, set, data };
  for (let y = 0; y < tall; y++) evenRow(work, y, (y0 + y) * width + x0);
}

interface Evening<T> {
  sharp: Uint8Array;
  soft: Uint8Array;
  wide: number;
  tall: number;
  /** Pixels over which the change begins. */
  edge: number;
  set: SetPixel<T>;
  data: T;
}

/** @param to index of the row's first pixel in the layer */
function evenRow<T>({ sharp, soft, wide, tall, edge, set, data }: Evening<T>, y: number, to: number): void {
  for (let x = 0, k = y * wide; x < wide; x++, k++) {
    const share = smoothstep(0, edge, Math.min(x, y, wide - 1 - x, tall - 1 - y) - 2);
    if (share === 0 || soft[k] === sharp[k]) continue;
    set(data, to + x, lerp(sharp[k]!, smoothstep(0.4, 0.6, soft[k]! / 255) * 255, share));
  }
}

/** `open`: 1 where it is; found pixels are cleared. Returns how many pixels were written into `found`. */
function spread(open: Uint8Array, span: number, from: number, found: Int32Array): number {
  let count = take(open, from, found, 0);
  for (let n = 0; n < count; n++) {
    const k = found[n]!;
    const x = k % span;
    if (x > 0) count = take(open, k - 1, found, count);
    if (x < span - 1) count = take(open, k + 1, found, count);
    count = take(open, k - span, found, count);
    count = take(open, k + span, found, count);
  }
  return count;
}

/** Returns the new count. */
function take(open: Uint8Array, k: number, found: Int32Array, count: number): number {
  if (!open[k]) return count;
  open[k] = 0;
  found[count] = k;
  return count + 1;
}

/** Closes open areas of up to `most` pixels that the box's border does not reach. */
function closeHoles(body: Layer, { x0, x1, y0, y1 }: Box, most: number): void {
  const { width, alpha } = body;
  const span = x1 - x0;
  if (span < 1 || y1 <= y0) return;
  const open = cropPlane(alpha, width, { x0, x1, y0, y1 });
  for (let k = 0; k < open.length; k++) open[k] = open[k]! > 250 ? 0 : 1;
  const found = new Int32Array(open.length);
  for (let x = 0; x < span; x++) for (const y of [0, y1 - y0 - 1]) spread(open, span, y * span + x, found);
  for (let y = 0; y < y1 - y0; y++) for (const x of [0, span - 1]) spread(open, span, y * span + x, found);
  for (let k = 0; k < open.length; k++) {
    if (!open[k]) continue;
    const count = spread(open, span, k, found);
    if (count > most) continue;
    for (const at of found.subarray(0, count).sort()) {
      const i = (y0 + Math.floor(at / span)) * width + x0 + (at % span);
      if (alpha[i]! < 40)
        placePixel(body, i, PART.body, acrossAtPixel(body, i - 1), alongAtPixel(body, i - 1));
      alpha[i] = 255;
    }
  }
}

const FLAW = 0.6; // of a pixel: less is no gap
/** In torso lengths below the shoulders: down to here the gap only narrows upward. */
const PIT_ENDS = ARMPIT + 0.15;

type Gap = readonly [start: number, end: number, open: number];

/** From an arm's axis inward. */
interface Inward {
  alpha: Uint8Array;
  axis: number;
  sign: -1 | 1;
  furthest: number;
  reach: number;
}

function gapFrom({ alpha, axis, sign, furthest, reach }: Inward, from: number): Gap {
  let start = from;
  while (start < furthest && alpha[axis - sign * start]! > 250) start++;
  let end = start;
  let open = 0;
  for (; open < reach && alpha[axis - sign * end]! <= 250; end++) open += 1 - alpha[axis - sign * end]! / 255;
  return [start, end, open];
}

/** Start, end and number of open pixels in a row. */
function gapBeside(inward: Inward): Gap {
  const first = gapFrom(inward, 0);
  if (first[2] >= FLAW) return first;
  const next = gapFrom(inward, first[1]);
  return next[2] > FLAW ? next : first;
}

/** Slits of about a pixel, holes above a narrow place, all above a closing gap. `from`: first row, pixels. */
export function closeSlits(model: BodyModel, body: Layer, sleeves: Uint8Array, from: number): void {
  const { frame, width, height } = model;
  const narrow = frame.size * 0.0022;
  const reach = frame.shoulderWidth * 0.15;
  const pit = heightAtTorsoShare(frame, PIT_ENDS);
  const highest = from < pit ? heightAtTorsoShare(frame, HIGH) : from;
  for (const side of frame.sides) {
    // Widths in the rows below: the gap closes once, not from row to row.
    let [last, usual] = [Infinity, narrow * 2];
    for (let y = Math.ceil(Math.min(height, side.wrist[1])) - 1; y >= Math.max(0, highest); y--) {
      const axis = y * width + Math.round(armAt(side, y));
      if (sleeves[axis]! < 128 || (y < from && last === Infinity)) continue;
      const at = (k: number): number => axis - side.sign * k;
      const { alpha } = body;
      const furthest = frame.shoulderWidth * 0.4;
      const [start, end, open] = gapBeside({ alpha, axis, sign: side.sign, furthest, reach });
      usual = lerp(usual, Math.min(open, narrow * 2), 0.25);
      const closed = smoothstep(narrow, narrow * 0.6, usual);
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
    const box = boxAt(model, side, frame.shoulderWidth * REACH * 2.4, Math.min(height, side.wrist[1]));
    closeHoles(body, box, frame.shoulderWidth ** 2 * 0.005);
  }
}
