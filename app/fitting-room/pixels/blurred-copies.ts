import { blurInto } from './blur.ts';
import { contentBounds } from './content-bounds.ts';

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

const softened = new WeakMap<Uint8Array, { sigma: number; soft: Uint8Array }>();

/** Cached for a render; do not write into it. */
export function cachedBlur(source: Uint8Array, width: number, height: number, sigma: number): Uint8Array {
  const known = softened.get(source);
  if (known?.sigma === sigma) return known.soft;
  const soft = blurredBytes(source, width, height, sigma);
  softened.set(source, { sigma, soft });
  return soft;
}
