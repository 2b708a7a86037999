import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import { clamp, luma, smoothstep, type Picture } from '../../pixels/pixels.ts';

/** Share of red: white cloth keeps a chroma of at most 0.02 in OKLab, little more than a screen's error. */
const MOST = 0.028;
const TAKEN = 0.18; // share of the light's warmth; the eye adapts to the rest
/** Spread of the channels over the brightest from which a wall is painted rather than gray. */
const GRAY = 0.1;
const PAINTED = 0.18;
const LEAST_NEUTRAL = 0.02; // share of the wall
/** Warmth is log(red / blue): of dark and of light skin in daylight, and how far it varies. */
const SKIN_WARMTH = { dark: 0.62, light: 0.3, luma: [90, 205] as const, spread: 0.12 };

const warmth = (red: number, blue: number): number => Math.log((red + 2) / (blue + 2));

/** `neutral` is null where everything is painted. */
function wallWarmth({ data }: Picture, background: Uint8Array): { neutral: number | null; whole: number } {
  let [all, whole, sum, weights] = [0, 0, 0, 0];
  for (let i = 0; i < background.length; i += 7) {
    if (background[i]! < 247) continue;
    const r = data[i * 4]!;
    const g = data[i * 4 + 1]!;
    const b = data[i * 4 + 2]!;
    const high = Math.max(r, g, b);
    if (high < 40 || high > 250) continue;
    const neutral = smoothstep(PAINTED, GRAY, (high - Math.min(r, g, b)) / high);
    const warm = warmth(r, b);
    all++;
    whole += warm;
    sum += warm * neutral;
    weights += neutral;
  }
  const isAsked = weights > Math.max(20, all * LEAST_NEUTRAL);
  return { neutral: isAsked ? sum / weights : null, whole: all ? whole / all : 0 };
}

function skinWarmth([red, green, blue]: readonly [number, number, number]): number {
  const { dark, light, spread, luma: range } = SKIN_WARMTH;
  const usual = dark + (light - dark) * smoothstep(range[0], range[1], luma(red, green, blue));
  const away = warmth(red, blue) - usual;
  return Math.sign(away) * Math.max(0, Math.abs(away) - spread);
}

function agreedWarmth(neutral: number | null, painted: number, skin: number): number {
  if (neutral !== null) return neutral * skin < 0 ? neutral * 0.3 : neutral + skin * 0.5;
  return painted * skin > 0 ? Math.sign(skin) * Math.min(Math.abs(painted), Math.abs(skin)) : 0;
}

/**
 * Factors of red, green and blue near 1. Light is warm or cool, never pink or green, so a painted wall does
 * not dye a white T-shirt; a warm wall is checked against her skin.
 * @param skin typical lit skin, RGB.
 */
export function surroundingTint(
  crop: Picture,
  { background }: Pick<ClassMaps, 'background'>,
  skin: readonly [number, number, number],
): readonly [number, number, number] {
  const { neutral, whole } = wallWarmth(crop, background);
  const warm = clamp(agreedWarmth(neutral, whole, skinWarmth(skin)) * TAKEN, -MOST, MOST);
  return [1 + warm, 1 + warm * 0.08, 1 - warm * 1.08];
}
