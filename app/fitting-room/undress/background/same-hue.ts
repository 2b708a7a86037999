// Whether two colors are one thing in another light: in the shade a wall is darker and stronger in color, of the same hue.

/** Below this distance from gray (steps of 255) a color has no hue to speak of. */
const GRAY = 9;
/** How far two hues may point apart: steps of 255, and as a share of the weaker. */
const APART = [4, 0.17] as const;
/** How much stronger a wall's color may be in the shade: times, and steps of 255. */
const STRONGER = [2.5, 8] as const;

export interface Tone {
  mean: number;
  /** Each channel's distance from the mean, and the length of that. */
  hue: [number, number, number];
  size: number;
}

/** Of the color at `j` in a plane of three channels. */
export function toneAt(color: Float32Array, j: number): Tone {
  const [r, g, b] = [color[j * 3]!, color[j * 3 + 1]!, color[j * 3 + 2]!];
  const mean = (r + g + b) / 3;
  const hue: Tone['hue'] = [r - mean, g - mean, b - mean];
  return { mean, hue, size: Math.hypot(...hue) };
}

/** True where only light and shade are between two colors. */
export function isSameHue(one: Tone, other: Tone): boolean {
  const [weak, strong] = one.size < other.size ? [one, other] : [other, one];
  if (strong.size > weak.size * STRONGER[0] + STRONGER[1]) return false;
  const along =
    (weak.hue[0] * strong.hue[0] + weak.hue[1] * strong.hue[1] + weak.hue[2] * strong.hue[2]) /
    Math.max(1, strong.size);
  const apart = Math.sqrt(Math.max(0, weak.size ** 2 - along ** 2));
  return (along > 0 || weak.size < GRAY) && apart < Math.max(APART[0], weak.size * APART[1]);
}

/** How unlike in light two places on one wall may be. */
export interface WallTolerance {
  /** Two colors without a hue differ by less, steps of 255. */
  gray: number;
  /** The darker one has at least this share of the other's light. */
  light: number;
}

/** True where two colors are one wall in another light. */
export function isSameWall(one: Tone, other: Tone, { gray, light }: WallTolerance): boolean {
  if (!isSameHue(one, other)) return false;
  const isGray = Math.max(one.size, other.size) < GRAY;
  if (isGray && Math.abs(one.mean - other.mean) > gray) return false;
  return Math.min(one.mean, other.mean) > Math.max(one.mean, other.mean) * light;
}
