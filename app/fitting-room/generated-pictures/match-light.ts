import type { Picture } from '../pixels/pixels.ts';

export interface Light {
  gain: readonly number[];
  offset: readonly number[];
}

const ROUNDS = 8;
/** Cost of a gain away from 1, in 255²: a plain wall alone does not determine it. */
const PRIOR = 60;

/** photo ≈ gain * picture + offset over `part` (1); Cauchy weights ignore what was repainted. */
export function fitLight(photo: Picture, picture: Picture, part: Uint8Array): Light {
  const places: number[] = [];
  for (let i = 0; i < part.length; i += 7) if (part[i]) places.push(i * 4);
  const fits = [0, 1, 2].map((c) => {
    let [gain, offset, scale] = [1, 0, 25];
    for (let round = 0; round < ROUNDS && places.length > 0; round++) {
      let [w, x, y, xx, xy] = [0, 0, 0, 0, 0];
      for (const at of places) {
        const [there, here] = [picture.data[at + c]!, photo.data[at + c]!];
        const weight = 1 / (1 + ((gain * there + offset - here) / scale) ** 2);
        w += weight;
        x += weight * there;
        y += weight * here;
        xx += weight * there * there;
        xy += weight * there * here;
      }
      const [mx, my] = [x / w, y / w];
      const variance = xx / w - mx * mx;
      gain = (xy / w - mx * my + PRIOR) / (variance + PRIOR);
      offset = my - gain * mx;
      scale = Math.max(3, scale * 0.7);
    }
    return [gain, offset] as const;
  });
  return { gain: fits.map(([gain]) => gain), offset: fits.map(([, offset]) => offset) };
}

export function relight(picture: Picture, { gain, offset }: Light): void {
  const { data } = picture;
  const table = [0, 1, 2].map((c) =>
    Uint8ClampedArray.from({ length: 256 }, (_, v) => gain[c]! * v + offset[c]!),
  );
  for (let i = 0; i < data.length; i += 4) for (let c = 0; c < 3; c++) data[i + c] = table[c]![data[i + c]!]!;
}
