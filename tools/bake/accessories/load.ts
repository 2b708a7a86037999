// What small things are formed round: the load in a bag, a head under a hat.
import { PIVOT, type Body, type Point3 } from '../body/standard-body.ts';

export interface Load {
  /** Half of its width, height and depth, in cm. */
  half: Point3;
  /** Of its middle, above the height that small things are placed at. */
  up: number;
  /** 1 an egg, less: nearer to a box. */
  round: number;
  /** How far it is from even, in cm: what is in a bag has corners. */
  uneven?: number;
}

const AROUND = 64;
const UP = 40;

/** A superellipsoid. @param grown share of its size */
function loadAt({ half, up, round, uneven = 0 }: Load, grown: number): Body {
  const positions: number[] = [];
  const triangles: number[] = [];
  for (let j = 0; j <= UP; j++)
    for (let i = 0; i < AROUND; i++) {
      const [level, turn] = [(j / UP - 0.5) * Math.PI, (i / AROUND) * 2 * Math.PI];
      const [power, height] = [2 / round, Math.sin(level)];
      const ring = (1 - Math.abs(height) ** power) ** (1 / power);
      const [right, front] = [Math.sin(turn), Math.cos(turn)];
      const reach = ring * (Math.abs(right) ** power + Math.abs(front) ** power) ** (-1 / power);
      const lump = uneven * Math.sin(turn * 3 + level * 4) * Math.cos(turn * 2 - level * 5) * Math.cos(level);
      positions.push(
        half[0] * grown * reach * right,
        PIVOT + up + half[1] * grown * height,
        half[2] * grown * reach * front + lump,
      );
    }
  for (let j = 0; j < UP; j++)
    for (let i = 0; i < AROUND; i++) {
      const [a, b] = [j * AROUND + i, j * AROUND + ((i + 1) % AROUND)];
      triangles.push(a, b, b + AROUND, a, b + AROUND, a + AROUND);
    }
  return {
    positions: Float64Array.from(positions),
    triangles: Uint32Array.from(triangles),
    part: new Uint8Array(positions.length / 3),
    partNames: ['trunk'],
    joints: {},
  };
}

/** It swells while what holds it falls. */
export const loadOf = (load: Load): Body[] => [0.96, 0.98, 1].map((grown) => loadAt(load, grown));
