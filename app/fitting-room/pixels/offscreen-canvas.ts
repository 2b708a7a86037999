import type { Picture } from './pixels.ts';

export type Pen = OffscreenCanvasRenderingContext2D;

/** @throws Error where a browser has no such canvas */
export function offscreenPen(
  width: number,
  height: number,
  settings?: CanvasRenderingContext2DSettings,
): Pen {
  const pen = new OffscreenCanvas(width, height).getContext('2d', settings);
  if (!pen) throw new Error('This browser cannot draw off screen.');
  return pen;
}

export function pictureToBlob({ width, height, data }: Picture, options: ImageEncodeOptions): Promise<Blob> {
  const pen = offscreenPen(width, height);
  pen.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return pen.canvas.convertToBlob(options);
}

export async function pixelsOf(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file);
  const pen = offscreenPen(bitmap.width, bitmap.height, { willReadFrequently: true });
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  return pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height);
}
