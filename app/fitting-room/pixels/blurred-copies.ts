// Blurred copies of planes.
import { blurInto } from './blur.ts';
import { contentBounds } from './content-bounds.ts';

/** See {@link blurInto}. */
export function blurredBytes(
  source: Uint8Array,
  width: number,
  height: number,
  sigma: number,
  content = contentBounds(source, width, height),
): Uint8Array {
  const soft = new Uint8Array(width * height);
  blurInto(source, soft, width, height, sigma, content);
  return soft;
}

/** Of the planes asked for again and again in one render, such as her skin; nobody writes into either. */
const softened = new WeakMap<Uint8Array, { sigma: number; soft: Uint8Array }>();

/** The same once for all that asks for it in a render; not to be written into. */
export function cachedBlur(source: Uint8Array, width: number, height: number, sigma: number): Uint8Array {
  const known = softened.get(source);
  if (known?.sigma === sigma) return known.soft;
  const soft = blurredBytes(source, width, height, sigma);
  softened.set(source, { sigma, soft });
  return soft;
}
