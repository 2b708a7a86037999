// Bags: in the hand, on the shoulder, or standing beside her.
import type { BagShape, Cloth, BagDrawing } from '../../domain/look.ts';
import type { BodyModel } from '../person/analyse.ts';
import { blurInto } from '../pixels/blur.ts';
import { neckSide } from '../garments/coat-collars.ts';
import { footOf } from '../person/foot.ts';
import { flatLayer } from '../garments/shirt-trims.ts';
import type { Line, Piece, Sheet } from '../cloth/piece.ts';
import { lerp } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';
import { curve, strip } from '../pixels/shapes.ts';

/** Width and height in thousandths of the size, how round the corners are, and how far the top narrows. */
const FORM: Record<BagShape, { width: number; height: number; round: number; taper: number }> = {
  tote: { width: 132, height: 112, round: 0.08, taper: -0.06 },
  shoulder: { width: 118, height: 74, round: 0.2, taper: 0.06 },
  crossbody: { width: 96, height: 66, round: 0.18, taper: 0.03 },
  briefcase: { width: 150, height: 100, round: 0.08, taper: 0.01 },
  backpack: { width: 132, height: 164, round: 0.3, taper: 0.14 },
  duffel: { width: 190, height: 104, round: 0.42, taper: 0 },
  'belt-bag': { width: 96, height: 48, round: 0.46, taper: 0.04 },
  basket: { width: 150, height: 106, round: 0.2, taper: -0.12 },
  clutch: { width: 104, height: 60, round: 0.1, taper: 0 },
};

/** A box with rounded corners around (x, y), its middle on top. */
function boxAt([x, y]: Point, width: number, height: number, round: number, taper: number): Point[] {
  const r = Math.min(width, height) * round;
  const upper = (width / 2) * (1 - taper);
  const lower = width / 2;
  return curve(
    [
      [x - upper + r, y],
      [x, y - height * 0.006],
      [x + upper - r, y],
      [x + upper, y + r],
      [x + lower, y + height - r],
      [x + lower - r, y + height],
      [x, y + height * 1.012],
      [x - lower + r, y + height],
      [x - lower, y + height - r],
      [x - upper, y + r],
      [x - upper + r, y],
    ],
    5,
  );
}

const loop = (left: Point, right: Point, rise: number): Point[] =>
  curve(
    [
      left,
      [lerp(left[0], right[0], 0.12), left[1] - rise * 0.8],
      [lerp(left[0], right[0], 0.5), left[1] - rise],
      [lerp(left[0], right[0], 0.88), right[1] - rise * 0.8],
      right,
    ],
    8,
  );

function bagLines(shape: BagShape, at: Point, width: number, height: number): Line[] {
  const [x, y] = at;
  const sew = (points: Point[], tone = 0.55, thick = 0.012, strength = 0.55): Line => ({
    points,
    width: Math.max(1, height * thick * 1.2),
    tone,
    strength,
  });
  const across = (t: number, half: number, bend = 0): Point[] =>
    curve([
      [x - width * half, y + height * t],
      [x, y + height * (t + bend)],
      [x + width * half, y + height * t],
    ]);
  const clasp: Line = {
    points: [
      [x - width * 0.03, y + height * 0.52],
      [x + width * 0.03, y + height * 0.52],
    ],
    width: height * 0.07,
    tone: 1,
    strength: 0.9,
    colour: '#c8a968',
  };
  switch (shape) {
    case 'tote':
      return [sew(across(0.05, 0.5)), sew(across(0.95, 0.47), 0.62, 0.008, 0.35)];
    case 'shoulder':
    case 'crossbody':
      return [sew(across(0.36, 0.49, 0.16), 0.45, 0.022), clasp];
    case 'briefcase':
      return [
        sew(across(0.42, 0.5, 0.03), 0.45, 0.014),
        {
          ...clasp,
          points: [
            [x - width * 0.22, y + height * 0.44],
            [x - width * 0.18, y + height * 0.44],
          ],
        },
        {
          ...clasp,
          points: [
            [x + width * 0.18, y + height * 0.44],
            [x + width * 0.22, y + height * 0.44],
          ],
        },
      ];
    case 'backpack':
      return [
        sew(across(0.55, 0.36)),
        sew([
          [x - width * 0.34, y + height * 0.55],
          [x - width * 0.34, y + height * 0.9],
          [x + width * 0.34, y + height * 0.9],
          [x + width * 0.34, y + height * 0.55],
        ]),
        sew(across(0.2, 0.4, -0.1), 0.45, 0.014),
      ];
    case 'duffel':
      return [
        sew(across(0.1, 0.4), 0.45),
        sew(
          [
            [x - width * 0.26, y + height * 0.02],
            [x - width * 0.26, y + height],
          ],
          0.6,
          0.05,
          0.5,
        ),
        sew(
          [
            [x + width * 0.26, y + height * 0.02],
            [x + width * 0.26, y + height],
          ],
          0.6,
          0.05,
          0.5,
        ),
      ];
    case 'belt-bag':
      return [sew(across(0.3, 0.4), 0.4, 0.02)];
    case 'basket':
      return [0.16, 0.32, 0.48, 0.64, 0.8].map((t) => sew(across(t, 0.49), 0.68, 0.012, 0.4));
    case 'clutch':
      return [
        sew(
          [
            [x - width * 0.49, y + height * 0.02],
            [x, y + height * 0.6],
            [x + width * 0.49, y + height * 0.02],
          ],
          0.5,
          0.014,
        ),
        {
          ...clasp,
          points: [
            [x - width * 0.015, y + height * 0.58],
            [x + width * 0.015, y + height * 0.58],
          ],
        },
      ];
  }
}

