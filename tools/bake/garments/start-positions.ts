// Where cloth is laid round the body before it falls: rings of trunk and legs, level by level.
import { depthMaps, sectionAt, type Section } from '../body/measures.ts';
import type { Body, BodyPart, Point3 } from '../body/standard-body.ts';
import type { Point2 } from '../draft.ts';

/** Of cloth from the skin, before it falls. */
export const OFF = 1.3;

/** Half an ellipse's outline or a whole one: points by their share of its length. */
export interface Ring {
  x: number;
  z: number;
  across: number;
  deep: number;
}

export interface Rings {
  trunk: (y: number) => Ring;
  /** Of the leg at the picture's right. */
  leg: (y: number) => Ring;
  /** Of the tape round the trunk. */
  girth: (y: number) => number;
  /** Of the skin at the body's middle. */
  front: (y: number) => number;
  back: (y: number) => number;
  /** The lowest skin between the legs. */
  crotch: Point2;
}

const ringOf = ({ left, right, front, back }: Section): Ring => ({
  x: (left + right) / 2,
  z: (front + back) / 2,
  across: (right - left) / 2,
  deep: (front - back) / 2,
});

/** Linear between levels of a centimeter; beyond the ends as at them. */
function table(low: number, high: number, read: (y: number) => Ring): (y: number) => Ring {
  const rings = Array.from({ length: high - low + 1 }, (_, k) => read(low + k));
  return (y) => {
    const at = Math.max(0, Math.min(rings.length - 1.001, y - low));
    const [a, b, t] = [rings[Math.floor(at)]!, rings[Math.floor(at) + 1]!, at - Math.floor(at)];
    const mix = (name: keyof Ring): number => a[name] + (b[name] - a[name]) * t;
    return { x: mix('x'), z: mix('z'), across: mix('across'), deep: mix('deep') };
  };
}

const TRUNK: readonly BodyPart[] = ['trunk', 'left leg', 'right leg'];

export function ringsOf(body: Body): Rings {
  const depth = depthMaps(body, TRUNK);
  const crotch = crotchOf(body);
  return {
    trunk: table(70, 130, (y) => ringOf(sectionAt(body, y, TRUNK))),
    leg: table(10, Math.floor(crotch[1]), (y) => ringOf(sectionAt(body, y, ['right leg']))),
    girth: (y) => sectionAt(body, y, TRUNK).girth,
    front: (y) => depth.front(0, y),
    back: (y) => depth.back(0, y),
    crotch,
  };
}

/** z and y of the lowest skin at the middle. */
export function crotchOf({ positions, part, partNames }: Body): Point2 {
  let [z, y] = [0, Infinity];
  for (let i = 0; i < part.length; i++) {
    if (!TRUNK.includes(partNames[part[i]!]!) || Math.abs(positions[i * 3]!) > 0.8) continue;
    if (positions[i * 3 + 1]! < y) [z, y] = [positions[i * 3 + 2]!, positions[i * 3 + 1]!];
  }
  return [z, y];
}

/** A point of an ellipse by its share of the whole outline from the front, turning to the right. */
export function onEllipse({ x, z, across, deep }: Ring, share: number): readonly [x: number, z: number] {
  const STEPS = 256;
  const at = (k: number): [number, number] => {
    const angle = (2 * Math.PI * k) / STEPS;
    return [across * Math.sin(angle), deep * Math.cos(angle)];
  };
  const lengths = [0];
  for (let k = 1; k <= STEPS; k++) {
    const [a, b] = [at(k - 1), at(k)];
    lengths.push(lengths[k - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const goal = (((share % 1) + 1) % 1) * lengths[STEPS]!;
  const k = Math.max(
    1,
    lengths.findIndex((l) => l >= goal),
  );
  const t = (goal - lengths[k - 1]!) / (lengths[k]! - lengths[k - 1]! || 1);
  const [px, pz] = at(k - 1 + t);
  return [x + px, z + pz];
}

/** Where a level line of a panel crosses its edges. */
export function rowOf(
  edges: readonly (readonly Point2[])[],
  y: number,
): readonly [left: number, right: number] {
  const hits: number[] = [];
  for (const line of edges)
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1]!, line[i]!];
      if (a[1] > y === b[1] > y) continue;
      hits.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
    }
  return [Math.min(...hits), Math.max(...hits)];
}

export const between = (a: number, b: number, share: number): number => a + (b - a) * share;
export const smooth = (low: number, high: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - low) / (high - low)));
  return t * t * (3 - 2 * t);
};

export type Place = (flat: Point2) => Point3;
