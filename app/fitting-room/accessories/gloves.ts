import type { Cloth } from '../../domain/looks/cloth.ts';
import type { GlovesDrawing } from '../../domain/looks/look.ts';
import type { BodyModel } from '../person/body-model.ts';
import type { Side } from '../person/measures/body-frame.ts';
import { isAtHand } from '../person/segmentation/correct-hands.ts';
import { blurredBytes } from '../pixels/blurred-copies.ts';
import { eachRow, newLayer, PART, placePixel, type Layer } from '../cloth/layer.ts';
import type { Line, Piece } from '../cloth/piece.ts';
import { stitch } from '../tailoring/trim.ts';
import { contentBounds } from '../pixels/content-bounds.ts';
import {
  boxAroundPoints,
  clamp,
  lerp,
  lumaAt,
  percentile,
  smoothstep,
  unitVector,
  type Box,
  type Picture,
  type Point,
} from '../pixels/pixels.ts';

/** Confidence from which a pixel is surely hand, without wall or cloth mixed in. */
const SURE = 225;

function shareRow(inFront: Uint8Array, skin: Uint8Array, hands: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (inFront[i]! > 0) hands[i] = (inFront[i]! * skin[i]!) / 255;
}

function handRow(
  { classes: { skin }, frame: { shoulderWidth }, width }: BodyModel,
  side: Side,
  hands: Uint8Array,
  y: number,
  { x0, x1 }: Box,
): void {
  for (let x = x0; x < x1; x++) {
    const i = y * width + x;
    if (skin[i]! > 0 && isAtHand(side, shoulderWidth, x, y)) hands[i] = skin[i]!;
  }
}

function handsOf(model: BodyModel): Uint8Array {
  const { classes, frame, undressed, inFront, width, height } = model;
  const hands = new Uint8Array(classes.skin.length);
  // On the plate a bare thigh lies beside the hand: there the hands were found separately.
  if (undressed)
    for (let i = 0; i < hands.length; i += width) shareRow(inFront, classes.skin, hands, i, i + width);
  else
    for (const side of frame.sides) {
      const box = boxAroundPoints([side.wrist], frame.shoulderWidth * 0.7, width, height);
      for (let y = box.y0; y < box.y1; y++) handRow(model, side, hands, y, box);
    }
  return hands;
}

/** Of a stretch of rows: bytes of hands that are sure, their tones, and how often each is there. */
interface Tones {
  sure: Uint8Array;
  tones: Uint8Array;
  counts: Uint32Array;
}

/** `start`: of the stretch in the crop. */
function toneRow(
  { sure, tones, counts }: Tones,
  crop: Picture,
  shown: Uint8Array,
  start: number,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) {
    if (shown[i]! < SURE) continue;
    sure[i] = 255;
    tones[i] = lumaAt(crop.data, start + i);
    counts[tones[i]!]!++;
  }
}

/** Blurred tones and their weights, near and far, and gloves and hands; the middle tone and the contrast of all. */
interface HandTones {
  near: Uint8Array;
  nearShare: Uint8Array;
  far: Uint8Array;
  farShare: Uint8Array;
  body: Uint8Array;
  flesh: Uint8Array;
  middle: number;
  contrast: number;
}

function lightRow(
  { near, nearShare, far, farShare, body, flesh, middle, contrast }: HandTones,
  cover: Uint8Array,
  light: Uint8Array,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) {
    if (cover[i] === 0) continue;
    const broad = farShare[i]! > 8 ? (far[i]! / farShare[i]!) * 255 : middle;
    const tone = nearShare[i]! > 16 ? (near[i]! / nearShare[i]!) * 255 : broad;
    const inner = smoothstep(0.45, 0.96, body[i]! / 255);
    const detail = 2.2 * (tone / broad - 1) * inner;
    const form = 0.86 + contrast * (0.9 * (broad / middle - 1) + detail);
    // Inside the glove and yet no hand: a gap between fingers.
    const gap = smoothstep(0.74, 0.94, body[i]! / 255) * (1 - smoothstep(0.35, 0.9, flesh[i]! / 255));
    light[i] = 128 * clamp(form, 0.55, 1.12) * lerp(0.74, 1, inner) * (1 - 0.4 * gap);
  }
}