/** A bag whose top middle is at `at`; `rise` is the height of its handles above, 0 for none. */
export function bagSheets(
  model: BodyModel,
  shape: BagShape,
  at: Point,
  unit: number,
  cloth: Cloth,
  rise: number,
): Sheet[] {
  const form = FORM[shape];
  const [width, height] = [form.width * unit, form.height * unit];
  const body: Cloth = shape === 'basket' ? { ...cloth, fabric: 'straw' } : cloth;
  const sheets: Sheet[] = [];
  if (rise > 0) {
    const reach = shape === 'shoulder' || shape === 'crossbody' ? 0.44 : 0.26;
    const handle = loop(
      [at[0] - width * reach, at[1] + height * 0.06],
      [at[0] + width * reach, at[1] + height * 0.06],
      rise,
    );
    sheets.push({
      layer: flatLayer(model, [strip(handle, Math.max(2, unit * 7))]),
      cloth,
      manner: 'trim',
      shadow: 0.3,
      crisp: true,
    });
  }
  sheets.push({
    layer: flatLayer(model, [boxAt(at, width, height, form.round, form.taper)]),
    cloth: body,
    manner: 'trim',
    shadow: 0.45,
    crisp: true,
    form: true,
    lines: bagLines(shape, at, width, height),
  });
  return sheets;
}

/** On the picture's right: umbrellas are on its left. */
export function makeBag(model: BodyModel, { shape }: BagDrawing, cloth: Cloth): Piece {
  const { sides, size, torso, shoulderWidth, shoulders, hips } = model.frame;
  const side = sides[1];
  const unit = size / 1000;
  const { width, height } = FORM[shape];
  if (shape === 'belt-bag')
    return {
      sheets: bagSheets(
        model,
        shape,
        [lerp(shoulders[0], hips[0], 0.8), shoulders[1] + torso * 0.8],
        unit,
        cloth,
        0,
      ),
    };
  if (shape === 'crossbody' || shape === 'shoulder') {
    const at: Point = [side.hip[0] + shoulderWidth * 0.2, hips[1] - torso * 0.05];
    const from: Point =
      shape === 'crossbody' ? neckSide(model, -1).at(0.27, -0.012) : neckSide(model, 1).at(0.36, -0.012);
    const reach = (shape === 'crossbody' ? -0.44 : -0.3) * width * unit;
    const strap = curve(
      [
        from,
        [lerp(from[0], at[0] + reach, 0.5) + shoulderWidth * 0.02, lerp(from[1], at[1], 0.5)],
        [at[0] + reach, at[1] + height * unit * 0.12],
      ],
      8,
    );
    const straps: Sheet = {
      layer: flatLayer(model, [strip(strap, Math.max(2, unit * 7))]),
      cloth,
      manner: 'trim',
      shadow: 0.35,
      crisp: true,
    };
    return { sheets: [straps, ...bagSheets(model, shape, at, unit, cloth, 0)] };
  }
  if (shape === 'clutch')
    return {
      sheets: bagSheets(
        model,
        shape,
        [side.index[0] - unit * 8, side.index[1] - height * unit * 0.4],
        unit,
        cloth,
        0,
      ),
    };
  if (shape === 'backpack' || shape === 'duffel' || shape === 'basket') {
    const { floor, unit: foot } = footOf(model, side);
    const x = Math.min(
      model.width - width * unit * 0.55,
      Math.max(side.toe[0] + foot * 0.3, side.index[0]) + width * unit * 0.5,
    );
    const at: Point = [x, floor - height * unit];
    return {
      ground: groundUnder(model, [x, floor], width * unit),
      sheets: bagSheets(model, shape, at, unit, cloth, unit * (shape === 'backpack' ? 26 : 58)),
    };
  }
  const rise = unit * (shape === 'briefcase' ? 26 : 62);
  const at: Point = [side.index[0] + unit * 4, side.index[1] + rise - unit * 8];
  return { sheets: bagSheets(model, shape, at, unit, cloth, rise) };
}

function groundUnder(model: BodyModel, [x, y]: Point, width: number): Uint8Array {
  const layer = flatLayer(model, [
    Array.from({ length: 24 }, (_, k): Point => {
      const angle = (k / 24) * Math.PI * 2;
      return [x + Math.cos(angle) * width * 0.4, y - width * 0.02 + Math.sin(angle) * width * 0.035];
    }),
  ]);
  blurInto(layer.alpha, layer.alpha, model.width, model.height, Math.max(1, model.frame.size * 0.005));
  return layer.alpha;
}
