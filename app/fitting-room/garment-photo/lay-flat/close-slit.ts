// Between legs that lie against each other a slit goes on above where they come apart: dark, or with ground in it.
import { lerp } from '../../pixels/pixels.ts';
import { heightOf, sidesOf, widthOf } from './edges.ts';
import { isCloth } from './flat-panel.ts';
import type { UprightCloth } from './upright-cloth.ts';

/** In waists: half of what is closed across it, and of its height what may look like cloth before it has ended. */
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
    for (let by = 1 - half; by < half; by++)
      for (let c = 0; c < 3; c++)
        data[at(x + by, y) + c] = lerp(
          cloth.colors.data[at(x - half, y) + c]!,
          cloth.colors.data[at(x + half, y) + c]!,
          (by + half) / (2 * half),
        );
  }
  return { ...cloth, colors };
}
