import type { Cloth } from '../../../domain/looks/cloth.ts';
import type { BodyModel } from '../../person/body-model.ts';
import type { Layer } from '../../cloth/layer.ts';
import type { Row } from '../../person/measures/row-spans.ts';
import { betweenPoints } from '../../pixels/paths.ts';
import { stitch, trim } from '../../tailoring/trim.ts';
import { neckWidth } from '../../person/measures/shoulder-line.ts';
import { lowestPoint, type NeckShape } from './neckline.ts';
import type { Button, Line, Sheet } from '../../cloth/piece.ts';
import { lerp, type Point } from '../../pixels/pixels.ts';
import { curve } from '../../pixels/polygons.ts';

/** In torso lengths: the front hangs lower, the sides end higher. */
const TAIL = 0.02;
export const TAIL_SIDES = 0.06;

export function shirtTail(model: BodyModel, { left, right, y }: Row): Point[] {
  const { torso } = model.frame;
  const rise = [0, 0.03, 0.09, 0.19, 0.32, 0.5, 0.68, 0.81, 0.91, 0.97, 1].map((t): Point => {
    const side = Math.abs(t * 2 - 1);
    return [lerp(right, left, t), y + torso * (TAIL - (TAIL + TAIL_SIDES) * side ** 3.2)];
  });
  return curve(rise, 4);
}

type Leaf = (model: BodyModel, neck: NeckShape, sign: -1 | 1, rise: number) => Point[];

const closedLeaf: Leaf = (model, neck, sign, rise) => {
  const { torso, shoulderWidth } = model.frame;
  const top = sign < 0 ? neck.left : neck.right;
  const middle = lowestPoint(neck);
  const out = sign * shoulderWidth;
  const nape: Point = [top[0] - out * 0.035, top[1] - torso * 0.04 * rise];
  const tip: Point = [lerp(middle[0], top[0], 0.62), middle[1] + torso * 0.075];
  return [
    ...curve([nape, betweenPoints(nape, middle, 0.5, 0.72), [middle[0] + sign, middle[1]]], 6),
    tip,
    ...curve([betweenPoints(tip, top, 0.9, 0.62, out * 0.03), [top[0] + out * 0.035, top[1]], nape], 6),
  ];
};

const leaf: Leaf = (model, neck, sign, rise) => {
  const { torso, shoulderWidth } = model.frame;
  const top = sign < 0 ? neck.left : neck.right;
  const middle = lowestPoint(neck);
  const throat = neckWidth(model);
  const out = sign * shoulderWidth;
  const nape: Point = [
    throat.middle + sign * Math.min(throat.half, shoulderWidth * 0.17),
    top[1] - torso * 0.036 * rise,
  ];
  const inner = betweenPoints(top, middle, 0.62, 0.5);
  const tip: Point = [top[0] + out * 0.02, lerp(top[1], middle[1], 0.86)];
  const fold: Point[] = [
    [top[0] + out * 0.055, lerp(top[1], tip[1], 0.45)],
    [top[0] + out * 0.028, top[1] - torso * 0.004 * rise],
    betweenPoints(nape, top, 0.6, 0.12),
  ];
  return [
    ...curve([nape, betweenPoints(nape, inner, 0.35, 0.5), inner], 6),
    tip,
    ...curve([tip, ...fold, nape], 6),
  ];
};

const POLO = 0.17; // torso lengths

interface ShirtFront {
  hem: number;
  closed: boolean;
  underCoat: boolean;
  polo?: boolean | undefined;
}

export function shirtTrims(
  model: BodyModel,
  cloth: Cloth,
  neck: NeckShape,
  body: Layer,
  { hem, closed, underCoat, polo = false }: ShirtFront,
): { sheets: Sheet[]; lines: Line[]; buttons: Button[] } {
  const { size, hips, torso } = model.frame;
  const from = lowestPoint(neck);
  const end = polo ? from[1] + torso * POLO : hem;
  const to: Point = [lerp(from[0], hips[0], (end - from[1]) / (hem - from[1] || 1)), end];
  const half = size * 0.0075;
  const edge = (shift: number): Point[] => [
    [from[0] + shift, from[1]],
    [to[0] + shift, to[1]],
  ];
  const buttons: Button[] = [];
  const step = polo ? (end - from[1]) / 3 : size * 0.045;
  for (let y = from[1] + step * 0.55; y < end - step * 0.3; y += step) {
    const x = lerp(from[0], to[0], (y - from[1]) / (end - from[1] || 1));
    if ((body.alpha[Math.floor(y) * model.width + Math.floor(x)] ?? 0) > 200)
      buttons.push({ at: [x, y], radius: Math.max(1, size * 0.0026) });
  }
  const shape = closed ? closedLeaf : leaf;
  // A coat's collar holds it down behind the neck.
  const rise = underCoat ? 0.1 : 1;
  // A veil hides the collar, but not the placket below it.
  const leaves = model.covering?.veiled ? [] : [shape(model, neck, -1, rise), shape(model, neck, 1, rise)];
  const [right, left] = [edge(half), edge(-half)];
  return {
    sheets: leaves.length > 0 ? [trim(model, leaves, cloth)] : [],
    lines: [
      stitch(right, size * 0.0015, 0.6, 0.5),
      stitch(left, size * 0.0012, 0.7, 0.3),
      ...(polo ? [stitch([left[1]!, right[1]!], size * 0.0015, 0.6, 0.5)] : []),
    ],
    buttons,
  };
}
