// The standard body that garments are cut on and fall round: derived from the MakeHuman base mesh (CC0 1.0, docs/third-party.md),
// without head and hands, posed from "arms wide" to "arms hanging" in a few steps. In cm, feet on y 0, front toward +z; left and
// right are the picture's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export type BodyPart =
  | 'trunk'
  | 'left arm'
  | 'right arm'
  | 'left leg'
  | 'right leg'
  | 'left foot'
  | 'right foot'
  | 'neck';
export type Point3 = readonly [x: number, y: number, z: number];

export interface Body {
  /** x, y, z by vertex. */
  positions: Float64Array;
  triangles: Uint32Array;
  /** By vertex, into `partNames`. */
  part: Uint8Array;
  partNames: readonly BodyPart[];
  joints: Readonly<Record<string, Point3>>;
}

interface Head {
  vertices: number;
  quads: number;
  poses: number;
  parts: BodyPart[];
  joints: Record<string, Point3>[];
}

/** High and low bytes of 16 bit numbers lie apart in the file. */
function wordsAt(bytes: Uint8Array, at: number, count: number): Int16Array {
  return Int16Array.from(
    { length: count },
    (_, i) => ((bytes[at + i]! | (bytes[at + count + i]! << 8)) << 16) >> 16,
  );
}

/** The first pose is differences from vertex to vertex, the second from the first, the others differences of differences. */
function posesFrom(words: Int16Array, { vertices, poses }: Head): Float64Array[] {
  const size = vertices * 3;
  const first = Float64Array.from(words.subarray(0, size));
  for (let i = 3; i < size; i++) first[i]! += first[i - 3]!;
  const all = [first];
  const step = new Float64Array(size);
  for (let k = 1; k < poses; k++) {
    for (let i = 0; i < size; i++) step[i]! += words[k * size + i]!;
    all.push(all[k - 1]!.map((value, i) => value + step[i]!));
  }
  return all.map((pose) => pose.map((value) => value / 100));
}

/** The body's poses, arms at 45 degrees first, at 15 last. */
export function loadBody(name: string): Body[] {
  const bytes = gunzipSync(readFileSync(join(import.meta.dirname, `${name}.body.gz`)));
  const end = bytes.indexOf(10);
  const head = JSON.parse(bytes.subarray(0, end).toString()) as Head;
  const numbers = head.poses * head.vertices * 3;
  const poses = posesFrom(wordsAt(bytes, end + 1, numbers), head);
  const corners = Uint32Array.from(wordsAt(bytes, end + 1 + numbers * 2, head.quads * 4));
  let sum = 0;
  for (let i = 0; i < corners.length; i++) corners[i] = sum = (sum + corners[i]!) & 0xffff;
  const part = Uint8Array.from(bytes.subarray(bytes.length - head.vertices));
  const triangles = new Uint32Array(head.quads * 6);
  for (let q = 0; q < head.quads; q++) {
    const [a, b, c, d] = corners.subarray(q * 4, q * 4 + 4);
    triangles.set([a!, b!, c!, a!, c!, d!], q * 6);
  }
  return poses.map((positions, k) => ({
    positions,
    triangles,
    part,
    partNames: head.parts,
    joints: head.joints[k]!,
  }));
}

/** Between two of the poses. @param share 0: arms wide, 1: arms hanging */
export function poseAt(poses: readonly Body[], share: number): Body {
  const at = share * (poses.length - 1);
  const k = Math.min(poses.length - 2, Math.floor(at));
  const [a, b, t] = [poses[k]!, poses[k + 1]!, at - k];
  return { ...a, positions: a.positions.map((value, i) => value + (b.positions[i]! - value) * t) };
}

/** So that its right side, and its upper one, come to be seen. Changes `positions`. */
export function turnInPlace(positions: Float64Array, { turn, tilt }: { turn: number; tilt: number }): void {
  const [cosTurn, sinTurn, cosTilt, sinTilt] = [
    Math.cos(turn),
    Math.sin(turn),
    Math.cos(tilt),
    Math.sin(tilt),
  ];
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]! - PIVOT, positions[i + 2]!];
    const deep = x * sinTurn + z * cosTurn;
    positions[i] = x * cosTurn - z * sinTurn;
    positions[i + 1] = y * cosTilt - deep * sinTilt + PIVOT;
    positions[i + 2] = y * sinTilt + deep * cosTilt;
  }
}
/** Small things are placed at this height, in cm. */
export const PIVOT = 100;

export function turnedBody(body: Body, angles: { turn: number; tilt: number }): Body {
  const positions = body.positions.slice();
  turnInPlace(positions, angles);
  return { ...body, positions };
}
