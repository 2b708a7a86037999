import { lumaAt, type Picture } from '../pixels/pixels.ts';

/** Rec. 601 luma 0..255, row-major. */
export interface Luminance {
  width: number;
  height: number;
  values: Uint8Array;
}

export function toLuminance({ width, height, data }: Picture): Luminance {
  const values = new Uint8Array(width * height);
  for (let i = 0; i < values.length; i++) values[i] = lumaAt(data, i) + 0.5;
  return { width, height, values };
}
