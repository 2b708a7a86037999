// Aligns a picture with her photo by the pixels around her head; a repainted face does not matter.
import { blurInto } from '../pixels/blur.ts';
import { solveRows } from '../pixels/linear-system.ts';
import { clamp, lumaAt, type Box, type Picture, type Point } from '../pixels/pixels.ts';
import { sampleInto } from '../pixels/resize.ts';

/** A point p of the photo is at `about + (1 + grow, turn) * (p - about) + shift` in the other picture. */
export interface PictureAlignment {
  about: Point;
  grow: number;
  turn: number;
  shift: Point;
  match: number;
}

interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

interface Template {
  xs: Float32Array;
  ys: Float32Array;
  values: Float32Array;
}

/** At 1/factor of the size, blurred by `sigma` small pixels. */
function brightness(picture: Picture, factor: number, sigma: number): Plane {
  const [width, height] = [Math.floor(picture.width / factor), Math.floor(picture.height / factor)];
  const values = new Float32Array(width * height);
  for (let y = 0; y < height * factor; y++) {
    for (let x = 0; x < width * factor; x++) {
      const at = Math.floor(y / factor) * width + Math.floor(x / factor);
      values[at]! += lumaAt(picture.data, y * picture.width + x) / factor ** 2;
    }
  }
  blurInto(values, values, width, height, sigma);
  return { width, height, values };
}

function templateOf(plane: Plane, part: Uint8Array, across: number, factor: number, most: number): Template {
  const found: number[] = [];
  for (let y = 0; y < plane.height; y++) {
    for (let x = 0; x < plane.width; x++) {
      const half = factor >> 1;
      if (part[(y * factor + half) * across + x * factor + half]) found.push(y * plane.width + x);
    }
  }
  const step = Math.max(1, found.length / most);
  const some = Array.from(
    { length: Math.floor(found.length / step) },
    (_, k) => found[Math.floor(k * step)]!,
  );
  return {
    xs: Float32Array.from(some, (i) => i % plane.width),
    ys: Float32Array.from(some, (i) => Math.floor(i / plane.width)),
    values: Float32Array.from(some, (i) => plane.values[i]!),
  };
}

function sample({ width, height, values }: Plane, u: number, v: number): number {
  const x = clamp(u, 0, width - 1.001);
  const y = clamp(v, 0, height - 1.001);
  const [left, top] = [x | 0, y | 0];
  const [fx, fy] = [x - left, y - top];
  const at = top * width + left;
  const upper = values[at]! * (1 - fx) + values[at + 1]! * fx;
  const lower = values[at + width]! * (1 - fx) + values[at + width + 1]! * fx;
  return upper * (1 - fy) + lower * fy;
}

function toOther({ about, grow, turn, shift }: PictureAlignment, x: number, y: number): [number, number] {
  const [dx, dy] = [x - about[0], y - about[1]];
  return [
    about[0] + (1 + grow) * dx - turn * dy + shift[0],
    about[1] + turn * dx + (1 + grow) * dy + shift[1],
  ];
}

/** -1..1; 0 where either is even. */
export function correlation(values: ArrayLike<number>, thereAt: (i: number) => number): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let i = 0; i < values.length; i++) {
    const there = thereAt(i);
    const here = values[i]!;
    a += here;
    b += there;
    aa += here * here;
    bb += there * there;
    ab += here * there;
  }
  const n = values.length || 1;
  const spread = Math.sqrt(Math.max(0, aa - (a * a) / n) * Math.max(0, bb - (b * b) / n));
  return spread > 1e-6 ? (ab - (a * b) / n) / spread : 0;
}

const matchAt = ({ xs, ys, values }: Template, plane: Plane, pose: PictureAlignment): number =>
  correlation(values, (i) => sample(plane, ...toOther(pose, xs[i]!, ys[i]!)));

function search(
  template: Template,
  plane: Plane,
  about: Point,
  reach: number,
  scales: readonly number[],
): PictureAlignment {
  let best: PictureAlignment = { about, grow: 0, turn: 0, shift: [0, 0], match: -1 };
  for (const scale of scales) {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const pose: PictureAlignment = { about, grow: scale - 1, turn: 0, shift: [dx, dy], match: 0 };
        const match = matchAt(template, plane, pose);
        if (match > best.match) best = { ...pose, match };
      }
    }
  }
  return best;
}

const FINE_STEPS = 24;
const SINGULAR = 1e-9;

