// Colors of her skin at a hand, and how far a color is from them.
import { distance, lerp, luma, percentile, smoothstep, unitVector, type Rgb } from '../../pixels/pixels.ts';
import type { PhotoScene } from '../photo-scene.ts';
import type { Chain } from '../skeleton.ts';

/** Tolerance of red and green, as shares of brightness, against the face's. */
const HUE = [0.05, 0.03] as const;
const DARK = [60, 150] as const;
/** Below this share of the face's brightness a red or green share counts less, and how much less. */
const IN_SHADE = [0.5, 0.7] as const;
const SHADE_RED = 0.5;
const BLACK = [0.4, 0.24] as const;
const NIGHT = [0.16, 0.1] as const;
const WARM = [0.41, 0.365] as const;
/** Distance from the hue of the skin: 1 at its bounds, less in the dark. */
export function strangeness(tone: Rgb, r: number, g: number, b: number): number {
  const sum = tone[0] + tone[1] + tone[2] + 1;
  const [red, green] = [tone[0] / sum, tone[1] / sum];
  const all = r + g + b + 1;
  const redder = r / all > red ? lerp(SHADE_RED, 1, smoothstep(IN_SHADE[0], IN_SHADE[1], all / sum)) : 1;
  const away = Math.max(
    (Math.abs(r / all - red) / HUE[0]) * redder,
    (Math.abs(g / all - green) / HUE[1]) * redder,
  );
  const black = smoothstep(BLACK[0], BLACK[1], all / sum) * smoothstep(WARM[0], WARM[1], r / all);
  const night = smoothstep(NIGHT[0], NIGHT[1], all / sum);
  return Math.max(away * smoothstep(DARK[0], DARK[1], all), 3 * black, 3 * night);
}

/** Along a forearm, from elbow to wrist, and aside in statures: bare where so much of it is surely skin. */
const FOREARM = [0.12, 0.92] as const;
const FOREARM_HALF = 0.01;
const SURE_SKIN = 225;
const BARE_SHARE = 0.3;
/** Of its pixels from dark to light. */
const FOREARM_LIGHTS = [0.12, 0.5, 0.88] as const;

/** Colors of her skin as it is at this hand: those of her bare forearm, else her face's. */
export function skinTones(scene: PhotoScene, [, elbow, wrist]: Chain, stature: number): readonly Rgb[] {
  const { photo, box, width, height } = scene;
  const [dx, dy] = unitVector(elbow, wrist);
  const found: { color: Rgb; light: number }[] = [];
  let all = 0;
  const step = Math.max(1, stature * 0.002);
  const length = distance(elbow, wrist);
  for (let along = length * FOREARM[0]; along < length * FOREARM[1]; along += step)
    for (let aside = -FOREARM_HALF * stature; aside <= FOREARM_HALF * stature; aside += step) {
      const x = Math.round(elbow[0] + dx * along - dy * aside);
      const y = Math.round(elbow[1] + dy * along + dx * aside);
      all++;
      if (x < 0 || y < 0 || x >= width || y >= height || scene.confidence('skin', x, y) < SURE_SKIN) continue;
      const at = ((y + box.y0) * photo.width + x + box.x0) * 4;
      const color: Rgb = [photo.data[at]!, photo.data[at + 1]!, photo.data[at + 2]!];
      found.push({ color, light: luma(...color) });
    }
  if (found.length < Math.max(20, all * BARE_SHARE)) return [faceColor(scene)];
  found.sort((a, b) => a.light - b.light);
  return FOREARM_LIGHTS.map((share) => {
    const middle = Math.round(share * (found.length - 1));
    const near = found.slice(Math.max(0, middle - 4), middle + 5);
    return [0, 1, 2].map(
      (c) => near.reduce((sum, one) => sum + one.color[c]!, 0) / near.length,
    ) as unknown as Rgb;
  });
}

function countFaceRow(
  { photo, box, width }: PhotoScene,
  face: Float64Array,
  y: number,
  counts: readonly Uint32Array[],
): number {
  let count = 0;
  for (let x = 0; x < width; x += 2) {
    if (face[x]! < 235) continue;
    count++;
    const at = ((y + box.y0) * photo.width + x + box.x0) * 4;
    for (let c = 0; c < 3; c++) counts[c]![photo.data[at + c]!]!++;
  }
  return count;
}

function faceColor(scene: PhotoScene): Rgb {
  const { width, height } = scene;
  const counts = [0, 1, 2].map(() => new Uint32Array(256));
  let count = 0;
  const face = new Float64Array(width);
  for (let y = 0; y < height; y += 2) {
    scene.confidencesOf('face', y, face);
    count += countFaceRow(scene, face, y, counts);
  }
  if (count < 20) return [200, 160, 140];
  return counts.map((channel) => percentile(channel, count, 0.58)) as unknown as Rgb;
}
