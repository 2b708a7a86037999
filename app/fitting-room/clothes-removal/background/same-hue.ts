// Two colors that differ in light only: a wall in the shade is darker and stronger, of the same hue.

/** Distance from gray (steps of 255) below which a color has no hue. */
const GRAY = 9;
/** How far hues may differ: steps of 255, and as a share of the weaker. */
const APART = [4, 0.17] as const;
/** How much stronger a color may be in the shade: times, and steps of 255. */
const STRONGER = [2.5, 8] as const;

export interface Tone {
  mean: number;
  /** Each channel's distance from the mean, and its length. */
  hue: [number, number, number];
  size: number;
}

export function toneAt(color: Float32Array, j: number): Tone {
  const [r, g, b] = [color[j * 3]!, color[j * 3 + 1]!, color[j * 3 + 2]!];
  const mean = (r + g + b) / 3;
  const hue: Tone['hue'] = [r - mean, g - mean, b - mean];
  return { mean, hue, size: Math.hypot(...hue) };
}

export function isSameHue(one: Tone, other: Tone): boolean {
  const [weak, strong] = one.size < other.size ? [one, other] : [other, one];
  if (strong.size > weak.size * STRONGER[0] + STRONGER[1]) return false;
  const along =
    (weak.hue[0] * strong.hue[0] + weak.hue[1] * strong.hue[1] + weak.hue[2] * strong.hue[2]) /
    Math.max(1, strong.size);
  const apart = Math.sqrt(Math.max(0, weak.size ** 2 - along ** 2));
  return (along > 0 || weak.size < GRAY) && apart < Math.max(APART[0], weak.size * APART[1]);
}

interface WallTolerance {
  /** Steps of 255, for colors without a hue. */
  gray: number;
  /** Least light of the darker one, as a share. */
  light: number;
}

export function isSameWall(one: Tone, other: Tone, { gray, light }: WallTolerance): boolean {
  if (!isSameHue(one, other)) return false;
  const isGray = Math.max(one.size, other.size) < GRAY;
  if (isGray && Math.abs(one.mean - other.mean) > gray) return false;
  return Math.min(one.mean, other.mean) > Math.max(one.mean, other.mean) * light;
}
