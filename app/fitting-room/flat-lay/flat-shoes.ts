// Shoes on the flat-lay card: a pair seen from above or, with a heel or a shaft, from the side.
import type { Cloth } from '../../domain/cloth.ts';
import type { Last, ShoesDrawing } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { rgbOf, shaded } from '../cloth/fabrics.ts';
import { flatLayer } from '../garments/shirt-trims.ts';
import type { Line, Piece, Sheet } from '../cloth/piece.ts';
import { luma } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { lastOf, LASTS_BY_NAME } from '../garments/shoe-lasts.ts';
import { curve } from '../pixels/shapes.ts';

/** Length of a shoe on the card, in pixels. */
const LENGTH = 198;

type At = (along: number, across: number) => Point;

/** A shoe from above, its toe up: along 0 toe … 1 heel, across in shares of the length. */
function fromAbove(at: At, last: Last): { upper: Point[]; opening: Point[]; sole: Point[] } {
  const { point } = LASTS_BY_NAME[last];
  const ball = 0.185;
  const waist = 0.14;
  const heel = 0.135;
  const tip = 0.09 - 0.05 * point;
  const outline = (grow: number): Point[] =>
    curve(
      [
        at(-grow * 0.6, 0),
        at(0.035 - grow * 0.4, tip + grow),
        at(0.22, ball + grow),
        at(0.42, ball * 0.94 + grow),
        at(0.64, waist + grow),
        at(0.86, heel + grow),
        at(0.965 + grow * 0.4, heel * 0.68),
        at(1 + grow * 0.6, 0),
        at(0.965 + grow * 0.4, -heel * 0.68),
        at(0.86, -heel - grow),
        at(0.64, -waist - grow),
        at(0.42, -ball * 0.9 - grow),
        at(0.22, -ball - grow),
        at(0.035 - grow * 0.4, -tip - grow),
        at(-grow * 0.6, 0),
      ],
      7,
    );
  const throat = last === 'loafer' ? 0.42 : last === 'ballet' || last === 'pump' ? 0.26 : 0.5;
  const wide = last === 'ballet' || last === 'pump' ? 0.115 : 0.085;
  const opening = curve(
    [
      at(throat, 0),
      at(throat + 0.035, wide * 0.8),
      at(0.62, wide),
      at(0.86, wide * 0.95),
      at(0.945, 0),
      at(0.86, -wide * 0.95),
      at(0.62, -wide),
      at(throat + 0.035, -wide * 0.8),
      at(throat, 0),
    ],
    7,
  );
  return { upper: outline(0), opening, sole: outline(LASTS_BY_NAME[last].sole * 0.32) };
}

function linesAbove(at: At, last: Last, pale: boolean): Line[] {
  const sew = (points: Point[], strength = 0.5, width = 1.6): Line => ({
    points: curve(points, 6),
    width,
    tone: 0.55,
    strength,
  });
  const laces = (from: number, to: number, count: number): Line[] =>
    Array.from({ length: count }, (_, k): Line => {
      const along = from + ((to - from) * (k + 0.5)) / count;
      return {
        points: [at(along, 0.06), at(along + 0.012, -0.06)],
        width: 5,
        tone: 1,
        strength: 0.95,
        colour: pale || last === 'sneaker' || last === 'trainer' ? '#f6f3ec' : '#1d1917',
      };
    });
  switch (last) {
    case 'sneaker':
    case 'trainer':
      return [
        sew([at(0.2, 0.13), at(0.15, 0), at(0.2, -0.13)]),
        sew([at(0.26, 0.075), at(0.5, 0.09)], 0.4),
        sew([at(0.26, -0.075), at(0.5, -0.09)], 0.4),
        ...laces(0.26, 0.5, 5),
      ];
    case 'loafer':
      return [
        {
          points: curve([at(0.4, 0.15), at(0.345, 0), at(0.4, -0.15)], 6),
          width: 9,
          tone: 0.74,
          strength: 0.7,
        },
        sew([at(0.4, 0.12), at(0.16, 0.1), at(0.085, 0), at(0.16, -0.1), at(0.4, -0.12)], 0.6, 2),
      ];
    case 'ballet':
      return [{ points: [at(0.245, 0.022), at(0.245, -0.022)], width: 5, tone: 0.5, strength: 0.8 }];
    default:
      return [sew([at(0.2, 0.13), at(0.155, 0), at(0.2, -0.13)]), ...laces(0.34, 0.5, 3)];
  }
}

