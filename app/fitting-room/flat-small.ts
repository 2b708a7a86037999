// Small things on the flat-lay card: folded tights and socks, a scarf, hats, gloves.
import type { Cloth, HatDrawing, ScarfDrawing } from '../domain/look.ts';
import type { BodyModel } from './analyse.ts';
import { ribOf } from './coat-collars.ts';
import { flatLayer } from './garment-shirt-trims.ts';
import type { Line, Piece, Sheet } from './piece.ts';
import { lerp } from './pixels.ts';
import type { Point } from './pixels.ts';
import { curve } from './shapes.ts';

const sheet = (
  model: BodyModel,
  shapes: readonly Point[][],
  cloth: Cloth,
  lines: Line[] = [],
  shadow = 0.4,
): Sheet => ({
  layer: flatLayer(model, shapes),
  cloth,
  manner: 'trim',
  shadow,
  crisp: true,
  form: true,
  lines,
});

const oval = ([x, y]: Point, a: number, b: number, from = 0, to = 1): Point[] =>
  Array.from({ length: 33 }, (_, k): Point => {
    const angle = lerp(from, to, k / 32) * Math.PI * 2;
    return [x + Math.cos(angle) * a, y + Math.sin(angle) * b];
  });

/** A rectangle with soft corners, its middle at (x, y). */
function slab([x, y]: Point, width: number, height: number, r = 6): Point[] {
  const [a, b] = [width / 2, height / 2];
  return curve(
    [
      [x - a + r, y - b],
      [x + a - r, y - b],
      [x + a, y - b + r],
      [x + a, y + b - r],
      [x + a - r, y + b],
      [x - a + r, y + b],
      [x - a, y + b - r],
      [x - a, y - b + r],
      [x - a + r, y - b],
    ],
    4,
  );
}

const line = (points: Point[], width = 2, tone = 0.6, strength = 0.45): Line => ({
  points: curve(points, 6),
  width,
  tone,
  strength,
});

/** Folded twice: a soft block with its folds, the toes peeping out. */
export function foldedTights(model: BodyModel, [x, y]: Point, cloth: Cloth): Piece {
  const toes = [-1, 1].map((sign) => slab([x + sign * 24, y + 62], 34, 44, 12));
  const folds = [
    line([
      [x - 52, y - 18],
      [x, y - 13],
      [x + 52, y - 18],
    ]),
    line([
      [x - 52, y + 16],
      [x, y + 21],
      [x + 52, y + 16],
    ]),
  ];
  return {
    sheets: [
      sheet(model, toes, cloth),
      sheet(model, [slab([x, y], 112, 104, 12)], cloth, [
        ...folds,
        line(
          [
            [x - 54, y - 40],
            [x + 54, y - 40],
          ],
          2,
          0.5,
          0.5,
        ),
      ]),
    ],
  };
}

