import type { Cut, CreaseBrush } from './crease-brush.ts';
import { heightAtTorsoShare, torsoShareAt, type Side } from '../../person/measures/body-frame.ts';
import { rowHalfWidth, rowMiddle } from '../../person/measures/row-spans.ts';
import { chartAround, polyline, type Chart, type CoordinatePairs } from '../../pixels/paths.ts';
import { lerp, smoothstep, unitVector, type Point } from '../../pixels/pixels.ts';
import { armPoint } from '../../person/measures/arm-zones.ts';

const BEND = [0.3, 0.7] as const; // along the arm

/** v along the arm, u from its outer (0) to its inner edge (1). */
function onArm(side: Side, u: number, v: number): Point {
  const [x, y] = armPoint(side, v);
  const [upper, lower] = [unitVector(side.shoulder, side.elbow), unitVector(side.elbow, side.wrist)];
  // The direction across turns with the bend, or folds of the two halves would cross.
  const turn = smoothstep(...BEND, v);
  const [ax, ay] = [lerp(upper[0], lower[0], turn), lerp(upper[1], lower[1], turn)];
  const length = Math.hypot(ax, ay) || 1;
  const radius =
    v <= 0.5
      ? lerp(side.upperArm * 1.15, side.elbowRadius * 1.1, v * 2)
      : lerp(side.elbowRadius * 1.1, side.wristRadius, v * 2 - 1);
  const reach = (u * 2 - 1) * radius * -side.sign;
  return [x + (ay / length) * reach, y - (ax / length) * reach];
}

export function sleeveCreases({ model, chance, draw }: CreaseBrush, length: number): void {
  model.frame.sides.forEach((side, s) => {
    const at: Chart = (u, v) => onArm(side, u, v);
    const put = (pairs: CoordinatePairs, width: number, depth: number) =>
      draw('sleeve', polyline(at, pairs), width, depth);
    const c = (k: number) => chance(k + s * 40);
    put([1.02, 0.2, 0.66, 0.19 + c(1) * 0.02, 0.2, 0.1 + c(2) * 0.03], 9, 0.1);
    put([1.02, 0.23, 0.7, 0.26, 0.3, 0.25 + c(3) * 0.03], 8, 0.09);
    if (length < 0.45) {
      put([0.85, length - 0.02, 0.5, length - 0.06, 0.3, length - 0.13], 7, 0.06);
      return;
    }
    if (length < 0.8) return;
    for (let k = 0; k < 5; k++) {
      const spread = (k - 2) / 2;
      const start = 0.5 + spread * 0.055 + c(k + 5) * 0.012;
      const end = 0.5 + spread * 0.12 + c(k + 12) * 0.02;
      const fan = [1, start, 0.66, lerp(start, end, 0.35), 0.22 + c(k + 20) * 0.12, end];
      put(fan, 5.5 - Math.abs(spread), 0.13 - 0.03 * Math.abs(spread));
    }
    put([0.1, 0.6, 0.45, 0.66 + c(26) * 0.02, 0.85, 0.75], 8, 0.06);
    put([0.95, 0.8, 0.5, 0.83, 0.15, 0.88 + c(27) * 0.02], 7, 0.055);
    for (let k = 0; k < 3; k++) {
      const v = length - 0.045 - k * 0.038 + c(k + 30) * 0.006;
      const turn = k % 2 === 0 ? 1 : -1;
      put([0.5 - turn * 0.46, v, 0.5, v + 0.012, 0.5 + turn * 0.34, v - 0.006], 4.6, 0.11 - 0.02 * k);
    }
  });
}

/** `p`: point at torso lengths below the shoulders and a share across. `c`: chance -1..1. */
function waistCreases(
  draw: CreaseBrush['draw'],
  p: (t: number, u: number) => Point,
  c: CreaseBrush['chance'],
  waist: number,
  hem: number,
): void {
  for (let k = 0; k < 3; k++) {
    const t = waist - 0.03 - k * 0.075 + c(k + 4) * 0.02;
    if (t > hem - 0.05) continue;
    const reach = 0.24 + c(k + 8) * 0.14;
    const slant = c(k + 44) * 0.035;
    draw(
      'body',
      [p(t, -0.01), p(t + 0.015 + slant * 0.5, reach * 0.5), p(t + 0.05 - k * 0.02 + slant, reach)],
      8.5 + 2 * c(k + 47),
      0.055 + 0.03 * c(k + 50),
    );
  }
}

