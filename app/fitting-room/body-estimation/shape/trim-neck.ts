import { clamp, lerp } from '../../pixels/pixels.ts';
import type { PhotoScene } from '../photo-scene.ts';
import type { Skeleton } from '../skeleton.ts';

/** How far below its last visible side a neck may have grown by its own half; share of stature. */
const NECK_GROWS = 0.03;
/** Over so much of stature a shoulder falls by less than it goes outward. */
const SHOULDER = 0.03;
/**
 * Below this (in distances from mouth to chin) a collar's tips stand out by more than this share of stature.
 */
const [TIPS_FROM, TIP] = [0.5, 0.002] as const;

/** Of half a neck: bare skin this wide beyond it is a shoulder, and what lies between them a strap. */
const BARE = 0.4;

/**
 * A neck is no wider than the jaw above it, nor than just above where a collar begins; behind hair the head
 * at the jaw bounds it. What stands out above a narrower place was the tip of a collar. Changes `mask`.
 * @param bare 0..255: seen skin of face and limbs, which no collar is: a raised shoulder stays.
 */
export function trimNeck(
  mask: Uint8Array,
  scene: PhotoScene,
  { eyes, mouth, shoulders, arms, stature }: Skeleton,
  bare: Uint8Array | null,
): void {
  const { width, height } = scene;
  const chin = lerp(eyes[1], mouth[1], 1.7);
  const half = stature * 0.03;
  // The higher of two shoulders begins sooner.
  const endOf = (sign: -1 | 1): number =>
    Math.min(height, shoulders[1] - stature * 0.02, arms[sign < 0 ? 0 : 1][0][1] - stature * 0.02);
  const middleAt = (y: number): number =>
    lerp(mouth[0], shoulders[0], clamp((y - mouth[1]) / (shoulders[1] - mouth[1] || 1), 0, 1));
  const reach = (y: number, sign: -1 | 1, most: number): number => {
    const at = y * width + Math.round(middleAt(y));
    let k = 0;
    while (k < most && mask[at + sign * k]! > 127) k++;
    return k;
  };
  const isBare = (i: number): boolean => bare !== null && bare[i]! > 127;
  const cut = (y: number, sign: -1 | 1, from: number): void => {
    const beyond: number[] = [];
    for (let d = Math.ceil(from); d < half * 4; d++) {
      const px = Math.round(middleAt(y)) + sign * d;
      if (px >= 0 && px < width) beyond.push(y * width + px);
    }
    if (beyond.filter(isBare).length > half * BARE) return;
    for (const i of beyond) if (!isBare(i)) mask[i] = 0;
  };
  const trimTips = (sign: -1 | 1): void => {
    let least = half * 4;
    for (let y = Math.ceil(endOf(sign)) - 1; y > lerp(mouth[1], chin, TIPS_FROM); y--) {
      const k = reach(y, sign, half * 4);
      if (k > least + stature * TIP) cut(y, sign, least);
      least = Math.min(least, k);
    }
  };
  const isHair = (x: number, y: number, sign: -1 | 1): boolean =>
    scene.confidence('hair', x + sign * 2, y) > 60;
  const isJaw = (x: number, y: number, sign: -1 | 1): boolean =>
    y <= chin && scene.confidence('face', x - sign * 2, y) > 128;
  const isWall = (x: number, y: number, sign: -1 | 1): boolean =>
    scene.confidence('background', x + sign * 2, y) > 155;
  const outlineAt = (y: number, sign: -1 | 1): number => {
    const middle = Math.round(middleAt(y));
    let k = 0;
    while (k < half * 4 && scene.confidence('background', middle + sign * k, y) < 128) k++;
    return k;
  };
  // Its outline goes on outward; that of a collar goes up and down.
  const isShoulder = (y: number, sign: -1 | 1): boolean =>
    outlineAt(y + Math.round(SHOULDER * stature), sign) - outlineAt(y + 2, sign) > SHOULDER * stature;
  const startsShoulder = (y: number, sign: -1 | 1, below: number): boolean =>
    below === 1 && isShoulder(y, sign);
  const narrowedByHair = (limit: number | null, away: number | null, y: number): number | null =>
    y <= chin && away !== null ? Math.min(limit ?? away, away) : limit;
  const trimSide = (sign: -1 | 1): void => {
    let limit: number | null = null;
    let below = 0;
    for (let y = Math.round(mouth[1]); y < endOf(sign); y++) {
      const middle = middleAt(y);
      const k = reach(y, sign, half * 2);
      const x = Math.round(middle) + sign * k;
      if (x < 1 || x >= width - 1) continue;
      const away = k < half * 1.5 ? Math.abs(x - middle) : null;
      if (isHair(x, y, sign) && (y <= chin || limit === null)) {
        limit = narrowedByHair(limit, away, y);
        continue;
      }
      if (isJaw(x, y, sign) || isWall(x, y, sign)) {
        limit = away;
        below = 0;
        continue;
      }
      if (limit === null) continue;
      if (y > chin) below++;
      if (startsShoulder(y, sign, below)) limit = null;
      else cut(y, sign, limit + half * (below / (NECK_GROWS * stature)) ** 3);
    }
  };
  for (const sign of [-1, 1] as const) {
    trimSide(sign);
    trimTips(sign);
  }
}