/** Gauss-Newton over shift, scale, turn, gain and offset; Cauchy weights ignore repainted parts. */
function refine(template: Template, plane: Plane, from: PictureAlignment): PictureAlignment {
  const { xs, ys, values } = template;
  let pose = from;
  let [gain, offset] = [1, 0];
  let scale = 20;
  const residuals = new Float32Array(values.length);
  for (let step = 0; step < FINE_STEPS; step++) {
    const rows = Array.from({ length: 6 }, () => new Float64Array(7));
    for (let i = 0; i < values.length; i++) {
      const [dx, dy] = [xs[i]! - pose.about[0], ys[i]! - pose.about[1]];
      const [u, v] = toOther(pose, xs[i]!, ys[i]!);
      const there = sample(plane, u, v);
      const gx = (sample(plane, u + 0.5, v) - sample(plane, u - 0.5, v)) * gain;
      const gy = (sample(plane, u, v + 0.5) - sample(plane, u, v - 0.5)) * gain;
      const residual = gain * there + offset - values[i]!;
      residuals[i] = Math.abs(residual);
      const weight = 1 / (1 + (residual / scale) ** 2);
      const row = [gx * dx + gy * dy, gy * dx - gx * dy, gx, gy, there, 1, -residual];
      for (let j = 0; j < 6; j++) for (let k = 0; k < 7; k++) rows[j]![k]! += weight * row[j]! * row[k]!;
    }
    if (solveRows(rows, 6) < SINGULAR) break;
    const [grow = 0, turn = 0, sx = 0, sy = 0, g = 0, o = 0] = rows.map((row) => row[6]!);
    gain += g;
    offset += o;
    pose = {
      ...pose,
      grow: pose.grow + grow,
      turn: pose.turn + turn,
      shift: [pose.shift[0] + sx, pose.shift[1] + sy],
    };
    scale = Math.max(2, 2.2 * median(residuals));
    if (Math.abs(sx) + Math.abs(sy) < 0.002 && Math.abs(grow) + Math.abs(turn) < 2e-5) break;
  }
  return { ...pose, match: matchAt(template, plane, pose) };
}

function median(values: Float32Array): number {
  return values.slice().sort()[values.length >> 1] ?? 0;
}

const SCALES = Array.from({ length: 15 }, (_, k) => 0.86 + k * 0.02);
const COARSE = 6;
/** Largest shift, as a share of the width. */
const REACH = 0.11;

const scaled = (pose: PictureAlignment, factor: number): PictureAlignment => {
  const up = (value: number) => (value + 0.5) * factor - 0.5;
  return {
    ...pose,
    about: [up(pose.about[0]), up(pose.about[1])],
    shift: [pose.shift[0] * factor, pose.shift[1] * factor],
  };
};

const mean = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * To a fraction of a pixel; null when the part is too small.
 * @param other of the photo's size
 * @param part 1 where her head is, and what is around it and not changed by clothes
 */
export function alignPicture(photo: Picture, other: Picture, part: Uint8Array): PictureAlignment | null {
  const small = brightness(photo, COARSE, 0.8);
  const coarse = templateOf(small, part, photo.width, COARSE, 260);
  if (coarse.values.length < 24) return null;
  const about: Point = [mean(coarse.xs), mean(coarse.ys)];
  const reach = Math.ceil((photo.width * REACH) / COARSE);
  let pose = scaled(search(coarse, brightness(other, COARSE, 0.8), about, reach, SCALES), COARSE);
  for (const sigma of [4, 1.2]) {
    const template = templateOf(brightness(photo, 1, sigma), part, photo.width, 1, 6000);
    const next = refine(template, brightness(other, 1, sigma), pose);
    if (Math.hypot(next.shift[0] - pose.shift[0], next.shift[1] - pose.shift[1]) < COARSE * 3) pose = next;
  }
  return pose;
}

/**
 * @param shown the part of the other picture that was drawn; without it all of it
 * @returns the photo's size; `inside` is 0 where the other picture shows nothing
 */
export function warpToPhoto(
  other: Picture,
  pose: PictureAlignment,
  shown: Box = { x0: 0, y0: 0, x1: other.width, y1: other.height },
): { picture: Picture; inside: Uint8Array } {
  const { width, height } = other;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const inside = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [px, py] = toOther(pose, x, y);
      if (px < shown.x0 - 0.5 || py < shown.y0 - 0.5) continue;
      if (px > shown.x1 - 0.5 || py > shown.y1 - 0.5) continue;
      inside[y * width + x] = 1;
      sampleInto(data, y * width + x, other, px, py);
    }
  }
  return { picture: { width, height, data }, inside };
}
