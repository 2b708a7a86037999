// Hats without a brim: beanies, berets, caps.
import { ribOf } from '../garments/coat-collars.ts';
import { band, cut, dome, mirrored, onHead, seam, smooth } from './hat-form.ts';
import type { Hat, Spot } from './hat-form.ts';
import type { Sheet } from '../cloth/piece.ts';
import type { Point } from '../pixels/pixels.ts';

/** How far the cuff's edges fall from the brow to the temples, and how high it is turned up, in half widths of the head. */
const CUFF = { fall: 0.3, high: 0.32 };

/** The head's half width has the hair's fullness in it: knit presses it. */
const PRESSED = 0.96;

/**
 * A ring round the head, higher at the brow than at the temples: its height on the head there.
 * @param x half widths of the ring from its middle
 * @param up half widths of the head above the hat's edge
 */
const ringAt = ({ head }: Hat, x: number, up: number): number =>
  ((up - CUFF.fall * Math.abs(x) ** 2.4) * head.half) / head.rise - 0.02;

const ring = (hat: Hat, up: number, wide: number): Spot[] =>
  [-1, -0.85, -0.6, -0.3, 0, 0.3, 0.6, 0.85, 1].map((x): Spot => [x * wide * PRESSED, ringAt(hat, x, up)]);

/** The turned-up rim: its ends are round and end at the head's outline. */
function cuff(hat: Hat): Point[] {
  const end = (sign: -1 | 1): Spot[] => [
    [sign * PRESSED * 1.036, ringAt(hat, 1, CUFF.high * 0.5)],
    [sign * PRESSED * 1.02, ringAt(hat, 1, 0.04)],
  ];
  const upper = ring(hat, CUFF.high, 1.01);
  return smooth(hat, [...upper, ...end(1), ...ring(hat, 0, 0.97).reverse(), ...end(-1).reverse(), upper[0]!]);
}

function pompomOn(hat: Hat, y: number): Sheet {
  const [x0, y0] = onHead(hat, [0, y]);
  const radius = hat.head.half * 0.36;
  const ball = Array.from({ length: 40 }, (_, k): Point => {
    const angle = (k / 40) * Math.PI * 2;
    const reach = radius * (1 + 0.05 * Math.sin(k * 4.7));
    return [x0 + Math.cos(angle) * reach, y0 + Math.sin(angle) * reach];
  });
  return cut(hat, [ball], 1, { cloth: { ...hat.cloth, fabric: 'teddy' } });
}

export function beanie(hat: Hat, pompom: boolean): Sheet[] {
  // Knit that is pulled over a flat head still stands as a dome.
  const high = Math.max(1.12, (1.06 * hat.head.half) / hat.head.rise);
  const ribs = [-0.86, -0.68, -0.5, -0.3, -0.1, 0.1, 0.3, 0.5, 0.68, 0.86].map((x) => {
    const spots: Spot[] = [
      [x * 0.2, high],
      [x * 0.82, high * 0.74],
      [x * 0.98, 0.24],
    ];
    return seam(hat, spots, 0.0045, 0.8, 0.26);
  });
  const skull = Array.from({ length: 9 }, (_, k): Spot => {
    const angle = (k / 8) * (Math.PI / 2);
    return [PRESSED * Math.sin(angle) ** 0.9, high * Math.cos(angle) ** 0.86];
  });
  const crown = [...mirrored(hat, skull), ...smooth(hat, ring(hat, 0.1, 1).reverse())];
  return [
    ...(pompom ? [pompomOn(hat, high + 0.16)] : []),
    cut(hat, [crown], 1.04, { lines: ribs }),
    cut(hat, [cuff(hat)], 1.04, {
      cloth: ribOf(hat.cloth),
      shadow: 0.5,
      crisp: false,
      lines: [seam(hat, ring(hat, CUFF.high - 0.02, 1.02), 0.0035, 0.6, 0.3)],
    }),
  ];
}

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

/** What holds the panels of a cap together on top. */
const buttonOn = (hat: Hat, high: number): Sheet =>
  cut(
    hat,
    [
      mirrored(hat, [
        [0, high + 0.05],
        [0.07, high + 0.03],
        [0.09, high - 0.02],
      ]),
    ],
    0.2,
    { shadow: 0.2 },
  );

export function cap(hat: Hat, flat: boolean): Sheet[] {
  const high = flat ? 1.0 : 1.13;
  const wide = flat ? 1.14 : 1.02;
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
  // A baseball cap's peak is narrower than the crown and comes down over the brow; as wide as it, it would be a helmet.
  const reach = flat ? 0.78 : 0.9;
  const deep = flat ? 0.18 : 0.27;
  const peak = smooth(hat, [
    [-reach, 0.16],
    [-reach * 0.55, 0.27],
    [0, 0.3],
    [reach * 0.55, 0.27],
    [reach, 0.16],
    [reach * 0.92, 0.11 - deep / 2],
    [reach * 0.5, 0.05 - deep],
    [0, -deep],
    [-reach * 0.5, 0.05 - deep],
    [-reach * 0.92, 0.11 - deep / 2],
    [-reach, 0.16],
  ]);
  const stitched = seam(
    hat,
    [
      [-reach * 0.8, 0.13 - deep / 2],
      [0, 0.09 - deep],
      [reach * 0.8, 0.13 - deep / 2],
    ],
    0.0012,
    0.7,
    0.35,
  );
  return [
    crown,
    ...(flat ? [] : [buttonOn(hat, high)]),
    cut(hat, [peak], reach * 1.1, { lines: [stitched], shadow: 0.5 }),
  ];
}
