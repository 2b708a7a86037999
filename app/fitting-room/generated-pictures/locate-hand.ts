import type { BodyModel } from '../person/body-model.ts';
import { correlation } from './align-picture.ts';
import type { Side } from '../person/measures/body-frame.ts';
import { clamp, lumaAt, type Picture, type Point } from '../pixels/pixels.ts';

export interface HandShift {
  /** From where our render has the hand, pixels. */
  shift: Point;
  /** Correlation, -1..1. */
  match: number;
}

const MOST_POINTS = 700;

function spotOf({ frame, box, photo }: BodyModel, { wrist, index }: Side): Point[] {
  const [cx, cy] = [(wrist[0] + index[0]) / 2 + box.x0, (wrist[1] + index[1]) / 2 + box.y0];
  const radius = frame.shoulderWidth * 0.26;
  const points: Point[] = [];
  const step = Math.max(1, Math.sqrt((Math.PI * radius ** 2) / MOST_POINTS));
  for (let y = cy - radius; y <= cy + radius; y += step)
    for (let x = cx - radius; x <= cx + radius; x += step) {
      if (Math.hypot(x - cx, y - cy) > radius || x < 1 || y < 1) continue;
      if (x < photo.width - 1 && y < photo.height - 1) points.push([Math.round(x), Math.round(y)]);
    }
  return points;
}

function brightnessAt(picture: Picture, x: number, y: number): number {
  let sum = 0;
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const px = clamp(x + dx, 0, picture.width - 1);
      const py = clamp(y + dy, 0, picture.height - 1);
      sum += lumaAt(picture.data, py * picture.width + px);
    }
  return sum / 9;
}

/** @param reach largest shift, whole pixels */
export function locateHand(
  model: BodyModel,
  side: Side,
  own: Picture,
  answer: Picture,
  reach: number,
): HandShift | null {
  const points = spotOf(model, side);
  if (points.length < 40) return null;
  const here = points.map(([x, y]) => brightnessAt(own, x, y));
  const scores = new Map<string, number>();
  const scoreAt = (dx: number, dy: number): number => {
    const key = `${dx},${dy}`;
    const known = scores.get(key);
    if (known !== undefined) return known;
    const score = correlation(here, (i) => brightnessAt(answer, points[i]![0] + dx, points[i]![1] + dy));
    scores.set(key, score);
    return score;
  };
  let best: [number, number] = [0, 0];
  const search = (cx: number, cy: number, span: number, step: number) => {
    for (let dy = cy - span; dy <= cy + span; dy += step)
      for (let dx = cx - span; dx <= cx + span; dx += step)
        if (scoreAt(dx, dy) > scoreAt(...best)) best = [dx, dy];
  };
  search(0, 0, Math.ceil(reach / 3) * 3, 3);
  search(...best, 2, 1);
  const part = (low: number, here0: number, high: number): number => {
    const bend = low - 2 * here0 + high;
    return bend < -1e-9 ? clamp((low - high) / (2 * bend), -0.5, 0.5) : 0;
  };
  const [dx, dy] = best;
  const match = scoreAt(dx, dy);
  return {
    shift: [
      dx + part(scoreAt(dx - 1, dy), match, scoreAt(dx + 1, dy)),
      dy + part(scoreAt(dx, dy - 1), match, scoreAt(dx, dy + 1)),
    ],
    match,
  };
}
