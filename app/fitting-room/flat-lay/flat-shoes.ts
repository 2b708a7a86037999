import type { Cloth } from '../../domain/looks/cloth.ts';
import type { Last, ShoesDrawing } from '../../domain/looks/look.ts';
import type { BodyModel } from '../person/body-model.ts';
import { rgbOf, shaded } from '../cloth/fabric/fabrics.ts';
import type { Line, Piece, Sheet } from '../cloth/piece.ts';
import { polyline, line, outline, type Chart, type CoordinatePairs } from '../pixels/paths.ts';
import { stitch, trim } from '../tailoring/trim.ts';
import { luma, type Point } from '../pixels/pixels.ts';
import { shoeLast, LASTS_BY_NAME } from '../garments/footwear/shoe-lasts.ts';
import { curve } from '../pixels/polygons.ts';

const LENGTH = 198; // pixels

const sew = (at: Chart, pairs: CoordinatePairs, strength = 0.5, width = 1.6, tone = 0.55): Line =>
  stitch(line(at, pairs), width, tone, strength);

const lace = (
  at: Chart,
  pairs: CoordinatePairs,
  width: number,
  strength: number,
  color: Line['color'],
): Line => stitch(polyline(at, pairs), width, 1, strength, { color });

/** From the front end along one side and back along the other. `half`: points of one, counted outward. */
function shell(at: Chart, front: number, rear: number, half: (sign: -1 | 1) => CoordinatePairs): Point[] {
  const side = (sign: -1 | 1): Point[] => polyline((along, across) => at(along, sign * across), half(sign));
  return curve([at(front, 0), ...side(1), at(rear, 0), ...side(-1).reverse(), at(front, 0)], 7);
}

/** Toe up: along 0 toe … 1 heel, across in shares of the length. `grow`: how far its sole stands out. */
function shoeAbove(at: Chart, last: Last, grow: number): Point[] {
  const tip = 0.09 - 0.05 * LASTS_BY_NAME[last].point;
  return shell(at, -grow * 0.6, 1 + grow * 0.6, (sign) => [
    ...[0.035 - grow * 0.4, tip + grow, 0.22, 0.185 + grow],
    ...[0.42, 0.185 * (sign > 0 ? 0.94 : 0.9) + grow],
    ...[0.64, 0.14 + grow, 0.86, 0.135 + grow, 0.965 + grow * 0.4, 0.135 * 0.68],
  ]);
}

function openingAbove(at: Chart, last: Last): Point[] {
  const low = last === 'ballet' || last === 'pump';
  const throat = last === 'loafer' || last === 'slipper' ? 0.42 : low ? 0.26 : 0.5;
  const wide = low ? 0.115 : 0.085;
  return shell(at, throat, 0.945, () => [throat + 0.035, wide * 0.8, 0.62, wide, 0.86, wide * 0.95]);
}

function linesAbove(at: Chart, last: Last, pale: boolean): Line[] {
  const white = pale || last === 'sneaker' || last === 'trainer';
  const laces = (from: number, to: number, count: number): Line[] =>
    Array.from({ length: count }, (_, k): Line => {
      const along = from + ((to - from) * (k + 0.5)) / count;
      return lace(at, [along, 0.06, along + 0.012, -0.06], 5, 0.95, white ? '#f6f3ec' : '#1d1917');
    });
  switch (last) {
    case 'sneaker':
    case 'trainer':
      return [
        sew(at, [0.2, 0.13, 0.15, 0, 0.2, -0.13]),
        sew(at, [0.26, 0.075, 0.5, 0.09], 0.4),
        sew(at, [0.26, -0.075, 0.5, -0.09], 0.4),
        ...laces(0.26, 0.5, 5),
      ];
    case 'loafer':
      return [
        sew(at, [0.4, 0.15, 0.345, 0, 0.4, -0.15], 0.7, 9, 0.74),
        sew(at, [0.4, 0.12, 0.16, 0.1, 0.085, 0, 0.16, -0.1, 0.4, -0.12], 0.6, 2),
      ];
    case 'slipper':
      return [sew(at, [0.4, 0.15, 0.345, 0, 0.4, -0.15], 0.7, 9, 0.74)];
    case 'ballet':
      return [stitch(polyline(at, [0.245, 0.022, 0.245, -0.022]), 5, 0.5, 0.8)];
    default:
      return [sew(at, [0.2, 0.13, 0.155, 0, 0.2, -0.13]), ...laces(0.34, 0.5, 3)];
  }
}

