import { offscreenPen, type Pen } from '../fitting-room/pixels/offscreen-canvas.ts';

/** 0..1, the same for the same number, so that a film is reproducible. */
export function repeatableRandom(n: number): number {
  const x = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
}

export function softDot(size: number, color: string): OffscreenCanvas {
  const pen = offscreenPen(size, size);
  const glow = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  glow.addColorStop(0, `rgb(${color} / 1)`);
  glow.addColorStop(0.35, `rgb(${color} / 0.75)`);
  glow.addColorStop(1, `rgb(${color} / 0)`);
  pen.fillStyle = glow;
  pen.fillRect(0, 0, size, size);
  return pen.canvas;
}

/** Opacity of a color by height, from the top down. */
type Stops = readonly (readonly [at: number, opacity: number])[];

export function fillDown(pen: Pen, color: string, stops: Stops): void {
  const { width, height } = pen.canvas;
  const fade = pen.createLinearGradient(0, 0, 0, height);
  for (const [at, opacity] of stops) fade.addColorStop(at, `rgb(${color} / ${opacity})`);
  pen.fillStyle = fade;
  pen.fillRect(0, 0, width, height);
}

export function fadeDown(pen: Pen, stops: Stops): void {
  pen.globalCompositeOperation = 'destination-in';
  fillDown(pen, '0 0 0', stops);
  pen.globalCompositeOperation = 'source-over';
}
