import { acrossAtPixel, alongAtPixel, placePixel, type Layer, type Part } from '../cloth/layer.ts';
import type { BodyModel } from '../person/body-model.ts';
import { fillMask } from '../pixels/polygons.ts';
import type { Outlines } from './trim.ts';

export function outlineMask({ width, height }: BodyModel, outlines: Outlines): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (const outline of outlines) fillMask(mask, outline, width, height);
  return mask;
}

export function intersectMask(alpha: Uint8Array, mask: Uint8Array): void {
  for (let i = 0; i < alpha.length; i++) if (alpha[i]! > 0) alpha[i] = (alpha[i]! * mask[i]!) / 255;
}

export function subtractMask(alpha: Uint8Array, mask: Uint8Array): void {
  for (let i = 0; i < alpha.length; i++) if (mask[i]! > 0) alpha[i] = (alpha[i]! * (255 - mask[i]!)) / 255;
}

/** A pattern goes on from `from`. `other`: the layer of `from`. */
export const continueFrom = (layer: Layer, i: number, from: number, other = layer): void =>
  placePixel(layer, i, other.part[from] as Part, acrossAtPixel(other, from), alongAtPixel(other, from));
