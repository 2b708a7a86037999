import type { Cloth } from '../../../domain/looks/cloth.ts';
import type { TopDrawing } from '../../../domain/looks/look.ts';
import type { BodyModel } from '../../person/body-model.ts';
import { hoodBehind } from './hood.ts';
import { scaledChart, chartAround, betweenPoints, polyline, line } from '../../pixels/paths.ts';
import { ribbedCloth, stitch, trim, trimSheet } from '../../tailoring/trim.ts';
import { alongAtPixel, eachRow, isSleeve, PART, type Layer, type RowVisit } from '../../cloth/layer.ts';
import type { Row } from '../../person/measures/row-spans.ts';
import { lowestPoint, type NeckShape } from './neckline.ts';
import type { Line, Patch, Sheet } from '../../cloth/piece.ts';
import { clamp, lerp, type Point } from '../../pixels/pixels.ts';
import { curve } from '../../pixels/polygons.ts';

interface Details {
  sheets: Sheet[];
  lines: Line[];
  patches: Patch[];
}

/** Where a wrap's edge meets the waist, as a share of its width from the left; shared by bodice and skirt. */
export const WRAP_TIE = 0.2;

function wrapOf(model: BodyModel, neck: NeckShape, hem: Row): Pick<Details, 'lines' | 'patches'> {
  const { size } = model.frame;
  const from = lowestPoint(neck);
  const to: Point = [lerp(hem.left, hem.right, WRAP_TIE), hem.y];
  const pulls = [0.16, 0.3, 0.46].map((t): Line => {
    const start: Point = [lerp(hem.left, hem.right, 0.5 + t), lerp(from[1], hem.y, 0.1 + t)];
    return stitch(curve([start, betweenPoints(start, to, 0.5, 0.62), to]), size * 0.003, 0.72, 0.16);
  });
  const over = curve([from, betweenPoints(from, to, 0.5, 0.53, size * 0.006), to]);
  const far = hem.right + size * 0.1;
  const rim = neck.opening.slice(Math.floor(neck.opening.length / 2)).reverse();
  const top = neck.right[1] - size * 0.1;
  const outline: Point[] = [...over, [far, hem.y], [far, top], [neck.right[0], top], ...rim];
  return {
    lines: [stitch(over, size * 0.0016, 0.6, 0.4), ...pulls],
    patches: [{ outline, thick: size * 0.0022, shadow: 0.42 }],
  };
}

const LOOP = [0, 0, 0.09, -0.05, 0.16, -0.01, 0.12, 0.05, 0, 0.02];
const END = [0, 0, 0.06, 0.14, 0.075, 0.32, 0.02, 0.33, 0.005, 0.14, 0, 0.02];
const KNOT = [-0.025, -0.02, 0.025, -0.02, 0.03, 0.035, -0.03, 0.035];

function bowSheet(model: BodyModel, neck: NeckShape, cloth: Cloth): Sheet {
  const { shoulderWidth: unit } = model.frame;
  const halves = [-1, 1].map((sign) => scaledChart(lowestPoint(neck), sign * unit, unit));
  const shapes = halves.flatMap((at) => [line(at, LOOP), line(at, END)]);
  const lines = halves.map((at) => stitch(polyline(at, [0.02, 0, 0.09, 0.005]), unit * 0.008, 0.66, 0.5));
  return trim(model, [...shapes, polyline(halves[1]!, KNOT)], cloth, 0.45, { lines });
}

function zipLines(model: BodyModel, neck: NeckShape): Line[] {
  const { size, torso } = model.frame;
  const points = polyline(chartAround(lowestPoint(neck)), [0, 0, 0, torso * 0.36]);
  return [stitch(points, size * 0.006, 0.72, 0.5), stitch(points, size * 0.0018, 0.35, 0.8)];
}

function cords(model: BodyModel, { opening }: NeckShape): Line[] {
  const { size, torso } = model.frame;
  return ([-1, 1] as const).map((sign): Line => {
    const at = chartAround(opening[Math.floor(opening.length * (sign < 0 ? 0.36 : 0.64))]!);
    const falls = [
      at(0, size * 0.006),
      at(sign * size * 0.003, torso * 0.14),
      at(sign * size * 0.001, torso * 0.26),
    ];
    return stitch(curve(falls), size * 0.0036, 1.25, 0.75);
  });
}

export function ribbing(model: BodyModel, body: Layer, cloth: Cloth, sleeve: number, hem: Row): Sheet {
  const layer = { ...body, alpha: new Uint8Array(body.alpha.length) };
  const { size, torso } = model.frame;
  const deep = size * 0.026;
  const cuff = sleeve - deep / (torso * 1.15);
  const from = Math.floor(hem.y - deep);
  eachRow(body, ribRow, { out: layer.alpha, body, torso, hem, cuff, from });
  return trimSheet(layer, ribbedCloth(cloth), 0, { manner: 'top' });
}

interface Ribs {
  out: Uint8Array;
  body: Layer;
  torso: number;
  hem: Row;
  /** Along the arm, and row: where ribs begin. */
  cuff: number;
  from: number;
}

const ribRow: RowVisit<Ribs> = (y, first, last, { out, body, torso, hem, cuff, from }) => {
  for (let i = first; i < last; i++) {
    if (body.alpha[i] === 0) continue;
    const part = body.part[i]!;
    const inside = isSleeve(part)
      ? (alongAtPixel(body, i) - cuff) * torso * 1.15
      : part === PART.body
        ? y - from - sag(torso, hem, i - y * body.width)
        : -1;
    out[i] = body.alpha[i]! * clamp(inside + 0.5, 0, 1);
  }
};

const sag = (torso: number, { left, right }: Row, x: number): number =>
  torso * 0.02 * (1 - (((x - left) / (right - left || 1)) * 2 - 1) ** 2);

export function topDetails(
  model: BodyModel,
  drawing: TopDrawing,
  cloth: Cloth,
  neck: NeckShape,
  hem: Row,
): Details {
  const wrap = drawing.wrap && drawing.neck === 'v' ? wrapOf(model, neck, hem) : { lines: [], patches: [] };
  const lines = [
    ...wrap.lines,
    ...(drawing.zip ? zipLines(model, neck) : []),
    ...(drawing.hood ? cords(model, neck) : []),
  ];
  if (model.covering?.veiled) return { sheets: [], lines, patches: wrap.patches };
  const sheets = [
    ...(drawing.hood ? hoodBehind(model, cloth) : []),
    ...(drawing.bow ? [bowSheet(model, neck, cloth)] : []),
  ];
  return { sheets, lines, patches: wrap.patches };
}
