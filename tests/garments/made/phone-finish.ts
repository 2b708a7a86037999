// What a phone does to a picture: the grain of its sensor and a JPEG's blocks.
import { clamp, type Picture } from '../../../app/fitting-room/pixels/pixels.ts';
import type { Chance } from './pieces.ts';

export function addGrain({ width, height, data }: Picture, chance: Chance, strength: number): void {
  let before = 0;
  for (let i = 0; i < width * height; i++) {
    // Neighbors share some of it: a phone has smoothed already.
    const now = chance() + chance() - 1;
    const gray = strength * (0.7 * now + 0.5 * before);
    before = now;
    const tint = 0.5 * strength * (chance() - 0.5);
    data[i * 4] = data[i * 4]! + gray + tint;
    data[i * 4 + 1] = data[i * 4 + 1]! + gray;
    data[i * 4 + 2] = data[i * 4 + 2]! + gray - tint;
  }
}

const SIDE = 8;
const COSINES = Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
  const [frequency, x] = [Math.floor(at / SIDE), at % SIDE];
  return (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * x + 1) * frequency * Math.PI) / 16);
});

/** The table of the JPEG standard (ITU T.81, annex K) is close to this slope. */
const stepOf = (u: number, v: number, quality: number): number =>
  Math.max(1, (10 + 7 * (u + v) + 0.6 * u * v) * (quality < 50 ? 50 / quality : 2 - quality / 50));

/** There and back, the small frequencies lost: one block of a plane, in place. */
function crushBlock(plane: Float32Array, start: number, stride: number, steps: Float32Array): void {
  const [rows, block] = [new Float32Array(64), new Float32Array(64)];
  for (let y = 0; y < SIDE; y++)
    for (let u = 0; u < SIDE; u++) {
      let sum = 0;
      for (let x = 0; x < SIDE; x++) sum += plane[start + y * stride + x]! * COSINES[u * SIDE + x]!;
      rows[y * SIDE + u] = sum;
    }
  for (let v = 0; v < SIDE; v++)
    for (let u = 0; u < SIDE; u++) {
      let sum = 0;
      for (let y = 0; y < SIDE; y++) sum += rows[y * SIDE + u]! * COSINES[v * SIDE + y]!;
      const step = steps[v * SIDE + u]!;
      block[v * SIDE + u] = Math.round(sum / step) * step;
    }
  for (let v = 0; v < SIDE; v++)
    for (let x = 0; x < SIDE; x++) {
      let sum = 0;
      for (let u = 0; u < SIDE; u++) sum += block[v * SIDE + u]! * COSINES[u * SIDE + x]!;
      rows[v * SIDE + x] = sum;
    }
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      let sum = 0;
      for (let v = 0; v < SIDE; v++) sum += rows[v * SIDE + x]! * COSINES[v * SIDE + y]!;
      plane[start + y * stride + x] = sum;
    }
}

function crush(plane: Float32Array, width: number, height: number, quality: number): void {
  const steps = Float32Array.from({ length: 64 }, (_, at) =>
    stepOf(at % SIDE, Math.floor(at / SIDE), quality),
  );
  for (let y = 0; y + SIDE <= height; y += SIDE)
    for (let x = 0; x + SIDE <= width; x += SIDE) crushBlock(plane, y * width + x, width, steps);
}

/** As a JPEG of this quality shows it, chroma halved. */
export function crushLikeJpeg({ width, height, data }: Picture, quality: number): void {
  const [across, down] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const light = new Float32Array(width * height);
  const [blue, red] = [new Float32Array(across * down), new Float32Array(across * down)];
  for (let i = 0; i < light.length; i++) {
    const [r, g, b] = [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!];
    light[i] = 0.299 * r + 0.587 * g + 0.114 * b - 128;
    const half = (Math.floor(i / width) >> 1) * across + ((i % width) >> 1);
    blue[half]! += (b - light[i]! - 128) * 0.141;
    red[half]! += (r - light[i]! - 128) * 0.1783;
  }
  crush(light, width, height, quality);
  crush(blue, across, down, quality * 0.8);
  crush(red, across, down, quality * 0.8);
  for (let i = 0; i < light.length; i++) {
    const half = (Math.floor(i / width) >> 1) * across + ((i % width) >> 1);
    const y = light[i]! + 128;
    const [cb, cr] = [blue[half]!, red[half]!];
    data[i * 4] = clamp(y + 1.402 * cr, 0, 255);
    data[i * 4 + 1] = clamp(y - 0.344136 * cb - 0.714136 * cr, 0, 255);
    data[i * 4 + 2] = clamp(y + 1.772 * cb, 0, 255);
  }
}
