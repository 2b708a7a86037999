import type { Picture } from '../../app/fitting-room/pixels/pixels.ts';

/** Lays a picture on a sheet that has room for it. @param left @param top in pixels of the sheet */
export function pastePicture(
  sheet: Picture,
  { data, width, height }: Picture,
  left: number,
  top: number,
): void {
  for (let y = 0; y < height; y++)
    sheet.data.set(data.subarray(y * width * 4, (y + 1) * width * 4), ((top + y) * sheet.width + left) * 4);
}
