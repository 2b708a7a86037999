import type { GarmentReading } from '../garment-reading.ts';
import type { LandmarkName } from '../landmarks/garment-landmarks.ts';
import { clamp, lerp, type Picture, type Point } from '../../pixels/pixels.ts';
import { fillMask } from '../../pixels/polygons.ts';
import { shorten, spreadColors, takeOutGround } from './leaked-ground.ts';

/** The garment as it would hang: its own colors go on beyond its edge, so that no ground mixes in. */
export interface UprightCloth {
  width: number;
  height: number;
  /** RGB of cloth everywhere. */
  colors: Picture;
  /** 0..255; the opening of the neck is no cloth. */
  mask: Uint8Array;
  points: Partial<Record<LandmarkName, Point>>;
  neckline: Point[];
  /** Of cloth like its ground the edge is torn: nothing hangs from it. */
  isEdgeSure: boolean;
}

interface Turned {
  width: number;
  height: number;
  /** From the picture to the upright cloth, and back. */
  to: (point: Point) => Point;
  from: (x: number, y: number) => Point;
}

function turnOf(width: number, height: number, degrees: number): Turned {
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const wide = Math.ceil(Math.abs(width * cos) + Math.abs(height * sin));
  const tall = Math.ceil(Math.abs(width * sin) + Math.abs(height * cos));
  return {
    width: wide,
    height: tall,
    to: ([x, y]) => [
      (x - width / 2) * cos - (y - height / 2) * sin + wide / 2,
      (x - width / 2) * sin + (y - height / 2) * cos + tall / 2,
    ],
    from: (x, y) => [
      (x - wide / 2) * cos + (y - tall / 2) * sin + width / 2,
      -(x - wide / 2) * sin + (y - tall / 2) * cos + height / 2,
    ],
  };
}

interface Plane {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** Between four pixels of `channels` bytes each, as many values as `into` has room for. */
export function blendInto(
  into: Float64Array,
  { width, height, data }: Plane,
  channels: number,
  x: number,
  y: number,
): void {
  const [px, py] = [clamp(x, 0, width - 1.001), clamp(y, 0, height - 1.001)];
  const [x0, y0] = [Math.floor(px), Math.floor(py)];
  const at = (y0 * width + x0) * channels;
  const below = at + width * channels;
  const [across, down] = [px - x0, py - y0];
  for (let k = 0; k < into.length; k++)
    into[k] = lerp(
      lerp(data[at + k]!, data[at + channels + k]!, across),
      lerp(data[below + k]!, data[below + channels + k]!, across),
      down,
    );
}

/** Steps from the nearest pixel that is not `within`, up to `most`. */
function stepsInside(within: Uint8Array, width: number, most: number): Uint8Array {
  const depth = new Uint8Array(within.length);
  // Beyond the first and the last pixel lies no cloth.
  const last = depth.length - 1;
  for (let i = 0; i <= last; i++)
    depth[i] = within[i]! > 0 ? Math.min(most, i < width || i > last - width ? 1 : most) : 0;
  for (let i = 0; i <= last; i++) shorten(depth, i, i - 1, i - width);
  for (let i = last; i >= 0; i--) shorten(depth, i, i + 1, i + width);
  return depth;
}

/** A deep line that is not sure may be a print's: what lies above it is not taken for the back's inside. */
const [SURE, SHALLOW] = [0.5, 0.6] as const;

/** Of its width. */
function depthOf(line: readonly Point[]): number {
  const [first, last] = [line[0]!, line.at(-1)!];
  return (Math.max(...line.map(([, y]) => y)) - (first[1] + last[1]) / 2) / (last[0] - first[0] || 1);
}

/** What lies above the neckline is the inside of the back. */
function takeOutBack({ width, height, data }: Plane, neckline: readonly Point[], sure: number): void {
  const [first, last] = [neckline[0], neckline.at(-1)];
  if (!first || !last || (sure <= SURE && depthOf(neckline) >= SHALLOW)) return;
  const hole = new Uint8Array(data.length);
  fillMask(hole, [...neckline, [last[0], 0], [first[0], 0]], width, height);
  for (let i = 0; i < data.length; i++) data[i] = (data[i]! * (255 - hole[i]!)) / 255;
}

/** Of the longer side: so far from its edge a pixel is cloth alone, at least and at most: a blurred edge is wide. */
const RIM = { least: 0.005, most: 0.013 } as const;
/** Of what cloth differs from cloth beside it: a pixel that differs more has ground in it. */
const MIXED = 1.5;

/** How deep ground shows through the edge. @param depth steps from the edge, up to `most` */
function rimOf({ width, height, data }: Picture, depth: Uint8Array, most: number): number {
  const deep: Picture = { width, height, data: data.slice() };
  spreadColors(
    deep,
    depth.map((value) => (value >= most ? 1 : 0)),
  );
  const sums = new Float64Array(most);
  const counts = new Float64Array(most);
  for (let i = 0; i < depth.length; i++) {
    const at = depth[i]!;
    if (at === 0 || at >= most) continue;
    for (let c = 0; c < 3; c++) sums[at]! += Math.abs(data[i * 4 + c]! - deep.data[i * 4 + c]!);
    counts[at]!++;
  }
  const differs = (at: number): number => sums[at]! / (counts[at]! || 1);
  const least = Math.max(2, Math.round(RIM.least * Math.max(width, height)));
  let rim = least;
  while (rim < most && differs(rim) > MIXED * differs(most - 1)) rim++;
  return rim;
}

/** @param picture what was read, of that size or larger. */
export function uprightCloth(picture: Picture, reading: GarmentReading): UprightCloth {
  const turned = turnOf(reading.width, reading.height, reading.turn);
  const { width, height } = turned;
  const finer = picture.width / reading.width;
  const colors: Picture = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const mask = new Uint8Array(width * height);
  const seen: Plane = { width: reading.width, height: reading.height, data: reading.mask };
  const [share, color] = [new Float64Array(1), new Float64Array(3)];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const [px, py] = turned.from(x, y);
      if (px < 0 || py < 0 || px > reading.width - 1 || py > reading.height - 1) continue;
      blendInto(share, seen, 1, px, py);
      mask[i] = share[0]!;
      blendInto(color, picture, 4, px * finer, py * finer);
      for (let c = 0; c < 3; c++) colors.data[i * 4 + c] = color[c]!;
      colors.data[i * 4 + 3] = 255;
    }
  const neckline = reading.neckline.map(turned.to);
  const whole = mask.slice();
  takeOutBack({ width, height, data: mask }, neckline, reading.landmarks['neck-front']?.sure ?? 1);
  takeOutGround(colors, mask, whole);
  const most = Math.max(3, Math.round(RIM.most * Math.max(width, height)));
  const depth = stepsInside(
    mask.map((value) => (value > 200 ? 1 : 0)),
    width,
    most,
  );
  const rim = rimOf(colors, depth, most);
  spreadColors(
    colors,
    depth.map((value) => (value >= rim ? 1 : 0)),
    true,
  );
  const points = Object.fromEntries(
    Object.entries(reading.landmarks).map(([name, { x, y }]) => [name, turned.to([x, y])]),
  );
  const isEdgeSure = !reading.doubts.includes('ground-unsure');
  return { width, height, colors, mask, points, neckline, isEdgeSure };
}
