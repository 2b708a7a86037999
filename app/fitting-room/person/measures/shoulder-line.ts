// Where neck and shoulders end, and what the class model leaves out of them.
import type { ClassMaps } from '../../../domain/photos/body-map.ts';
import type { Frame } from './body-frame.ts';
import { clamp, lerp, smoothstep, type Point } from '../../pixels/pixels.ts';
import { curve, fillPolygon } from '../../pixels/polygons.ts';

interface Shouldered {
  classes: ClassMaps;
  frame: Frame;
  /** 0..255, under hair too. */
  body?: Uint8Array;
}

const BEHIND_HAIR = 100; // of 255
const isBehindHair = ({ classes, body }: Shouldered, i: number): boolean =>
  body !== undefined && classes.hair[i]! > BEHIND_HAIR && body[i]! > 127;

export function bodyTop(model: Shouldered, x: number): number {
  const { frame, classes } = model;
  const { width, height } = classes;
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const highest = Math.max(0, lerp(frame.mouth[1], frame.shoulders[1], 0.3));
  let y = Math.min(height - 1, Math.floor(frame.shoulders[1]));
  while (y > highest) {
    const i = y * width + column;
    if (classes.skin[i]! + classes.clothes[i]! < 115 && !isBehindHair(model, i)) break;
    y--;
  }
  return y;
}

function reachOn(model: Shouldered, y: number, from: number, step: -1 | 1): number {
  const { classes, frame } = model;
  const row = clamp(Math.round(y), 0, classes.height - 1) * classes.width;
  const most = Math.round(frame.shoulderWidth * 0.4);
  let k = 0;
  for (let i = row + from; k < most; k++, i += step)
    if (classes.skin[i]! + classes.clothes[i]! + classes.face[i]! < 115 && !isBehindHair(model, i)) break;
  return k;
}

const throatAt = ({ frame }: Shouldered): number => Math.round(lerp(frame.mouth[0], frame.shoulders[0], 0.7));

/** Middle and half width in pixels: landmarks are off when she turns. Behind hair, a usual width. */
export function neckWidth(model: Shouldered): { middle: number; half: number } {
  const { mouth, shoulders, shoulderWidth } = model.frame;
  const from = throatAt(model);
  let narrowest = { middle: from, half: Math.round(shoulderWidth * 0.4) };
  for (let t = 0.35; t < 0.62; t += 0.04) {
    const y = lerp(mouth[1], shoulders[1], t);
    const [left, right] = [reachOn(model, y, from, -1), reachOn(model, y, from, 1)];
    const row = Math.max(0, Math.round(y)) * model.classes.width + from;
    const isHair = (k: number): boolean => !model.body && model.classes.hair[row + k]! > BEHIND_HAIR;
    const least = isHair(-left) || isHair(right) ? shoulderWidth * 0.155 : 0;
    const half = Math.max(least, (left + right) / 2);
    if (half < narrowest.half) narrowest = { middle: from + 0.5 + (right - left) / 2, half };
  }
  return narrowest;
}

/** Null where hair hides it. */
function neckCurve(model: Shouldered, sign: -1 | 1): Point[] | null {
  const { classes, frame } = model;
  const { middle, half } = neckWidth(model);
  const outer = middle + sign * (half + frame.shoulderWidth * 0.14);
  const further = outer + sign * frame.shoulderWidth * 0.1;
  const [low, lower] = [bodyTop(model, outer), bodyTop(model, further)];
  const isFree = (x: number, y: number): boolean =>
    classes.background[Math.max(0, Math.round(y) - 2) * classes.width + Math.round(x)]! > 128;
  const fall = clamp((lower - low) / Math.abs(further - outer), 0.1, 0.7);
  const bend = low - fall * Math.abs(outer - middle - sign * half);
  const high = bend - frame.shoulderWidth * 0.05;
  const from = throatAt(model);
  const neck = from + sign * (reachOn(model, high, from, sign) - 1);
  if (!isFree(outer, low) || !isFree(neck + sign * 3, high + 2) || !isFree(neck + sign * 3, high - 4))
    return null;
  const at = (t: number): Point => [
    lerp(neck, lerp(neck, outer, t), t),
    lerp(lerp(high, bend, t), lerp(bend, low, t), t),
  ];
  return curve([0, 0.2, 0.4, 0.6, 0.8, 1].map(at), 4);
}

/** The class model takes a pale rim of the neck for wall: it becomes old cloth. Changes `classes`. */
export function closeNeck(model: Shouldered): void {
  const { classes, frame } = model;
  const { clothes, background, skin, width, height } = classes;
  for (const sign of [-1, 1] as const) {
    const line = neckCurve(model, sign);
    if (!line) continue;
    const [[neck, high], [outer, low]] = [line[0]!, line[line.length - 1]!];
    const unit = frame.shoulderWidth;
    const inside = neck - sign * unit * 0.03;
    fillPolygon(
      [[inside, high], ...line, [outer, low + 3], [inside, low + 3]],
      width,
      height,
      (i, cover, x, y) => {
        const rim = smoothstep(0, unit * 0.03, (x - inside) * sign) * smoothstep(high, high + unit * 0.06, y);
        for (const [plane, share] of [
          [background, 1],
          [skin, rim],
        ] as const) {
          const moved = plane[i]! * cover * share;
          clothes[i] = clothes[i]! + moved;
          plane[i] = plane[i]! - moved;
        }
      },
    );
  }
}
