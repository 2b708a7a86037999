// Small things on the flat-lay card: tights, folded socks, a scarf, gloves.
import type { Cloth } from '../../domain/cloth.ts';
import type { ScarfDrawing } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { ribOf } from '../garments/coat-collars.ts';
import { line, oval, sheet } from './flat-drawing.ts';
import type { Line, Piece } from '../cloth/piece.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve } from '../pixels/shapes.ts';

/** Laid out flat: the band at the waist, two legs side by side, the toes pointing outward. */
export function flatTights(model: BodyModel, [x, y]: Point, cloth: Cloth): Piece {
  const at = (dx: number, dy: number): Point => [x + dx, y + dy];
  const half = (side: -1 | 1): Point[] => [
    ...[at(-2 * side, -76), at(34 * side, -76)],
    ...curve([at(34 * side, -62), at(37 * side, -42), at(33 * side, 0), at(23 * side, 46)], 6),
    ...curve([at(23 * side, 46), at(26 * side, 60), at(44 * side, 70), at(40 * side, 78)], 6),
    ...curve([at(40 * side, 78), at(19 * side, 78), at(8 * side, 68), at(8 * side, 46)], 6),
    ...curve([at(8 * side, 46), at(4 * side, 0), at(2 * side, -24)], 6),
    at(-2 * side, -24),
  ];
  const band = line([at(-34, -67), at(34, -67)], 2, 0.5, 0.5);
  const seam = line([at(0, -66), at(0, -26)], 1.6, 0.55, 0.4);
  const heel = (side: -1 | 1): Line =>
    line([at(9 * side, 56), at(16 * side, 54), at(23 * side, 48)], 1.6, 0.6, 0.35);
  return { sheets: [sheet(model, [half(-1), half(1)], cloth, [band, seam, heel(-1), heel(1)])] };
}

/** How far a sock goes up from its ankle: under the shoe's edge, a usual one, to below the knee. */
export type SockHeight = 'no-show' | 'usual' | 'long';
const LEG: Record<SockHeight, number> = { 'no-show': 14, usual: 66, long: 104 };

/** A pair, one half behind the other, seen from the side: a slim leg, a ribbed cuff, heel and toe. */
export function pairOfSocks(model: BodyModel, [x, y]: Point, cloth: Cloth, height: SockHeight): Piece {
  const leg = LEG[height];
  // The pair about its middle.
  const [left, ankle] = [x - 18, y + leg / 2 - 20];
  const sock = (dx: number, dy: number) => {
    const at = (px: number, py: number): Point => [left + px + dx, ankle + py + dy];
    const through = (...points: [number, number][]): Point[] => points.map(([px, py]) => at(px, py));
    const shape: Point[] = [
      ...through([-17, -leg], [17, -leg]),
      ...curve(through([16, -8], [22, 8], [44, 16], [66, 24], [70, 36], [58, 43], [30, 42]), 6),
      ...curve(through([8, 43], [-14, 41], [-24, 28], [-18, 6], [-16, -12]), 6),
    ];
    const cuff = line(through([-17, 12 - leg], [17, 12 - leg]), 1.6, 0.6, 0.45);
    const heel = line(curve(through([-19, 10], [-4, 12], [4, 26], [4, 42]), 6), 1.6, 0.6, 0.4);
    const toe = line(curve(through([54, 20], [50, 31], [52, 42]), 6), 1.6, 0.6, 0.4);
    const folds = height === 'no-show' ? [heel, toe] : [cuff, heel, toe];
    return sheet(model, [shape], knitted, folds);
  };
  const knitted = cloth.fabric === 'plain' ? { ...ribOf(cloth), scale: 0.35 } : cloth;
  return { sheets: [sock(18, -10), sock(-14, 8)] };
}

