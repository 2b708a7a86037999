// The larger of two masks, pixel by pixel.
import { contentBounds } from './content-bounds.ts';

/** So many pixels a call: what is called often stays compiled, one long loop a picture is compiled anew for each. */
const STRETCH = 1024;

function raiseStretch(mask: Uint8Array, by: Uint8Array, within: Uint8Array, from: number, to: number): void {
  for (let i = from; i < to; i++)
    if (by[i]! > mask[i]!) mask[i] = Math.max(mask[i]!, Math.min(by[i]!, within[i]!));
}

/** Raises a mask to what another holds, as far as a third goes. Changes `mask`. */
export function raiseMask(mask: Uint8Array, by: Uint8Array, within = by): void {
  const content = contentBounds(by, by.length, 1);
  if (!content) return;
  for (let from = content.x0; from < content.x1; from += STRETCH)
    raiseStretch(mask, by, within, from, Math.min(content.x1, from + STRETCH));
}