/** A pair, folded over. */
export function foldedSocks(model: BodyModel, [x, y]: Point, cloth: Cloth): Piece {
  const sock = (shift: number): Point[] =>
    curve(
      [
        [x - 26 + shift, y - 58],
        [x + 16 + shift, y - 58],
        [x + 16 + shift, y + 8],
        [x + 50 + shift, y + 34],
        [x + 44 + shift, y + 58],
        [x + 4 + shift, y + 54],
        [x - 22 + shift, y + 22],
        [x - 26 + shift, y - 58],
      ],
      6,
    );
  const cuff = (shift: number): Line =>
    line(
      [
        [x - 26 + shift, y - 38],
        [x + 16 + shift, y - 38],
      ],
      2,
      0.55,
      0.5,
    );
  const knitted = cloth.fabric === 'plain' ? { ...ribOf(cloth), scale: 0.5 } : cloth;
  return {
    sheets: [sheet(model, [sock(14)], knitted, [cuff(14)]), sheet(model, [sock(-12)], knitted, [cuff(-12)])],
  };
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

export function flatHat(model: BodyModel, [x, y]: Point, { shape, pompom }: HatDrawing, cloth: Cloth): Piece {
  const straw: Cloth = cloth.fabric === 'plain' ? { ...cloth, fabric: 'straw' } : cloth;
  switch (shape) {
    case 'beanie': {
      const crown = curve(
        [
          [x - 62, y + 20],
          [x - 60, y - 30],
          [x - 34, y - 66],
          [x, y - 74],
          [x + 34, y - 66],
          [x + 60, y - 30],
          [x + 62, y + 20],
        ],
        7,
      );
      return {
        sheets: [
          ...(pompom ? [sheet(model, [oval([x, y - 84], 24, 24)], { ...cloth, fabric: 'teddy' })] : []),
          sheet(model, [crown], cloth),
          sheet(model, [slab([x, y + 32], 132, 46, 10)], { ...cloth, fabric: 'rib' }, [
            line(
              [
                [x - 62, y + 11],
                [x + 62, y + 11],
              ],
              2,
              0.5,
              0.5,
            ),
          ]),
        ],
      };
    }
    case 'beret':
      return {
        sheets: [
          sheet(
            model,
            [
              curve(
                [
                  [x - 88, y + 6],
                  [x - 60, y - 42],
                  [x + 10, y - 58],
                  [x + 78, y - 30],
                  [x + 84, y + 14],
                  [x + 30, y + 40],
                  [x - 50, y + 38],
                  [x - 88, y + 6],
                ],
                8,
              ),
              [
                [x + 4, y - 58],
                [x + 10, y - 74],
                [x + 16, y - 73],
                [x + 15, y - 56],
              ],
            ],
            cloth,
            [
              line(
                [
                  [x - 52, y + 30],
                  [x, y + 22],
                  [x + 44, y + 28],
                ],
                3,
                0.6,
                0.4,
              ),
            ],
          ),
        ],
      };
    case 'cap':
    case 'flat-cap': {
      const crown = curve(
        [
          [x - 66, y + 22],
          [x - 62, y - 26],
          [x - 20, y - 58],
          [x + 30, y - 52],
          [x + 60, y - 16],
          [x + 62, y + 22],
          [x - 66, y + 22],
        ],
        8,
      );
      const peak = curve(
        [
          [x + 30, y + 8],
          [x + 76, y + 8],
          [x + 118, y + 32],
          [x + 108, y + 42],
          [x + 60, y + 26],
          [x - 4, y + 26],
          [x + 30, y + 8],
        ],
        6,
      );
      return {
        sheets: [
          sheet(model, [crown], cloth, [
            line([
              [x - 8, y - 56],
              [x + 10, y - 14],
              [x + 12, y + 22],
            ]),
            line(
              [
                [x - 62, y + 10],
                [x, y + 4],
                [x + 60, y + 10],
              ],
              2,
              0.6,
              0.3,
            ),
          ]),
          sheet(model, [peak], cloth, [
            line(
              [
                [x + 34, y + 18],
                [x + 74, y + 18],
                [x + 108, y + 36],
              ],
              1.6,
              0.55,
              0.4,
            ),
          ]),
        ],
      };
    }
    case 'bucket':
    case 'cloche': {
      const crown = curve(
        [
          [x - 52, y + 8],
          [x - 46, y - 44],
          [x - 22, y - 58],
          [x + 22, y - 58],
          [x + 46, y - 44],
          [x + 52, y + 8],
        ],
        7,
      );
      const drop = shape === 'bucket' ? 98 : 74;
      const brim = curve(
        [
          [x - 54, y],
          [x - drop, y + 42],
          [x - 40, y + 54],
          [x, y + 57],
          [x + 40, y + 54],
          [x + drop, y + 42],
          [x + 54, y],
        ],
        7,
      );
      return {
        sheets: [
          sheet(model, [brim], cloth, [
            line(
              [
                [x - 74, y + 34],
                [x, y + 46],
                [x + 74, y + 34],
              ],
              1.6,
              0.6,
              0.35,
            ),
          ]),
          sheet(model, [crown], cloth, [
            line(
              [
                [x - 52, y - 4],
                [x, y + 6],
                [x + 52, y - 4],
              ],
              shape === 'cloche' ? 11 : 2,
              0.55,
              0.5,
            ),
          ]),
        ],
      };
    }
    case 'brim':
      return {
        sheets: [
          sheet(
            model,
            [oval([x, y], 112, 84)],
            straw,
            [1, 0.8].map((k) => line(oval([x, y], 102 * k, 76 * k), 1.5, 0.7, 0.3)),
          ),
          sheet(model, [oval([x, y - 6], 52, 42)], straw, [], 0.55),
          sheet(
            model,
            [[...oval([x, y - 4], 56, 46), ...oval([x, y - 8], 50, 39).reverse()]],
            { fabric: 'plain', colour: '#3a302a' },
            [],
            0.1,
          ),
        ],
      };
    case 'headscarf':
      return {
        sheets: [
          sheet(
            model,
            [
              curve(
                [
                  [x - 74, y - 50],
                  [x, y - 62],
                  [x + 74, y - 50],
                  [x + 60, y + 30],
                  [x, y + 70],
                  [x - 60, y + 30],
                  [x - 74, y - 50],
                ],
                8,
              ),
            ],
            cloth,
            [
              line(
                [
                  [x - 60, y - 20],
                  [x, y + 6],
                  [x + 60, y - 20],
                ],
                4,
                0.66,
                0.3,
              ),
              line(
                [
                  [x - 46, y + 16],
                  [x, y + 40],
                  [x + 46, y + 16],
                ],
                4,
                0.66,
                0.3,
              ),
            ],
          ),
        ],
      };
  }
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
