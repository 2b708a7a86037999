import { acrossAtPixel, alongAtPixel, placePixel, type Layer, type Part } from '../cloth/layer.ts';
import type { BodyModel } from '../person/body-model.ts';
import { fillMask } from '../pixels/polygons.ts';
import type { Outlines } from './trim.ts';

export function outlineMask({ width, height }: BodyModel, outlines: Outlines): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (const outline of outlines) fillMask(mask, outline, width, height);
  return mask;
}

/** Pixels per call: a function called often stays compiled; a long loop is compiled for each picture. */
const STRETCH = 1024;

function intersectStretch(alpha: Uint8Array, mask: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (alpha[i]! > 0) alpha[i] = (alpha[i]! * mask[i]!) / 255;
}

export function intersectMask(alpha: Uint8Array, mask: Uint8Array): void {
  for (let from = 0; from < alpha.length; from += STRETCH)
    intersectStretch(alpha, mask, from, Math.min(alpha.length, from + STRETCH));
}

function subtractStretch(alpha: Uint8Array, mask: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) if (mask[i]! > 0) alpha[i] = (alpha[i]! * (255 - mask[i]!)) / 255;
}

export function subtractMask(alpha: Uint8Array, mask: Uint8Array): void {
  for (let from = 0; from < alpha.length; from += STRETCH)
    subtractStretch(alpha, mask, from, Math.min(alpha.length, from + STRETCH));
}

/** A pattern goes on from `from`. `other`: the layer of `from`. */
export const continueFrom = (layer: Layer, i: number, from: number, other = layer): void =>
  placePixel(layer, i, other.part[from] as Part, acrossAtPixel(other, from), alongAtPixel(other, from));
