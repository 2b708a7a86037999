// Colour harmony in OKLCH, where equal steps look equal (Ottosson 2020).
import type { Hex } from '../cloth.ts';
import type { StyleId } from '../style.ts';

export interface Oklch {
  /** Lightness 0..1. */
  l: number;
  /** Chroma, 0 grey … about 0.3. */
  c: number;
  /** Hue, degrees 0..360. */
  h: number;
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** sRGB hex to OKLCH. */
export function oklch(hex: Hex): Oklch {
  const packed = Number.parseInt(hex.slice(1), 16);
  const r = linear((packed >> 16) & 255);
  const g = linear((packed >> 8) & 255);
  const b = linear(packed & 255);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const beta = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const h = (Math.atan2(beta, a) * 180) / Math.PI;
  return { l, c: Math.hypot(a, beta), h: h < 0 ? h + 360 : h };
}

/** How different two colors look: their distance in OKLab. */
export function labDistance(one: Hex, other: Hex): number {
  const [a, b] = [oklch(one), oklch(other)];
  const turn = ((a.h - b.h) * Math.PI) / 180;
  return Math.sqrt((a.l - b.l) ** 2 + a.c ** 2 + b.c ** 2 - 2 * a.c * b.c * Math.cos(turn));
}

/** Smallest angle between two hues, 0..180. */
export function hueGap(a: number, b: number): number {
  const gap = Math.abs(a - b) % 360;
  return gap > 180 ? 360 - gap : gap;
}

export type ColourScheme =
  'neutral' | 'tonal' | 'one-accent' | 'analogous' | 'complementary' | 'triad' | 'free';

/** A colour worn: its look in OKLCH and whether it goes with everything (greys, browns, navy, denim). */
export interface Tone extends Oklch {
  neutral: boolean;
}

const SAME_HUE = 28;
const NEIGHBOUR = 65;

/** The named scheme that a set of colours follows. */
export function schemeOf(tones: Tone[]): ColourScheme {
  const hues = distinctHues(tones.filter((tone) => !tone.neutral));
  const [first, second, third] = hues;
  if (first === undefined) return isTonal(tones) ? 'tonal' : 'neutral';
  if (second === undefined) return isTonal(tones) ? 'tonal' : 'one-accent';
  const gap = hueGap(first, second);
  if (third === undefined) {
    if (gap <= NEIGHBOUR) return 'analogous';
    return gap >= 140 ? 'complementary' : 'free';
  }
  const gaps = [gap, hueGap(second, third), hueGap(first, third)];
  if (Math.max(...gaps) <= NEIGHBOUR) return 'analogous';
  return hues.length === 3 && Math.min(...gaps) >= 90 ? 'triad' : 'free';
}

function distinctHues(tones: Tone[]): number[] {
  const hues: number[] = [];
  for (const { h } of tones) if (hues.every((hue) => hueGap(hue, h) > SAME_HUE)) hues.push(h);
  return hues;
}

/** One family of hue from light to dark; near-greys belong to every family. */
function isTonal(tones: Tone[]): boolean {
  const coloured = tones.filter((tone) => tone.c > 0.012);
  const first = coloured[0];
  return (
    coloured.length >= 2 && first !== undefined && coloured.every(({ h }) => hueGap(h, first.h) <= SAME_HUE)
  );
}

/** How much each style likes each scheme, 0..1. */
const LIKING: Record<StyleId, Record<ColourScheme, number>> = {
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

/**
 * 0..1 for colours worn together (large areas first): the scheme, as the style likes it; some contrast of
 * lightness so that the figure does not run into one block; no two near-misses of the same colour.
 */
export function harmony(tones: Tone[], style: StyleId): number {
  const liking = LIKING[style][schemeOf(tones)];
  const lightness = tones.map(({ l }) => l);
  const range = Math.max(...lightness) - Math.min(...lightness);
  const contrast = range < 0.12 ? 0.75 : range > 0.22 ? 1 : 0.9;
  return liking * contrast * (1 - 0.12 * nearMisses(tones));
}

/** Pairs that look like a failed match: almost the same hue and lightness, but not the same. */
function nearMisses(tones: Tone[]): number {
  let count = 0;
  tones.forEach((a, index) => {
    for (const b of tones.slice(index + 1)) {
      const difference = Math.hypot(a.l - b.l, a.c - b.c);
      const same = difference < 0.01;
      if (!same && difference < 0.05 && hueGap(a.h, b.h) < 40) count++;
    }
  });
  return Math.min(3, count);
}
