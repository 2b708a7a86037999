// Her own legs go into new trousers, so that nothing of them shows beside these.
import type { BodyModel } from '../person/analyse.ts';
import type { Side } from '../person/frame.ts';
import { isHandFree } from '../person/zones.ts';
import { absorb, PART } from '../cloth/layer.ts';
import type { Layer } from '../cloth/layer.ts';
import { lerp, smoothstep } from '../pixels/pixels.ts';

/** Below the hips legs are taken in: on a plate from here on, and wholly, in torso lengths. */
const TAKEN_IN = [0.02, 0.2] as const;
/** How far beside the cloth, between the two and beside a hand, in body heights. */
const RAMP = 0.012;

/** Middle of a leg at a height, pixels. */
export function axisAt({ hip, knee, ankle }: Side, y: number): number {
  const [a, b] = y < knee[1] ? [hip, knee] : [knee, ankle];
  return lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1] || 1));
}

/** @param above 0..1: how much of a pixel lies above the hem. */
export function takeInLegs(model: BodyModel, layer: Layer, above: (x: number, y: number) => number): void {
  const { classes, frame, inFront, undressed, width } = model;
  const [from, to] = TAKEN_IN.map((share) => frame.hips[1] + frame.torso * share) as [number, number];
  const cloth = layer.alpha.slice();
  // What began at once would be a tab on the hip: it comes slowly, and goes on behind the hand beside it.
  const beside = (x: number, y: number, i: number): boolean => {
    if (!undressed || y < from || inFront[i]! > 0) return false;
    const inward = x < frame.hips[0] ? 1 : -1;
    const reach = Math.round(frame.size * RAMP * smoothstep(from, to, y));
    const at = i + inward * reach;
    return Math.floor(at / width) === y && cloth[at]! > 127;
  };
  const legs = undressed ? classes.skin.map((skin, i) => Math.max(skin, classes.clothes[i]!)) : classes.skin;
  absorb(model, layer, legs, 1.2, PART.waist, (x, y, i) =>
    (y > to && isHandFree(model, x, y)) || beside(x, y, i) ? above(x, y) : 0,
  );
}
