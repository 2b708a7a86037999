import type { BodyModel } from '../../person/body-model.ts';
import { bodyTop } from '../../person/measures/shoulder-line.ts';
import { blurredBytes } from '../../pixels/blurred-copies.ts';
import { lerp, smoothstep } from '../../pixels/pixels.ts';

/** Highest row of each column that may be bare: what rises from the neck outward is the old collar. */
function slopeOf(model: BodyModel, hole: Uint8Array): Int32Array {
  const { frame, width, classes } = model;
  const out = new Int32Array(width);
  const row = Math.round(lerp(frame.mouth[1], frame.shoulders[1], 0.6)) * width;
  const middle = Math.round(lerp(frame.mouth[0], frame.shoulders[0], 0.6));
  for (const sign of [-1, 1] as const) {
    let lowest = 0;
    for (let x = middle; x > 0 && x < width - 1 && hole[row + x]! > 0; x += sign) {
      const top = bodyTop(model, x);
      const free = classes.background[(top - 1) * width + x]! > 100;
      lowest = free ? Math.max(lowest, top) : 0;
      out[x] = lowest;
    }
  }
  return out;
}

export function bareNeck(model: BodyModel, hole: Uint8Array): Uint8Array {
  const { width, height, classes, frame, covering } = model;
  const chin = Math.max(0, Math.round(lerp(frame.mouth[1], frame.shoulders[1], 0.35)));
  const slope = slopeOf(model, hole);
  // Includes the shade under the old neckline, which would stay as a line across the chest.
  const mask = blurredBytes(classes.clothes, width, height, frame.size * 0.009);
  const wide = blurredBytes(hole, width, height, Math.max(1.5, frame.size * 0.003));
  const neck: BareNeck = { mask, wide, slope, classes, covering: covering?.pixels ?? null };
  mask.fill(0, 0, chin * width);
  for (let y = chin; y < height; y++) bareRow(neck, y);
  return mask;
}

interface BareNeck {
  mask: Uint8Array;
  /** Coverage of the hole, softened. */
  wide: Uint8Array;
  slope: Int32Array;
  classes: BodyModel['classes'];
  covering: Uint8Array | null;
}

function bareRow({ mask, wide, slope, classes, covering }: BareNeck, y: number): void {
  for (let x = 0, i = y * slope.length; x < slope.length; x++, i++) {
    if (wide[i]! < 3 || y < slope[x]! || (covering && covering[i]! > 127)) {
      mask[i] = 0;
      continue;
    }
    const free = (1 - smoothstep(0.2, 0.6, classes.background[i]! / 255)) * (1 - classes.face[i]! / 255);
    const under = smoothstep(0.01, 0.1, wide[i]! / 255);
    const soft = smoothstep(0.02, 0.26, mask[i]! / 255) * (1 - classes.hair[i]! / 255);
    // At least where undressing shows the wall, which would be a pale rim beside neck and hair.
    const body = (classes.skin[i]! + classes.hair[i]!) / 255;
    const gone = smoothstep(0, 0.02, mask[i]! / 255) * (1 - smoothstep(0.4, 0.8, body));
    mask[i] = under * Math.max(soft, gone) * free * 255;
  }
}
