import { contentBounds } from './content-bounds.ts';

/** Pixels per call: a function called often stays compiled; a long loop is compiled for each picture. */
const STRETCH = 1024;

function raiseStretch(mask: Uint8Array, by: Uint8Array, within: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++)
    if (by[i]! > mask[i]!) mask[i] = Math.max(mask[i]!, Math.min(by[i]!, within[i]!));
}

/** The larger value of each pixel, within a third mask. Changes `mask`. */
export function raiseMask(mask: Uint8Array, by: Uint8Array, within = by): void {
  const content = contentBounds(by, by.length, 1);
  if (!content) return;
  for (let from = content.x0; from < content.x1; from += STRETCH)
    raiseStretch(mask, by, within, from, Math.min(content.x1, from + STRETCH));
}
