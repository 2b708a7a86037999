// What of a layer stays, and where on the cloth a pixel lies that is added to it.
import { acrossAtPixel, alongAtPixel, placePixel, type Layer, type Part } from '../cloth/layer.ts';
import type { BodyModel } from '../person/body-model.ts';
import { fillMask } from '../pixels/polygons.ts';
import type { Outlines } from './trim.ts';

/** What lies inside some outlines, 0..255. */
export function outlineMask({ width, height }: BodyModel, outlines: Outlines): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (const outline of outlines) fillMask(mask, outline, width, height);
  return mask;
}

/** Keeps of a coverage what lies inside a mask, 0..255. */
export function intersectMask(alpha: Uint8Array, mask: Uint8Array): void {
  for (let i = 0; i < alpha.length; i++) if (alpha[i]! > 0) alpha[i] = (alpha[i]! * mask[i]!) / 255;
}

/** Takes off a coverage what lies inside a mask, 0..255. */
export function subtractMask(alpha: Uint8Array, mask: Uint8Array): void {
  for (let i = 0; i < alpha.length; i++) if (mask[i]! > 0) alpha[i] = (alpha[i]! * (255 - mask[i]!)) / 255;
}

/** A pixel lies on the cloth as another one does: a pattern goes on from there. @param other the layer of that one */
export const continueFrom = (layer: Layer, i: number, from: number, other = layer): void =>
  placePixel(layer, i, other.part[from] as Part, acrossAtPixel(other, from), alongAtPixel(other, from));
