// What the painters of a film draw on: a 2d canvas of a worker.

export type Pen = OffscreenCanvasRenderingContext2D;

/** @throws Error where a browser cannot draw off screen */
export function penOf(width: number, height: number): Pen {
  const pen = new OffscreenCanvas(width, height).getContext('2d');
  if (!pen) throw new Error('This browser cannot draw off screen.');
  return pen;
}

/** 0..1, the same for the same number: films have no chance in them. */
export function chance(n: number): number {
  const x = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
}

/** A soft dot, bright in the middle. */
export function softDot(size: number, colour: string): OffscreenCanvas {
  const pen = penOf(size, size);
  const glow = pen.createRadialGradient(size / 2, size / 2, 0, size / 2, size / 2, size / 2);
  glow.addColorStop(0, `rgb(${colour} / 1)`);
  glow.addColorStop(0.35, `rgb(${colour} / 0.75)`);
  glow.addColorStop(1, `rgb(${colour} / 0)`);
  pen.fillStyle = glow;
  pen.fillRect(0, 0, size, size);
  return pen.canvas;
}
