import { blurInto } from '../../pixels/blur.ts';
import { lumaAt, smoothstep, type Picture } from '../../pixels/pixels.ts';
import type { HandEdge } from '../../person/segmentation/hand-edges.ts';
import type { Person } from '../../body-estimation/person.ts';
import { findHandEdge } from './hand-matte.ts';
import type { DressedPhoto } from '../dressed-photo.ts';

const CUFF_SHADE = 0.0035; // body heights

/** Share of its middle light: beyond is the fold's shade or edge. */
const FOLD = [0.6, 1.17] as const;

/** Changes `keep` and `inFront`. `behind`: 0..255 where a hand goes on behind the hip. */
export function keepOnlyHand(
  { crop: { data, width, height }, inFront }: DressedPhoto,
  { hands, body }: Person,
  behind: ArrayLike<number>,
  keep: Uint8Array,
): void {
  const lightAt = (i: number): number => lumaAt(data, i);
  const all: number[] = [];
  for (let i = 0; i < keep.length; i++) if (behind[i]! > 0) all.push(i);
  const lights = all.filter((i) => hands.mask[i]! > 127).map(lightAt);
  const middle = lights.sort((a, b) => a - b)[lights.length >> 1] ?? 0;
  const isHand = (i: number): boolean =>
    hands.mask[i]! > 127 && lightAt(i) <= middle * FOLD[1] && lightAt(i) >= middle * FOLD[0];
  for (const i of all) if (!isHand(i)) keep[i] = inFront[i] = 0;
  const soft = new Uint8Array(keep.length);
  for (const i of all) soft[i] = inFront[i]!;
  blurInto(soft, soft, width, height, Math.max(1, body.stature * CUFF_SHADE * 0.6));
  for (const i of all) keep[i] = inFront[i] = inFront[i]! * smoothstep(0.45, 0.95, soft[i]! / 255);
}

/** The painted arm blends into the shaded first rows of a hand. Changes `keep`. */
export function fadeOutOfCuffs(
  { crop: { width, height }, inFront }: DressedPhoto,
  { hands, body }: Person,
  cuffed: Uint8Array,
  keep: Uint8Array,
): void {
  const near = cuffed.map((value, i) => (hands.mask[i]! > 127 ? 0 : value));
  blurInto(near, near, width, height, Math.max(1, body.stature * CUFF_SHADE));
  for (let i = 0; i < near.length; i++)
    if (near[i]! > 4 && inFront[i]! > 0)
      keep[i] = inFront[i] = inFront[i]! * smoothstep(0.42, 0.06, near[i]! / 255);
}

/** Only the hand's share of an edge pixel stays. Changes `keep`, `inFront`. `behind`: 0..255. */
export function cutHandEdges(
  { crop, classes, lock, covering, inFront }: DressedPhoto,
  keep: Uint8Array,
  behind: ArrayLike<number>,
): HandEdge {
  const joined = classes.skin.map((skin, i) => {
    const own = inFront[i]!;
    if (behind[i]! > 127) return 255;
    if (own > 0) return own < 255 ? 255 : 0;
    return skin > 127 || lock[i]! > 0 || (covering?.pixels[i] ?? 0) > 0 ? 255 : 0;
  });
  const edge = findHandEdge(crop, inFront, joined);
  edge.at.forEach((i, k) => (keep[i] = inFront[i] = edge.share[k]! * 255));
  return edge;
}

export function keptWithoutHands({ inFront, lock }: DressedPhoto, keep: Uint8Array): Uint8Array {
  return keep.map((value, i) => (inFront[i]! < 1 || lock[i]! > 0 ? value : 0));
}

/** Changes `data`. */
export function repaintBehindHands(
  { data: photo }: Picture,
  { at, share, behind }: HandEdge,
  data: Uint8ClampedArray,
  under: (i: number, c: number, seen: number) => number,
): HandEdge {
  const rim: HandEdge = { at: [], share: [], behind: [] };
  at.forEach((i, k) => {
    const now = [0, 1, 2].map((c) => under(i, c, behind[k]![c]!)) as [number, number, number];
    for (let c = 0; c < 3; c++)
      data[i * 4 + c] = share[k] ? photo[i * 4 + c]! + (1 - share[k]!) * (now[c]! - behind[k]![c]!) : now[c]!;
    if (share[k] === 0) return;
    rim.at.push(i);
    rim.share.push(share[k]!);
    rim.behind.push(now);
  });
  return rim;
}
