import type { Pen } from '../fitting-room/pixels/offscreen-canvas.ts';
import type { View } from './camera-path.ts';

export interface Clearing {
  x: number;
  y: number;
  radius: number;
}

export interface WeatherPainter {
  behind(pen: Pen, t: number, view: View): void;
  before(pen: Pen, t: number, view: View, face: Clearing): void;
}

/** `value` modulo `round`, never negative. */
export const wrap = (value: number, round: number): number => ((value % round) + round) % round;

/** How much nearer a zooming camera brings something `depth` (0 far … 1 near) away. */
export const nearness = (view: View, depth: number): number => 1 + (view.scale / 0.75 - 1) * (0.35 + depth);

export function isClear(face: Clearing, x: number, y: number, reach: number): boolean {
  return Math.hypot(x - face.x, y - face.y) > face.radius + reach;
}
