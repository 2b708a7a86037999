// The shadow of a removed hem on the bare limb below it would stay as a dark line.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { blurInto } from '../../pixels/blur.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';
import { lumaAt, percentile, smoothstep, type Picture } from '../../pixels/pixels.ts';
import {
  isArmZone,
  isLegZone,
  shareAlongLimb,
  type LimbField,
} from '../../body-estimation/limbs/limb-coordinates.ts';

/** Across a limb, which has its own light and dark side. */
const STRIPS = 6;
const LEAST = 60; // pixels
/** Share of its strip's light: shaded below the first, lit above the second. */
const SHADED = [0.82, 0.94] as const;
/** Nearness of old cloth, 0..1: its shadow may reach a pixel, and surely. */
const REACHED = [0.01, 0.05] as const;
/** Confidence of 255 from which a limb is under cloth: less is the rim of what lies beside it. */
const COVERED = 191;
/** Along an arm: what ends above it is an armhole, no hem. */
const SLEEVE = 0.26;
const AWAY = 0.01; // nearness of old cloth, 0..1
/** How far old cloth is near, in body heights: what is darker further away is her own light. */
const NEAR = 0.006;
/** In body heights. */
const EDGE = 0.005;

/** Changes `own` (0..255). `size`: height of a picture she would fill. */
export function removeHemShadow(
  { data, width, height }: Picture,
  { skin, clothes }: Pick<ClassMaps, 'skin' | 'clothes'>,
  field: LimbField,
  own: Uint8Array,
  size: number,
): void {
  const hemOf = (isOn: (zone: number) => boolean, from = 0): Uint8Array =>
    blurredBytes(
      clothes.map((value, i) =>
        value > COVERED && isOn(field.zone[i]!) && shareAlongLimb(field, i) > from ? value : 0,
      ),
      width,
      height,
      Math.max(1.2, size * NEAR),
    );
  const [sleeves, legs] = [hemOf(isArmZone, SLEEVE), hemOf(isLegZone)];
  // Of the limb itself: a bare arm beside a top has no hem on it.
  const nearAt = (i: number): number => (isArmZone(field.zone[i]!) ? sleeves : legs)[i]!;
  const light = new Uint8Array(own.length);
  const weight = new Uint8Array(own.length);
  const histograms = Array.from({ length: 8 * STRIPS }, () => new Uint32Array(256));
  const counts = new Uint32Array(8 * STRIPS);
  const stripOf = (i: number): number =>
    field.zone[i]! * STRIPS + Math.min(STRIPS - 1, Math.floor((field.across[i]! / 256) * STRIPS));
  const isLimb = (i: number): boolean => isArmZone(field.zone[i]!) || isLegZone(field.zone[i]!);
  for (let i = 0; i < own.length; i++) {
    if (!isLimb(i) || skin[i]! < 200) continue;
    const value = lumaAt(data, i);
    light[i] = value;
    weight[i] = 255;
    if (own[i]! < 200 || nearAt(i) > AWAY * 255) continue;
    histograms[stripOf(i)]![Math.min(255, Math.round(value))]!++;
    counts[stripOf(i)]!++;
  }
  const usual = histograms.map((histogram, k) =>
    counts[k]! < LEAST ? 0 : percentile(histogram, counts[k]!, 0.5),
  );
  for (const plane of [light, weight]) blurInto(plane, plane, width, height, Math.max(1, size * 0.0025));
  const shade = new Uint8Array(own.length);
  for (let i = 0; i < own.length; i++) {
    if (own[i] === 0 || weight[i]! < 26 || nearAt(i) <= REACHED[0] * 255) continue;
    const lit = isLimb(i) ? usual[stripOf(i)]! : 0;
    if (lit === 0) continue;
    const clear = smoothstep(...SHADED, ((light[i]! / weight[i]!) * 255) / lit);
    shade[i] = 255 * (1 - clear) * smoothstep(...REACHED, nearAt(i) / 255);
  }
  blurInto(shade, shade, width, height, Math.max(1, size * EDGE));
  for (let i = 0; i < own.length; i++)
    if (shade[i]! > 0) own[i] = own[i]! * (1 - smoothstep(0.02, 0.2, shade[i]! / 255));
}