/** Folded lengthwise and laid in a loop, one end over the other. */
export function flatScarf(model: BodyModel, [x, y]: Point, drawing: ScarfDrawing, cloth: Cloth): Piece {
  const wide = 50 + 16 * drawing.bulk;
  if (drawing.ends === 0 && drawing.bulk <= 0.7) {
    const corner: Point[] = [
      [x - 70, y - 62],
      [x + 70, y - 62],
      [x + 6, y + 66],
    ];
    return {
      sheets: [
        sheet(model, [corner], cloth, [
          line(
            [
              [x - 36, y - 60],
              [x, y + 40],
            ],
            3,
            0.7,
            0.25,
          ),
          line(
            [
              [x + 38, y - 60],
              [x + 8, y + 40],
            ],
            3,
            0.7,
            0.25,
          ),
        ]),
      ],
    };
  }
  if (drawing.ends === 0) {
    const folds = [-22, 4, 28].map((dy) =>
      line(
        [
          [x - 76, y + dy],
          [x, y + dy + 14],
          [x + 76, y + dy],
        ],
        4,
        0.6,
        0.4,
      ),
    );
    return {
      sheets: [
        sheet(model, [oval([x, y], 86, 58)], cloth, folds),
        sheet(model, [oval([x, y - 16], 50, 22)], { ...cloth, colour: '#3a3532' }, [], 0),
      ],
    };
  }
  const height = 190;
  const strip = (cx: number, lean: number, top: number): { body: Point[]; fringe: Point[][] } => {
    const body: Point[] = [
      [cx - wide / 2, top],
      [cx + wide / 2, top],
      [cx + wide / 2 + lean, top + height],
      [cx - wide / 2 + lean, top + height],
    ];
    const fringe: Point[][] = [];
    for (let k = 0; drawing.fringe && k < 14; k++) {
      const a = cx - wide / 2 + lean + (wide * (k + 0.15)) / 14;
      const b = cx - wide / 2 + lean + (wide * (k + 0.85)) / 14;
      fringe.push([
        [a, top + height - 1],
        [b, top + height - 1],
        [b - 1, top + height + 20 + (k % 3) * 2],
        [a + 1, top + height + 20 + (k % 3) * 2],
      ]);
    }
    return { body, fringe };
  };
  const back = strip(x + wide * 0.36, 8, y - height / 2);
  const front = strip(x - wide * 0.3, -12, y - height / 2 + 4);
  const bend = curve(
    [
      [x - wide * 0.82, y - height / 2 + 20],
      [x - wide * 0.7, y - height / 2 - 30],
      [x, y - height / 2 - 46],
      [x + wide * 0.78, y - height / 2 - 30],
      [x + wide * 0.88, y - height / 2 + 20],
      [x + wide * 0.3, y - height / 2 + 30],
      [x - wide * 0.3, y - height / 2 + 30],
    ],
    8,
  );
  const folds = (cx: number, lean: number): Line[] =>
    [-0.2, 0.18].map((t) =>
      line(
        [
          [cx + wide * t, y - height / 2 + 10],
          [cx + wide * t + lean, y + height / 2 - 8],
        ],
        4,
        0.68,
        0.3,
      ),
    );
  return {
    sheets: [
      sheet(model, [back.body, ...back.fringe], cloth, folds(x + wide * 0.36, 8)),
      sheet(model, [bend], cloth, [
        line(
          [
            [x - wide * 0.6, y - height / 2 + 6],
            [x, y - height / 2 - 14],
            [x + wide * 0.7, y - height / 2 + 4],
          ],
          4,
          0.62,
          0.35,
        ),
      ]),
      sheet(model, [front.body, ...front.fringe], cloth, folds(x - wide * 0.3, -12)),
    ],
  };
}

/** A pair, one a little over the other. */
export function flatGloves(model: BodyModel, [x, y]: Point, mittens: boolean, cloth: Cloth): Piece {
  const glove = (cx: number, cy: number, sign: -1 | 1): Point[][] => {
    const at = (dx: number, dy: number): Point => [cx + sign * dx, cy + dy];
    const palm = curve(
      [at(-24, 62), at(-25, 16), at(-28, -14), at(0, -22), at(28, -14), at(25, 16), at(23, 62)],
      6,
    );
    const thumb = curve([at(22, 16), at(42, -6), at(50, -26), at(40, -32), at(22, -12)], 6);
    if (mittens)
      return [
        curve([at(-24, 62), at(-28, 0), at(-22, -58), at(0, -70), at(24, -58), at(28, 0), at(23, 62)], 7),
        thumb,
      ];
    const finger = (fx: number, tip: number): Point[] =>
      curve([at(fx - 7, -8), at(fx - 7, tip + 7), at(fx, tip), at(fx + 7, tip + 7), at(fx + 7, -8)], 5);
    return [palm, finger(-20, -56), finger(-6.5, -70), finger(7, -66), finger(20, -50), thumb];
  };
  const cuff = (cx: number, cy: number): Line =>
    line(
      [
        [cx - 24, cy + 46],
        [cx + 24, cy + 46],
      ],
      2,
      0.55,
      0.5,
    );
  return {
    sheets: [
      sheet(model, glove(x + 26, y - 6, 1), cloth, [cuff(x + 26, y - 6)]),
      sheet(model, glove(x - 26, y + 6, -1), cloth, [cuff(x - 26, y + 6)]),
    ],
  };
}
