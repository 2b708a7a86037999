import type { Page } from 'playwright-core';
import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';
import { writePng } from '../../tests/people/png.ts';

/** A picture as JPEG or WebP, written by Chromium, which comes with `npm ci`. `quality` 0..1. */
export async function encodePicture(
  page: Page,
  picture: Picture,
  type: 'image/jpeg' | 'image/webp',
  quality: number,
): Promise<Buffer> {
  const png = Buffer.from(await writePng(picture)).toString('base64');
  const encoded = await page.evaluate(
    async ({ png, type, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL(type, quality).split(',')[1]!;
    },
    { png, type, quality },
  );
  return Buffer.from(encoded, 'base64');
}
