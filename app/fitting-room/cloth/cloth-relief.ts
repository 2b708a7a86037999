import type { Side } from '../person/measures/body-frame.ts';
import { valueNoise } from '../pixels/noise.ts';
import { gaussian, lerp, smoothstep } from '../pixels/pixels.ts';

/**
 * `turn` is -1..1 across the leg, `y` in pixels; returns a factor of 0.9 at the sides up to 1.12 on the knee.
 */
export function legForm({ knee, ankle }: Side, light: number, turn: number, y: number): number {
  const down = (y - knee[1]) / (ankle[1] - knee[1] || 1);
  const front = gaussian(turn - light * 0.25, 0.4);
  const cap = gaussian(turn, 0.5);
  return (
    0.9 +
    front * (0.14 + 0.06 * gaussian(down - 0.34, 0.2)) +
    cap * (0.08 * gaussian(down, 0.07) - 0.09 * gaussian(down - 0.12, 0.05))
  );
}

/** `turn` is -1..1 across, `v` down: 0 the ankle, about 0.6 the top of the toes, 1 the floor. */
export function shoeLight(turn: number, v: number, side: number): number {
  const bow = Math.sqrt(Math.max(0, 1 - turn * turn));
  const shaft = 0.64 + 0.3 * bow + 0.14 * gaussian(turn - side * 0.5 - 0.12, 0.3);
  const up = 0.47 + 0.29 * gaussian(v - 0.55, 0.24) - 0.5 * smoothstep(0.68, 0.97, v);
  const foot = 0.6 + 0.1 * bow + 0.5 * up * Math.sqrt(bow);
  const cap = 0.08 * Math.exp(-(((v - 0.57) / 0.16) ** 2) - ((turn - side * 0.4) / 0.36) ** 2);
  const bend = v - 0.4 - 0.14 * turn * turn;
  const crease =
    (0.03 * gaussian(bend - 0.06, 0.04) - 0.06 * gaussian(bend, 0.03)) *
    bow *
    smoothstep(0.15, 0.6, Math.abs(turn));
  return lerp(shaft, foot + cap + crease, smoothstep(-0.1, 0.18, v)) + turn * side * 0.16;
}

/** `turn` -1..1 across, `v` 0..1 down. */
export function bagLight(turn: number, v: number, side: number): number {
  const edge = 0.16 * smoothstep(0.8, 1, Math.abs(turn)) + 0.2 * smoothstep(0.86, 1, v);
  const belly = 0.1 * gaussian(v - 0.4, 0.3) * (1 - turn * turn);
  const lip = 0.06 * gaussian(v - 0.03, 0.03);
  return 0.92 + belly + lip - 0.1 * (v - 0.3) - edge + turn * side * 0.14;
}

/** In grains: each row bulges toward the light and puckers at its seam. */
const CHANNEL = 46;

function inChannel(a: number, b: number): { at: number; row: number } {
  const row = b / CHANNEL + (valueNoise(a * 0.02, b * 0.004) - 0.5) * 0.12;
  return { at: row - Math.floor(row), row };
}

/** 1 on the seam between two channels, 0 on their padding. */
export function channelSeam(a: number, b: number): number {
  const { at } = inChannel(a, b);
  return Math.exp(-((Math.min(at, 1 - at) / 0.16) ** 2));
}

/** Of padding in channels. */
export function channelLight(a: number, b: number): number {
  const { at, row } = inChannel(a, b);
  const seam = Math.exp(-((Math.min(at, 1 - at) / 0.05) ** 2));
  const pucker =
    (valueNoise(a * 0.16, Math.floor(row + 0.5) * 7) - 0.5) * Math.exp(-((Math.min(at, 1 - at) / 0.22) ** 2));
  return 0.16 * Math.cos((at - 0.28) * Math.PI * 2) * 0.7 - 0.24 * seam + 0.16 * pucker;
}
