// Between legs that lie against each other a slit goes on above where they come apart: dark, or with ground in it.
import { lerp } from '../../pixels/pixels.ts';
import { heightOf, sidesOf, widthOf } from './edges.ts';
import { isCloth } from './flat-panel.ts';
import type { UprightCloth } from './upright-cloth.ts';

/** In waists: half of the widest slit, and of its height what may look like cloth before it has ended. */
const [HALF, PAUSE] = [0.03, 0.06] as const;
/** Of 255: a slit differs so much from the cloth on both its sides; a seam does by less. */
const DIFFERS = 34;
/** Of the way up to the waist: a fly begins here. */
const FLY = 0.6;
const SWAYS = 2;

/** In cloth from both its sides, up from where the legs come apart as far as was seen. */
export function closeSlit(cloth: UprightCloth): UprightCloth {
  const { crotch } = cloth.points;
  const waists = sidesOf(cloth, 'waist');
  if (!crotch || !waists) return cloth;
  const { width, height } = cloth;
  const unit = widthOf(waists);
  const half = Math.max(4, Math.round(HALF * unit));
  const colors = { width, height, data: cloth.colors.data.slice() };
  const { data } = colors;
  const at = (x: number, y: number): number => (y * width + x) * 4;
  const apart = (i: number, j: number): number =>
    (Math.abs(data[i]! - data[j]!) +
      Math.abs(data[i + 1]! - data[j + 1]!) +
      Math.abs(data[i + 2]! - data[j + 2]!)) /
    3;
  const slitAt = (x: number, y: number): number =>
    isCloth(cloth, x, y)
      ? Math.min(apart(at(x, y), at(x - half, y)), apart(at(x, y), at(x + half, y)))
      : 255 - Math.abs(x - crotch[0]) / width;
  let x = Math.round(crotch[0]);
  let pause = 0;
  const end = lerp(crotch[1], heightOf(waists), FLY);
  for (let y = Math.min(height - 1, Math.round(crotch[1])); y > end && pause < PAUSE * unit; y--) {
    if (x - half - SWAYS < 0 || x + half + SWAYS >= width) break;
    let [best, most] = [x, slitAt(x, y)];
    for (let by = -SWAYS; by <= SWAYS; by++)
      if (slitAt(x + by, y) > most) [best, most] = [x + by, slitAt(x + by, y)];
    if (most < DIFFERS) {
      pause++;
      continue;
    }
    pause = 0;
    x = best;
    // From the last cloth on its left to the first on its right, with what its edge has mixed in.
    const [left, right] = ([-1, 1] as const).map((sign) => {
      let by = 1;
      while (by < half && apart(at(x + sign * by, y), at(x + sign * half, y)) > DIFFERS / 3) by++;
      return x + sign * Math.min(half, by + 1);
    }) as [number, number];
    for (let to = left + 1; to < right; to++)
      for (let c = 0; c < 3; c++)
        data[at(to, y) + c] = lerp(
          cloth.colors.data[at(left, y) + c]!,
          cloth.colors.data[at(right, y) + c]!,
          (to - left) / (right - left),
        );
  }
  return { ...cloth, colors };
}
