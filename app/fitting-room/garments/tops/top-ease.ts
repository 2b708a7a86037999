import type { BodyModel } from '../../person/body-model.ts';
import { garmentReach } from '../../cloth/garment-reach.ts';
import { eachRow, type Layer } from '../../cloth/layer.ts';
import { clamp, lerp, smoothstep } from '../../pixels/pixels.ts';
import { heightAtTorsoShare } from '../../person/measures/body-frame.ts';

/** Below the old top's hem the outline goes in: new cloth falls straight. */
function fallStraight({ frame, width, height }: BodyModel, layer: Layer, banded: Uint8Array): void {
  const middle = Math.round(frame.hips[0]);
  const from = Math.max(0, Math.round(heightAtTorsoShare(frame, 0.8)));
  const to = Math.min(height, heightAtTorsoShare(frame, 1.2));
  for (const step of [-1, 1]) {
    let held = 0;
    for (let y = from; y < to; y++) {
      const at = (k: number): number => y * width + middle + step * k;
      if (banded[at(0)]! < 255) break;
      let edge = 0;
      while (layer.alpha[at(edge)]! > 128) edge++;
      for (let k = edge - 1; k < held; k++)
        layer.alpha[at(k)] = Math.max(layer.alpha[at(k)]!, banded[at(k)]! * clamp(held - k, 0, 1));
      held = Math.max(edge, held - 0.08);
    }
  }
}

/** @param free 1 where it hangs from the chest and her outline below means nothing. */
export function limitTopEase(model: BodyModel, layer: Layer, reach: number, free: number): void {
  const { frame } = model;
  const close = garmentReach(model, 0.5);
  const loose = garmentReach(model, Math.max(1.2, reach));
  const top = heightAtTorsoShare(frame, 0.22);
  const bottom = heightAtTorsoShare(frame, 0.5);
  const banded = layer.alpha.slice();
  eachRow(layer, (y, from, to) => {
    const down = smoothstep(top, bottom, y);
    const hangs = free * smoothstep(0.2, 0.8, down);
    for (let i = from; i < to; i++) {
      if (layer.alpha[i] === 0) continue;
      const near = lerp(close[i]!, loose[i]!, down) / 255 + hangs;
      layer.alpha[i] = layer.alpha[i]! * smoothstep(0.36, 0.64, near);
    }
  });
  fallStraight(model, layer, banded);
}
