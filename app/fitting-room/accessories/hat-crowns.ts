// Hats without a brim: beanies, berets, caps.
import { ribOf } from '../garments/coat-collars.ts';
import { band, cut, dome, onHead, seam, smooth } from './hat-form.ts';
import type { Hat } from './hat-form.ts';
import type { Sheet } from '../cloth/piece.ts';
import { lerp } from '../pixels/pixels.ts';
import type { Point } from '../pixels/pixels.ts';

export function beanie(hat: Hat, pompom: boolean): Sheet[] {
  const high = 1.16;
  const sheets: Sheet[] = [];
  if (pompom) {
    const [x, y] = onHead(hat, [0, high + 0.16]);
    const radius = hat.head.half * 0.36;
    const ball = Array.from({ length: 40 }, (_, k): Point => {
      const angle = (k / 40) * Math.PI * 2;
      const reach = radius * (1 + 0.05 * Math.sin(k * 4.7));
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
    sheets.push(cut(hat, [ball], 1, { cloth: { ...hat.cloth, fabric: 'teddy' } }));
  }
  const ribs = [-0.86, -0.68, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.68, 0.86].map((x) =>
    seam(
      hat,
      [
        [x * 0.2, high],
        [x * 0.82, high * 0.74],
        [x * 1.04, 0.24],
      ],
      0.0045,
      0.8,
      0.26,
    ),
  );
  sheets.push(cut(hat, [dome(hat, 1.06, high, 0.02)], 1.1, { lines: ribs }));
  sheets.push(
    cut(hat, [cuff(hat, 1.1, -0.06, 0.4)], 1.14, {
      cloth: ribOf(hat.cloth),
      shadow: 0.5,
      crisp: false,
      lines: [
        seam(
          hat,
          [
            [-1.1, 0.25],
            [-0.6, 0.35],
            [0, 0.38],
            [0.6, 0.35],
            [1.1, 0.25],
          ],
          0.0035,
          0.6,
          0.3,
        ),
      ],
    }),
  );
  return sheets;
}

/** The turned-up rim: soft, so its ends are round and its lower edge lies on the head. */
const cuff = (hat: Hat, wide: number, low: number, high: number): Point[] =>
  smooth(hat, [
    [0, high],
    [wide * 0.55, high - 0.03],
    [wide * 0.9, high - 0.1],
    [wide * 1.0, lerp(low, high, 0.52)],
    [wide * 0.985, low + 0.02],
    [wide * 0.93, low - 0.05],
    [wide * 0.5, low - 0.01],
    [0, low],
    [-wide * 0.5, low - 0.01],
    [-wide * 0.93, low - 0.05],
    [-wide * 0.985, low + 0.02],
    [-wide * 1.0, lerp(low, high, 0.52)],
    [-wide * 0.9, high - 0.1],
    [-wide * 0.55, high - 0.03],
    [0, high],
  ]);

export function beret(hat: Hat): Sheet[] {
  const body = smooth(hat, [
    [-1.04, 0.18],
    [-1.2, 0.42],
    [-0.9, 0.9],
    [-0.1, 1.22],
    [0.85, 1.16],
    [1.42, 0.78],
    [1.38, 0.44],
    [1.02, 0.2],
    [0.5, 0.26],
    [0, 0.28],
    [-0.5, 0.26],
    [-1.04, 0.18],
  ]);
  const stalk = smooth(hat, [
    [0.18, 1.2],
    [0.2, 1.34],
    [0.28, 1.33],
    [0.27, 1.19],
  ]);
  return [
    cut(hat, [body, stalk], 1.35, {
      lines: [
        seam(
          hat,
          [
            [-0.9, 0.6],
            [0.1, 0.72],
            [1.2, 0.56],
          ],
          0.005,
          0.8,
          0.25,
        ),
      ],
    }),
    cut(hat, [band(hat, 1.03, 0.16, 0.3)], 1.05, { shadow: 0.35 }),
  ];
}

export function cap(hat: Hat, flat: boolean): Sheet[] {
  const high = flat ? 1.0 : 1.13;
  const wide = flat ? 1.14 : 1.05;
  const crown = cut(hat, [dome(hat, wide, high, 0.22)], wide * 1.04, {
    lines: flat
      ? [
          seam(
            hat,
            [
              [-1, 0.45],
              [0, 0.56],
              [1, 0.45],
            ],
            0.003,
            0.7,
            0.3,
          ),
        ]
      : [
          seam(hat, [
            [0, high],
            [0.03, 0.6],
            [0, 0.22],
          ]),
          seam(hat, [
            [0, high],
            [-0.5, 0.8],
            [-0.78, 0.16],
          ]),
          seam(hat, [
            [0, high],
            [0.5, 0.8],
            [0.78, 0.16],
          ]),
        ],
  });
  const reach = flat ? 0.78 : 0.96;
  const peak = smooth(hat, [
    [-reach, 0.16],
    [-reach * 0.55, 0.27],
    [0, 0.3],
    [reach * 0.55, 0.27],
    [reach, 0.16],
    [reach * 0.92, 0.02],
    [reach * 0.5, -0.13],
    [0, -0.18],
    [-reach * 0.5, -0.13],
    [-reach * 0.92, 0.02],
    [-reach, 0.16],
  ]);
  const stitched = seam(
    hat,
    [
      [-reach * 0.8, 0.04],
      [0, -0.09],
      [reach * 0.8, 0.04],
    ],
    0.0012,
    0.7,
    0.35,
  );
  return [crown, cut(hat, [peak], reach * 1.1, { lines: [stitched], shadow: 0.5 })];
}
