// Planes blurred once for all that asks for them in a render.
import { blurInto } from '../pixels/blur.ts';

/** Of the planes asked for again and again in one render, such as her skin; nobody writes into either. */
const softened = new WeakMap<Uint8Array, { sigma: number; soft: Uint8Array }>();

/** A plane, blurred; not to be written into. */
export function softOf(source: Uint8Array, width: number, height: number, sigma: number): Uint8Array {
  const known = softened.get(source);
  if (known?.sigma === sigma) return known.soft;
  const soft = new Uint8Array(source.length);
  blurInto(source, soft, width, height, sigma);
  softened.set(source, { sigma, soft });
  return soft;
}
