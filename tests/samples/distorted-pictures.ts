// "Provider" pictures made from fixtures: our own render of a look, distorted the way picture models distort.
import { clamp, type Picture } from '../../app/fitting-room/pixels/pixels.ts';
import type { BodyModel } from '../../app/fitting-room/person/body-model.ts';
import { behindAt } from '../../app/fitting-room/person/light-and-color/backdrop.ts';
import { resampled } from '../../app/fitting-room/generated-pictures/aspect-ratio.ts';

/** Where a pixel of the distorted picture comes from. */
type From = (x: number, y: number) => readonly [number, number];

function warp(picture: Picture, from: From): Picture {
  const { width, height, data } = picture;
  const out = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [fx, fy] = from(x, y);
      const [u, v] = [clamp(fx, 0, width - 1.001), clamp(fy, 0, height - 1.001)];
      const [left, top, sx, sy] = [u | 0, v | 0, u % 1, v % 1];
      for (let c = 0; c < 4; c++) {
        const at = (px: number, py: number) => data[(py * width + px) * 4 + c]!;
        out[(y * width + x) * 4 + c] =
          (at(left, top) * (1 - sx) + at(left + 1, top) * sx) * (1 - sy) +
          (at(left, top + 1) * (1 - sx) + at(left + 1, top + 1) * sx) * sy;
      }
    }
  return { width, height, data: out };
}

function recolor(
  picture: Picture,
  change: (value: number, channel: number, pixel: number) => number,
): Picture {
  const data = picture.data.map((value, i) => (i % 4 === 3 ? 255 : change(value, i % 4, i >> 2)));
  return { ...picture, data };
}

/** Sensor-like grain of ±strength, from a fixed seed. */
function grainy(picture: Picture, strength: number): Picture {
  let seed = 7;
  return recolor(picture, (value) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return value + (seed / 2147483648 - 0.5) * 2 * strength;
  });
}

/** The whole picture about its middle: scaled, turned (degrees) and shifted by shares of its size. */
function moved(picture: Picture, { scale = 1, turn = 0, x: sx = 0, y: sy = 0 }): Picture {
  const { width, height } = picture;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  return warp(picture, (px, py) => {
    const [dx, dy] = [px - width / 2 - sx * width, py - height / 2 - sy * height];
    return [width / 2 + cos * dx + sin * dy, height / 2 - sin * dx + cos * dy];
  });
}

/** Eases from 0 above a row to 1 below it. */
const below = (y: number, row: number, over: number): number => {
  const t = clamp((y - row) / over, 0, 1);
  return t * t * (3 - 2 * t);
};

/** Her body below the neck made narrower about its own axis; the head stays. */
function slimmed({ box, frame }: BodyModel, picture: Picture, across: number): Picture {
  const axis = box.x0 + frame.shoulders[0];
  const neck = box.y0 + frame.shoulders[1] - frame.torso * 0.12;
  return warp(picture, (x, y) => [axis + (x - axis) * (1 + (1 / across - 1) * below(y, neck, 30)), y]);
}

/** Only the waist drawn in, arms and hips where they were: what "beautifying" does. */
function wasped({ box, frame }: BodyModel, picture: Picture, across: number): Picture {
  const axis = box.x0 + frame.shoulders[0];
  const waist = box.y0 + frame.shoulders[1] + frame.torso * 0.6;
  const half = frame.shoulderWidth * 0.42;
  return warp(picture, (x, y) => {
    const near = Math.exp(-(((y - waist) / (frame.torso * 0.22)) ** 2));
    const side = clamp(1 - Math.max(0, Math.abs(x - axis) - half) / (half * 0.7), 0, 1);
    return [axis + (x - axis) * (1 + (1 / across - 1) * near * side), y];
  });
}

/** Everything below the hips made longer. */
function longLegged({ box, frame }: BodyModel, picture: Picture, along: number): Picture {
  const hips = box.y0 + frame.hips[1];
  return warp(picture, (x, y) => [x, y <= hips ? y : hips + (y - hips) / along]);
}

const faceOf = ({ photo, box, width, classes }: BodyModel): Uint8Array => {
  const out = new Uint8Array(photo.width * photo.height);
  classes.face.forEach((value, i) => {
    if (value > 90) out[(box.y0 + Math.floor(i / width)) * photo.width + box.x0 + (i % width)] = 1;
  });
  return out;
};

/** The other one's head laid over hers, eyes on eyes, mouth on mouth. */
function otherHead(own: Picture, model: BodyModel, other: BodyModel): Picture {
  const data = new Uint8ClampedArray(own.data);
  const spot = ({ frame, box }: BodyModel) => ({
    x: box.x0 + frame.eyes[0],
    y: box.y0 + frame.eyes[1],
    size: frame.mouth[1] - frame.eyes[1],
  });
  const [mine, theirs] = [spot(model), spot(other)];
  const face = faceOf(other);
  for (let y = 0; y < own.height; y++)
    for (let x = 0; x < own.width; x++) {
      const u = Math.round(theirs.x + ((x - mine.x) * theirs.size) / mine.size);
      const v = Math.round(theirs.y + ((y - mine.y) * theirs.size) / mine.size);
      if (u < 0 || v < 0 || u >= own.width || v >= own.height || !face[v * own.width + u]) continue;
      for (let c = 0; c < 3; c++)
        data[(y * own.width + x) * 4 + c] = other.photo.data[(v * own.width + u) * 4 + c]!;
    }
  return { ...own, data };
}

