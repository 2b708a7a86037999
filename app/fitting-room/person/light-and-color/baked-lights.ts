// The four lights that the workshop bakes cloth in, and that a photo is fitted to.

type Vector = readonly [x: number, y: number, z: number];

/** How strong each is from a direction: x to the right, y up, z to the viewer. */
export const BAKED_LIGHTS = {
  front: ([, y, z]: Vector) => Math.max(z * 0.9 + y * 0.1, 0) ** 1.5,
  left: ([x, y, z]: Vector) => Math.max(-x * 0.87 + z * 0.4 + y * 0.25, 0) ** 4,
  right: ([x, y, z]: Vector) => Math.max(x * 0.87 + z * 0.4 + y * 0.25, 0) ** 4,
  top: ([, y, z]: Vector) => Math.max(y * 0.9 + z * 0.35, 0) ** 3,
};

/** Evenly over the sphere, on a spiral. */
export function evenDirections(count: number): Vector[] {
  return Array.from({ length: count }, (_, k): Vector => {
    const y = 1 - (2 * (k + 0.5)) / count;
    const turn = Math.PI * (1 + Math.sqrt(5)) * (k + 0.5);
    const level = Math.sqrt(1 - y * y);
    return [Math.cos(turn) * level, y, Math.sin(turn) * level];
  });
}
