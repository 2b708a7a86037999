import { stripAlong } from '../../../app/fitting-room/pixels/polygons.ts';
import { bend, flatPiece, box, type Chance, type Piece, oneOf } from './pieces.ts';
import type { Point } from '../../../app/fitting-room/pixels/pixels.ts';

const hook = (y: number): Point[] => [
  ...bend([0, y], [0, y - 0.12], 0, 3),
  ...Array.from({ length: 14 }, (_, k): Point => {
    const angle = (k / 13) * 1.3 * Math.PI - 0.3 * Math.PI;
    return [0.055 * Math.sin(angle) + 0.045, y - 0.17 - 0.055 * Math.cos(angle)];
  }),
];

const wire = (points: readonly Point[], width: number): Piece =>
  flatPiece(stripAlong(points, width), 'metal', 1, 0.3);

/** Two arms under the shoulders, or of wire. */
export function shoulderHanger(chance: Chance): Piece[] {
  const arms = oneOf(chance, [0.05, 0.018]);
  const bar: Point[] = [
    ...bend([-0.42, 0.2], [0, 0.0], 0.08),
    ...bend([0, 0.0], [0.42, 0.2], 0.08),
    [0.42, 0.2],
  ];
  return [
    flatPiece(stripAlong(bar, arms), arms > 0.03 ? 'hanger' : 'metal', 1, 0.3),
    wire(hook(0.01), 0.018),
  ];
}

/** A bar with two clips that hold a waistband. */
export function clipHanger(): Piece[] {
  const clips = [-1, 1].map((s) =>
    flatPiece(box(s * 0.27 - 0.025, -0.15, s * 0.27 + 0.025, 0.04), 'metal', 0.85, 0.5),
  );
  return [
    wire(
      [
        [-0.33, -0.13],
        [0.33, -0.13],
      ],
      0.022,
    ),
    wire(hook(-0.13), 0.018),
    ...clips,
  ];
}
