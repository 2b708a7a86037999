import type { Cut, CreaseBrush } from './crease-brush.ts';
import { rowHalfWidth, rowMiddle } from '../../person/measures/row-spans.ts';
import { polyline, scaledChart, type Chart, type CoordinatePairs } from '../../pixels/paths.ts';
import { lerp, type Point } from '../../pixels/pixels.ts';

export function legCreases(hand: CreaseBrush, cut: Cut): void {
  const { chance } = hand;
  const { frame } = hand.model;
  const { torso, shoulderWidth: unit } = frame;
  frame.sides.forEach((side, s) => {
    const c = (k: number) => chance(k + 300 + s * 60);
    const x = (along: number): number =>
      along < 0 ? lerp(side.knee[0], side.hip[0], -along) : lerp(side.knee[0], side.ankle[0], along);
    const crotch: Point = [frame.hips[0] + side.sign * unit * 0.03, frame.hips[1] + torso * 0.17];
    const draw = (at: Chart, pairs: CoordinatePairs, width: number, depth: number): void =>
      hand.draw('legs', polyline(at, pairs), width, depth);
    const beside = scaledChart(crotch, side.sign, -1);
    for (let k = 0; k < 3; k++) {
      const rise = torso * (0.07 - k * 0.07 + c(k) * 0.025);
      const start = unit * (0.05 + 0.035 * k + c(k + 40) * 0.02);
      const reach = start + unit * (0.2 + c(k + 4) * 0.07);
      const up = torso * (0.02 - k * 0.035 + c(k + 44) * 0.012);
      const whisker = [start, up, lerp(start, reach, 0.5), up + rise * 0.45, reach, up + rise];
      draw(beside, whisker, 8, 0.05 + 0.012 * c(k + 48));
    }
    draw(scaledChart(crotch, side.sign * unit, torso), [0, 0.04, 0.1, 0.15, 0.16, 0.34], 8, 0.08);
    const radius = side.kneeRadius;
    const atLeg: Chart = (u, y) => {
      const along =
        y < side.knee[1]
          ? -(side.knee[1] - y) / (side.knee[1] - side.hip[1] || 1)
          : (y - side.knee[1]) / (side.ankle[1] - side.knee[1] || 1);
      return [x(along) + side.sign * u * radius, y];
    };
    const calf = side.ankle[1] - side.knee[1];
    const wide = 1.05 + 0.5 * cut.loose;
    const below = (share: number): number => side.knee[1] + calf * share;
    if (cut.hem > below(0.15)) {
      for (let k = 0; k < 3; k++) {
        const y = below(-0.1 + k * 0.12 + c(k + 8) * 0.045);
        const inner = (k + s) % 2 === 0 ? -1 : 1;
        const run = 0.55 + 0.4 * c(k + 12);
        const [middle, end] = [y + calf * (0.02 + 0.02 * c(k + 52)), y + calf * (0.012 + 0.03 * c(k + 56))];
        const pull = [inner * wide, y, inner * (1 - run * 0.5), middle, inner * (1 - run * 1.2), end];
        draw(atLeg, pull, 7, (0.075 + 0.02 * c(k + 60)) * (1 - cut.loose * 0.4));
      }
      draw(atLeg, [-wide, below(0.3), -0.3, below(0.5), 0.3, below(0.8)], 8, 0.065);
    }
    if (cut.hem > below(0.8)) {
      for (let k = 0; k < 3; k++) {
        const y = cut.hem - calf * (0.06 + k * 0.065 + c(k + 16) * 0.012);
        const turn = (k + s) % 2 === 0 ? 1 : -1;
        const [first, middle, last] = [y - calf * 0.015, y + calf * 0.012, y - calf * 0.03];
        draw(atLeg, [turn * wide, first, turn * 0.35, middle, -turn * 0.5, last], 5.5, 0.12 - 0.025 * k);
      }
    }
    if (cut.loose > 0.5)
      for (const [k, u] of [-0.45, 0.4].entries()) {
        const middle = lerp(side.knee[1], cut.hem, 0.4);
        const fall = [u * 1.3 + c(k + 24) * 0.1, cut.hem, u, middle, u * 0.9, below(-0.4)];
        draw(atLeg, fall, 11, 0.075);
      }
  });
}

export function skirtCreases({ model, chance, draw }: CreaseBrush): void {
  const { frame } = model;
  for (const sign of [-1, 1] as const) {
    for (let k = 0; k < 3; k++) {
      const row = frame.outline(0.96 + k * 0.07);
      const at = scaledChart([rowMiddle(row), row.y], sign * rowHalfWidth(row), 1);
      const dip = frame.torso * (0.03 + 0.02 * chance(k + (sign < 0 ? 400 : 420)));
      const pull = [1.02, 0, 0.66, dip, 0.34 + 0.1 * chance(k + 430), dip * 0.8];
      draw('body', polyline(at, pull), 7, 0.075);
    }
  }
}
