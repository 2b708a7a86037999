// What a top may carry besides its neck: wrap, hood, short zip, bow.
import type { Cloth } from '../../domain/cloth.ts';
import type { TopDrawing } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { hoodBehind, ribOf } from './coat-collars.ts';
import { flatLayer } from './shirt-trims.ts';
import { alongOf, isSleeve, PART } from '../cloth/layer.ts';
import type { Layer, Row } from '../cloth/layer.ts';
import type { NeckShape } from './neckline.ts';
import type { Line, Patch, Sheet } from '../cloth/piece.ts';
import { clamp, lerp } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve } from '../pixels/shapes.ts';

interface Details {
  sheets: Sheet[];
  lines: Line[];
  patches: Patch[];
}

/** Where the edge of a wrap meets the waist, as a share of the waist's width from the left: bodice and skirt alike. */
export const WRAP_TIE = 0.2;

/** The upper front lies over the lower: its edge runs from the point of the V across to the other side of the waist. */
function wrapOf(model: BodyModel, neck: NeckShape, hem: Row): Pick<Details, 'lines' | 'patches'> {
  const { size } = model.frame;
  const from = neck.opening[Math.floor(neck.opening.length / 2)]!;
  const to: Point = [lerp(hem.left, hem.right, WRAP_TIE), hem.y];
  const pulls = [0.16, 0.3, 0.46].map((t): Line => {
    const start: Point = [lerp(hem.left, hem.right, 0.5 + t), lerp(from[1], hem.y, 0.1 + t)];
    return { points: edgeTo(start, to), width: size * 0.003, tone: 0.72, strength: 0.16 };
  });
  const over = curve([from, [lerp(from[0], to[0], 0.5) + size * 0.006, lerp(from[1], to[1], 0.53)], to]);
  const far = hem.right + size * 0.1;
  // Beyond the neckline's edge, the side and the waist seam it has no edges of its own.
  const rim = neck.opening.slice(Math.floor(neck.opening.length / 2)).reverse();
  const top = neck.right[1] - size * 0.1;
  const outline: Point[] = [...over, [far, hem.y], [far, top], [neck.right[0], top], ...rim];
  const line: Line = { points: over, width: size * 0.0016, tone: 0.6, strength: 0.4 };
  return { lines: [line, ...pulls], patches: [{ outline, thick: size * 0.0022, shadow: 0.42 }] };
}

const edgeTo = (from: Point, to: Point): Point[] =>
  curve([from, [lerp(from[0], to[0], 0.5), lerp(from[1], to[1], 0.62)], to]);

/** Loops and ends of a bow tied at the throat. */
function bowSheet(model: BodyModel, neck: NeckShape, cloth: Cloth): Sheet {
  const { shoulderWidth: unit } = model.frame;
  const [x, y] = neck.opening[Math.floor(neck.opening.length / 2)]!;
  const half = (sign: -1 | 1): Point[][] => [
    curve(
      [
        [x, y],
        [x + sign * unit * 0.09, y - unit * 0.05],
        [x + sign * unit * 0.16, y - unit * 0.01],
        [x + sign * unit * 0.12, y + unit * 0.05],
        [x, y + unit * 0.02],
      ],
      6,
    ),
    curve(
      [
        [x, y],
        [x + sign * unit * 0.06, y + unit * 0.14],
        [x + sign * unit * 0.075, y + unit * 0.32],
        [x + sign * unit * 0.02, y + unit * 0.33],
        [x + sign * unit * 0.005, y + unit * 0.14],
        [x, y + unit * 0.02],
      ],
      6,
    ),
  ];
  const knot: Point[] = [
    [x - unit * 0.025, y - unit * 0.02],
    [x + unit * 0.025, y - unit * 0.02],
    [x + unit * 0.03, y + unit * 0.035],
    [x - unit * 0.03, y + unit * 0.035],
  ];
  const layer = flatLayer(model, [...half(-1), ...half(1), knot]);
  const folds = [-1, 1].map((sign): Line => {
    const points: Point[] = [
      [x + sign * unit * 0.02, y],
      [x + sign * unit * 0.09, y + unit * 0.005],
    ];
    return { points, width: unit * 0.008, tone: 0.66, strength: 0.5 };
  });
  return { layer, cloth, manner: 'trim', shadow: 0.45, crisp: true, lines: folds };
}

function zipLines(model: BodyModel, neck: NeckShape): Line[] {
  const { size, torso } = model.frame;
  const [x, y] = neck.opening[Math.floor(neck.opening.length / 2)]!;
  const points: Point[] = [
    [x, y],
    [x, y + torso * 0.36],
  ];
  return [
    { points, width: size * 0.006, tone: 0.72, strength: 0.5 },
    { points, width: size * 0.0018, tone: 0.35, strength: 0.8 },
  ];
}

/** Cords of a hood, hanging from the neckline. */
function cords(model: BodyModel, neck: NeckShape): Line[] {
  const { size, torso } = model.frame;
  return ([-1, 1] as const).map((sign): Line => {
    const at = neck.opening[Math.floor(neck.opening.length * (sign < 0 ? 0.36 : 0.64))]!;
    const points = curve([
      [at[0], at[1] + size * 0.006],
      [at[0] + sign * size * 0.003, at[1] + torso * 0.14],
      [at[0] + sign * size * 0.001, at[1] + torso * 0.26],
    ]);
    return { points, width: size * 0.0036, tone: 1.25, strength: 0.75 };
  });
}

/** Knitwear ends in ribbing, at its hem and at its cuffs. */
export function ribbing(model: BodyModel, body: Layer, cloth: Cloth, sleeve: number, hem: Row): Sheet {
  const layer = { ...body, alpha: new Uint8Array(body.alpha.length) };
  const { size, torso } = model.frame;
  const deep = size * 0.026;
  const cuff = sleeve - deep / (torso * 1.15);
  const from = Math.floor(hem.y - deep);
  for (let i = 0; i < body.alpha.length; i++) {
    if (body.alpha[i] === 0) continue;
    const part = body.part[i]!;
    const inside = isSleeve(part)
      ? (alongOf(body, i) - cuff) * torso * 1.15
      : part === PART.body
        ? Math.floor(i / body.width) - from - sag(model, hem, i % body.width)
        : -1;
    layer.alpha[i] = body.alpha[i]! * clamp(inside + 0.5, 0, 1);
  }
  return { layer, cloth: ribOf(cloth), manner: 'top', shadow: 0, crisp: true };
}

/** How far a hem hangs lower there than at its ends. */
const sag = ({ frame }: BodyModel, { left, right }: Row, x: number): number =>
  frame.torso * 0.02 * (1 - (((x - left) / (right - left || 1)) * 2 - 1) ** 2);

export function topDetails(
  model: BodyModel,
  drawing: TopDrawing,
  cloth: Cloth,
  neck: NeckShape,
  hem: Row,
): Details {
  const veiled = model.covering?.veiled ?? false;
  const sheets: Sheet[] = [];
  const lines: Line[] = [];
  const patches: Patch[] = [];
  if (drawing.wrap && drawing.neck === 'v') {
    const wrap = wrapOf(model, neck, hem);
    lines.push(...wrap.lines);
    patches.push(...wrap.patches);
  }
  if (drawing.zip) lines.push(...zipLines(model, neck));
  if (drawing.hood) lines.push(...cords(model, neck));
  if (drawing.hood && !veiled)
    sheets.push(...hoodBehind(model, cloth).map((sheet) => ({ ...sheet, collar: true })));
  if (drawing.bow && !veiled) sheets.push(bowSheet(model, neck, cloth));
  return { sheets, lines, patches };
}
