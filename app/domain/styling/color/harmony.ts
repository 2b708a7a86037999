// Color harmony in OKLCH, where equal steps look equal (looks/oklch.ts).
import { hueDifference, type Oklch } from '../../looks/oklch.ts';
import type { StyleId } from '../../preferences/style.ts';
import type { ColorScheme } from '../input/brief.ts';

/** A color worn: its look in OKLCH and whether it goes with everything (grays, browns, navy, denim). */
export interface Tone extends Oklch {
  neutral: boolean;
}

const SAME_HUE = 28;
const NEIGHBOR = 65;

/** Colors worn together, and what harmony asks about them; it grows by one color at a time (`withTone`). */
export interface ColorMix {
  tones: readonly Tone[];
  /** Of those that are no neutrals, each hue once, degrees. */
  hues: readonly number[];
  /** Hues of all that are no near-grays: how many, the first, and whether all are of one family. */
  tinted: { count: number; firstHue: number; isOneFamily: boolean };
  darkest: number;
  lightest: number;
  /** Pairs that look like a failed match. */
  nearMisses: number;
}

export const EMPTY_MIX: ColorMix = {
  tones: [],
  hues: [],
  tinted: { count: 0, firstHue: 0, isOneFamily: true },
  darkest: Infinity,
  lightest: -Infinity,
  nearMisses: 0,
};

/** Chroma from which a color has a hue that counts; near-grays belong to every family. */
export const TINTED = 0.012;

export function withTone(mix: ColorMix, tone: Tone): ColorMix {
  const { hues, tinted } = mix;
  const isNew = !tone.neutral && hues.every((hue) => hueDifference(hue, tone.h) > SAME_HUE);
  let { nearMisses } = mix;
  for (const other of mix.tones) if (isNearMiss(other, tone)) nearMisses++;
  return {
    tones: [...mix.tones, tone],
    hues: isNew ? [...hues, tone.h] : hues,
    tinted: tone.c > TINTED ? alsoTinted(tinted, tone.h) : tinted,
    darkest: Math.min(mix.darkest, tone.l),
    lightest: Math.max(mix.lightest, tone.l),
    nearMisses,
  };
}

function alsoTinted({ count, firstHue, isOneFamily }: ColorMix['tinted'], hue: number): ColorMix['tinted'] {
  if (count === 0) return { count: 1, firstHue: hue, isOneFamily };
  return { count: count + 1, firstHue, isOneFamily: isOneFamily && hueDifference(hue, firstHue) <= SAME_HUE };
}

/** Almost the same hue and lightness, but not the same. */
function isNearMiss(a: Tone, b: Tone): boolean {
  const [lightness, chroma] = [a.l - b.l, a.c - b.c];
  const squared = lightness * lightness + chroma * chroma;
  return squared >= 0.01 ** 2 && squared < 0.05 ** 2 && hueDifference(a.h, b.h) < 40;
}

/** The named scheme that colors follow. */
export function classifyScheme({ hues, tinted }: ColorMix): ColorScheme {
  const [first, second, third] = hues;
  const isTonal = tinted.count >= 2 && tinted.isOneFamily;
  if (first === undefined) return isTonal ? 'tonal' : 'neutral';
  if (second === undefined) return isTonal ? 'tonal' : 'one-accent';
  const gap = hueDifference(first, second);
  if (third === undefined) {
    if (gap <= NEIGHBOR) return 'analogous';
    return gap >= 140 ? 'complementary' : 'free';
  }
  const gaps = [gap, hueDifference(second, third), hueDifference(first, third)];
  if (Math.max(...gaps) <= NEIGHBOR) return 'analogous';
  return hues.length === 3 && Math.min(...gaps) >= 90 ? 'triad' : 'free';
}

/** How much each style likes each scheme, 0..1. */
const LIKING: Record<StyleId, Record<ColorScheme, number>> = {
  casual: {
    neutral: 0.8,
    tonal: 0.85,
    'one-accent': 0.95,
    analogous: 0.8,
    complementary: 0.6,
    triad: 0.3,
    free: 0.15,
  },
  professional: {
    neutral: 0.9,
    tonal: 0.95,
    'one-accent': 0.9,
    analogous: 0.65,
    complementary: 0.4,
    triad: 0.1,
    free: 0.05,
  },
  trendy: {
    neutral: 0.75,
    tonal: 1,
    'one-accent': 0.85,
    analogous: 0.85,
    complementary: 0.75,
    triad: 0.4,
    free: 0.2,
  },
  classic: {
    neutral: 0.95,
    tonal: 0.95,
    'one-accent': 0.95,
    analogous: 0.65,
    complementary: 0.45,
    triad: 0.1,
    free: 0.05,
  },
  sporty: {
    neutral: 0.8,
    tonal: 0.75,
    'one-accent': 1,
    analogous: 0.75,
    complementary: 0.65,
    triad: 0.35,
    free: 0.2,
  },
  'go-wild': {
    neutral: 0.25,
    tonal: 0.6,
    'one-accent': 0.75,
    analogous: 0.95,
    complementary: 1,
    triad: 0.85,
    free: 0.4,
  },
};

const MOST_MISSES = 3;

/**
 * 0..1 for colors worn together: the scheme, as the style likes it; some contrast of lightness so that the figure does
 * not run into one block; no two near-misses of the same color.
 */
export function harmonyScore(mix: ColorMix, style: StyleId): number {
  const liking = LIKING[style][classifyScheme(mix)];
  const range = mix.lightest - mix.darkest;
  const contrast = range < 0.12 ? 0.75 : range > 0.22 ? 1 : 0.9;
  return liking * contrast * (1 - 0.12 * Math.min(MOST_MISSES, mix.nearMisses));
}
