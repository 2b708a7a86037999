// Catmull-Rom: keeps hems and prints crisper than linear interpolation.
import { clamp, type Picture } from './pixels.ts';

/** Four pixels and weights for each target index. */
function taps(from: number, to: number): { at: Int32Array; weights: Float32Array } {
  const at = new Int32Array(to * 4);
  const weights = new Float32Array(to * 4);
  for (let i = 0; i < to; i++) {
    const place = ((i + 0.5) * from) / to - 0.5;
    const left = Math.floor(place);
    const t = place - left;
    const [t2, t3] = [t * t, t * t * t];
    weights.set(
      [(-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2],
      i * 4,
    );
    for (let k = 0; k < 4; k++) at[i * 4 + k] = clamp(left - 1 + k, 0, from - 1);
  }
  return { at, weights };
}

export function enlarge(picture: Picture, width: number, height: number): Picture {
  const across = taps(picture.width, width);
  const down = taps(picture.height, height);
  const rows = new Float32Array(width * picture.height * 4);
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < width; x++) {
      const o = (y * width + x) * 4;
      for (let k = x * 4; k < x * 4 + 4; k++) {
        const from = (y * picture.width + across.at[k]!) * 4;
        for (let c = 0; c < 4; c++) rows[o + c]! += picture.data[from + c]! * across.weights[k]!;
      }
    }
  }
  const data = new Uint8ClampedArray(width * height * 4);
  const row = new Float32Array(width * 4);
  for (let y = 0; y < height; y++) {
    row.fill(0);
    for (let k = y * 4; k < y * 4 + 4; k++) {
      const from = down.at[k]! * width * 4;
      for (let i = 0; i < row.length; i++) row[i]! += rows[from + i]! * down.weights[k]!;
    }
    data.set(row, y * row.length);
  }
  return { width, height, data };
}
