import type { BodyModel } from '../../person/body-model.ts';
import { PART, type Layer } from '../../cloth/layer.ts';
import { continueFrom } from '../../tailoring/coverage.ts';
import { lerp, smoothstep } from '../../pixels/pixels.ts';

/** Outlines of sleeve head and body differ a little: over the shoulder they become one curve. */
export function joinShoulders(model: BodyModel, layer: Layer, near: Uint8Array): void {
  const { width, height, frame } = model;
  for (const { shoulder, upperArm, sign } of frame.sides) {
    const [x0, x1] = [Math.max(0, Math.floor(shoulder[0] - upperArm * 1.2)), shoulder[0] + upperArm * 1.2];
    const y1 = Math.min(height - 5, shoulder[1] + upperArm * 0.3);
    const towardNeck = Math.min(upperArm, Math.abs(shoulder[0] - frame.shoulders[0]) * 0.35);
    for (let y = Math.max(0, Math.floor(shoulder[1] - upperArm * 1.7)); y < y1; y++) {
      for (let x = x0; x < Math.min(width, x1); x++) {
        const i = y * width + x;
        // Unchanged toward the neck, where a wide neckline may begin.
        const share = smoothstep(1.2, 0.6, ((shoulder[0] - x) * sign) / towardNeck);
        if (share === 0) continue;
        const value = lerp(layer.alpha[i]!, smoothstep(0.44, 0.56, near[i]! / 255) * 255, share);
        if (value > 0 && layer.part[i] === PART.none) continueFrom(layer, i, i + width * 4);
        layer.alpha[i] = value;
      }
    }
  }
}
