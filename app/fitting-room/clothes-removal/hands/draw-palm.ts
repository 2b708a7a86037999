// Out of a deep cuff come only fingers: a palm is drawn from the painted forearm to them, in their color.
import {
  boxAroundPoints,
  eachPixelAround,
  clamp,
  lerp,
  lumaAt,
  quantile,
  smoothstep,
  cropPlane,
} from '../../pixels/pixels.ts';
import type { Point, Picture } from '../../pixels/pixels.ts';
import { pointOn, type Axis } from '../arms/arm-axis.ts';
import type { FingerRow } from './visible-fingers.ts';
import { blurred } from '../../pixels/blur.ts';

/** Coverage and place across are 0..255; `below` is 0 at the cuff's edge … 1 at its own end. */
export interface Palm {
  at: number[];
  alpha: number[];
  across: number[];
  below: number[];
  /** True on fingers that tell its color, and not on a thumb in other light. */
  tells: (x: number, y: number) => boolean;
}

/** On the thumb's side and on the other, in half wrists. */
const BULGE = { thumb: 0.34, other: 0.12 } as const;
/** How far the fingers' color reaches up the palm, and how near it is measured, in stature. */
const [COLOR_REACH, COLOR_NEAR] = [0.02, 0.005];
/** Start of the transition, in the measure of `below`. */
const GOES_OVER = -1.8;
/** Share of the hand's light: darker is a gap between fingers or a shadow. */
const SHADED = 0.58;

const SHADE = [0.68, 0.9] as const; // shares of the hand's light
/** Which pixels tell that light, and how far beside a palm the cuff's dark edge reaches, in stature. */
const [LIT, RIM] = [0.6, 0.004];

/** At the wrist; `usual` where no edge is found. */
function reachAt(body: Uint8Array, width: number, axis: Axis, sign: -1 | 1, usual: number): number {
  for (let q = 0; q < usual * 1.6; q += 0.5) {
    const [x, y] = pointOn(axis, -1, q * sign).map(Math.round) as [number, number];
    if (body[y * width + x]! < 128) return Math.max(q - 0.5, usual * 0.7);
  }
  return usual;
}

/** `body`: 0..255, with the forearm. `half`: the wrist's half width. */
export function drawPalm(
  { axis, s: end, edges, thumb }: FingerRow,
  body: Uint8Array,
  half: number,
  [width, height]: readonly [number, number],
): Palm {
  const [from, to] = edges.at(-1)!;
  const tells = (x: number, y: number): boolean => {
    const [px, py] = [x - axis.at[0], y - axis.at[1]];
    const q = py * axis.dx - px * axis.dy;
    return px * axis.dx + py * axis.dy >= end && q > from - 1 && q < to + 1;
  };
  const palm: Palm = { at: [], alpha: [], across: [], below: [], tells };
  const arm = ([-1, 1] as const).map((sign) => sign * reachAt(body, width, axis, sign, half));
  const edgeAt = (side: 0 | 1, s: number): number => {
    const t = clamp(s / end, 0, 1);
    const sign = side === 0 ? -1 : 1;
    const bulge = (sign === thumb ? BULGE.thumb : BULGE.other) * half * Math.sin(Math.PI * t) ** 2;
    const row = edges[clamp(Math.round(s - end), 0, edges.length - 1)]!;
    const onWay = lerp(smoothstep(0, 1, t), t, 0.75);
    return lerp(arm[side]!, row[side], onWay) + sign * bulge;
  };
  // Its last rows lie under the fingers, which come out unevenly.
  const last = end + edges.length - 1;
  const reach = last + half * 3;
  // The picture's left and right, as on the limb above.
  const turned = Math.abs(axis.dy) * 2 > Math.abs(axis.dx) ? axis.dy : axis.dx;
  eachPixelAround([axis.at], reach, { width, height }, (x, y, i) => {
    const [px, py] = [x - axis.at[0], y - axis.at[1]];
    const s = px * axis.dx + py * axis.dy;
    if (s < 0 || s > last) return;
    const q = py * axis.dx - px * axis.dy;
    const [low, high] = [edgeAt(0, s), edgeAt(1, s)];
    const alpha = clamp(Math.min(q - low, high - q) + 0.5, 0, 1);
    if (alpha === 0) return;
    palm.at.push(i);
    palm.alpha.push(alpha * 255);
    palm.below.push((s - end) / (last - end));
    const share = (q - low) / (high - low);
    palm.across.push(clamp(turned > 0 ? 1 - share : share, 0, 1) * 255);
  });
  return palm;
}

