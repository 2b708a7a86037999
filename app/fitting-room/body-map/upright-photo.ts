import { UPRIGHT_SIZE } from '../../domain/photos/bytes/limits.ts';
import { offscreenPen } from '../pixels/offscreen-canvas.ts';
import { fitWithin } from '../pixels/resize.ts';

// The only picture that a server ever decodes.

const JPEG_QUALITY = 0.9;

export interface Upright {
  bitmap: ImageBitmap;
  jpeg: Blob;
}

/** Within 1536x2304 either way round; never enlarged. */
export function uprightSize(width: number, height: number): { width: number; height: number } {
  const { long, short } = UPRIGHT_SIZE;
  return width > height ? fitWithin(width, height, long, short) : fitWithin(width, height, short, long);
}

/**
 * Applies the orientation, scales down and drops metadata.
 * @throws DOMException when the bytes are not a picture.
 */
export async function makeUpright(image: Blob): Promise<Upright> {
  const full = await createImageBitmap(image, { imageOrientation: 'from-image' });
  const { width, height } = uprightSize(full.width, full.height);
  const pen = offscreenPen(width, height);
  // A transparent PNG would turn black as JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(full, 0, 0, width, height);
  full.close();
  const jpeg = await pen.canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return { bitmap: pen.canvas.transferToImageBitmap(), jpeg };
}
