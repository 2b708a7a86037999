// The face lock: face and hair come back from the photo, pixel for pixel.
import type { BodyMap, ClassMaps } from '../../domain/photos/body-map.ts';
import { resamplePlane } from '../body-map/class-maps.ts';
import { connectedComponents } from '../pixels/connected-components.ts';
import { clamp, smoothstep } from '../pixels/pixels.ts';

/** Confidence 0..1: below the first nothing is kept, from the second on all. */
const FACE_BOUNDS = [0.35, 0.75] as const;
const HAIR_BOUNDS = [0.4, 0.8] as const;

const tableOf = ([low, high]: readonly [number, number]): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, v) => Math.floor(smoothstep(low, high, v / 255) * 255 + 1e-6));

const FACE_TABLE = tableOf(FACE_BOUNDS);
const HAIR_TABLE = tableOf(HAIR_BOUNDS);

/** From this confidence on a pixel at the face's edge is hers with all of its hair and neck. */
const EDGE = 3;

/** Pixels per call: a function called often stays compiled; a long loop is compiled for each picture. */
const STRETCH = 4096;

type LockedClasses = Pick<ClassMaps, 'face' | 'hair' | 'skin'>;

function lockStretch({ face, hair, skin }: LockedClasses, lock: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const hers = face[i]! + hair[i]! + (face[i]! < EDGE ? 0 : skin[i]!);
    lock[i] = Math.max(FACE_TABLE[face[i]!]!, HAIR_TABLE[Math.min(255, hers)]!);
  }
}

const HIPS = [23, 24] as const;

const rowOfHips = ({ landmarks, classes: { height } }: FaceOnMap): number =>
  HIPS.reduce((sum, k) => sum + (landmarks[k]?.[1] ?? 1), 0) * (height / HIPS.length);

type FaceOnMap = Pick<BodyMap, 'landmarks'> & {
  classes: Pick<ClassMaps, 'face' | 'skin' | 'width' | 'height'>;
};

/** Toes and bare knees are no face, and neither is a crumb on a hand that no face is joined to: they are skin. */
export function faceAndSkin(bodyMap: FaceOnMap): Pick<ClassMaps, 'face' | 'skin'> {
  const { width, height } = bodyMap.classes;
  const [face, skin] = [bodyMap.classes.face.slice(), bodyMap.classes.skin.slice()];
  const mask = new Uint8Array(face.length);
  const hips = clamp(Math.round(rowOfHips(bodyMap)), 0, height);
  for (let y = 0; y < height; y++)
    for (let i = y * width; i < (y + 1) * width; i++)
      if (face[i]! > 0 && y >= hips) toSkin(face, skin, i);
      else if (face[i]! >= EDGE) mask[i] = 1;
  for (const part of connectedComponents({ mask, width, height }, 1))
    if (part.every((i) => FACE_TABLE[face[i]!] === 0)) for (const i of part) toSkin(face, skin, i);
  return { face, skin };
}

function toSkin(face: Uint8Array, skin: Uint8Array, i: number): void {
  skin[i] = Math.min(255, skin[i]! + face[i]!);
  face[i] = 0;
}

/** 0..255 for each pixel of the maps. */
export function lockFaceAndHair(classes: LockedClasses): Uint8Array {
  const lock = new Uint8Array(classes.face.length);
  for (let from = 0; from < lock.length; from += STRETCH)
    lockStretch(classes, lock, from, Math.min(lock.length, from + STRETCH));
  return lock;
}

/** 1 where a render must equal the photo: face at 0.75 confidence, hair at 0.8, and their sum (with the neck's skin at the face's edge) at 0.8; maps scaled bilinearly. */
export function lockedPixels(bodyMap: BodyMap, width: number, height: number): Uint8Array {
  const { classes } = bodyMap;
  const scaled = (plane: Uint8Array) => resamplePlane(plane, classes.width, classes.height, width, height);
  const { face, skin } = faceAndSkin(bodyMap);
  const lock = lockFaceAndHair({ face: scaled(face), hair: scaled(classes.hair), skin: scaled(skin) });
  return lock.map((value) => (value === 255 ? 1 : 0));
}