export function bodyCreases({ model, chance, draw }: CreaseBrush, cut: Cut): void {
  const { frame } = model;
  const at = (t: number, u: number): Point => {
    const row = frame.outline(Math.min(t, 1.2));
    return [lerp(row.left, row.right, u), heightAtTorsoShare(frame, t)];
  };
  const hem = torsoShareAt(frame, cut.hem);
  const held = cut.held === undefined ? null : torsoShareAt(frame, cut.held);
  for (const mirror of [false, true]) {
    const c = (k: number) => chance(k + (mirror ? 120 : 80));
    const p = (t: number, u: number): Point => at(t, mirror ? 1 - u : u);
    draw('body', [p(0.33, 0.01), p(0.3 + c(1) * 0.02, 0.14), p(0.2 + c(2) * 0.03, 0.27)], 9, 0.085);
    draw('body', [p(0.35, 0.01), p(0.4, 0.12), p(0.44 + c(3) * 0.03, 0.3)], 10, 0.08);
    // Hanging cloth does not bend in at the waist: one long soft drag from under the arm.
    if (cut.loose > 0.5 && held === null)
      draw('body', [p(0.42, 0.02), p(0.6 + c(4) * 0.03, 0.1), p(0.84 + c(5) * 0.04, 0.24)], 13, 0.055);
    else waistCreases(draw, p, c, held ?? 0.66, hem);
    if (held !== null) {
      for (let k = 0; k < 4; k++) {
        const u = 0.12 + k * 0.115 + c(k + 14) * 0.03;
        const high = held - 0.1 - 0.06 * (0.5 + 0.5 * c(k + 20));
        draw('body', [p(held, u), p(lerp(held, high, 0.5), u + 0.01), p(high, u + c(k + 25) * 0.05)], 5, 0.1);
      }
    } else if (hem > 0.82) {
      draw('body', [p(hem, 0.2 + c(30) * 0.05), p(hem - 0.13, 0.18), p(hem - 0.26, 0.12)], 11, 0.05);
      draw('body', [p(hem, 0.4 + c(31) * 0.06), p(hem - 0.1, 0.4), p(hem - 0.2, 0.36)], 10, 0.035);
    }
  }
}

function gather(
  { model, chance, draw }: CreaseBrush,
  belt: number,
  sign: -1 | 1,
  center: number,
  half: number,
): void {
  const { torso } = model.frame;
  for (let k = 0; k < 4; k++) {
    const c = (n: number) => chance(n + k * 5 + (sign < 0 ? 500 : 540));
    const x = center + sign * half * (0.34 + k * 0.17 + c(0) * 0.05);
    for (const way of [-1, 1] as const) {
      const reach = way * torso * (0.15 + 0.06 * c(1)) * (way > 0 ? 1.5 : 1);
      const from = belt + way * torso * 0.035;
      const lean = sign * half * (0.05 + 0.07 * c(2)) * way;
      const fold = [0, 0, lean * 0.4, reach * 0.5, lean, reach];
      draw('body', polyline(chartAround([x, from]), fold), 6.5, 0.13);
    }
  }
}

function coatFront({ model, chance, draw }: CreaseBrush, hem: number): void {
  const { frame } = model;
  for (const sign of [-1, 1] as const) {
    const c = (k: number) => chance(k + (sign < 0 ? 600 : 640));
    const at = (t: number, u: number): Point => {
      const row = frame.outline(Math.min(t, 1.1));
      return [rowMiddle(row) + sign * rowHalfWidth(row) * u, heightAtTorsoShare(frame, t)];
    };
    draw('body', [at(0.36, 1.0), at(0.32 + c(0) * 0.02, 0.82), at(0.22 + c(1) * 0.03, 0.62)], 9, 0.11);
    draw('body', [at(0.38, 1.02), at(0.46 + c(2) * 0.02, 0.84), at(0.5 + c(3) * 0.03, 0.58)], 10, 0.11);
    if (hem < heightAtTorsoShare(frame, 0.95)) continue;
    draw('body', [at(0.44, 1.02), at(0.6 + c(4) * 0.03, 0.86), at(0.82 + c(5) * 0.04, 0.62)], 12, 0.07);
  }
}

export function coatCreases(hand: CreaseBrush, cut: Cut): void {
  const { model, chance, draw } = hand;
  const { frame } = model;
  coatFront(hand, cut.hem);
  const from = frame.shoulders[1] + frame.torso * (cut.held === undefined ? 0.5 : 0.7);
  const fall = cut.hem - from;
  if (fall < frame.torso * 0.25) return;
  const heavy = smoothstep(0.45, 1.1, fall / frame.torso);
  const hip = frame.outline(1.05);
  const [center, half] = [rowMiddle(hip), rowHalfWidth(hip)];
  for (const sign of [-1, 1] as const) {
    const c = (k: number) => chance(k + (sign < 0 ? 200 : 240));
    for (const [k, u] of [0.42, 0.74, 0.98].entries()) {
      const x = center + sign * half * (u + c(k) * 0.06);
      const start = from + fall * (0.12 + 0.14 * (c(k + 5) + 1));
      const points: Point[] = [
        [x + sign * half * 0.06, cut.hem + 2],
        [x + sign * half * 0.02, lerp(start, cut.hem, 0.5)],
        [x - sign * half * 0.08, start],
      ];
      draw('body', points, 15, 0.02 + 0.1 * heavy);
    }
    if (cut.held !== undefined) {
      gather(hand, cut.held, sign, center, half);
      continue;
    }
    const row = frame.outline(0.42);
    const at = chartAround([sign < 0 ? row.left : row.right, row.y]);
    const side = sign * half;
    const drag = [side * 0.06, 0, -side * 0.16, frame.torso * 0.2, -side * 0.22, frame.torso * 0.46];
    draw('body', polyline(at, drag), 11, 0.09);
  }
}
