// `node tools/bake/body/derive-body.ts <folder of MakeHuman's data>`: writes the bodies that clothes are baked on anew from the base
// mesh hm08, its targets, rig and weights (CC0 1.0): shaped, posed at five angles, without head and hands. Needed for a new body only.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  aimBone,
  bendBone,
  headOf,
  loadRig,
  skinned,
  turnAbout,
  twistBone,
  type Rig,
  type Vector,
} from './rig.ts';

interface Shape {
  name: string;
  sex: 'female' | 'male';
  /** 0 to 1, 0.5 is the average. */
  weight: number;
  muscle: number;
  proportions: number;
  cup: number;
  /** In cm. */
  height: number;
}

/** The first is the body that drafts are drawn for: the other has its height, and joints as high as its own. */
const WOMAN: Shape = {
  ...{ name: 'woman-average', sex: 'female', weight: 0.42, muscle: 0.5, proportions: 0.75, cup: 0.45 },
  height: 168,
};
const SHAPES: readonly Shape[] = [
  WOMAN,
  { ...WOMAN, name: 'man-average', sex: 'male', weight: 0.5, muscle: 0.55 },
];

const POSES = 5;
const [WIDE, HANGING] = [
  { arm: 45, leg: 9 },
  { arm: 15, leg: 3.5 },
] as const;
/** The neck is kept below it, in cm. */
const CHIN = 150;
const PARTS = ['trunk', 'left arm', 'right arm', 'left leg', 'right leg', 'left foot', 'right foot', 'neck'];

interface Mesh {
  vertices: Vector[];
  /** Of the skin alone. */
  quads: number[][];
}

function readMesh(folder: string): Mesh {
  const mesh: Mesh = { vertices: [], quads: [] };
  let group = '';
  for (const line of readFileSync(join(folder, '3dobjs/base.obj'), 'utf8').split('\n')) {
    const [kind, ...rest] = line.trim().split(/\s+/);
    if (kind === 'v') mesh.vertices.push(rest.map(Number) as unknown as Vector);
    if (kind === 'g') group = rest[0]!;
    if (kind === 'f' && group === 'body') {
      const corners = rest.map((corner) => Number(corner.split('/')[0]) - 1);
      mesh.quads.push([...corners, corners.at(-1)!].slice(0, 4));
    }
  }
  return mesh;
}

/** Shares of least, average and most. */
const thirds = (value: number): readonly (readonly [string, number])[] => [
  ['min', Math.max(0, 1 - 2 * value)],
  ['average', 1 - Math.abs(2 * value - 1)],
  ['max', Math.max(0, 2 * value - 1)],
];

function targetsOf({ sex, weight, muscle, proportions, cup }: Shape): [target: string, share: number][] {
  const out: [string, number][] = [[`macrodetails/caucasian-${sex}-young`, 1]];
  for (const [m, muscleShare] of thirds(muscle))
    for (const [w, weightShare] of thirds(weight)) {
      const share = muscleShare * weightShare;
      const build = `${sex}-young-${m}muscle-${w}weight`;
      out.push([`macrodetails/universal-${build}`, share]);
      out.push([
        `macrodetails/proportions/${build}-idealproportions`,
        share * Math.max(0, proportions - 0.5) * 2,
      ]);
      if (sex === 'male') continue;
      for (const [c, cupShare] of thirds(cup))
        out.push([`breast/${build}-${c}cup-averagefirmness`, share * cupShare]);
    }
  return out.filter(([, share]) => share > 1e-6);
}

function shapeMesh(folder: string, mesh: Mesh, shape: Shape): Vector[] {
  const vertices = mesh.vertices.map((v) => [...v] as Vector);
  for (const [name, share] of targetsOf(shape)) {
    const path = join(folder, 'targets', `${name}.target`);
    if (!existsSync(path)) continue;
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      if (!line.trim() || line.startsWith('#')) continue;
      const [i, ...moved] = line.trim().split(/\s+/).map(Number);
      for (let k = 0; k < 3; k++) vertices[i!]![k]! += moved[k]! * share;
    }
  }
  const skin = new Set(mesh.quads.flat());
  const heights = [...skin].map((i) => vertices[i]![1]!);
  const scale = shape.height / (Math.max(...heights) - Math.min(...heights));
  return vertices.map((v) => v.map((value) => value * scale) as Vector);
}