/** Toe to the left. Points are along, up, and the share of the heel by which they are lifted. */
interface FromSide {
  front: CoordinatePairs;
  back: CoordinatePairs;
  size: number;
  high: number;
  places: readonly [Point, Point];
}

const PAIR: FromSide['places'] = [
  [-37, 20],
  [37, -38],
];

const FROM_SIDE: Record<'low' | 'ankle' | 'tall', FromSide> = {
  low: {
    front: [0.02, 0.045, 0, 0.045, 0.1, 0, 0.2, 0.13, 0.3, 0.38, 0.125, 0.7, 0.6, 0.13, 1, 0.86, 0.26, 1],
    back: [0.95, 0.28, 1, 1, 0.16, 1, 0.985, 0.03, 1],
    size: 1.08,
    high: 0.14,
    places: PAIR,
  },
  ankle: {
    front: [0.02, 0.045, 0, 0.05, 0.13, 0, 0.24, 0.2, 0.3, 0.44, 0.33, 0.8, 0.5, 0.48, 1, 0.5, 0.62, 1],
    back: [0.98, 0.63, 1, 0.97, 0.6, 1, 0.96, 0.34, 1, 1, 0.14, 1, 0.99, 0.03, 1],
    size: 1.02,
    high: 0.34,
    places: PAIR,
  },
  tall: {
    front: [0.02, 0.045, 0, 0.05, 0.13, 0, 0.24, 0.2, 0.3, 0.44, 0.33, 0.8, 0.5, 0.48, 1, 0.47, 1.42, 1],
    back: [1.02, 1.43, 1, 1.03, 0.6, 1, 0.96, 0.34, 1, 1, 0.14, 1, 0.99, 0.03, 1],
    size: 0.98,
    high: 0.72,
    places: [
      [-44, 0],
      [44, -16],
    ],
  },
};
const BOTTOM = [0.76, 0.025, 1, 0.56, 0.03, 0.6, 0.36, 0.02, 0, 0.1, 0.015, 0, 0.02, 0.045, 0];
const SOLE = [0.02, 0.06, 0, 0.1, 0.06, 0, 0.36, 0.07, 0, 0.56, 0.08, 0.6, 0.8, 0.09, 1];
const INSIDE = [
  0.4, 0.12, 0.07, 0.62, 0.14, 0.1, 0.87, 0.262, 0.11, 0.94, 0.262, 0.11, 0.7, 0.1, 0.1, 0.4, 0.12, 0.07,
];

const lifted = (at: Chart, points: CoordinatePairs, lift: number): Point[] =>
  Array.from({ length: points.length / 3 }, (_, k) =>
    at(points[k * 3]!, points[k * 3 + 1]! + lift * points[k * 3 + 2]!),
  );

function solesFromSide(at: Chart, heel: number, lift: number): Point[][] {
  const arch = heel > 1.2 ? 0.008 + lift : -0.012;
  const under = polyline(at, [0.8, arch, 0.56, arch * 0.6, 0.36, -0.012, 0.1, -0.012, 0.01, 0.015]);
  const [to, from] = heel > 2 ? [0.93, 0.875] : [0.965, 0.815];
  const block = lifted(at, [0.77, 0.03, 1, 0.985, 0.035, 1, to, -0.012, 0, from, -0.012, 0], lift);
  return [[...lifted(at, SOLE, lift), ...under], block];
}

