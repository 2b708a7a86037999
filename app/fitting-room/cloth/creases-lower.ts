// Folds of trousers and close skirts: at crotch, knee, hem and hips.
import type { Cut, Hand } from './crease-hand.ts';
import { lerp, type Point } from '../pixels/pixels.ts';

export function legCreases({ model, chance, draw }: Hand, cut: Cut): void {
  const { frame } = model;
  const { torso, shoulderWidth: unit } = frame;
  frame.sides.forEach((side, s) => {
    const c = (k: number) => chance(k + 300 + s * 60);
    const x = (along: number): number =>
      along < 0 ? lerp(side.knee[0], side.hip[0], -along) : lerp(side.knee[0], side.ankle[0], along);
    const crotch: Point = [frame.hips[0] + side.sign * unit * 0.03, frame.hips[1] + torso * 0.17];
    // Whiskers run out beside the crotch, none of them from the same point.
    for (let k = 0; k < 3; k++) {
      const rise = 0.07 - k * 0.07 + c(k) * 0.025;
      const start = unit * (0.05 + 0.035 * k + c(k + 40) * 0.02);
      const reach = start + unit * (0.2 + c(k + 4) * 0.07);
      const down = torso * (0.02 - k * 0.035 + c(k + 44) * 0.012);
      draw(
        'legs',
        [
          [crotch[0] + side.sign * start, crotch[1] - down],
          [crotch[0] + side.sign * lerp(start, reach, 0.5), crotch[1] - down - torso * rise * 0.45],
          [crotch[0] + side.sign * reach, crotch[1] - down - torso * rise],
        ],
        8,
        0.05 + 0.012 * c(k + 48),
      );
    }
    draw(
      'legs',
      [
        [crotch[0], crotch[1] + torso * 0.04],
        [crotch[0] + side.sign * unit * 0.1, crotch[1] + torso * 0.15],
        [crotch[0] + side.sign * unit * 0.16, crotch[1] + torso * 0.34],
      ],
      8,
      0.08,
    );
    const radius = side.kneeRadius;
    const atLeg = (u: number, y: number): Point => {
      const along =
        y < side.knee[1]
          ? -(side.knee[1] - y) / (side.knee[1] - side.hip[1] || 1)
          : (y - side.knee[1]) / (side.ankle[1] - side.knee[1] || 1);
      return [x(along) + side.sign * u * radius, y];
    };
    const calf = side.ankle[1] - side.knee[1];
    // Wide cloth ends further out than the leg, and a crease begins at its edge.
    const wide = 1.05 + 0.5 * cut.loose;
    if (cut.hem > side.knee[1] + calf * 0.15) {
      // Behind the knee the cloth is caught, in front it is stretched: the two legs never alike.
      for (let k = 0; k < 3; k++) {
        const y = side.knee[1] + calf * (-0.1 + k * 0.12 + c(k + 8) * 0.045);
        const inner = (k + s) % 2 === 0 ? -1 : 1;
        const run = 0.55 + 0.4 * c(k + 12);
        draw(
          'legs',
          [
            atLeg(inner * wide, y),
            atLeg(inner * (1 - run * 0.5), y + calf * (0.02 + 0.02 * c(k + 52))),
            atLeg(inner * (1 - run * 1.2), y + calf * (0.012 + 0.03 * c(k + 56))),
          ],
          7,
          (0.075 + 0.02 * c(k + 60)) * (1 - cut.loose * 0.4),
        );
      }
      draw(
        'legs',
        [
          atLeg(-wide, side.knee[1] + calf * 0.3),
          atLeg(-0.3, side.knee[1] + calf * 0.5),
          atLeg(0.3, side.knee[1] + calf * 0.8),
        ],
        8,
        0.065,
      );
    }
    if (cut.hem > side.knee[1] + calf * 0.8) {
      // The hem meets the shoe and the cloth breaks above it.
      for (let k = 0; k < 3; k++) {
        const y = cut.hem - calf * (0.06 + k * 0.065 + c(k + 16) * 0.012);
        const turn = (k + s) % 2 === 0 ? 1 : -1;
        draw(
          'legs',
          [
            atLeg(turn * wide, y - calf * 0.015),
            atLeg(turn * 0.35, y + calf * 0.012),
            atLeg(-turn * 0.5, y - calf * 0.03),
          ],
          5.5,
          0.12 - 0.025 * k,
        );
      }
    }
    if (cut.loose > 0.5)
      for (const [k, u] of [-0.45, 0.4].entries())
        draw(
          'legs',
          [
            atLeg(u * 1.3 + c(k + 24) * 0.1, cut.hem),
            atLeg(u, lerp(side.knee[1], cut.hem, 0.4)),
            atLeg(u * 0.9, side.knee[1] - calf * 0.4),
          ],
          11,
          0.075,
        );
  });
}

/** A close skirt is pulled across the hips. */
export function skirtCreases({ model, chance, draw }: Hand): void {
  const { frame } = model;
  for (const sign of [-1, 1] as const) {
    for (let k = 0; k < 3; k++) {
      const row = frame.outline(0.96 + k * 0.07);
      const half = (row.right - row.left) / 2;
      const x = (row.left + row.right) / 2;
      const dip = frame.torso * (0.03 + 0.02 * chance(k + (sign < 0 ? 400 : 420)));
      draw(
        'body',
        [
          [x + sign * half * 1.02, row.y],
          [x + sign * half * 0.66, row.y + dip],
          [x + sign * half * (0.34 + 0.1 * chance(k + 430)), row.y + dip * 0.8],
        ],
        7,
        0.075,
      );
    }
  }
}