/** Heights of a body at rest, from the soles to the crown. */
function levelsOf(folder: string, rest: readonly Vector[], skin: readonly number[]): number[] {
  const rig = loadRig(folder, rest);
  const heights = skin.map((i) => rest[i]![1]);
  const joints = ['foot.L', 'lowerleg01.L', 'upperleg01.L', 'upperarm01.L', 'neck01'].map(
    (bone) => headOf(rig, bone)[1],
  );
  return [Math.min(...heights), ...joints, Math.max(...heights)];
}

/** Stretched upward between its levels, so that they lie where the others do. */
function leveled(rest: readonly Vector[], own: readonly number[], levels: readonly number[]): Vector[] {
  return rest.map(([x, y, z]) => {
    const k = Math.max(
      1,
      Math.min(
        own.length - 1,
        own.findIndex((level) => level >= y),
      ),
    );
    const [low, high] = [own[k - 1]!, own[k]!];
    const share = (y - low) / (high - low);
    return [x, levels[k - 1]! + (levels[k]! - levels[k - 1]!) * share, z];
  });
}

/** From straight down: degrees sideways, degrees forward; `side` 1 is the picture's right. */
function direction(out: number, forward: number, side: number): Vector {
  const [o, f] = [(out * Math.PI) / 180, (forward * Math.PI) / 180];
  return [side * Math.sin(o) * Math.cos(f), -Math.cos(o) * Math.cos(f), Math.sin(f)];
}

const SIDES = [
  ['L', 1, 'right'],
  ['R', -1, 'left'],
] as const;

function poseRig(rig: Rig, arm: number, leg: number): void {
  for (const [s, side] of SIDES) {
    const [hip, knee, foot] = [`upperleg01.${s}`, `lowerleg01.${s}`, `foot.${s}`];
    aimBone(rig, hip, knee, direction(leg, 1, side));
    aimBone(rig, knee, foot, direction(leg * 0.6, -1, side));
    bendBone(rig, foot, 'straight');
    bendBone(rig, foot, turnAbout([0, 1, 0], side * 6));
    const [shoulder, elbow, wrist] = [`upperarm01.${s}`, `lowerarm01.${s}`, `wrist.${s}`];
    bendBone(rig, `clavicle.${s}`, turnAbout([0, 0, 1], -side * 5 * (1 - Math.max(0, arm - 14) / 45)));
    aimBone(rig, shoulder, elbow, direction(arm, 0, side));
    aimBone(rig, elbow, wrist, direction(Math.max(arm * 0.75, arm - 6), 6, side));
    aimBone(rig, wrist, `finger3-1.${s}`, direction(Math.max(arm * 0.55, arm - 9), 7, side));
    twistBone(rig, `lowerarm02.${s}`, wrist, side * -10);
  }
}

const JOINTS = [
  ['shoulder', 'upperarm01'],
  ['elbow', 'lowerarm01'],
  ['wrist', 'wrist'],
  ['hip', 'upperleg01'],
  ['knee', 'lowerleg01'],
  ['ankle', 'foot'],
] as const;

interface Posed {
  vertices: Vector[];
  joints: Record<string, number[]>;
}

/** Feet on the floor, the spine's root at the middle. */
function posed(folder: string, rest: Vector[], skin: readonly number[], arm: number, leg: number): Posed {
  const rig = loadRig(folder, rest);
  poseRig(rig, arm, leg);
  const vertices = skinned(rig);
  const move: Vector = [-headOf(rig, 'root')[0], -Math.min(...skin.map((i) => vertices[i]![1])), 0];
  const moved = (v: Vector): Vector => v.map((value, k) => value + move[k]!) as Vector;
  const joint = (bone: string): number[] =>
    moved(headOf(rig, bone)).map((value) => Math.round(value * 100) / 100);
  const joints = SIDES.flatMap(([s, , side]) =>
    JOINTS.map(([name, bone]) => [`${side} ${name}`, joint(`${bone}.${s}`)] as const),
  );
  return { vertices: vertices.map(moved), joints: { ...Object.fromEntries(joints), neck: joint('neck01') } };
}

