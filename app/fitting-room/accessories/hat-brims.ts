// Hats with a brim, and the headscarf.
import { band, cut, mirrored, seam, smooth } from './hat-form.ts';
import type { Hat } from './hat-form.ts';
import type { Sheet } from '../cloth/piece.ts';
import type { Point } from '../pixels/pixels.ts';

const STRAW = new Set(['plain', 'straw', 'linen']);

/** The crown's right half from its middle down: dented along the middle, cut flat, or round as the head. */
const CROWNS: Record<'brim' | 'bucket' | 'cloche', Point[]> = {
  brim: [
    [0, 1.2],
    [0.44, 1.24],
    [0.736, 1.14],
    [0.864, 0.75],
    [1.06, 0.1],
  ],
  bucket: [
    [0, 1.12],
    [0.5, 1.12],
    [0.78, 1.06],
    [0.96, 0.66],
    [1.06, 0.1],
  ],
  cloche: [
    [0, 1.14],
    [0.44, 1.1],
    [0.82, 0.9],
    [1.02, 0.52],
    [1.06, 0.1],
  ],
};

/** Crown, ribbon, and a brim that comes forward: seen a little from below its front dips. */
export function brimmed(hat: Hat, shape: 'brim' | 'bucket' | 'cloche'): Sheet[] {
  const straw = shape === 'brim' && STRAW.has(hat.cloth.fabric);
  const worn: Hat = straw ? { ...hat, cloth: { ...hat.cloth, fabric: 'straw' } } : hat;
  const { reach, drop } = {
    brim: { reach: 1.95, drop: 0.06 },
    bucket: { reach: 1.4, drop: -0.22 },
    cloche: { reach: 1.22, drop: -0.16 },
  }[shape];
  const crown: Point[] = [
    ...mirrored(worn, CROWNS[shape]),
    ...smooth(worn, [
      [1.06, 0.1],
      [0, 0.2],
      [-1.06, 0.1],
    ]),
  ];
  const brim = smooth(worn, [
    [-1.04, 0.2],
    [-reach, drop + 0.08],
    [-reach * 1.01, drop],
    [-reach * 0.62, drop - 0.1],
    [0, -0.1 + Math.min(0, drop) * 0.3],
    [reach * 0.62, drop - 0.1],
    [reach * 1.01, drop],
    [reach, drop + 0.08],
    [1.04, 0.2],
    [0.5, 0.27],
    [0, 0.29],
    [-0.5, 0.27],
    [-1.04, 0.2],
  ]);
  const edge = seam(
    worn,
    [
      [-reach * 0.94, drop + 0.01],
      [-reach * 0.55, drop - 0.06],
      [0, -0.05 + Math.min(0, drop) * 0.3],
      [reach * 0.55, drop - 0.06],
      [reach * 0.94, drop + 0.01],
    ],
    0.0013,
    0.66,
    0.4,
  );
  const sheets = [cut(worn, [crown], 1.1), cut(worn, [brim], reach * 1.05, { shadow: 0.55, lines: [edge] })];
  if (shape !== 'bucket')
    sheets.push(
      cut(worn, [band(worn, 1.06, 0.24, shape === 'brim' ? 0.44 : 0.38)], 1.08, {
        cloth: straw ? { fabric: 'plain', colour: '#3a302a' } : { ...worn.cloth, fabric: 'satin' },
        shadow: 0.25,
      }),
    );
  return sheets;
}

/** Tied at the nape: cloth over the hair, the brow free. */
export function headscarf(hat: Hat): Sheet[] {
  const folds = [
    seam(
      hat,
      [
        [-1, 0.1],
        [-0.5, 0.62],
        [0.1, 0.9],
      ],
      0.005,
      0.72,
      0.3,
    ),
    seam(
      hat,
      [
        [1, 0.08],
        [0.6, 0.55],
        [0.2, 0.8],
      ],
      0.005,
      0.72,
      0.3,
    ),
    seam(
      hat,
      [
        [-1.05, -0.1],
        [-0.7, 0.3],
        [-0.3, 0.55],
      ],
      0.004,
      0.75,
      0.25,
    ),
  ];
  const cloth: Point[] = [
    ...mirrored(hat, [
      [0, 1.08],
      [0.5, 1.03],
      [0.9, 0.76],
      [1.06, 0.3],
      [1.08, -0.35],
      [1.06, -0.58],
    ]),
    ...smooth(hat, [
      [1.06, -0.58],
      [0.98, -0.16],
      [0.66, 0.22],
      [0, 0.36],
      [-0.66, 0.22],
      [-0.98, -0.16],
      [-1.06, -0.58],
    ]),
  ];
  return [cut(hat, [cloth], 1.1, { lines: folds })];
}
