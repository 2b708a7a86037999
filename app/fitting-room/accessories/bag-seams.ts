// Seams of the bags that are one panel.
import type { BagShape } from '../../domain/look.ts';
import { line } from './bag-form.ts';
import type { Place } from './bag-form.ts';
import type { Line } from '../cloth/piece.ts';

const BANDS = [0.14, 0.28, 0.42, 0.56, 0.7, 0.84];

export function seamsOf(place: Place, shape: BagShape): Line[] {
  const across = (down: number, half: number, bend = 0, thick = 1.6): Line =>
    line(
      place,
      [
        [-half, down],
        [0, down + bend],
        [half, down],
      ],
      thick,
      0.5,
    );
  switch (shape) {
    case 'briefcase':
      return [across(0.42, 0.5, 0.03, 2), across(0.94, 0.48)];
    case 'duffel':
      return [
        across(0.1, 0.4, 0, 2.2),
        line(
          place,
          [
            [-0.26, 0.02],
            [-0.26, 1],
          ],
          5,
          0.45,
        ),
        line(
          place,
          [
            [0.26, 0.02],
            [0.26, 1],
          ],
          5,
          0.45,
        ),
      ];
    case 'belt-bag':
      return [across(0.3, 0.4, 0, 2)];
    case 'basket':
      return BANDS.map((down) => across(down, 0.49, 0.012, 1.8));
    case 'clutch':
      return [
        line(
          place,
          [
            [-0.49, 0.02],
            [0, 0.6],
            [0.49, 0.02],
          ],
          1.6,
          0.5,
        ),
      ];
    default:
      return [];
  }
}
