// Where a bare leg goes on beside or behind a hand, told from what is seen of it below: the two have one color.
import { buildPalette, type Palette } from '../parts/color-palette.ts';
import { lerp, type Point } from '../../pixels/pixels.ts';
import type { PhotoScene } from '../photo-scene.ts';
import type { Chain } from '../skeleton.ts';

export interface BareLeg {
  palette: Palette;
  outlines: readonly Outline[];
  stature: number;
}

/** From the wrist down to where a hanging hand has ended, in statures. */
const HAND_ENDS = 0.115;
/** Confidence in skin; widest half of a leg, in statures; rows that must show it; how it widens from knee to hip. */
const SKIN = 140;
const WIDEST = 0.09;
const ROWS = 4;
const WIDENS = 0.4;
/** Half of a narrow thigh, in statures: leg for certain. */
const NARROW = 0.03;

interface Outline {
  hip: Point;
  knee: Point;
  left: number;
  right: number;
  row: number;
}

/** Beyond the outline of the nearer leg, in statures; negative inside. */
export function beyondLeg({ outlines, stature }: BareLeg, x: number, y: number): number {
  let least = Infinity;
  for (const outline of outlines) {
    const aside = x - axisAt(outline, y);
    const up = (outline.row - y) / Math.max(1, outline.knee[1] - outline.hip[1]);
    const half = Math.max(NARROW * stature, aside < 0 ? outline.left : outline.right);
    least = Math.min(least, (Math.abs(aside) - half * (1 + WIDENS * Math.max(0, up))) / stature);
  }
  return least;
}

const axisAt = ({ hip, knee }: Pick<Outline, 'hip' | 'knee'>, y: number): number =>
  lerp(hip[0], knee[0], (y - hip[1]) / Math.max(1, knee[1] - hip[1]));

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;

function outlineOf(
  scene: PhotoScene,
  leg: Chain,
  between: (y: number) => number,
  from: number,
  stature: number,
  colors: number[],
): Outline | null {
  const [hip, knee] = leg;
  const { photo, box, width } = scene;
  const isSkin = (x: number, y: number): boolean =>
    x >= 0 && x < width && scene.confidence('skin', x, y) > SKIN;
  const found: { left: number; right: number; row: number }[] = [];
  const step = Math.max(1, Math.round(stature * 0.004));
  const side = Math.sign(axisAt({ hip, knee }, knee[1]) - between(knee[1])) || 1;
  for (let y = Math.round(from); y < knee[1]; y += step) {
    const axis = Math.round(axisAt({ hip, knee }, y));
    if (!isSkin(axis, y)) continue;
    const end = (way: -1 | 1): number => {
      let x = axis;
      const inner = way !== side;
      const isInside = (): boolean => !inner || (between(y) - x) * way > 0;
      while (isSkin(x + way, y) && Math.abs(x - axis) < WIDEST * stature && isInside()) x += way;
      return Math.abs(x - axis);
    };
    const [left, right] = [end(-1), end(1)];
    found.push({ left, right, row: y });
    for (let x = axis - left; x <= axis + right; x += 2) {
      const at = ((y + box.y0) * photo.width + x + box.x0) * 4;
      colors.push(photo.data[at]!, photo.data[at + 1]!, photo.data[at + 2]!);
    }
  }
  if (found.length < ROWS) return null;
  const near = found.slice(0, Math.max(ROWS, found.length >> 1));
  return {
    hip,
    knee,
    left: middle(near.map((one) => one.left)),
    right: middle(near.map((one) => one.right)),
    row: middle(near.map((one) => one.row)),
  };
}

/** Null where no leg is bare below the hand. */
export function bareLegBeside(
  scene: PhotoScene,
  legs: readonly [Chain, Chain],
  wrist: Point,
  stature: number,
): BareLeg | null {
  const between = (y: number): number =>
    (axisAt({ hip: legs[0][0], knee: legs[0][1] }, y) + axisAt({ hip: legs[1][0], knee: legs[1][1] }, y)) / 2;
  const from = wrist[1] + HAND_ENDS * stature;
  const colors: number[] = [];
  const outlines = legs.flatMap((leg) => outlineOf(scene, leg, between, from, stature, colors) ?? []);
  if (outlines.length === 0) return null;
  const color = Uint8ClampedArray.from(colors);
  return {
    palette: buildPalette(
      color,
      Array.from({ length: Math.floor(color.length / 3) }, (_, i) => i),
    ),
    outlines,
    stature,
  };
}
