// The bones of the MakeHuman rig, turned one by one, and the skin that follows them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Vector = [x: number, y: number, z: number];
/** Rows of a rotation, each with its shift. */
type Motion = readonly [number[], number[], number[]];

interface Bone {
  head: Vector;
  children: string[];
}

export interface Rig {
  rest: readonly Vector[];
  bones: ReadonlyMap<string, Bone>;
  motions: Map<string, Motion>;
  /** By vertex: bones and their shares, 1 in all. */
  weights: readonly (readonly (readonly [bone: string, share: number])[])[];
}

interface RigFile {
  joints: Record<string, number[]>;
  bones: Record<string, { head: string; parent: string | null }>;
}

const STILL: Motion = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
];

export function loadRig(folder: string, rest: readonly Vector[]): Rig {
  const file = JSON.parse(readFileSync(join(folder, 'rigs/default.mhskel'), 'utf8')) as RigFile;
  const { weights: listed } = JSON.parse(readFileSync(join(folder, 'rigs/default_weights.mhw'), 'utf8')) as {
    weights: Record<string, [vertex: number, share: number][]>;
  };
  const mean = (list: readonly number[]): Vector =>
    [0, 1, 2].map((k) => list.reduce((sum, i) => sum + rest[i]![k]!, 0) / list.length) as Vector;
  const names = Object.keys(file.bones);
  const bones = new Map(
    names.map((name) => [
      name,
      {
        head: mean(file.joints[file.bones[name]!.head]!),
        children: names.filter((other) => file.bones[other]!.parent === name),
      },
    ]),
  );
  const weights: [string, number][][] = rest.map(() => []);
  for (const name of names)
    for (const [vertex, share] of listed[name] ?? []) weights[vertex]!.push([name, share]);
  return {
    ...{ rest, bones },
    motions: new Map(names.map((name) => [name, STILL])),
    weights: weights.map((list) => {
      const sum = list.reduce((total, [, share]) => total + share, 0);
      return sum > 0 ? list.map(([name, share]) => [name, share / sum] as const) : [['root', 1] as const];
    }),
  };
}

const moved = (m: Motion, v: Vector): Vector =>
  m.map((row) => row[0]! * v[0] + row[1]! * v[1] + row[2]! * v[2] + row[3]!) as Vector;

/** First the second motion, then the first. */
const after = (a: Motion, b: Motion): Motion =>
  a.map((row) =>
    [0, 1, 2, 3].map(
      (k) => row[0]! * b[0][k]! + row[1]! * b[1][k]! + row[2]! * b[2][k]! + (k === 3 ? row[3]! : 0),
    ),
  ) as unknown as Motion;

export const headOf = ({ bones, motions }: Rig, bone: string): Vector =>
  moved(motions.get(bone)!, bones.get(bone)!.head);

/** A rotation about an axis, by degrees (Rodrigues). */
export function turnAbout(axis: Vector, degrees: number): Motion {
  const length = Math.hypot(...axis);
  const [x, y, z] = axis.map((value) => value / length) as Vector;
  const angle = (degrees * Math.PI) / 180;
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const d = 1 - c;
  return [
    [c + x * x * d, x * y * d - z * s, x * z * d + y * s, 0],
    [y * x * d + z * s, c + y * y * d, y * z * d - x * s, 0],
    [z * x * d - y * s, z * y * d + x * s, c + z * z * d, 0],
  ];
}

/** Turns a bone, and all that hangs on it, about its head; `straight` takes back what turned it so far. */
export function bendBone(rig: Rig, bone: string, turn: Motion | 'straight'): void {
  const rotation =
    turn === 'straight'
      ? ([0, 1, 2].map((i) => [0, 1, 2].map((k) => rig.motions.get(bone)![k]![i]!)) as number[][])
      : turn;
  const center = headOf(rig, bone);
  const rows = rotation.map((row, i) => [
    ...row.slice(0, 3),
    center[i]! - (row[0]! * center[0] + row[1]! * center[1] + row[2]! * center[2]),
  ]) as unknown as Motion;
  const move = (name: string): void => {
    rig.motions.set(name, after(rows, rig.motions.get(name)!));
    for (const child of rig.bones.get(name)!.children) move(child);
  };
  move(bone);
}

const between = (rig: Rig, bone: string, end: string): Vector => {
  const [a, b] = [headOf(rig, bone), headOf(rig, end)];
  return [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
};

/** Turns a bone until another one's head lies in a direction. */
export function aimBone(rig: Rig, bone: string, end: string, way: Vector): void {
  const from = between(rig, bone, end);
  const axis: Vector = [
    from[1] * way[2] - from[2] * way[1],
    from[2] * way[0] - from[0] * way[2],
    from[0] * way[1] - from[1] * way[0],
  ];
  const dot = from[0] * way[0] + from[1] * way[1] + from[2] * way[2];
  const sine = Math.hypot(...axis);
  if (sine > 1e-9) bendBone(rig, bone, turnAbout(axis, (Math.atan2(sine, dot) * 180) / Math.PI));
}

export const twistBone = (rig: Rig, bone: string, end: string, degrees: number): void =>
  bendBone(rig, bone, turnAbout(between(rig, bone, end), degrees));

export function skinned({ rest, motions, weights }: Rig): Vector[] {
  return rest.map((v, i) => {
    const out: Vector = [0, 0, 0];
    for (const [bone, share] of weights[i]!) {
      const at = moved(motions.get(bone)!, v);
      for (let k = 0; k < 3; k++) out[k]! += at[k]! * share;
    }
    return out;
  });
}