/** From the side, its toe to the left. */
function fromSide(at: At, shaft: number, heel: number): { upper: Point[]; sole: Point[][] } {
  const lift = heel * 0.11;
  const top = shaft > 0.5 ? 1.42 : shaft > 0 ? 0.62 : 0;
  const front: Point[] =
    shaft > 0
      ? [
          at(0.02, 0.045),
          at(0.05, 0.13),
          at(0.24, 0.2 + lift * 0.3),
          at(0.44, 0.33 + lift * 0.8),
          at(0.5, 0.48 + lift),
          at(shaft > 0.5 ? 0.47 : 0.5, top + lift),
        ]
      : [
          at(0.02, 0.045),
          at(0.045, 0.1),
          at(0.2, 0.13 + lift * 0.3),
          at(0.38, 0.125 + lift * 0.7),
          at(0.6, 0.13 + lift),
          at(0.86, 0.26 + lift),
        ];
  const back: Point[] =
    shaft > 0
      ? [
          at(shaft > 0.5 ? 1.02 : 0.98, top + lift + 0.01),
          at(shaft > 0.5 ? 1.03 : 0.97, 0.6 + lift),
          at(0.96, 0.34 + lift),
          at(1, 0.14 + lift),
          at(0.99, 0.03 + lift),
        ]
      : [at(0.95, 0.28 + lift), at(1, 0.16 + lift), at(0.985, 0.03 + lift)];
  const bottom: Point[] = [
    at(0.76, 0.025 + lift),
    at(0.56, 0.03 + lift * 0.6),
    at(0.36, 0.02),
    at(0.1, 0.015),
    at(0.02, 0.045),
  ];
  const block: Point[] = [
    at(0.77, 0.03 + lift),
    at(0.985, 0.035 + lift),
    at(heel > 2 ? 0.93 : 0.965, -0.012),
    at(heel > 2 ? 0.875 : 0.815, -0.012),
  ];
  // Only a real heel leaves an arch.
  const arch = heel > 1.2 ? 0.008 + lift : -0.012;
  // It reaches up under the upper, so that no paper shows between the two.
  const strip: Point[] = [
    at(0.02, 0.06),
    at(0.1, 0.06),
    at(0.36, 0.07),
    at(0.56, 0.08 + lift * 0.6),
    at(0.8, 0.09 + lift),
    at(0.8, arch),
    at(0.56, arch * 0.6),
    at(0.36, -0.012),
    at(0.1, -0.012),
    at(0.01, 0.015),
  ];
  return { upper: [...curve(front, 7), ...curve(back, 7), ...curve(bottom, 6)], sole: [strip, block] };
}

const sheet = (
  model: BodyModel,
  shapes: readonly Point[][],
  cloth: Cloth,
  more: Partial<Sheet> = {},
): Sheet => ({
  layer: flatLayer(model, shapes),
  cloth,
  manner: 'trim',
  shadow: 0.4,
  crisp: true,
  ...more,
});

const darker = (cloth: Cloth): Cloth => shaded({ fabric: 'plain', colour: cloth.colour }, 0.42);

function pairAbove(model: BodyModel, centre: Point, last: Last, cloth: Cloth): Sheet[] {
  const pale = luma(...rgbOf(cloth.colour)) > 150;
  return ([-1, 1] as const).flatMap((sign) => {
    const turn = sign * 0.075;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const at: At = (along, across) => {
      const [x, y] = [across * LENGTH * sign, (along - 0.5) * LENGTH];
      return [centre[0] + sign * LENGTH * 0.25 + x * cos - y * sin, centre[1] + x * sin + y * cos];
    };
    const { upper, opening, sole } = fromAbove(at, last);
    const soleColour = LASTS_BY_NAME[last].soleColour ?? cloth.colour;
    if (last === 'sandal') {
      const bed: Cloth = { fabric: 'leather', colour: '#b08d66' };
      const strap = (along: number, thick: number, half: number): Point[] => [
        ...curve([at(along - thick, half), at(along - thick - 0.02, 0), at(along - thick, -half)], 6),
        ...curve([at(along + thick, -half), at(along + thick - 0.02, 0), at(along + thick, half)], 6),
      ];
      return [
        sheet(model, [upper], bed),
        sheet(model, [strap(0.26, 0.055, 0.2), strap(0.7, 0.025, 0.155)], cloth, { shadow: 0.5 }),
      ];
    }
    return [
      sheet(model, [sole], { fabric: 'plain', colour: soleColour }),
      sheet(model, [upper], cloth, { shadow: 0.2, form: true, lines: linesAbove(at, last, pale) }),
      sheet(model, [opening], darker(cloth), { shadow: 0 }),
    ];
  });
}

