// What is removed: old clothes, the lining of a coat between the legs, and their shadow on the floor.
import { blurInto } from '../pixels/blur.ts';
import { blurredBytes } from '../pixels/blurred-copies.ts';
import { smoothstep } from '../pixels/pixels.ts';
import { PARTS, type Limb, type Person } from '../body-estimation/person.ts';
import type { DressedPhoto } from './dressed-photo.ts';

/** Shadow around feet and hems, in her height. */
const FOOT_SHADE = 0.018;
const LONG = new Set((['outer', 'dress'] as const).map((part) => PARTS.indexOf(part)));

/** 255 where she, her clothes or their shadow is seen, with a long coat's inside between her legs. */
export function personMask({ classes, frame }: DressedPhoto, { parts, body }: Person): Uint8Array {
  const { width, height } = classes;
  const out = parts.map((part) => (part > 0 ? 255 : 0));
  const [left, right] = body.legs;
  const axis = ({ joints: [hip, knee] }: Limb, y: number): number => (y < knee[1] ? hip[0] : knee[0]);
  for (let y = Math.max(0, Math.round(frame.hips[1])); y < Math.min(height, frame.ankles[1]); y++) {
    let [from, to] = [width, -1];
    for (let x = 0; x < width; x++)
      if (LONG.has(parts[y * width + x]!)) {
        from = Math.min(from, x);
        to = x;
      }
    if (from < axis(left, y) && to > axis(right, y)) out.fill(255, y * width + from, y * width + to);
  }
  return underfoot(out, frame, width, height);
}

function underfoot(
  hers: Uint8Array,
  frame: DressedPhoto['frame'],
  width: number,
  height: number,
): Uint8Array {
  const from = Math.max(0, Math.round(frame.ankles[1] - frame.torso * 0.1)) * width;
  const to = height * width;
  if (to <= from) return hers;
  const near = hers.slice(from, to);
  blurInto(near, near, width, (to - from) / width, frame.size * FOOT_SHADE * 0.6);
  for (let k = 0; k < near.length; k++) if (near[k]! > 12) hers[from + k] = 255;
  return hers;
}

export function backgroundHole(
  { classes: { background, width, height }, frame, inFront }: DressedPhoto,
  hers: Uint8Array,
): Uint8Array {
  const out = new Uint8Array(background.length);
  for (let i = 0; i < out.length; i++) out[i] = background[i]! < 190 || inFront[i]! > 0 ? 255 : hers[i]!;
  blurInto(out, out, width, height, Math.max(1.5, frame.size * 0.0035));
  for (let i = 0; i < out.length; i++) out[i] = out[i]! > 2 ? 255 : 0;
  return out;
}

/** 0..255 where the photo gives way to the wall. */
export function removalMask(
  { classes, frame, inFront }: DressedPhoto,
  hers: Uint8Array,
  keep: Uint8Array,
): Uint8Array {
  const { width, height, background } = classes;
  const wide = blurredBytes(keep, width, height, 1.6);
  const gone = new Uint8Array(keep.length);
  for (let i = 0; i < gone.length; i++)
    if (inFront[i] === 0)
      gone[i] = Math.max(0, Math.max(hers[i]!, 255 - background[i]!) - Math.min(255, wide[i]! * 4));
  blurInto(gone, gone, width, height, Math.max(1.5, frame.size * 0.0035));
  for (let i = 0; i < gone.length; i++) gone[i] = smoothstep(0.01, 0.08, gone[i]! / 255) * 255;
  return gone;
}