/** By the bone that moves a vertex most; null for head and hands. */
function partOf(bone: string): string | null {
  const side = bone.endsWith('.L') ? 'right' : 'left';
  if (/^(upperarm|lowerarm)/.test(bone)) return `${side} arm`;
  if (/^(upperleg|lowerleg)/.test(bone)) return `${side} leg`;
  if (/^(foot|toe)/.test(bone)) return `${side} foot`;
  if (/^(root|pelvis|spine|clavicle|shoulder|breast)/.test(bone)) return 'trunk';
  return bone.startsWith('neck') ? 'neck' : null;
}

/** Low bytes first, then high bytes: each is nearly constant. */
function splitWords(words: Int16Array): Uint8Array[] {
  return [words.map((w) => w & 255), words.map((w) => (w >> 8) & 255)].map((half) => Uint8Array.from(half));
}

function packBody(
  poses: readonly Posed[],
  quads: readonly number[][],
  kept: readonly number[],
  parts: Uint8Array,
): Uint8Array {
  const numbers = poses.map(({ vertices }) =>
    Int16Array.from(kept.flatMap((i) => vertices[i]!.map((value) => Math.round(value * 100)))),
  );
  const steps = numbers.map((pose, k) =>
    k === 0 ? pose : pose.map((value, i) => value - numbers[k - 1]![i]!),
  );
  const stored = steps.map((step, k) => {
    if (k === 0) return step.map((value, i) => value - (i < 3 ? 0 : step[i - 3]!));
    return k === 1 ? step : step.map((value, i) => value - steps[k - 1]![i]!);
  });
  const at = new Map(kept.map((vertex, i) => [vertex, i]));
  const corners = quads.flat().map((vertex) => at.get(vertex)!);
  const head = {
    ...{ vertices: kept.length, quads: quads.length, poses: poses.length, parts: PARTS },
    joints: poses.map(({ joints }) => joints),
  };
  return gzipSync(
    Buffer.concat([
      Buffer.from(`${JSON.stringify(head)}\n`),
      ...splitWords(Int16Array.from(stored.flatMap((pose) => [...pose]))),
      ...splitWords(Int16Array.from(corners, (corner, i) => corner - (i > 0 ? corners[i - 1]! : 0))),
      parts,
    ]),
    { level: 9 },
  );
}

function deriveBodies(folder: string): Map<string, Uint8Array> {
  const mesh = readMesh(folder);
  const skin = [...new Set(mesh.quads.flat())];
  const levels = levelsOf(folder, shapeMesh(folder, mesh, WOMAN), skin);
  return new Map(
    SHAPES.map((shape) => {
      const shaped = shapeMesh(folder, mesh, shape);
      const rest = shape === WOMAN ? shaped : leveled(shaped, levelsOf(folder, shaped, skin), levels);
      return [shape.name, deriveBody(folder, mesh, rest)];
    }),
  );
}

function deriveBody(folder: string, mesh: Mesh, rest: Vector[]): Uint8Array {
  const skin = [...new Set(mesh.quads.flat())];
  const poses = Array.from({ length: POSES }, (_, k) => {
    const share = k / (POSES - 1);
    const mix = (name: 'arm' | 'leg'): number => WIDE[name] + (HANGING[name] - WIDE[name]) * share;
    return posed(folder, rest, skin, mix('arm'), mix('leg'));
  });
  const { weights } = loadRig(folder, rest);
  const partOfVertex = weights.map((list) =>
    partOf(list.reduce((most, one) => (one[1] > most[1] ? one : most))[0]),
  );
  const isKept = (i: number): boolean => {
    const part = partOfVertex[i];
    return part != null && (part !== 'neck' || poses[0]!.vertices[i]![1] < CHIN);
  };
  const quads = mesh.quads.filter((quad) => quad.every(isKept));
  const kept = [...new Set(quads.flat())].sort((a, b) => a - b);
  return packBody(
    poses,
    quads,
    kept,
    Uint8Array.from(kept, (i) => PARTS.indexOf(partOfVertex[i]!)),
  );
}

const [folder] = process.argv.slice(2);
if (!folder)
  throw new Error('Usage: node tools/bake/body/derive-body.ts <folder that holds 3dobjs, rigs, targets>');
for (const [name, body] of deriveBodies(folder))
  writeFileSync(join(import.meta.dirname, `${name}.body.gz`), body);