function pairFromSide(
  model: BodyModel,
  centre: Point,
  drawing: ShoesDrawing,
  last: Last,
  cloth: Cloth,
): Sheet[] {
  const tall = drawing.shaft > 0.5;
  const size = LENGTH * (tall ? 0.98 : drawing.shaft > 0 ? 1.02 : 1.08);
  const heel = drawing.heel ?? (drawing.shaft > 0 ? 0.6 : 2);
  const soleColour = LASTS_BY_NAME[last].soleColour ?? cloth.colour;
  return ([1, 0] as const).flatMap((behind) => {
    const shift: Point = tall ? [behind * 88 - 44, behind * -16] : [behind * 74 - 37, behind * -58 + 20];
    const high = drawing.shaft > 0.5 ? 0.72 : drawing.shaft > 0 ? 0.34 : 0.14;
    const at: At = (along, up) => [
      centre[0] + shift[0] + (along - 0.5) * size,
      centre[1] + shift[1] + (high - up) * size,
    ];
    const { upper, sole } = fromSide(at, drawing.shaft, heel);
    const lines: Line[] = [];
    const sew = (points: Point[], strength = 0.45): void =>
      void lines.push({ points: curve(points, 6), width: 1.7, tone: 0.55, strength });
    if (last === 'chelsea') {
      sew([at(0.62, 0.62), at(0.66, 0.4), at(0.7, 0.26)]);
      sew([at(0.86, 0.62), at(0.82, 0.4), at(0.7, 0.26)]);
    }
    if (last === 'laced-boot')
      for (let k = 0; k < 5; k++)
        lines.push({
          points: [at(0.44 + k * 0.012, 0.3 + k * 0.065), at(0.56, 0.27 + k * 0.065)],
          width: 4,
          tone: 1,
          strength: 0.8,
          colour: '#1d1917',
        });
    if (drawing.shaft > 0 && last === 'boot') {
      sew([at(0.46, 0.34), at(0.66, 0.26), at(0.9, 0.28)], 0.25);
      sew([at(0.5, 0.44), at(0.7, 0.38), at(0.92, 0.4)], 0.2);
    }
    const inside =
      drawing.shaft > 0
        ? []
        : [
            sheet(
              model,
              [
                curve(
                  [
                    at(0.4, 0.12 + heel * 0.07),
                    at(0.62, 0.14 + heel * 0.1),
                    at(0.87, 0.262 + heel * 0.11),
                    at(0.94, 0.262 + heel * 0.11),
                    at(0.7, 0.1 + heel * 0.1),
                    at(0.4, 0.12 + heel * 0.07),
                  ],
                  5,
                ),
              ],
              darker(cloth),
              { shadow: 0 },
            ),
          ];
    return [
      sheet(model, sole, { fabric: 'plain', colour: soleColour }),
      sheet(model, [upper], cloth, { shadow: 0.35, form: true, lines }),
      ...inside,
    ];
  });
}

/** The pair around `centre`, in pixels of the model. */
export function flatShoes(model: BodyModel, centre: Point, drawing: ShoesDrawing, given: Cloth): Piece {
  const cloth: Cloth = { gloss: 0.25, ...given };
  const last = lastOf(drawing, cloth);
  const side = drawing.shaft > 0 || last === 'pump' || (drawing.heel ?? 0) > 1;
  return {
    sheets: side ? pairFromSide(model, centre, drawing, last, cloth) : pairAbove(model, centre, last, cloth),
  };
}
