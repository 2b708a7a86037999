// Light from edge to edge of her arms, for painted limbs.
import type { BodyModel } from '../../person/body-model.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';
import { acrossAtPixel, addCones, alongAtPixel, newLayer, PART, sleevePart } from '../../cloth/layer.ts';
import type { Layer, Station } from '../../cloth/layer.ts';
import { clamp, lerp, luma } from '../../pixels/pixels.ts';

const BINS = 32;
const LEAST_SEEN = 150; // pixels

export interface LimbLight {
  /** RGB from edge to edge, of the picture's left (0) and right (1) side. */
  profiles: readonly (readonly Float32Array[])[];
  /** How much lighter the forearms are: an old sleeve shades the arm below it, nothing shades a bare leg. */
  open: number;
  mean: readonly number[];
  typical: number;
}

export function limbColorAt(
  { profiles }: LimbLight,
  side: 0 | 1,
  across: number,
  channel: 0 | 1 | 2,
): number {
  const profile = profiles[side]![channel]!;
  const at = clamp(across * BINS - 0.5, 0, BINS - 1.001);
  const k = Math.floor(at);
  return lerp(profile[k]!, profile[k + 1]!, at - k);
}

export const inArmHue = ({ mean, typical }: LimbLight, brightness: number, channel: 0 | 1 | 2): number =>
  typical > 0 ? mean[channel]! * warmed(brightness / typical, channel) : brightness;

/** Shadows on skin are warm: blue falls first. */
const warmed = (light: number, c: number): number => Math.pow(light, 1 + c * 0.1);

function smooth(sums: Float32Array, counts: Float32Array): Float32Array {
  const out = new Float32Array(BINS);
  for (let k = 0; k < BINS; k++) {
    let sum = 0;
    let weight = 0;
    for (let j = 0; j < BINS; j++) {
      const near = Math.exp(-(((j - k) / 1.6) ** 2)) + 1e-5;
      sum += (sums[j] ?? 0) * near;
      weight += (counts[j] ?? 0) * near;
    }
    out[k] = sum / weight;
  }
  return out;
}

/** The old sleeve's color on the skin is removed. */
function oneHue(profile: Float32Array[], tint: readonly number[]): Float32Array[] {
  const [red, green, blue] = profile as [Float32Array, Float32Array, Float32Array];
  const light = red.map((value, k) => luma(value, green[k]!, blue[k]!));
  let whole = 0;
  for (let k = BINS / 4; k < (BINS * 3) / 4; k++) whole += light[k]! / (BINS / 2);
  const tinted = luma(tint[0]!, tint[1]!, tint[2]!);
  return profile.map((plane, c) => {
    const mean = tinted > 0 ? (tint[c]! / tinted) * whole : plane[BINS / 2]!;
    return light.map((value) => mean * warmed(value / (whole || 1), c));
  });
}

function seeRow(arms: Layer, skin: Uint8Array, cloth: Uint8Array, start: number, own: number[]): void {
  const { alpha } = arms;
  for (let i = start; i < start + arms.width; i++) {
    if (alpha[i]! < 250 || skin[i]! < 215 || cloth[i]! > 12) continue;
    const along = alongAtPixel(arms, i);
    if (along > 0.15 && along < 0.88) own.push(i);
  }
}

/** Null where the photo shows too little of the arms. */
export function measureLimbLight(model: BodyModel): LimbLight | null {
  const { frame, classes, crop, width, height } = model;
  const arms = newLayer(width, height);
  for (const side of frame.sides) {
    const upper: Station = [side.shoulder, side.upperArm * 1.05];
    const lower: Station[] = [
      [side.elbow, side.elbowRadius],
      [side.wrist, side.wristRadius],
    ];
    addCones(arms, [upper, ...lower], sleevePart(side.sign), [0, 1]);
  }
  const cloth = blurredBytes(classes.clothes, width, height, frame.size * 0.008);
  const table = (): Float32Array[] => Array.from({ length: 4 }, () => new Float32Array(BINS));
  const seen = [table(), table()] as const;
  const pixels = [0, 0];
  const own: number[] = [];
  for (let y = 0; y < height; y++) seeRow(arms, classes.skin, cloth, y * width, own);
  const first = [1, 1];
  const tint = [0, 0, 0];
  let tinted = 0;
  const sideOf = (i: number): 0 | 1 => (arms.part[i] === PART.leftSleeve ? 0 : 1);
  for (const i of own) {
    const along = alongAtPixel(arms, i);
    const side = sideOf(i);
    first[side] = Math.min(first[side]!, along);
    if (along <= 0.5) continue;
    tinted++;
    for (let c = 0; c < 3; c++) tint[c]! += crop.data[i * 4 + c]!;
  }
  for (const i of own) {
    const side = sideOf(i);
    if (alongAtPixel(arms, i) > first[side]! + 0.28) continue;
    // A sleeve's u runs from the picture's right to its left on a hanging arm.
    const bin = clamp(Math.floor((1 - acrossAtPixel(arms, i)) * BINS), 0, BINS - 1);
    pixels[side]!++;
    for (let c = 0; c < 3; c++) seen[side][c]![bin]! += crop.data[i * 4 + c]!;
    seen[side][3]![bin]!++;
  }
  const believed = ([0, 1] as const).filter((side) => pixels[side]! >= LEAST_SEEN);
  if (believed.length === 0) return null;
  const profiles = seen.map((sums) =>
    oneHue(
      [0, 1, 2].map((c) => smooth(sums[c]!, sums[3]!)),
      tint,
    ),
  );
  const bright = luma(tint[0]!, tint[1]!, tint[2]!);
  const mean = tint.map((value) => value / Math.max(1, tinted));
  const typical = bright / Math.max(1, tinted);
  const middle = (profile: Float32Array[]): number =>
    luma(profile[0]![BINS / 2]!, profile[1]![BINS / 2]!, profile[2]![BINS / 2]!);
  const below = believed.reduce<number>((sum, side) => sum + middle(profiles[side]!), 0) / believed.length;
  return {
    open: clamp(typical / below, 1, 1.1),
    profiles: pixels.map((seen, side) => (seen >= LEAST_SEEN ? profiles[side]! : profiles[believed[0]!]!)),
    mean,
    typical,
  };
}