/** 128 is neutral: the hand's own light with its fingers emphasized, and darker toward the edge. */
function handLight(model: BodyModel, hands: Uint8Array, alpha: Uint8Array): Uint8Array {
  const { crop, width, height, frame } = model;
  const grain = frame.size / 1000;
  const flat = new Uint8Array(hands.length).fill(128);
  const content = contentBounds(alpha, width, height);
  if (!content) return flat;
  const from = Math.max(0, content.y0 - 12);
  const to = Math.min(height, content.y1 + 12);
  const start = from * width;
  const rows = to - from;
  const light = flat.subarray(start, to * width);
  const shown = hands.subarray(start, to * width);
  const cover = alpha.subarray(start, to * width);
  const [sure, tones] = [new Uint8Array(shown.length), new Uint8Array(shown.length)];
  const counts = new Uint32Array(256);
  for (let i = 0; i < shown.length; i += width)
    toneRow({ sure, tones, counts }, crop, shown, start, i, i + width);
  const count = counts.reduce((sum, one) => sum + one, 0);
  const share = (t: number): number => (count > 0 ? percentile(counts, count, t) : 128);
  const middle = share(0.5);
  // Dark skin shines more than pale skin; leather has its own shine.
  const contrast = clamp((0.34 * middle) / (share(0.92) - share(0.08) + 1), 0.4, 1.2);
  const blurOf = (plane: Uint8Array, sigma: number): Uint8Array =>
    blurredBytes(plane, width, rows, Math.max(0.8, sigma * grain));
  const [near, nearShare] = [blurOf(tones, 0.9), blurOf(sure, 0.9)];
  const [far, farShare] = [blurOf(tones, 4), blurOf(sure, 4)];
  const [body, flesh] = [blurOf(cover, 2), blurOf(shown, 0.9)];
  const all: HandTones = { near, nearShare, far, farShare, body, flesh, middle, contrast };
  for (let i = 0; i < cover.length; i += width) lightRow(all, cover, light, i, i + width);
  return flat;
}

function seamsOf(side: Side, unit: number, size: number, ribbed: boolean): Line[] {
  const { elbow, wrist, index, sign } = side;
  const [dx, dy] = unitVector(elbow, wrist);
  const at = (past: number, across: number): Point => [
    wrist[0] + dx * unit * past - dy * unit * across,
    wrist[1] + dy * unit * past + dx * unit * across,
  ];
  const hem: Point[] = [-0.2, -0.1, 0, 0.1, 0.2].map((t) => at(0.035 + 0.3 * t * t, t));
  const back = (along: number, across: number): Point => {
    const [bx, by] = [index[0] - wrist[0], index[1] - wrist[1]];
    return [wrist[0] + bx * along - by * across, wrist[1] + by * along + bx * across];
  };
  const ribs = [0, 0.14, 0.28].map((out) => {
    const points = [0.45, 0.7, 0.95].map((t) => back(t, -sign * (0.02 + out * (0.8 + 0.25 * t))));
    return stitch(points, size * 0.0012, 0.5, 0.45);
  });
  return [stitch(hem, size * 0.0022, 0.45, 0.7), ...(ribbed ? ribs : [])];
}

interface GlovedHand {
  wrist: Point;
  /** Direction of the forearm. */
  along: Point;
  unit: number;
}

function gloveRow(
  layer: Layer,
  grown: Uint8Array,
  { wrist, along: [dx, dy], unit }: GlovedHand,
  y: number,
  { x0, x1 }: Box,
): void {
  const cuff = -unit * 0.07;
  for (let x = x0; x < x1; x++) {
    const i = y * layer.width + x;
    const past = (x - wrist[0]) * dx + (y - wrist[1]) * dy;
    if (grown[i]! < 12 || past < cuff) continue;
    const across = ((x - wrist[0]) * -dy + (y - wrist[1]) * dx) / (unit * 0.3) + 0.5;
    const value = smoothstep(0.13, 0.34, grown[i]! / 255) * clamp(past - cuff, 0, 1) * 255;
    if (value <= layer.alpha[i]!) continue;
    placePixel(layer, i, PART.hat, clamp(across, 0, 1), clamp(past / (unit * 0.5), 0, 1));
    layer.alpha[i] = value;
  }
}

export function makeGloves(model: BodyModel, drawing: GlovesDrawing, cloth: Cloth): Piece {
  const { frame, width, height } = model;
  const unit = frame.shoulderWidth;
  const layer = newLayer(width, height);
  const hands = handsOf(model);
  // Leather is thicker than skin; mittens close the gaps between the fingers.
  const grown = blurredBytes(
    hands,
    width,
    height,
    Math.max(1, drawing.mittens ? unit * 0.02 : frame.size * 0.002),
  );
  for (const side of frame.sides) {
    const box = boxAroundPoints([side.wrist], unit * 0.7, width, height);
    const along = unitVector(side.elbow, side.wrist);
    for (let y = box.y0; y < box.y1; y++) gloveRow(layer, grown, { wrist: side.wrist, along, unit }, y, box);
  }
  const ribbed = !drawing.mittens && (cloth.fabric === 'leather' || cloth.fabric === 'suede');
  const lines = frame.sides.flatMap((side) => seamsOf(side, unit, frame.size, ribbed));
  const lit = handLight(model, hands, layer.alpha);
  return {
    sheets: [{ layer, cloth, manner: 'gloves', shadow: 0, lines, lit, crisp: true, behindArm: true }],
  };
}

/** What is kept of the photo's hand must not cover the sleeve's hem. */
export function tuckGlovesIntoSleeves(keep: Uint8Array, { sheets }: Piece, sleeves: Uint8Array): void {
  for (const { layer, behindArm } of sheets)
    if (behindArm) eachRow(layer, (_, from, to) => tuckStretch(keep, layer.alpha, sleeves, from, to));
}

function tuckStretch(
  keep: Uint8Array,
  alpha: Uint8Array,
  sleeves: Uint8Array,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i++) if (alpha[i]! > 0) keep[i] = (keep[i]! * (255 - sleeves[i]!)) / 255;
}