/** The room without anybody in it. */
function emptyRoom({ box, width, height, backdrop, photo }: BodyModel): Picture {
  const data = new Uint8ClampedArray(photo.data);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data.set(behindAt(backdrop, x, y), ((box.y0 + y) * photo.width + box.x0 + x) * 4);
  return { ...photo, data };
}

export interface Distortion {
  name: string;
  /** 'kept' where her picture must be restored, 'refused' where it may not be shown, 'either' where both are right. */
  ends: 'kept' | 'refused' | 'either';
  make(own: Picture, model: BodyModel, other: BodyModel): Picture;
}

const cast = (red: number, green: number, blue: number) => (own: Picture) =>
  recolor(own, (value, c) => value * [red, green, blue][c]!);

export const DISTORTIONS: readonly Distortion[] = [
  { name: 'as drawn', ends: 'kept', make: (own) => own },
  { name: 'shifted 3 % right, 1 % down', ends: 'kept', make: (own) => moved(own, { x: 0.03, y: 0.01 }) },
  { name: 'shifted 3 % left, 1 % up', ends: 'kept', make: (own) => moved(own, { x: -0.03, y: -0.01 }) },
  { name: 'scaled 0.95', ends: 'kept', make: (own) => moved(own, { scale: 0.95, x: 0.01 }) },
  { name: 'scaled 1.05', ends: 'kept', make: (own) => moved(own, { scale: 1.05 }) },
  { name: 'turned 1 degree', ends: 'kept', make: (own) => moved(own, { turn: 1 }) },
  {
    name: 'face recolored',
    ends: 'kept',
    make: (own, model) => {
      const face = faceOf(model);
      return recolor(own, (value, c, i) => (face[i] ? value * [0.8, 1.1, 1.2][c]! + 12 : value));
    },
  },
  { name: "another's face", ends: 'either', make: otherHead },
  {
    name: 'face blank',
    ends: 'either',
    make: (own, model) => {
      const face = faceOf(model);
      return recolor(own, (value, _, i) => (face[i] ? 128 : value));
    },
  },
  { name: 'warm cast', ends: 'kept', make: cast(1.06, 1, 0.9) },
  { name: 'cool cast', ends: 'kept', make: cast(0.93, 0.99, 1.06) },
  { name: 'darker', ends: 'kept', make: cast(0.85, 0.85, 0.85) },
  { name: 'grain', ends: 'kept', make: (own) => grainy(own, 9) },
  { name: 'other size, 832x1248', ends: 'kept', make: (own) => resampled(own, 832, 1248) },
  { name: 'other size, 512x768', ends: 'kept', make: (own) => resampled(own, 512, 768) },
  { name: 'slimmed 5 %', ends: 'refused', make: (own, model) => slimmed(model, own, 0.95) },
  { name: 'slimmed 10 %', ends: 'refused', make: (own, model) => slimmed(model, own, 0.9) },
  {
    name: 'slimmed 5 %, scaled, shifted',
    ends: 'refused',
    make: (own, model) => moved(slimmed(model, own, 0.95), { scale: 1.04, x: 0.02 }),
  },
  { name: 'widened 6 %', ends: 'refused', make: (own, model) => slimmed(model, own, 1.06) },
  // Where the look is wider than her photo at the waist, this is still her waist; under wide clothes nothing shows.
  { name: 'waist drawn in 15 %', ends: 'either', make: (own, model) => wasped(model, own, 0.85) },
  { name: 'waist drawn in 28 %', ends: 'either', make: (own, model) => wasped(model, own, 0.72) },
  { name: 'legs 6 % longer', ends: 'refused', make: (own, model) => longLegged(model, own, 1.06) },
  { name: 'nobody', ends: 'refused', make: (_, model) => emptyRoom(model) },
  { name: 'somebody else', ends: 'refused', make: (_, __, other) => other.photo },
  { name: 'mirrored', ends: 'either', make: (own) => warp(own, (x, y) => [own.width - 1 - x, y]) },
  { name: 'cut at the knees', ends: 'refused', make: (own) => moved(own, { scale: 1.35, y: 0.12 }) },
  {
    name: 'another room',
    ends: 'refused',
    make: (own) => recolor(own, (v, c, i) => (i % 64 < 32 ? v : v * (0.5 + c / 9))),
  },
  { name: 'grey', ends: 'refused', make: (own) => recolor(own, () => 128) },
];