function fingersLight(
  data: Uint8ClampedArray,
  { at, below }: Pick<Palm, 'at' | 'below'>,
  hands: Uint8Array,
): number {
  const lights = at.flatMap((i, n) => (below[n]! > 0 && hands[i]! > 127 ? [lumaAt(data, i)] : []));
  return lights.length ? quantile(lights, LIT) : 255;
}

export function fadeOutOfDeepCuff(
  { data, width, height }: Picture,
  { at, below }: Palm,
  hands: Uint8Array,
  keep: Uint8Array,
  inFront: Uint8Array,
  stature: number,
): void {
  const own = at.filter((i) => hands[i]! > 127);
  if (own.length === 0) return;
  const light = fingersLight(data, { at, below }, hands);
  const rim = Math.max(1, Math.round(stature * RIM));
  // A thumb may lie on the cuff.
  const low = new Map<number, number>();
  at.forEach((i, n) => {
    for (let dy = -rim; dy <= rim; dy++)
      for (let dx = -rim; dx <= rim; dx++) {
        const j = i + dy * width + dx;
        if (j < 0 || j >= width * height || hands[j]! < 128) continue;
        low.set(j, Math.min(low.get(j) ?? 1, below[n]!));
      }
  });
  for (const [i, down] of low) {
    const lit = smoothstep(...SHADE, lumaAt(data, i) / light);
    const stays = lerp(lit, 1, smoothstep(0.5, 1, down));
    keep[i] = inFront[i] = Math.min(inFront[i]!, stays * 255);
  }
}

/** Changes `painted`. `hands`: 0..255 of what stays of the photo's hands. `mask`: 0..255 of the seen ones. */
export function matchFingerColor(
  { data, width, height }: Picture,
  painted: Uint8ClampedArray,
  { at, below, tells }: Palm,
  hands: Uint8Array,
  mask: Uint8Array,
  stature: number,
): void {
  if (at.length === 0) return;
  const points = at.map((i): Point => [i % width, Math.floor(i / width)]);
  const box = boxAroundPoints(points, stature * COLOR_REACH * 2, width, height);
  const [wide, tall] = [box.x1 - box.x0, box.y1 - box.y0];
  const seen = cropPlane(hands, width, box);
  const indexOf = (k: number): number => (box.y0 + Math.floor(k / wide)) * width + box.x0 + (k % wide);
  const light = fingersLight(data, { at, below }, mask);
  const planes = [0, 1, 2, 3, 4].map(() => new Float32Array(seen.length));
  seen.forEach((value, k) => {
    const i = indexOf(k);
    planes[4]![k] = value;
    if (value < 255 || lumaAt(data, i) < light * SHADED) return;
    if (!tells(i % width, Math.floor(i / width))) return;
    for (let c = 0; c < 3; c++) planes[c]![k] = data[i * 4 + c]!;
    planes[3]![k] = 1;
  });
  const blurredBy = (sigma: number) => (plane: Float32Array) => blurred(plane, wide, tall, sigma);
  const near = planes.slice(0, 4).map(blurredBy(Math.max(1, stature * COLOR_NEAR)));
  const far = planes.map(blurredBy(Math.max(1.5, stature * COLOR_REACH)));
  for (const [n, i] of at.entries()) {
    const k = (Math.floor(i / width) - box.y0) * wide + (i % width) - box.x0;
    const close = near[3]![k]!;
    const weight = close + 0.15 * far[3]![k]!;
    if (weight < 1e-4) continue;
    const share = Math.max(smoothstep(0, 0.42, far[4]![k]! / 255), smoothstep(GOES_OVER, 0, below[n]!));
    for (let c = 0; c < 3; c++) {
      const color = (near[c]![k]! + 0.15 * far[c]![k]!) / weight;
      painted[i * 4 + c] = lerp(painted[i * 4 + c]!, color, share);
    }
  }
}