function linesFromSide(at: Chart, last: Last, shaft: number): Line[] {
  if (last === 'chelsea')
    return [
      sew(at, [0.62, 0.62, 0.66, 0.4, 0.7, 0.26], 0.45, 1.7),
      sew(at, [0.86, 0.62, 0.82, 0.4, 0.7, 0.26], 0.45, 1.7),
    ];
  if (last === 'laced-boot')
    return [0, 1, 2, 3, 4].map((k) =>
      lace(at, [0.44 + k * 0.012, 0.3 + k * 0.065, 0.56, 0.27 + k * 0.065], 4, 0.8, '#1d1917'),
    );
  return shaft > 0 && last === 'boot'
    ? [
        sew(at, [0.46, 0.34, 0.66, 0.26, 0.9, 0.28], 0.25, 1.7),
        sew(at, [0.5, 0.44, 0.7, 0.38, 0.92, 0.4], 0.2, 1.7),
      ]
    : [];
}

const darker = (cloth: Cloth): Cloth => shaded({ fabric: 'plain', colour: cloth.colour }, 0.42);
const soleOf = (last: Last): Cloth => ({ fabric: 'plain', colour: LASTS_BY_NAME[last].soleColor });

function sandalAbove(model: BodyModel, at: Chart, cloth: Cloth): Sheet[] {
  const strap = (along: number, thick: number, half: number): Point[] => {
    const [front, back] = [along - thick, along + thick];
    return outline(at, [
      [front, half, front - 0.02, 0, front, -half],
      [back, -half, back - 0.02, 0, back, half],
    ]);
  };
  return [
    trim(model, [shoeAbove(at, 'sandal', 0)], { fabric: 'leather', colour: '#b08d66' }),
    trim(model, [strap(0.26, 0.055, 0.2), strap(0.7, 0.025, 0.155)], cloth, 0.5),
  ];
}

function pairAbove(model: BodyModel, center: Point, last: Last, cloth: Cloth): Sheet[] {
  const pale = luma(...rgbOf(cloth.colour)) > 150;
  return ([-1, 1] as const).flatMap((sign) => {
    const turn = sign * 0.075;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const at: Chart = (along, across) => {
      const [x, y] = [across * LENGTH * sign, (along - 0.5) * LENGTH];
      return [center[0] + sign * LENGTH * 0.25 + x * cos - y * sin, center[1] + x * sin + y * cos];
    };
    if (last === 'sandal') return sandalAbove(model, at, cloth);
    const lines = linesAbove(at, last, pale);
    return [
      trim(model, [shoeAbove(at, last, LASTS_BY_NAME[last].sole * 0.32)], soleOf(last)),
      trim(model, [shoeAbove(at, last, 0)], cloth, 0.2, { form: true, lines }),
      trim(model, [openingAbove(at, last)], darker(cloth), 0),
    ];
  });
}

function pairFromSide(
  model: BodyModel,
  center: Point,
  { shaft, heel = shaft > 0 ? 0.6 : 2 }: ShoesDrawing,
  last: Last,
  cloth: Cloth,
): Sheet[] {
  const { front, back, places, ...from } = FROM_SIDE[shaft > 0.5 ? 'tall' : shaft > 0 ? 'ankle' : 'low'];
  const size = LENGTH * from.size;
  const lift = heel * 0.11;
  return [...places].reverse().flatMap(([dx, dy]) => {
    const at: Chart = (along, up) => [
      center[0] + dx + (along - 0.5) * size,
      center[1] + dy + (from.high - up) * size,
    ];
    const upper = [
      ...curve(lifted(at, front, lift), 7),
      ...curve(lifted(at, back, lift), 7),
      ...curve(lifted(at, BOTTOM, lift), 6),
    ];
    const inside = curve(lifted(at, INSIDE, heel), 5);
    return [
      trim(model, solesFromSide(at, heel, lift), soleOf(last)),
      trim(model, [upper], cloth, 0.35, { form: true, lines: linesFromSide(at, last, shaft) }),
      ...(shaft > 0 ? [] : [trim(model, [inside], darker(cloth), 0)]),
    ];
  });
}

export function flatShoes(model: BodyModel, center: Point, drawing: ShoesDrawing, given: Cloth): Piece {
  const cloth: Cloth = { gloss: 0.25, ...given };
  const last = shoeLast(drawing, cloth);
  const side = drawing.shaft > 0 || last === 'pump' || (drawing.heel ?? 0) > 1;
  return {
    sheets: side ? pairFromSide(model, center, drawing, last, cloth) : pairAbove(model, center, last, cloth),
  };
}
