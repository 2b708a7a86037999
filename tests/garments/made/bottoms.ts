// What is worn from the waist down; widths measured in shoulder widths, too.
import { curve, stripAlong } from '../../../app/fitting-room/pixels/polygons.ts';
import { lerp, type Point } from '../../../app/fitting-room/pixels/pixels.ts';
import {
  bend,
  between,
  box,
  button,
  clothPiece,
  flatPiece,
  insidePiece,
  seam,
  type Chance,
  type CutGarment,
  type Piece,
} from './pieces.ts';

/** The inside of the back, seen above the front's waist. */
const waistInside = (waist: number): Piece =>
  insidePiece([
    ...bend([-waist, 0], [waist, 0], -0.01),
    [waist, 0],
    [waist * 0.98, 0.1],
    [-waist * 0.98, 0.1],
  ]);

const waistDip = (waist: number, dip: number): Point[] => [
  ...bend([-waist, 0], [waist, 0], -dip / (2 * waist)),
  [waist, 0],
];

const waistSeam = (waist: number, dip: number): Piece =>
  seam(
    waistDip(waist * 1.01, dip).map(([x, y]): Point => [x, y + 0.1]),
    0.012,
  );

export function skirt(chance: Chance): CutGarment {
  const waist = between(chance, 0.34, 0.42);
  const length = between(chance, 1.1, 2.3);
  const hem = waist + between(chance, 0.08, 0.5);
  const hip = waist + between(chance, 0.06, 0.12) + (hem - waist) * 0.15;
  const sag = between(chance, 0.02, 0.08);
  const flank = curve([
    [waist, 0],
    [hip, 0.42],
    [hem, length],
  ]);
  const outline = [
    ...waistDip(waist, 0.035),
    ...flank.slice(1),
    ...bend([hem, length], [-hem, length], sag / (2 * hem)).slice(1),
    ...flank
      .map(([x, y]): Point => [-x, y])
      .reverse()
      .slice(0, -1),
  ];
  const pleats = Array.from({ length: 9 }, (_, k) => {
    const [t, low] = [(k - 4) / 4.8, between(chance, 0.4, 0.95)];
    return flatPiece(
      stripAlong(
        [
          [t * waist, 0.14],
          [t * lerp(waist, hem, low), length * low],
        ],
        0.012,
      ),
      'cloth',
      0.84,
    );
  });
  const isPleated = chance() < 0.5;
  return {
    pieces: [waistInside(waist), clothPiece(outline), waistSeam(waist, 0.035), ...(isPleated ? pleats : [])],
    landmarks: {
      'waist-left': [-waist, 0],
      'waist-right': [waist, 0],
      'hem-left': [-hem, length],
      'hem-right': [hem, length],
    },
    neckline: [],
    forms: length < 1.5 ? ['skirt'] : length > 1.9 ? ['long-skirt'] : ['skirt', 'long-skirt'],
  };
}

interface Legs {
  length: number;
  waist: number;
  crotch: number;
  /** Width of a leg's end, and how far its outer corner is from the middle. */
  end: number;
  spread: number;
}

function legged({ length, waist, crotch, end, spread }: Legs, forms: CutGarment['forms']): CutGarment {
  const hip = waist + 0.11;
  const outer: Point = [spread, length];
  const inner: Point = [spread - end, length + 0.012];
  const half: Point[] = [
    ...curve([[waist, 0], [hip, 0.42], [lerp(hip, spread, 0.45) - 0.015, lerp(crotch, length, 0.4)], outer]),
    ...bend(outer, inner, 0.02).slice(1),
    ...bend(inner, [0, crotch], -0.03),
  ];
  const outline = [
    ...waistDip(waist, 0.03),
    ...half.slice(1),
    [0, crotch] as Point,
    ...half
      .map(([x, y]): Point => [-x, y])
      .reverse()
      .slice(0, -1),
  ];
  const pockets = [-1, 1].map((s) =>
    seam(bend([s * waist * 0.62, 0.11], [s * (waist + 0.06), 0.3], 0.12 * s), 0.011),
  );
  const hems = [-1, 1].map((s) =>
    seam(
      [
        [s * (outer[0] - 0.01), length - 0.05],
        [s * (inner[0] + 0.005), length - 0.04],
      ],
      0.009,
    ),
  );
  return {
    pieces: [
      waistInside(waist),
      clothPiece(outline),
      waistSeam(waist, 0.03),
      seam(
        [
          [0, 0.1],
          [0.004, crotch - 0.01],
        ],
        0.012,
      ),
      seam(
        [
          [0.075, 0.12],
          [0.07, 0.36],
          [0.02, 0.46],
        ],
        0.008,
      ),
      ...pockets,
      ...hems,
      button([0, 0.065], 0.024),
      ...[-0.24, 0.24].map((x) => clothPiece(box(x - 0.016, 0.005, x + 0.016, 0.12))),
    ],
    landmarks: {
      'waist-left': [-waist, 0],
      'waist-right': [waist, 0],
      crotch: [0, crotch],
      'leg-outer-left': [-outer[0], outer[1]],
      'leg-inner-left': [-inner[0], inner[1]],
      'leg-outer-right': outer,
      'leg-inner-right': inner,
    },
    neckline: [],
    forms,
  };
}

export function trousers(chance: Chance): CutGarment {
  const waist = between(chance, 0.38, 0.44);
  const end = between(chance, 0.2, 0.42);
  return legged(
    {
      length: between(chance, 2.35, 2.75),
      waist,
      crotch: between(chance, 0.66, 0.78),
      end,
      spread: end + between(chance, 0.08, 0.24),
    },
    ['trousers', 'wide-trousers'],
  );
}

export function shorts(chance: Chance): CutGarment {
  const end = between(chance, 0.42, 0.56);
  return legged(
    {
      length: between(chance, 0.95, 1.3),
      waist: between(chance, 0.4, 0.46),
      crotch: between(chance, 0.66, 0.76),
      end,
      spread: end + between(chance, 0.06, 0.16),
    },
    ['shorts'],
  );
}
