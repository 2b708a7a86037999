import { blurInto } from '../../pixels/blur.ts';
import { toOklab } from '../../pixels/oklab.ts';
import type { Picture } from '../../pixels/pixels.ts';

/** OKLab, scaled so that a difference of 1 is about one that the eye sees (as in CIELAB). */
export interface LabPlanes {
  width: number;
  height: number;
  planes: readonly [Float32Array, Float32Array, Float32Array];
}

/** The mean color of some pixels. */
export const meanOf = ({ planes }: LabPlanes, pixels: Int32Array | readonly number[]): number[] =>
  planes.map((plane) => {
    let sum = 0;
    for (const i of pixels) sum += plane[i]!;
    return sum / Math.max(1, pixels.length);
  });

const SCALE = [100, 250, 250] as const;

/** @param sigma of the blur that takes the noise of the sensor away. */
export function labPlanes({ width, height, data }: Picture, sigma: number): LabPlanes {
  const size = width * height;
  const planes = [new Float32Array(size), new Float32Array(size), new Float32Array(size)] as const;
  for (let i = 0; i < size; i++) {
    const lab = toOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
    for (let c = 0; c < 3; c++) planes[c]![i] = lab[c]! * SCALE[c]!;
  }
  for (const plane of planes) blurInto(plane, plane, width, height, sigma);
  return { width, height, planes };
}
